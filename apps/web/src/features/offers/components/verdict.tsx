import type { Offer, Offers } from "@sunwright/contract/offers";
import { say } from "@sunwright/words/offers";
import { say as quotes } from "@sunwright/words/quotes";
import { changesSaid } from "../../../lib/changes-said";
import { amountText } from "../../../lib/minor-money";
import { Link } from "../../../lib/routing/link";

/** Others that are compared in words. */
const COMPARED = 2;

/** Which offer to take and why, and what the others would change. */
export function Verdict({ offers: { offers, recommended, currency, state, jobId } }: { readonly offers: Offers }) {
  const accepted = offers.find((offer) => offer.state === "accepted");
  if (accepted !== undefined)
    return (
      <p className="offers-verdict" role="status">
        {say("awarded", { firm: accepted.firm.name })}{" "}
        {jobId !== null && (
          <Link to="/jobs/$jobId" params={{ jobId }} className="link">
            {say("toJob")}
          </Link>
        )}
      </p>
    );
  if (state !== "quoting") return null;
  const best = offers.find(({ id }) => id === recommended?.id);
  if (recommended === null || best === undefined) return <NoneRecommended offers={offers} />;
  const others = offers.filter(({ id, events }) => id !== best.id && events.includes("accept")).slice(0, COMPARED);
  const reasons = recommended.reasons.map((reason) => quotes(`reason.${reason}`)).join(", ");
  return (
    <p className="offers-verdict" role="status">
      {say("take", { firm: best.firm.name, reasons })}{" "}
      {others.map((other) => `${against(other, best, (minor) => amountText(minor, currency))} `)}
    </p>
  );
}

/** Each offer has a fault with which nobody should sign it. */
function NoneRecommended({ offers }: Pick<Offers, "offers">) {
  const barred = offers.flatMap(({ firm, events, warnings }) => {
    const changes = events.includes("accept") ? changesSaid(warnings) : null;
    return changes === null ? [] : [say("wouldHaveTo", { firm: firm.name, changes })];
  });
  if (barred.length === 0) return null;
  return (
    <p className="offers-verdict" role="status">
      {say("noneRecommended", { offers: barred.join("; ") })}
    </p>
  );
}

function against(other: Offer, best: Offer, amount: (minor: number) => string): string {
  const difference = other.totals.totalMinor - best.totals.totalMinor;
  const said = { firm: other.firm.name, hours: Math.round(other.figures.hoursWithoutPower) };
  if (difference === 0) return say("sameCost", said);
  return say("against", { ...said, amount: amount(Math.abs(difference)), more: difference > 0 ? "more" : "less" });
}
