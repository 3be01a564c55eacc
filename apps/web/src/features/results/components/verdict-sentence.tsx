import { Fragment, memo } from "react";
import { Num } from "../../../ui/num";
import type { VerdictPart } from "@sunwright/report/verdict";
import { explanationOf } from "../../../lib/explanation";

/** A comma or full stop stays on the line of the figure before it. */
const PUNCTUATION = /^[.,]/;

interface VerdictSentenceProps {
  readonly parts: readonly VerdictPart[];
}

/** The answer first, in one sentence whose figures explain themselves. */
export const VerdictSentence = memo(function VerdictSentence({ parts }: VerdictSentenceProps) {
  return (
    <p className="verdict type-verdict">
      {parts.map((part, index) => {
        if (typeof part === "string") {
          const carried = index > 0 && typeof parts[index - 1] !== "string";
          return <Fragment key={index}>{carried ? part.replace(PUNCTUATION, "") : part}</Fragment>;
        }
        const next = parts[index + 1];
        const mark = typeof next === "string" ? (PUNCTUATION.exec(next)?.[0] ?? "") : "";
        return (
          <span key={index} className="whitespace-nowrap">
            <Num value={part.text} explanation={explanationOf(part.trace)} />
            {mark}
          </span>
        );
      })}
    </p>
  );
});
