import type { WiringCheck } from "@sunwright/engine/quotes/wiring-about";
import { say } from "@sunwright/words/quote-wiring";
import { clsx } from "clsx";
import { Check, CircleHelp, X } from "lucide-react";
import { Button } from "../../../ui/button";
import { SummarySheet } from "../../../ui/sheet";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import type { DraftProps } from "../model/draft-props";
import { aboutText, figureText, repairOf, ruleText } from "../model/wiring";

interface WiringPanelProps extends Pick<DraftProps, "draft" | "onChange"> {
  readonly wiring: readonly WiringCheck[];
  /** Of figures that were typed before. */
  readonly stale: boolean;
}

/** What an electrician looks at, each with its figure and its limit; what can be repaired by one press says how. */
export function WiringPanel({ wiring, draft, onChange, stale }: WiringPanelProps) {
  const passing = wiring.filter(({ holds }) => holds === true).length;
  if (wiring.length === 0) return null;
  return (
    <SummarySheet aria-label={say("title")} aria-busy={stale}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="type-h3">{say("title")}</h2>
        <span className="type-help text-text-3">{say("passing", { passing, all: wiring.length })}</span>
      </div>
      <p className="type-help mt-1 text-text-2">{say("mean")}</p>
      <ul className="quote-wiring type-small">
        {wiring.map((check, index) => (
          <Row key={`${check.about} ${index}`} check={check} draft={draft} onChange={onChange} stale={stale} />
        ))}
      </ul>
    </SummarySheet>
  );
}

const MARKS = {
  true: { icon: <Check size={16} strokeWidth={2.25} aria-hidden="true" />, word: "holds" },
  false: { icon: <X size={16} strokeWidth={2.25} aria-hidden="true" />, word: "fails" },
  null: { icon: <CircleHelp size={16} strokeWidth={1.75} aria-hidden="true" />, word: "open" },
} as const;

interface RowProps extends Pick<DraftProps, "draft" | "onChange"> {
  readonly check: WiringCheck;
  readonly stale: boolean;
}

function Row({ check, draft, onChange, stale }: RowProps) {
  const { about, holds } = check;
  const { icon, word } = MARKS[`${holds}`];
  const repair = repairOf(check, draft);
  return (
    <li className={clsx(holds === false && "quote-wiring-bad", holds === null && "text-text-2")}>
      <span className="quote-wiring-mark">{icon}</span>
      <span className="min-w-0">
        {aboutText(about)} <VisuallyHidden>{say(word)}</VisuallyHidden>
      </span>
      <span className="text-right break-words">{figureText(check)}</span>
      {holds !== true && (
        <details className="quote-wiring-rule">
          <summary className="link">{say("showRule")}</summary>
          <p>{ruleText(about)}</p>
        </details>
      )}
      {repair !== null && (
        <Button
          variant="outline"
          size="sm"
          className="quote-wiring-repair"
          disabled={stale}
          onClick={() => onChange(repair.change)}
        >
          {repair.text}
        </Button>
      )}
    </li>
  );
}
