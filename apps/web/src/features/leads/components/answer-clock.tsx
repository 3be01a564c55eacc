import { ANSWER_HOURS } from "@sunwright/contract/request-states";
import { say } from "@sunwright/words/leads";
import { clsx } from "clsx";
import { Clock } from "lucide-react";
import { formatDateTime } from "../../../lib/format";
import { useNow } from "../../../lib/now";
import { answerClock } from "../model/answer-clock";

/** Forty-eight cells of an hour; what is left is ink, in the colour of a warning towards the end. */
export function AnswerClock({ answerBy }: { readonly answerBy: string }) {
  const { hours, cells, late } = answerClock(answerBy, useNow());
  return (
    <div className={clsx("answer-clock", late && "answer-clock-late")}>
      <div className="answer-clock-words type-help">
        <span className="inline-flex items-center gap-1.5">
          <Clock size={14} strokeWidth={2} aria-hidden="true" />
          {say("left", { hours })}
        </span>
        <span>{say("until", { when: formatDateTime(answerBy) })}</span>
      </div>
      <div role="img" aria-label={say("leftLong", { hours, all: ANSWER_HOURS })} className="answer-clock-cells">
        {Array.from({ length: ANSWER_HOURS }, (_, cell) => (
          <span key={cell} data-left={cell >= ANSWER_HOURS - cells || undefined} />
        ))}
      </div>
    </div>
  );
}
