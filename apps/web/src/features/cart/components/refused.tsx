import type { Cart } from "@sunwright/contract/carts";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { type CartOf, linesOfCart, usePutLines, useRemoveLine } from "../../../lib/cart";
import { amountText } from "../../../lib/minor-money";
import { Button } from "../../../ui/button";
import { type CartLine, isShort, leftOf } from "../model/lines";
import type { Shown } from "../model/placing";
import type { sumsOf } from "../model/totals";
import { Closed } from "./placed";

interface RefusedProps {
  readonly error: Error;
  /** As it was read after the refusal. */
  readonly cart: Cart;
  readonly sums: ReturnType<typeof sumsOf>;
  readonly currency: Currency;
  readonly shown: Shown | null;
  readonly project: CartOf;
}

/** Why nothing was ordered, with the figures of today, and what can be done. */
export function Refused({ error, cart, sums, currency, shown, project }: RefusedProps) {
  if (!(error instanceof ApiError) || error.status >= 500)
    return <Box title={whatHappened(error)}>{say("noAnswer")}</Box>;
  if (error.code === "price_changed" && shown !== null)
    return <Changed sums={sums} currency={currency} shown={shown} />;
  if (error.code === "stock_short") return <Short cart={cart} project={project} />;
  if (error.code === "cart_closed") return <Closed error={error} />;
  if (error.code === "too_many_unpaid_orders")
    return (
      <Box title={say("unpaidTitle")}>
        <a href="/orders" className="link">
          {say("toOrders")}
        </a>
      </Box>
    );
  return <Box title={say("refusedTitle")}>{whatHappened(error)}</Box>;
}

const Box = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div role="alert" className="mt-4 rounded-2 bg-warn-soft p-4 text-text">
    <p className="font-semibold">{title}</p>
    <div className="mt-1 type-help">{children}</div>
  </div>
);

/** The old totals beside the new ones; the button below agrees to these. */
function Changed({
  sums: { sums, total },
  currency,
  shown,
}: Pick<RefusedProps, "sums" | "currency"> & { readonly shown: Shown }) {
  const written = (minor: number) => amountText(minor, currency);
  return (
    <Box title={say("changedTitle")}>
      <p>{say("changedTotal", { before: written(shown.total), now: written(total) })}</p>
      {sums.map(({ shop, total: now }) => {
        const before = shown.shops[shop.shopId];
        if (before === undefined || before === now) return null;
        return (
          <p key={shop.shopId}>{say("changedShop", { shop: shop.name, before: written(before), now: written(now) })}</p>
        );
      })}
    </Box>
  );
}

/** What is left of each product, and the offer to take that. */
function Short({ cart, project }: Pick<RefusedProps, "cart" | "project">) {
  const short = linesOfCart(cart).filter(isShort);
  const take = useTakeLeft(project, short);
  return (
    <Box title={say("shortTitle")}>
      <ul>
        {short.map((line) => (
          <li key={line.productId}>
            {say("shortLine", { product: line.name, wanted: line.quantity, left: Math.max(line.available, 0) })}
          </li>
        ))}
      </ul>
      {short.length > 0 && (
        <Button
          size="sm"
          variant="outline"
          className="mt-3"
          busy={take.isPending}
          busyText={say("taking")}
          onClick={() => take.mutate()}
        >
          {say("takeLeft")}
        </Button>
      )}
      {take.error && <p className="mt-2 text-bad">{whatHappened(take.error)}</p>}
    </Box>
  );
}

/** Takes out what is gone and as many pieces as there are of the rest. */
function useTakeLeft(project: CartOf, short: readonly CartLine[]) {
  const put = usePutLines(project);
  const remove = useRemoveLine(project);
  return useMutation({
    networkMode: "always",
    mutationFn: async () => {
      for (const line of short.filter((one) => leftOf(one) === 0)) await remove.mutateAsync(line.productId);
      const lines = short
        .filter((one) => leftOf(one) > 0)
        .map((one) => ({ productId: one.productId, quantity: leftOf(one), material: one.material }));
      if (lines.length > 0) await put.mutateAsync(lines);
    },
  });
}
