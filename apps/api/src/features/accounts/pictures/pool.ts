import { AppError } from "../../../platform/errors";
import { createWorkerPool, type WorkerPool } from "../../../platform/worker-pool";
import type { Picture, PictureTask } from "./task";

/** A picture takes a tenth of a second, many times that on a machine that is busy; past this the thread is ended. [ms] */
const TIME_LIMIT = 20_000;
const WAITING_MAX = 16;
/** One that is read and one that waits. */
const OWNER_MAX = 2;
/** [s] */
const BUSY_RETRY = 5;

/** Built, the worker is a file beside the server; from source it needs the same loader as the tests. */
const fromSource = import.meta.url.endsWith(".ts");
const loader = new URL("../../../testing/typescript-in-threads.mjs", import.meta.url).href;
const script = new URL(fromSource ? "./worker.ts" : "./picture-worker.js", import.meta.url);

export type PicturePool = WorkerPool<PictureTask, Picture | null>;

export const createPicturePool = (): PicturePool =>
  createWorkerPool<PictureTask, Picture | null>({
    script,
    execArgv: fromSource ? ["--import", loader] : [],
    timeLimit: TIME_LIMIT,
    waitingMax: WAITING_MAX,
    ownerMax: OWNER_MAX,
    busy: () => new AppError("server_busy", { retryAfter: BUSY_RETRY }),
    overdue: (cause) => new AppError("picture_invalid", { cause }),
    cancelled: () => new AppError("server_busy", { retryAfter: BUSY_RETRY }),
  });
