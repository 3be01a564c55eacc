import type { Offer, Offers } from "@sunwright/contract/offers";
import { say } from "@sunwright/words/offers";
import { say as quotes } from "@sunwright/words/quotes";
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
  const best = offers.find(({ id }) => id === recommended?.id);
  if (recommended === null || best === undefined || state !== "quoting") return null;
  const others = offers.filter(({ id, events }) => id !== best.id && events.includes("accept")).slice(0, COMPARED);
  const reasons = recommended.reasons.map((reason) => quotes(`reason.${reason}`)).join(", ");
  return (
    <p className="offers-verdict" role="status">
      {say("take", { firm: best.firm.name, reasons })}{" "}
      {others.map((other) => `${against(other, best, (minor) => amountText(minor, currency))} `)}
    </p>
  );
}

function against(other: Offer, best: Offer, amount: (minor: number) => string): string {
  const difference = other.totals.totalMinor - best.totals.totalMinor;
  const said = { firm: other.firm.name, hours: Math.round(other.figures.hoursWithoutPower) };
  if (difference === 0) return say("sameCost", said);
  return say("against", { ...said, amount: amount(Math.abs(difference)), more: difference > 0 ? "more" : "less" });
}
