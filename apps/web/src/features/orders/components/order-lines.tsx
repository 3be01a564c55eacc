import { say } from "@sunwright/words/orders";
import { listed } from "../../../lib/listed";
import { Link } from "../../../lib/routing/link";
import { Num } from "../../../ui/num";
import { ProductPicture } from "../../../ui/product-picture";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { amountOf, amountText } from "../../../lib/minor-money";
import { type AnyOrder, openPieces } from "../model/standing";

type Line = AnyOrder["lines"][number];

/** What was ordered, with what became of its pieces, and what it comes to. */
export function OrderLines({ order, linked }: { readonly order: AnyOrder; readonly linked: boolean }) {
  const lists = new Set(order.lines.map(({ priceList }) => priceList));
  const [list] = lists;
  const prices = lists.size === 1 && list !== undefined ? say("priceAsOrdered", { list }) : say("pricesAsOrdered");
  return (
    <Sheet aria-label={say("contents")}>
      <SheetHeader title={say("contents")} aside={<span className="type-small text-text-3">{prices}</span>} />
      <ul className="order-lines">
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} order={order} linked={linked} />
        ))}
      </ul>
      <Totals order={order} />
    </Sheet>
  );
}

interface OrderLineProps {
  readonly line: Line;
  readonly order: AnyOrder;
  /** To the product in the marketplace. */
  readonly linked: boolean;
}

function OrderLine({ line, order, linked }: OrderLineProps) {
  const serials = order.shipments.flatMap(({ lines }) =>
    lines.flatMap((shipped) => (shipped.lineId === line.id ? shipped.serials : [])),
  );
  const price = amountText(line.unitMinor, order.currency);
  return (
    <li className="order-line">
      <ProductPicture category={line.category} picture={line.picture} />
      <div className="min-w-0">
        <span className="font-semibold">
          {linked ? (
            <Link to="/marketplace/products/$productId" params={{ productId: line.productId }} className="link">
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </span>
        <span className="type-help block text-text-3">{line.sku}</span>
        <span className="type-help block text-text-3">{whatBecame(line, order)}</span>
      </div>
      <span className="type-small order-line-each">{say("each", { quantity: line.ordered, price })}</span>
      <Num {...amountOf(line.unitMinor * line.ordered, order.currency)} className="order-line-total" />
      {serials.length > 0 && (
        <div className="order-line-serials">
          <span className="type-label">{say("serials", { count: serials.length })}</span>
          <ul>
            {serials.map((serial) => (
              <li key={serial}>{serial}</li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** Only what differs from nothing. */
function whatBecame(line: Line, { state }: AnyOrder): string {
  const { cancelled, shipped, delivered, returned } = line;
  const open = state === "cancelled" || state === "expired" ? 0 : openPieces(line);
  const parts = [
    cancelled > 0 ? say("pieces.cancelled", { count: cancelled }) : null,
    open > 0 ? say("pieces.open", { count: open }) : null,
    shipped > delivered ? say("pieces.shipped", { count: shipped - delivered }) : null,
    delivered > 0 ? say("pieces.delivered", { count: delivered }) : null,
    returned > 0 ? say("pieces.returned", { count: returned }) : null,
  ];
  return listed(parts.filter((part) => part !== null));
}

function Totals({ order }: { readonly order: AnyOrder }) {
  const { currency, goodsMinor, deliveryMinor, taxMinor, totalMinor, delivery, address } = order;
  const tax = amountText(taxMinor, currency);
  const isAdded = totalMinor > goodsMinor + deliveryMinor;
  const way = delivery === "collection" ? say("delivery.collection") : say("delivery.delivery", { town: address.town });
  return (
    <dl className="order-totals">
      <div>
        <dt>{say("goods")}</dt>
        <dd>{amountText(goodsMinor, currency)}</dd>
      </div>
      <div>
        <dt>{way}</dt>
        <dd>{deliveryMinor === 0 ? say("free") : amountText(deliveryMinor, currency)}</dd>
      </div>
      <div className="order-totals-sum">
        <dt>
          <b>{say("total")}</b>{" "}
          <span className="type-small text-text-3">
            {isAdded ? say("totalPlusTax", { tax }) : say("totalWithTax", { tax })}
          </span>
        </dt>
        <dd>
          <Num {...amountOf(totalMinor, currency)} />
        </dd>
      </div>
    </dl>
  );
}
