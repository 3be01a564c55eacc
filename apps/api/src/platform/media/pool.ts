import { AppError } from "../errors";
import { createWorkerPool } from "../worker-pool";
import { workerScript } from "../worker-script";
import type { MediaContent, MediaTask, Picture } from "./task";

/** A picture of a camera takes a second, many times that on a machine that is busy; past this the thread is ended. [ms] */
const TIME_LIMIT = 60_000;
const WAITING_MAX = 16;
/** One that is read and three that wait. */
const OWNER_MAX = 4;
/** [s] */
const BUSY_RETRY = 5;

/** What a task is asked for, the abort of its caller, and whose it is. */
interface Asking {
  readonly signal: AbortSignal;
  readonly owner: string;
}

export type MediaPool = ReturnType<typeof createMediaPool>;

/** Threads that read pictures and files of strangers. */
export function createMediaPool() {
  const busy = () => new AppError("server_busy", { retryAfter: BUSY_RETRY });
  const pool = createWorkerPool<MediaTask, Picture | MediaContent | null>({
    ...workerScript(import.meta.url, "media-worker.js"),
    timeLimit: TIME_LIMIT,
    waitingMax: WAITING_MAX,
    ownerMax: OWNER_MAX,
    busy,
    overdue: (cause) => new AppError("file_refused", { cause }),
    cancelled: busy,
  });
  return {
    /** A picture of an account, written again; null for what is none. Throws server_busy. */
    async portrait(picture: Picture, { signal, owner }: Asking): Promise<Picture | null> {
      const answer = await pool.run({ input: { as: "portrait", ...picture }, signal, owner });
      return answer !== null && "mediaType" in answer ? answer : null;
    },
    /** What a file is. Throws file_refused and server_busy. */
    async file(bytes: Uint8Array, { signal, owner }: Asking): Promise<MediaContent> {
      const answer = await pool.run({ input: { as: "file", bytes }, signal, owner });
      if (answer === null || !("type" in answer)) throw new Error("A file was read as something else");
      return answer;
    },
    atWork: () => pool.atWork(),
    close: () => pool.close(),
  };
}
