import { ANSWER_HOURS, REMINDED_HOURS } from "@sunwright/contract/request-states";

const HOUR = 3_600_000;

/** What is left of the time to answer. */
export interface AnswerClock {
  /** Whole hours, none below one. */
  readonly hours: number;
  /** Cells of one hour that are still to come, the one under way included. */
  readonly cells: number;
  readonly late: boolean;
}

export function answerClock(answerBy: string, now: Date): AnswerClock {
  const left = Math.max(0, Date.parse(answerBy) - now.getTime()) / HOUR;
  return {
    hours: Math.floor(left),
    cells: Math.min(ANSWER_HOURS, Math.ceil(left)),
    late: left <= REMINDED_HOURS,
  };
}
