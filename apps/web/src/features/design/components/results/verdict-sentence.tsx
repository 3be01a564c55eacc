import { Num } from "../../../../ui/num";
import type { VerdictPart } from "../../model/verdict";
import { explanationOf } from "../explanation";

/** The answer first, in one sentence whose figures explain themselves. */
export const VerdictSentence = ({ parts }: { readonly parts: readonly VerdictPart[] }) => (
  <p className="verdict type-verdict">
    {parts.map((part, index) =>
      typeof part === "string" ? (
        <span key={index}>{part}</span>
      ) : (
        <Num key={index} value={part.text} explanation={explanationOf(part.trace)} />
      ),
    )}
  </p>
);
