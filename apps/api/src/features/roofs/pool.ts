import { AppError } from "../../platform/errors";
import { createWorkerPool, type WorkerPool } from "../../platform/worker-pool";
import { workerScript } from "../../platform/worker-script";
import type { RoofAnswer, RoofTask } from "./task";

/** Far longer than a search takes, which ends itself with its best layout; past this the thread is ended. [ms] */
const TIME_LIMIT = 60_000;
/** At the search's own limit of seconds each, less than a minute of waiting on one thread. */
const WAITING_MAX = 8;
/** One that runs and one that waits. */
const OWNER_MAX = 2;
/** [s] */
const BUSY_RETRY = 5;

export const createRoofPool = (): WorkerPool<RoofTask, RoofAnswer> =>
  createWorkerPool<RoofTask, RoofAnswer>({
    ...workerScript(import.meta.url, "roof-worker.js"),
    timeLimit: TIME_LIMIT,
    waitingMax: WAITING_MAX,
    ownerMax: OWNER_MAX,
    busy: () => new AppError("optimizer_busy", { retryAfter: BUSY_RETRY }),
    overdue: (cause) => new AppError("roof_too_large", { cause }),
    cancelled: () => new AppError("optimization_cancelled"),
  });
