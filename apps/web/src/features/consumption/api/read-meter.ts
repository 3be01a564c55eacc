import type { MeterAnswer, MeterAsked } from "../model/meter";

/** Reads a file in a worker of its own, which ends with the answer or with the signal. */
export function readMeterFile(asked: MeterAsked, signal: AbortSignal): Promise<MeterAnswer> {
  const worker = new Worker(new URL("../meter.worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<MeterAnswer>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<MeterAnswer>) => resolve(data));
    worker.addEventListener("error", () => reject(new Error("The reader of meter files could not be started")));
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.postMessage(asked);
  });
  return answer.finally(() => worker.terminate());
}
