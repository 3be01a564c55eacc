import { AppError } from "../../platform/errors";
import { readerNow } from "../../platform/reader-language";
import { createWorkerPool, type WorkerPool } from "../../platform/worker-pool";
import { workerScript } from "../../platform/worker-script";
import type { DocumentTask } from "./task";

/** A report takes a second or two, many times that on a machine that is busy; past this the thread is ended. [ms] */
const TIME_LIMIT = 60_000;
const WAITING_MAX = 8;
/** One that is made and one that waits. */
const OWNER_MAX = 2;
/** [s] */
const BUSY_RETRY = 5;

/** Sets documents in the language of who is served. */
export function createReportPool(): WorkerPool<DocumentTask, Uint8Array> {
  const pool = createWorkerPool<DocumentTask & { readonly language: string }, Uint8Array>({
    ...workerScript(import.meta.url, "report-worker.js"),
    timeLimit: TIME_LIMIT,
    waitingMax: WAITING_MAX,
    ownerMax: OWNER_MAX,
    busy: () => new AppError("server_busy", { retryAfter: BUSY_RETRY }),
    overdue: (cause) => new AppError("server_busy", { retryAfter: BUSY_RETRY, cause }),
    cancelled: () => new AppError("report_cancelled"),
  });
  return {
    ...pool,
    run: (task) => pool.run({ ...task, input: { ...task.input, language: readerNow().code } }),
  };
}
