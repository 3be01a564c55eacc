import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ErrorCode } from "@sunwright/contract/errors";
import { AppError, type Issue } from "./errors";
import { beginLongWork } from "./long-work";
import { createTurns } from "./turns";

/** One core stays free for answering; two workers are enough for what one server is asked. */
const MOST_WORKERS = 2;
const poolSize = () => Math.max(1, Math.min(MOST_WORKERS, availableParallelism() - 1));

/** What a worker that was told to stop may still take; then its thread is ended. [ms] */
const STOPPING = 1_500;

/** The heap of one worker; past it the thread ends, not the server. [MB] */
const HEAP_MAX = 512;

export interface Task<Input> {
  readonly input: Input;
  /** Stops the work when it aborts: the caller has gone away, or does not want it any more. */
  readonly signal: AbortSignal;
  /** Whose work it is: one person never fills the whole queue. */
  readonly owner: string;
}

interface PoolOptions {
  /** The script of a worker, which answers tasks by `answerTasks`. */
  readonly script: URL;
  /** Arguments of Node for the script. */
  readonly execArgv?: readonly string[];
  /** Whether the next pool of this script takes over the idle threads of one that closes. */
  readonly handsOn?: boolean;
  /** A task that takes longer ends with `overdue`. [ms] */
  readonly timeLimit: number;
  readonly waitingMax: number;
  /** Tasks of one owner under way or waiting. */
  readonly ownerMax: number;
  readonly busy: () => AppError;
  /** A task that takes too long or too much memory. */
  readonly overdue: (cause: unknown) => AppError;
  readonly cancelled: () => AppError;
}

/** What travels to a worker. `stop` holds one number; 1 asks the work to end. */
export interface TaskMessage<Input> {
  readonly input: Input;
  readonly stop: SharedArrayBuffer;
}
/** What comes back. */
export type TaskReply<Output = unknown> =
  | { readonly value: Output }
  /** The work threw an entry of the error catalogue. */
  | { readonly refused: { readonly code: ErrorCode; readonly issues?: readonly Issue[] } }
  | { readonly error: string };

interface Job<Input, Output> {
  readonly task: Task<Input>;
  readonly stop: SharedArrayBuffer;
  readonly resolve: (value: Output) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Threads that do heavy work off the event loop: a few, started when first needed, with a queue that ends. Accounts take
 * turns: whoever asks for one thing waits for no more than one of each other account's.
 */
export interface WorkerPool<Input, Output> {
  /** Throws `busy` when too many wait, `cancelled` when the signal aborts and `overdue` past the limits. */
  run(task: Task<Input>): Promise<Output>;
  /** Tasks under way or waiting. */
  atWork(): number;
  close(): Promise<void>;
}

/** Idle threads of closed pools, by their script. */
const handedOn = new Map<string, Worker[]>();

/** `Output` is what the script's work returns; nothing else ever posts to the pool. */
export function createWorkerPool<Input, Output>(options: PoolOptions): WorkerPool<Input, Output> {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting = createTurns<Job<Input, Output>>();
  const ownersAtWork = new Map<string, number>();
  let closed = false;

  function start(): Worker {
    const worker = (options.handsOn ? handedOn.get(options.script.href)?.pop() : undefined) ?? startNew();
    all.add(worker);
    return worker;
  }
  function startNew(): Worker {
    const worker = new Worker(options.script, {
      execArgv: [...(options.execArgv ?? [])],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX },
    });
    // An idle server may end without waiting for its threads.
    worker.unref();
    return worker;
  }
  function retire(worker: Worker): void {
    all.delete(worker);
    void worker.terminate();
  }
  function handOn(): void {
    const { href } = options.script;
    for (const worker of idle.splice(0)) {
      all.delete(worker);
      handedOn.set(href, [...(handedOn.get(href) ?? []), worker]);
    }
  }
  function next(): void {
    const free = idle.length > 0 || all.size < poolSize();
    const job = free && !closed ? waiting.next() : undefined;
    if (!job) return;
    const worker = idle.pop() ?? start();
    perform(worker, job, options, (usable) => {
      if (usable && !closed) idle.push(worker);
      else retire(worker);
      next();
    });
  }
  function enqueue(task: Task<Input>): Promise<Output> {
    return new Promise((resolve, reject) => {
      const job: Job<Input, Output> = { task, stop: new SharedArrayBuffer(4), resolve, reject };
      const cancel = () => {
        waiting.remove(job);
        reject(options.cancelled());
      };
      task.signal.addEventListener("abort", cancel, { once: true });
      waiting.add(job);
      next();
    });
  }

  /** In a full queue, the last place of whoever has the most of them. */
  function hasPlace(owner: string): boolean {
    if (waiting.length < options.waitingMax) return true;
    const displaced = waiting.displace(owner);
    displaced?.reject(options.busy());
    return displaced !== undefined;
  }

  return {
    async run(task) {
      if (task.signal.aborted) throw options.cancelled();
      const own = ownersAtWork.get(task.owner) ?? 0;
      if (closed || own >= options.ownerMax || !hasPlace(task.owner)) throw options.busy();
      ownersAtWork.set(task.owner, own + 1);
      beginLongWork(task.signal);
      try {
        return await enqueue(task);
      } finally {
        const left = (ownersAtWork.get(task.owner) ?? 1) - 1;
        if (left > 0) ownersAtWork.set(task.owner, left);
        else {
          ownersAtWork.delete(task.owner);
          waiting.forget(task.owner);
        }
      }
    },
    atWork: () => [...ownersAtWork.values()].reduce((sum, own) => sum + own, 0),
    async close() {
      closed = true;
      for (const job of waiting.drain()) job.reject(options.cancelled());
      if (options.handsOn) handOn();
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** Lets one worker do one job. `done` says whether the worker can be used again. */
function perform<Input, Output>(
  worker: Worker,
  job: Job<Input, Output>,
  { timeLimit, overdue }: PoolOptions,
  done: (usable: boolean) => void,
): void {
  const { task, stop, resolve, reject } = job;
  let alarm = setTimeout(() => finish(false, () => reject(overdue("time"))), timeLimit);
  const cancel = () => {
    Atomics.store(new Int32Array(stop), 0, 1);
    clearTimeout(alarm);
    alarm = setTimeout(() => finish(false), STOPPING);
  };
  // The script is ours and answers with what its work returns.
  const answered = (reply: TaskReply<Output>) =>
    finish(true, () => ("value" in reply ? resolve(reply.value) : reject(errorOf(reply))));
  // Out of memory, above all: the thread has ended.
  const failed = (cause: Error) => finish(false, () => reject(overdue(cause)));
  const ended = () => finish(false, () => reject(overdue("the thread ended")));
  function finish(usable: boolean, settle?: () => void) {
    clearTimeout(alarm);
    task.signal.removeEventListener("abort", cancel);
    worker.off("message", answered).off("error", failed).off("exit", ended);
    settle?.();
    done(usable);
  }
  task.signal.addEventListener("abort", cancel, { once: true });
  worker.on("message", answered).on("error", failed).on("exit", ended);
  const message: TaskMessage<Input> = { input: task.input, stop };
  worker.postMessage(message);
}

function errorOf(reply: Exclude<TaskReply, { readonly value: unknown }>): Error {
  return "refused" in reply ? new AppError(reply.refused.code, reply.refused) : new Error(reply.error);
}
