import type { Cart } from "@sunwright/contract/carts";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import type { CartOf } from "../../../lib/cart";
import type { Covered } from "../../../lib/coverage";
import { amountText } from "../../../lib/minor-money";
import { Chip } from "../../../ui/chip";
import { Sheet } from "../../../ui/sheet";
import { type CartLine as Line, fitOf } from "../model/lines";
import type { ShopSum, Way } from "../model/totals";
import { CartLine } from "./cart-line";
import { DeliveryWays } from "./delivery-ways";
import { ShopMark } from "./shop-mark";

interface CartShopProps {
  readonly sum: ShopSum;
  readonly cart: Pick<Cart, "trade">;
  readonly currency: Currency;
  readonly project: CartOf;
  readonly order: number;
  readonly orders: number;
  /** Name of the town that delivery was asked for; null where none was. */
  readonly town: string | null;
  /** Parts of the design that something of the cart stands for. */
  readonly covered: readonly Covered[];
  readonly onRemove: (line: Line) => void;
  readonly onWay: (way: Way) => void;
}

/** What of a cart one shop sells: one order of its own. */
export function CartShop(props: CartShopProps) {
  const { sum, cart, currency, project, order, orders, town, covered, onRemove, onWay } = props;
  const { shop } = sum;
  const { name, lines } = shop;
  return (
    <Sheet aria-label={name} className="p-0">
      <header className="flex items-center gap-3 px-5 py-4 max-sm:px-4">
        <ShopMark name={name} />
        <div className="min-w-0 flex-1">
          <h2 className="type-h3 break-words" translate="no">
            {name}
          </h2>
          <p className="type-help text-text-2" translate="no">
            {shop.town}
          </p>
        </div>
        {orders > 1 && <Chip tone="outline">{say("orderOf", { order, orders })}</Chip>}
      </header>
      <ul>
        {lines.map((line) => (
          <CartLine
            key={line.productId}
            line={line}
            currency={currency}
            project={project}
            trade={cart.trade}
            fit={fitOf(line, covered)}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {town !== null && (
        <div className="cart-ways">
          <DeliveryWays sum={sum} currency={currency} town={town} onWay={onWay} />
        </div>
      )}
      <Foot sum={sum} currency={currency} town={town} />
    </Sheet>
  );
}

function Foot({ sum, currency, town }: Pick<CartShopProps, "sum" | "currency" | "town">) {
  const { shop, way, delivery, tax, total } = sum;
  return (
    <dl className="cart-foot">
      <Cell name={say("goods")}>{amountText(shop.goodsMinor, currency)}</Cell>
      <Cell name={say(way === "collection" ? "collect" : "delivery")}>
        {town === null || way === null ? (
          <span className="type-help">{town === null ? say("atCheckout") : say("noDelivery")}</span>
        ) : delivery === 0 ? (
          say("free")
        ) : (
          amountText(delivery, currency)
        )}
      </Cell>
      <Cell name={shop.taxAdded ? say("taxAdded") : say("taxInside")}>{amountText(tax, currency)}</Cell>
      <Cell name={say("sum")}>{amountText(total, currency)}</Cell>
    </dl>
  );
}

const Cell = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt className="type-label text-text-2">{name}</dt>
    <dd className="type-h4">{children}</dd>
  </div>
);
