import type { Cart } from "@sunwright/contract/carts";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import { say as sayCountry } from "@sunwright/words/countries";
import { Sheet } from "../../../ui/sheet";

interface TermsProps {
  readonly cart: Pick<Cart, "shops" | "withdrawal">;
  /** Where the goods go. */
  readonly country: MarketCountry | undefined;
}

/** What each shop says of every sale, and what the law gives the buyer, before anything is ordered. */
export const Terms = ({ cart: { shops, withdrawal }, country }: TermsProps) => (
  <Sheet className="p-5" aria-label={say("terms")}>
    <h2 className="type-h3">{say("terms")}</h2>
    {shops.map(({ shopId, name, terms: { returnDays: days, returnTerms, warrantyTerms } }) => (
      <div key={shopId} className="mt-3">
        <p>{days > 0 ? say("returns", { shop: name, days }) : say("noReturns", { shop: name })}</p>
        {[returnTerms, warrantyTerms].map(
          (text, index) =>
            text !== "" && (
              <p key={index} className="mt-1 type-help break-words whitespace-pre-line text-text-2">
                {text}
              </p>
            ),
        )}
      </div>
    ))}
    {withdrawal && country !== undefined && (
      <div className="mt-4">
        <h3 className="type-h4">{say("withdrawal")}</h3>
        <p className="mt-1">
          {say("withdrawalDays", { country: sayCountry(country), days: withdrawal.days })} {say("withdrawalHow")}
        </p>
        <p className="mt-1">
          {withdrawal.refundsDelivery && say("withdrawalDelivery")} {withdrawal.paysReturn && say("withdrawalReturn")}
        </p>
      </div>
    )}
  </Sheet>
);
