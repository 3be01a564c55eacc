import { AppError } from "../../platform/errors";
import { createWorkerPool, type Task } from "../../platform/worker-pool";
import { workerScript } from "../../platform/worker-script";
import type { ConfigurationResult } from "@sunwright/engine/comparison/compare";
import type { ExpectedYear } from "@sunwright/engine/passport/expected-year";
import type { Followed } from "@sunwright/engine/passport/followed";
import type { CheckedQuote } from "@sunwright/engine/quotes/check-quotes";
import type { StagesAnswer } from "@sunwright/engine/stages/plan-stages";
import type { BuyingAnswer, BuyingTask } from "./buying-task";
import { keepDesigns, type MakeDesign } from "./kept-designs";
import type {
  ComparisonTask,
  ExpectedTask,
  FollowedTask,
  QuoteTask,
  SizingAnswer,
  SizingTask,
  StagesTask,
} from "./task";

/** At a third of a second each, some seconds of waiting on one thread. */
const WAITING_MAX = 32;
const OWNER_MAX = 4;
/** [s] */
const BUSY_RETRY = 2;

/** Threads that size systems, and what each of their tasks answers. */
export interface SizingPool {
  readonly design: MakeDesign;
  /** Null: there was nothing to carry. */
  readonly compare: (task: Task<ComparisonTask>) => Promise<ConfigurationResult | null>;
  readonly stages: (task: Task<StagesTask>) => Promise<StagesAnswer>;
  readonly quote: (task: Task<QuoteTask>) => Promise<CheckedQuote>;
  readonly expect: (task: Task<ExpectedTask>) => Promise<ExpectedYear>;
  readonly follow: (task: Task<FollowedTask>) => Promise<Followed>;
  readonly buy: (task: Task<BuyingTask>) => Promise<BuyingAnswer>;
  readonly atWork: () => number;
  readonly close: () => Promise<void>;
}

/** @param timeLimit  A sizing takes well below a second; past this the thread is ended. [s] */
export function createSizingPool(timeLimit: number): SizingPool {
  const pool = createWorkerPool<SizingTask, SizingAnswer>({
    ...workerScript(import.meta.url, "sizing-worker.js"),
    timeLimit: 1_000 * timeLimit,
    waitingMax: WAITING_MAX,
    ownerMax: OWNER_MAX,
    busy: () => new AppError("server_busy", { retryAfter: BUSY_RETRY }),
    overdue: (cause) => new AppError("server_busy", { retryAfter: BUSY_RETRY, cause }),
    cancelled: () => new AppError("calculation_cancelled"),
  });
  return {
    design: keepDesigns(async (task) => {
      const answer = await pool.run(task);
      if (answer.kind !== "design") throw new TypeError("A worker answered another task");
      return answer.design;
    }),
    async compare(task) {
      const answer = await pool.run(task);
      if (answer.kind !== "comparison") throw new TypeError("A worker answered another task");
      return answer.result;
    },
    async stages(task) {
      const answer = await pool.run(task);
      if (answer.kind !== "stages") throw new TypeError("A worker answered another task");
      return answer.answer;
    },
    async quote(task) {
      const answer = await pool.run(task);
      if (answer.kind !== "quote") throw new TypeError("A worker answered another task");
      return answer.judged;
    },
    async expect(task) {
      const answer = await pool.run(task);
      if (answer.kind !== "expected") throw new TypeError("A worker answered another task");
      return answer.expected;
    },
    async follow(task) {
      const answer = await pool.run(task);
      if (answer.kind !== "followed") throw new TypeError("A worker answered another task");
      return answer.followed;
    },
    async buy(task) {
      const answer = await pool.run(task);
      if (isOfSizing(answer)) throw new TypeError("A worker answered another task");
      return answer;
    },
    atWork: () => pool.atWork(),
    close: () => pool.close(),
  };
}

const OF_SIZING = ["design", "comparison", "stages", "quote", "expected", "followed"] as const;
const isOfSizing = (answer: SizingAnswer): answer is Exclude<SizingAnswer, BuyingAnswer> =>
  OF_SIZING.some((kind) => kind === answer.kind);
