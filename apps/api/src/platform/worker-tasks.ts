import { parentPort } from "node:worker_threads";
import { AppError } from "./errors";
import type { TaskMessage, TaskReply } from "./worker-pool";

/** Asked between steps of the work: true once the task is not wanted any more. */
export interface Stopped {
  readonly aborted: boolean;
}

/** For the script of a worker, whose pool says what an input is: answers each task, at once or when its promise is kept. */
export function answerTasks(work: (input: never, stopped: Stopped) => unknown): void {
  if (!parentPort) throw new Error("This script runs in a worker thread");
  const port = parentPort;
  port.on("message", ({ input, stop }: TaskMessage<never>) => {
    const flag = new Int32Array(stop);
    const stopped = {
      get aborted() {
        return Atomics.load(flag, 0) === 1;
      },
    };
    void replyOf(() => work(input, stopped)).then((reply) => port.postMessage(reply));
  });
}

async function replyOf(work: () => unknown): Promise<TaskReply> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof AppError) {
      const { code, issues } = error;
      return { refused: { code, ...(issues ? { issues } : {}) } };
    }
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
