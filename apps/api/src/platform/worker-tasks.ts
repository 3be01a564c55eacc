import { parentPort } from "node:worker_threads";
import type { TaskReply } from "./worker-pool";

/** Asked between steps of the work: true once the task is not wanted any more. */
export interface Stopped {
  readonly aborted: boolean;
}

/** For the script of a worker: does one task after another and answers each. */
export function answerTasks<Input>(work: (input: Input, stopped: Stopped) => unknown): void {
  if (!parentPort) throw new Error("This script runs in a worker thread");
  const port = parentPort;
  port.on("message", ({ input, stop }: { readonly input: Input; readonly stop: SharedArrayBuffer }) => {
    const flag = new Int32Array(stop);
    const stopped = {
      get aborted() {
        return Atomics.load(flag, 0) === 1;
      },
    };
    port.postMessage(replyOf(() => work(input, stopped)));
  });
}

function replyOf(work: () => unknown): TaskReply {
  try {
    return { value: work() };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
