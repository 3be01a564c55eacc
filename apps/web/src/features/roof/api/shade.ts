import type { ScoreQuestion, ScoreReply, ShadeQuestion } from "../model/preview";

/** The shade on some panels by month and hour, as the parameter of a project holds it, by the engine in a worker of its own. */
export function shadeOf(asked: ScoreQuestion): Promise<string> {
  const worker = new Worker(new URL("../roof.worker.ts", import.meta.url), { type: "module" });
  const question: ShadeQuestion = { ...asked, wants: "shade" };
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<ScoreReply>) =>
      "shade" in data ? resolve(data.shade) : reject(new Error("failed" in data ? data.failed : "No shade")),
    );
    worker.addEventListener("error", () => reject(new Error("The shade could not be computed")));
    worker.postMessage({ id: 0, question });
  }).finally(() => worker.terminate());
}
