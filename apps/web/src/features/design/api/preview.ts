import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { DesignInput } from "@sunwright/engine/sizing/design";
import type { Country } from "@sunwright/engine/sizing/options";
import type { PreviewAnswers, PreviewQuestion } from "../model/preview";

type Reply = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly error: string };

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();

function startWorker(): Worker {
  const started = new Worker(new URL("../preview.worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("error" in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.answer);
  });
  // A worker that cannot load answers nobody: everybody waiting hears it, and the next question starts another.
  started.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The preview could not be computed"));
    waiting.clear();
    worker = undefined;
  });
  return started;
}

/** The typed boundary to the worker, which answers each kind of question with its own type. */
function ask<Kind extends PreviewQuestion["kind"]>(
  question: Extract<PreviewQuestion, { kind: Kind }>,
): Promise<PreviewAnswers[Kind]> {
  worker ??= startWorker();
  const id = (lastId += 1);
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, question });
  return answer as Promise<PreviewAnswers[Kind]>;
}

/** The system these values would give; null asks nothing. The last answer stays until the next one is there. */
export const usePreview = (input: DesignInput | null) =>
  useQuery({
    queryKey: ["design-preview", input],
    queryFn: () => (input === null ? null : ask({ kind: "size", input })),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 10_000,
    retry: false,
  });

export const citiesQuery = (country: Country) =>
  queryOptions({
    queryKey: ["design-cities", country],
    queryFn: () => ask({ kind: "cities", country }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
