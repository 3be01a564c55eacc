import { AppError } from "../../platform/errors";
import { createWorkerPool, type Task } from "../../platform/worker-pool";
import { workerScript } from "../../platform/worker-script";
import type { Readings, ReadingTask } from "./task";

/** The largest file takes a fifth of a second, many times that on a machine that is busy; then the thread is ended. [ms] */
const TIME_LIMIT = 20_000;
/** Some seconds of waiting on one thread, and no more bodies than 128 MB. */
const WAITING_MAX = 32;
const OWNER_MAX = 4;
/** [s] */
const BUSY_RETRY = 2;

type TaskOf<Kind extends ReadingTask["kind"]> = Extract<ReadingTask, { kind: Kind }>;

/** Threads that read what users bring as files. */
export interface ReadingPool {
  /** Throws what the reading refuses, server_busy and reading_cancelled. */
  readonly read: <Kind extends ReadingTask["kind"]>(task: Task<TaskOf<Kind>>) => Promise<Readings[Kind]>;
  readonly close: () => Promise<void>;
}

export function createReadingPool(): ReadingPool {
  const pool = createWorkerPool<ReadingTask, Readings[ReadingTask["kind"]]>({
    ...workerScript(import.meta.url, "reading-worker.js"),
    timeLimit: TIME_LIMIT,
    waitingMax: WAITING_MAX,
    ownerMax: OWNER_MAX,
    busy: () => new AppError("server_busy", { retryAfter: BUSY_RETRY }),
    overdue: (cause) => new AppError("server_busy", { retryAfter: BUSY_RETRY, cause }),
    cancelled: () => new AppError("reading_cancelled"),
  });
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers each kind of task with its kind
    read: async (task) => (await pool.run(task)) as never,
    close: () => pool.close(),
  };
}
