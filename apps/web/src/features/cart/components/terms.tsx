import type { CartShop } from "@sunwright/contract/carts";
import { say } from "@sunwright/words/cart";
import { Sheet } from "../../../ui/sheet";

/** What each shop says of every sale, before anything is ordered. */
export const Terms = ({ shops }: { readonly shops: readonly CartShop[] }) => (
  <Sheet className="p-5">
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
  </Sheet>
);
