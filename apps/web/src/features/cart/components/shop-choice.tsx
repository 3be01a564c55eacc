import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import { amountText } from "../../../lib/minor-money";
import { ChoiceCards } from "../../../ui/choice-cards";
import { Chip } from "../../../ui/chip";
import { ProductPicture } from "../../../ui/product-picture";
import { Sheet } from "../../../ui/sheet";
import { useMedia } from "../../../ui/use-media";
import { type OfferedPayment, offeredPayments, type Payment } from "../model/placing";
import type { ShopSum, Way } from "../model/totals";
import { DeliveryWays } from "./delivery-ways";
import { ShopMark } from "./shop-mark";

interface ShopChoiceProps {
  readonly sum: ShopSum;
  readonly currency: Currency;
  readonly order: number;
  readonly orders: number;
  /** Of the delivery; null until one is chosen. */
  readonly town: string | null;
  readonly payment: Payment | null;
  readonly onWay: (way: Way) => void;
  readonly onPayment: (payment: Payment) => void;
}

/** How the goods of a shop come, and how it is paid. */
export function ShopChoice(props: ShopChoiceProps) {
  const { sum, currency, order, orders, town, payment, onWay, onPayment } = props;
  const { shop, total } = sum;
  const columns = useMedia("(max-width: 640px)") ? 1 : 2;
  return (
    <Sheet className="p-5" aria-label={shop.name}>
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <ShopMark name={shop.name} />
        <div className="min-w-0 flex-1">
          <h2 className="type-h3 break-words" translate="no">
            {shop.name}
          </h2>
          {orders > 1 && <Chip tone="outline">{say("orderOf", { order, orders })}</Chip>}
        </div>
        <p className="type-h4">{amountText(total, currency)}</p>
      </header>
      <ul className="cart-goods" aria-label={say("goods")}>
        {shop.lines.map(({ productId, name, category, picture, quantity }) => (
          <li key={productId}>
            <ProductPicture size="sm" category={category} picture={picture} />
            <span className="type-small min-w-0 break-words" translate="no">
              {say("goodsLine", { pieces: quantity, product: name })}
            </span>
          </li>
        ))}
      </ul>
      <DeliveryWays sum={sum} currency={currency} town={town} onWay={onWay} />
      <ChoiceCards
        className="mt-5"
        error={payment === null && say("noPaymentAnywhere")}
        label={say("payment")}
        help={say("paymentWhy")}
        columns={columns}
        value={payment ?? ""}
        onValueChange={onPayment}
        options={offeredPayments(sum).map((offered) => ({
          value: offered.way,
          title: say(`way.${offered.way}`),
          line: paymentLine(offered, currency),
          disabled: offered.closed !== null,
        }))}
      />
    </Sheet>
  );
}

/** How it is paid, or why it cannot be. */
function paymentLine({ way, closed, left }: OfferedPayment, currency: Currency): string {
  if (closed === "not-taken" || closed === "not-approved") return say(`closed.${closed}`);
  if (left === null) return say(`way.${way}.line`);
  return say(closed === null ? "creditLeft" : "closed.credit-short", { left: amountText(left, currency) });
}
