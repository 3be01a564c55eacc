import type { MilestoneTime } from "@sunwright/engine/quotes/written-quote";
import { say as name } from "@sunwright/words/quote-names";
import "./quote-parts.css";

interface PaymentBarProps {
  readonly milestones: readonly { readonly percent: number; readonly when: MilestoneTime }[];
  /** What each comes to, in words; left out where it is not known. */
  readonly amounts?: readonly string[] | undefined;
  /** Show the list below. */
  readonly list?: boolean;
}

/** Source: visual direction, section 11: more than half before the parts are on site is warned of. */
const MOST_UPFRONT = 50;

/** One piece a milestone, then the same in words. */
export function PaymentBar({ milestones, amounts, list = true }: PaymentBarProps) {
  const early = milestones.reduce((sum, { percent, when }) => (when === "signing" ? sum + percent : sum), 0);
  const late = early > MOST_UPFRONT;
  return (
    <div>
      <div className="payment-bar" aria-hidden="true">
        {milestones.map(({ percent, when }, index) => (
          <span key={index} style={{ flexGrow: percent }} data-late={(late && when === "signing") || undefined} />
        ))}
      </div>
      {list && (
        <ul className="payment-list type-small">
          {milestones.map(({ percent, when }, index) => (
            <li key={index}>
              <strong>{percent}%</strong> <span>{name(`when.${when}`)}</span>
              {amounts?.[index] !== undefined && <span className="payment-amount">{amounts[index]}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
