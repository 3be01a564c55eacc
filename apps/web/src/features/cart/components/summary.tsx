import type { Cart } from "@sunwright/contract/carts";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import type { CartOf } from "../../../lib/cart";
import { linesOfCart } from "../../../lib/cart";
import { amountOf } from "../../../lib/minor-money";
import { Link } from "../../../lib/routing/link";
import { buttonClass } from "../../../ui/button-class";
import { Num } from "../../../ui/num";
import { SummarySheet } from "../../../ui/sheet";
import { isUnsold } from "../model/lines";
import type { sumsOf } from "../model/totals";
import { AmountRow } from "./amount";

/** From here on the largest figures are wider than the column. [minor units] */
const WIDE_TOTAL = 10_000_000_000;

interface SummaryProps {
  readonly cart: Cart;
  readonly currency: Currency;
  readonly sums: ReturnType<typeof sumsOf>;
  readonly project: CartOf;
}

/** What all orders come to, and the way on. */
export function Summary({ cart, currency, sums: { sums, tax, total }, project }: SummaryProps) {
  const hasUnsold = linesOfCart(cart).some(isUnsold);
  const isAdded = cart.shops.some(({ taxAdded }) => taxAdded);
  return (
    <SummarySheet aria-label={say("total", { shops: sums.length })}>
      <p className="type-label">{say("total", { shops: sums.length })}</p>
      <p>
        <Num size={total < WIDE_TOTAL ? 1 : 2} {...amountOf(total, currency)} />
      </p>
      <p className="type-help text-text-2">{isAdded ? say("taxOn") : say("taxIn")}</p>
      <dl className="mt-4">
        {sums.map(({ shop, way, total: ofShop }) => (
          <AmountRow
            key={shop.shopId}
            name={way === "delivery" ? say("ofShop", { shop: shop.name }) : shop.name}
            minor={ofShop}
            currency={currency}
          />
        ))}
        <AmountRow name={isAdded ? say("taxAdded") : say("taxInside")} minor={tax} currency={currency} small />
      </dl>
      {hasUnsold ? (
        <p role="status" className="mt-4 type-help text-bad">
          {say("unsold")}
        </p>
      ) : (
        <ToCheckout project={project} orders={sums.length} />
      )}
      <p className="mt-3 type-help text-text-2">{say("notHeld")}</p>
    </SummarySheet>
  );
}

const ToCheckout = ({ project, orders }: { readonly project: CartOf; readonly orders: number }) => (
  <Link
    to="/checkout"
    search={project === undefined ? {} : { project }}
    className={`${buttonClass({ full: true })} mt-4`}
  >
    {say("toCheckout", { orders })}
  </Link>
);
