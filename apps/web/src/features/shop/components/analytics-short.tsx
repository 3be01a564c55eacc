import type { Analytics } from "@sunwright/contract/analytics";
import { say } from "@sunwright/words/shop-analytics";
import { Link } from "@tanstack/react-router";
import { amountOf, amountText } from "../../../lib/minor-money";
import { Num } from "../../../ui/num";
import { AnalyticsView } from "./analytics-view";

interface ShortOfStockProps {
  readonly short: Analytics["short"];
  readonly currency: Analytics["currency"];
}

/** The dearest of them: the page is no list. */
const SHOWN = 5;

export const ShortOfStock = ({ short, currency }: ShortOfStockProps) => (
  <AnalyticsView title={say("short")} aside={say("short.key")}>
    {short.products.length === 0 ? (
      <p className="type-small text-text-2">{say("short.none")}</p>
    ) : (
      <>
        <Num
          size={2}
          {...amountOf(short.valueMinor, currency)}
          explanation={{ name: say("short"), equation: say("short.equation"), body: say("short.body") }}
        />
        <p className="type-help mt-1 text-text-2">{say("short.carts", short)}</p>
        <ul className="analytics-rows mt-3">
          {short.products.slice(0, SHOWN).map(({ productId, name, valueMinor, ...row }) => (
            <li key={productId}>
              <span className="min-w-0">
                <Link to="/shop/products/$productId" params={{ productId }} className="link">
                  {name}
                </Link>
                <span className="type-help block text-text-3">{say("short.row", row)}</span>
              </span>
              <span className="type-small whitespace-nowrap">{amountText(valueMinor, currency)}</span>
            </li>
          ))}
        </ul>
      </>
    )}
  </AnalyticsView>
);
