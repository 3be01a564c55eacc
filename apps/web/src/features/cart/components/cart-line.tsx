import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/cart";
import { clsx } from "clsx";
import { Check, Lock, Trash2, TriangleAlert } from "lucide-react";
import { whatHappened } from "../../../lib/api-error";
import { CART_QUANTITY_MAX, type CartOf, usePutLines, wholePackages } from "../../../lib/cart";
import { formatDate } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Link } from "../../../lib/routing/link";
import { IconButton } from "../../../ui/icon-button";
import { ProductPicture } from "../../../ui/product-picture";
import { QuantityInput } from "../../../ui/quantity-input";
import { type CartLine as Line, type fitOf, isShort, isUnsold, priceMove } from "../model/lines";

interface CartLineProps {
  readonly line: Line;
  readonly currency: Currency;
  readonly project: CartOf;
  /** Whether trade prices are the person's to see. */
  readonly trade: boolean;
  /** How it fits the design; null of what was put in for no part of it. */
  readonly fit: ReturnType<typeof fitOf>;
  readonly onRemove: (line: Line) => void;
}

/** A product of a cart: its pieces, what they cost, and why. */
export function CartLine({ line, currency, project, trade, fit, onRemove }: CartLineProps) {
  const { productId, name, brand, category, picture, multiple, material, unitMinor, totalMinor, available } = line;
  const put = usePutLines(project);
  // What was asked for last stays in the box until the cart is read again.
  const quantity = put.isPending ? (put.variables[0]?.quantity ?? line.quantity) : line.quantity;
  const change = (wanted: number) => {
    const pieces = wholePackages(wanted, quantity, multiple);
    if (pieces !== quantity) put.mutate([{ productId, quantity: pieces, material }]);
  };
  return (
    <li className="cart-line">
      <ProductPicture category={category} picture={picture} />
      <div className="min-w-0">
        <Link
          to="/marketplace/products/$productId"
          params={{ productId }}
          search={project === undefined ? {} : { project }}
          className="type-h4 link break-words"
          translate="no"
        >
          {name}
        </Link>
        <p className="type-help text-text-2" translate="no">
          {brand}
        </p>
        {fit !== null && <Fit fit={fit} />}
      </div>
      <div className="cart-line-pieces">
        <QuantityInput
          size="sm"
          className="w-32"
          label={say("quantityOf", { product: name })}
          value={quantity}
          onValueChange={change}
          max={CART_QUANTITY_MAX}
        />
        <p className="mt-1 text-center type-help text-text-2">
          {isShort(line) ? say("short", { pieces: Math.max(available, 0) }) : say("left", { pieces: available })}
        </p>
      </div>
      <p className="text-right">
        {totalMinor !== null && unitMinor !== null && (
          <>
            <span className="type-h4 block">{amountText(totalMinor, currency)}</span>
            <span className="type-help text-text-2">
              {say("each", { pieces: line.quantity, amount: amountText(unitMinor, currency) })}
            </span>
          </>
        )}
      </p>
      <span className="cart-line-remove">
        <IconButton
          label={say("remove", { product: name })}
          icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onRemove(line)}
        />
      </span>
      <div className="cart-line-notes">
        {put.isError && (
          <p role="alert" className="type-help text-bad">
            {whatHappened(put.error, say("unchanged"))}
          </p>
        )}
        <Facts line={line} currency={currency} />
        {unitMinor !== null && <WhyPrice line={line} currency={currency} trade={trade} />}
      </div>
    </li>
  );
}

const TONES = { filled: "text-ok", "would-do": "text-ok", short: "text-warn", unfit: "text-bad" } as const;

function Fit({ fit }: { readonly fit: NonNullable<CartLineProps["fit"]> }) {
  const Icon = fit === "filled" || fit === "would-do" ? Check : TriangleAlert;
  return (
    <p className={clsx("mt-0.5 flex items-center gap-1 type-help", TONES[fit])}>
      <Icon size={15} strokeWidth={2} aria-hidden="true" />
      {say(`lineFit.${fit}`)}
    </p>
  );
}

/** What became of it since it was put in. */
function Facts({ line, currency }: Pick<CartLineProps, "line" | "currency">) {
  const { name, multiple, unitMinor, unitThenMinor, addedAt, onSale } = line;
  const move = priceMove(line);
  return (
    <>
      {multiple > 1 && <p className="type-help text-text-2">{say("packs", { pieces: multiple })}</p>}
      {isUnsold(line) && (
        <p className="type-help text-bad">
          {onSale ? say("noPrice", { product: name }) : say("notSold", { product: name })}
        </p>
      )}
      {move !== null && unitMinor !== null && unitThenMinor !== null && (
        <p className="type-help text-warn">
          {say(move, {
            day: formatDate(addedAt),
            now: amountText(unitMinor, currency),
            before: amountText(unitThenMinor, currency),
          })}
        </p>
      )}
    </>
  );
}

/** The prices that the person may see, with the one that holds and what reaches the others. */
function WhyPrice({ line, currency, trade }: Pick<CartLineProps, "line" | "currency" | "trade">) {
  const { ladder, quantity } = line;
  const winner = ladder.find(({ wins }) => wins);
  return (
    <details className="type-help">
      <summary className="link cursor-pointer py-1">{say("why")}</summary>
      {winner && (
        <p className="mt-1">
          {say("whyText", { pieces: quantity, list: say(`list.${winner.list}`), from: winner.from })}
        </p>
      )}
      <ul className="mt-2 max-w-105">
        {ladder.map(({ list, from, unitMinor, reached, wins }) => (
          <li key={`${list} ${from}`} className="cart-rung" data-holds={wins} aria-current={wins || undefined}>
            <span className="cart-rung-step">{say("fromPieces", { pieces: from })}</span>
            <span>
              {say(`list.${list}`)}
              {wins && <span className="block text-text-2">{say("holds")}</span>}
              {!reached && <span className="block text-text-2">{say("morePieces", { pieces: from - quantity })}</span>}
            </span>
            <span className="font-semibold">{amountText(unitMinor, currency)}</span>
          </li>
        ))}
        {!trade && (
          <li className="cart-rung" data-locked="true">
            <span className="cart-rung-step">
              <Lock size={15} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <span className="col-span-2">
              <span className="font-medium">{say("locked")}</span>
              <span className="block text-text-2">{say("lockedWhy")}</span>
            </span>
          </li>
        )}
      </ul>
    </details>
  );
}
