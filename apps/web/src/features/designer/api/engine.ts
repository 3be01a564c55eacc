import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Answer, Question, Reply } from "../model/question";

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();

function startWorker(): Worker {
  const started = new Worker(new URL("../designer.worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failed" in data) asked?.reject(new Error(data.failed));
    else asked?.resolve(data.answer);
  });
  // A worker that cannot load answers nobody: everybody waiting hears it, and the next question starts another.
  started.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The engine could not be started"));
    waiting.clear();
    worker = undefined;
  });
  return started;
}

type AnswerTo<Kind extends Question["kind"]> = Extract<Answer, { readonly kind: Kind }>;
const isTo = <Kind extends Question["kind"]>(answer: Answer, kind: Kind): answer is AnswerTo<Kind> =>
  answer.kind === kind;

/** One question to the engine in its worker. */
export async function ask<Kind extends Question["kind"]>(
  question: Extract<Question, { readonly kind: Kind }> & { readonly kind: Kind },
): Promise<AnswerTo<Kind>> {
  worker ??= startWorker();
  const id = (lastId += 1);
  const reply = new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, question });
  const answer = await reply;
  if (!isTo(answer, question.kind)) throw new Error("The engine answered another question");
  return answer;
}

/** The same question has the same answer for ever; the last one stays until the next is there. */
export const engineQuery = <Kind extends Question["kind"]>(
  question: Extract<Question, { readonly kind: Kind }> & { readonly kind: Kind },
  enabled = true,
) =>
  queryOptions({
    queryKey: ["designer", question],
    queryFn: () => ask<Kind>(question),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
