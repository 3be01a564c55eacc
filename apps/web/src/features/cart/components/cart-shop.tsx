import type { Cart, CartShop as Shop } from "@sunwright/contract/carts";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import type { CartOf } from "../../../lib/cart";
import type { Covered } from "../../../lib/coverage";
import { amountText } from "../../../lib/minor-money";
import { Chip } from "../../../ui/chip";
import { Sheet } from "../../../ui/sheet";
import { type CartLine as Line, fitOf } from "../model/lines";
import { CartLine } from "./cart-line";
import { ShopMark } from "./shop-mark";

interface CartShopProps {
  readonly shop: Shop;
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
}

/** What of a cart one shop sells: one order of its own. */
export function CartShop({ shop, cart, currency, project, order, orders, town, covered, onRemove }: CartShopProps) {
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
      <Foot shop={shop} currency={currency} town={town} />
    </Sheet>
  );
}

function Foot({ shop, currency, town }: Pick<CartShopProps, "shop" | "currency" | "town">) {
  const { goodsMinor, delivery, taxMinor, taxAdded, collection, totalMinor } = shop;
  return (
    <dl className="cart-foot">
      <Cell name={say("goods")}>{amountText(goodsMinor, currency)}</Cell>
      <Cell name={town === null ? say("delivery") : say("deliverTo", { town })}>
        {delivery === null ? (
          <span className="type-help">{town === null ? say("atCheckout") : say("noDelivery")}</span>
        ) : (
          <>
            {delivery.costMinor === 0 ? say("free") : amountText(delivery.costMinor, currency)}
            <span className="block type-help text-text-2">
              {say("days", { min: delivery.daysMin, max: delivery.daysMax })}
            </span>
          </>
        )}
      </Cell>
      {collection && <Cell name={say("collect")}>{say("free")}</Cell>}
      <Cell name={taxAdded ? say("taxAdded") : say("taxInside")}>
        {amountText(delivery?.taxMinor ?? taxMinor, currency)}
      </Cell>
      <Cell name={say("sum")}>{amountText(delivery?.totalMinor ?? totalMinor, currency)}</Cell>
    </dl>
  );
}

const Cell = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt className="type-label text-text-2">{name}</dt>
    <dd className="type-h4">{children}</dd>
  </div>
);
