import { LETTERS } from "@sunwright/engine/validation/contents";
import type { Message } from "../model/progress";

/** Starts the run in a thread of its own; the answer ends it at once. */
export function runValidation(onMessage: (message: Message) => void): () => void {
  const worker = new Worker(new URL("../validation.worker.ts", import.meta.url), { type: "module" });
  const end = () => worker.terminate();
  worker.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    onMessage(data);
    if (data.kind !== "started" && data.letter === LETTERS.at(-1)) end();
  });
  // A worker that cannot load says nothing itself: every table hears why.
  worker.addEventListener("error", () => {
    end();
    for (const letter of LETTERS) onMessage({ kind: "failed", letter, problem: { kind: "script" } });
  });
  return end;
}
