import type { readMarketProduct } from "@sunwright/contract/marketplace";
import type { ProductFit } from "@sunwright/contract/materials";
import type { Response } from "@sunwright/contract/endpoint";
import { say as sayCart } from "@sunwright/words/cart";
import { say } from "@sunwright/words/marketplace";
import { Lock } from "lucide-react";
import { useState } from "react";
import { amountText } from "../../../lib/minor-money";
import { CART_QUANTITY_MAX, wholePackages } from "../../../lib/cart";
import { QuantityInput } from "../../../ui/quantity-input";
import { SummarySheet } from "../../../ui/sheet";
import { AddToCart } from "./add-to-cart";
import { Ways } from "./ways";
import { priceFor } from "../../../lib/prices";

type Product = Response<typeof readMarketProduct>;

const LISTS = { public: "publicPrice", trade: "tradePrice", own: "ownPrice" } as const;

interface PriceLadderProps {
  readonly product: Product;
  /** Whose cart it is put into. */
  readonly project: string | undefined;
  /** The line of that project's list that it fills, and how many pieces do. */
  readonly fit: ProductFit | undefined;
}

/** Every price that the person may see, the one that holds for the quantity marked; a trade price that is not theirs is no figure. */
export function PriceLadder({ product, project, fit }: PriceLadderProps) {
  const { prices, currency, multiple, taxPercent, available, trade } = product;
  const [chosen, setQuantity] = useState<number | null>(null);
  const quantity = chosen ?? wholePackages(fit?.pieces ?? multiple, 0, multiple);
  const held = priceFor(product, quantity);
  return (
    <SummarySheet aria-label={say("prices")} className="p-5">
      <ul>
        {prices.map((price) => (
          <li
            key={`${price.list} ${price.from}`}
            className="market-rung"
            data-holds={price === held}
            aria-current={price === held ? true : undefined}
          >
            <span className="market-rung-step">{say("fromPieces", { pieces: price.from })}</span>
            <span>
              {say(LISTS[price.list])}
              <Under price={price} prices={prices} />
              {price.from > quantity && (
                <span className="block type-help text-text-2">
                  {sayCart("morePieces", { pieces: price.from - quantity })}
                </span>
              )}
            </span>
            <span className="type-h4">{amountText(price.unit, currency)}</span>
          </li>
        ))}
        {!trade && (
          <li className="market-rung" data-locked="true">
            <span className="market-rung-step">
              <Lock size={15} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <span className="col-span-2">
              <span className="font-medium">{say("trade.locked")}</span>
              <span className="block type-help text-text-2">{say("trade.why")}</span>
            </span>
          </li>
        )}
      </ul>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4 border-t border-line pt-4">
        <div>
          <p className="type-help mb-1">{say("quantity")}</p>
          <QuantityInput
            label={say("quantity")}
            value={quantity}
            onValueChange={(wanted) => setQuantity(wholePackages(wanted, quantity, multiple))}
            max={CART_QUANTITY_MAX}
          />
        </div>
        {held && (
          <p className="ms-auto text-right" aria-live="polite">
            <span className="market-price block">{amountText(held.unit * quantity, currency)}</span>
            <span className="type-help text-text-2">{say("taxInside", { tax: taxPercent })}</span>
          </p>
        )}
      </div>
      {multiple > 1 && <p className="mt-2 type-help text-text-2">{say("multiple", { pieces: multiple })}</p>}
      {held && project !== undefined && <Ways product={product} project={project} goodsMinor={held.unit * quantity} />}
      {held && <AddToCart product={product} project={project} pieces={quantity} material={fit?.line} />}
      {quantity > available && (
        <p className="mt-2 type-help text-bad">
          {available > 0 ? say("tooFew", { pieces: available }) : say("soldOut")}
        </p>
      )}
    </SummarySheet>
  );
}

type Price = Product["prices"][number];

function Under({ price, prices }: { readonly price: Price; readonly prices: readonly Price[] }) {
  const first = prices.find(({ list }) => list === "public");
  if (first === undefined || price === first || first.unit <= price.unit) return null;
  return <span className="block type-help text-text-2">{say("under", { share: 1 - price.unit / first.unit })}</span>;
}
