import { say } from "@sunwright/words/leads";
import { figureText, power } from "../../../lib/format";

/** What the house takes hour by hour of a mean day. */
export function LoadBars({ watts }: { readonly watts: readonly number[] }) {
  const most = Math.max(1, ...watts);
  return (
    <figure>
      <div role="img" aria-label={say("loadHours", { peak: figureText(power(most, "kilo", 1)) })} className="load-bars">
        {watts.map((each, hour) => (
          <span key={hour} style={{ height: `${(100 * each) / most}%` }} />
        ))}
      </div>
      <figcaption className="ui-axis-row type-help text-text-3" aria-hidden="true">
        <span>00</span>
        <span>24</span>
      </figcaption>
    </figure>
  );
}
