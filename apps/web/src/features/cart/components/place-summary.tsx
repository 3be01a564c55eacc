import type { Cart } from "@sunwright/contract/carts";
import { ON_DELIVERY_HOLDS_HOURS } from "@sunwright/contract/order-states";
import { saysObligation } from "@sunwright/engine/countries/obligation";
import type { MarketCountry, Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import { Fragment } from "react";
import { ApiError } from "../../../lib/api-error";
import type { CartOf } from "../../../lib/cart";
import { amountOf, amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { Num } from "../../../ui/num";
import { SummarySheet } from "../../../ui/sheet";
import type { usePlacing } from "../api/checkout";
import type { Payment, Shown } from "../model/placing";
import type { sumsOf } from "../model/totals";
import { AmountRow } from "./amount";
import { Refused } from "./refused";

interface PlaceSummaryProps {
  readonly cart: Cart;
  readonly sums: ReturnType<typeof sumsOf>;
  /** How the orders are paid, each way once. */
  readonly ways: readonly Payment[];
  readonly currency: Currency;
  readonly project: CartOf;
  readonly country: MarketCountry | undefined;
  /** The figures are those of what stands in the form. */
  readonly isCurrent: boolean;
  readonly isBlocked: boolean;
  readonly isFaulty: boolean;
  readonly placing: ReturnType<typeof usePlacing>;
  readonly shown: Shown | null;
}

const holdText = (way: Payment): string =>
  way === "on-delivery" ? say("holds.on-delivery", { hours: ON_DELIVERY_HOLDS_HOURS }) : say(`holds.${way}`);

/** What is owed to whom, and the button that orders it. */
export function PlaceSummary(props: PlaceSummaryProps) {
  const { cart, sums: all, currency, country, isCurrent, isBlocked, isFaulty, placing, shown, project, ways } = props;
  const { sums, tax, total } = all;
  const isAdded = cart.shops.some(({ taxAdded }) => taxAdded);
  const hasChanged = placing.error instanceof ApiError && placing.error.code === "price_changed";
  const label = saysObligation(country)
    ? say("placeLegal")
    : hasChanged
      ? say("changedAgree", { now: amountText(total, currency) })
      : say("place", { orders: sums.length });
  return (
    <SummarySheet aria-label={say("total", { shops: sums.length })}>
      <dl>
        {sums.map(({ shop, way, delivery }) => (
          <Fragment key={shop.shopId}>
            <AmountRow name={shop.name} minor={shop.goodsMinor} currency={currency} />
            {way === "delivery" && <AmountRow name={say("delivery")} minor={delivery} currency={currency} small />}
          </Fragment>
        ))}
        <div className="cart-row">
          <dt className="type-h4">{say("total", { shops: sums.length })}</dt>
          <dd>
            <Num size={2} {...amountOf(total, currency)} />
          </dd>
        </div>
        <AmountRow name={isAdded ? say("taxAdded") : say("taxInside")} minor={tax} currency={currency} small />
      </dl>
      {placing.error !== null && isCurrent && (
        <Refused error={placing.error} cart={cart} sums={all} currency={currency} shown={shown} project={project} />
      )}
      {isFaulty && (
        <p role="alert" className="mt-3 type-help text-bad">
          {say("fillAddress")}
        </p>
      )}
      <Button
        type="submit"
        full
        className="mt-4"
        disabled={isBlocked}
        busy={placing.isPending || !isCurrent}
        busyText={placing.isPending ? say("placing") : say("counting")}
      >
        {label}
      </Button>
      <p className="mt-3 type-help text-text-2">
        {say("agree", { shops: sums.map(({ shop }) => shop.name).join(", ") })} {say("holdsThen")}{" "}
        {ways.map(holdText).join(" ")}
      </p>
      {ways.some((way) => way !== "invoice") && <p className="mt-2 type-help text-text-2">{say("holdsNew")}</p>}
    </SummarySheet>
  );
}
