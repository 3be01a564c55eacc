import type { MarketProduct } from "@sunwright/contract/marketplace";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/quote-desk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { amountText } from "../../../lib/minor-money";
import { useSettled } from "../../../lib/use-settled";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { ErrorRow } from "../../../ui/error-row";
import { TextInput } from "../../../ui/text-input";
import { productsQuery } from "../api/quotes";
import { CATEGORY_OF, type DraftLine, lineName } from "../model/draft";

interface PickProductProps {
  readonly line: DraftLine;
  readonly currency: Currency;
  readonly onPick: (productId: string) => void;
  readonly onClose: () => void;
}

/** Products of a part's category that shops have in stock, at the prices of the firm. */
export function PickProduct({ line, currency, onPick, onClose }: PickProductProps) {
  const [text, setText] = useState("");
  const asked = useSettled(text.trim());
  const category = CATEGORY_OF[line.kind] ?? "panel";
  const answer = useQuery({ ...productsQuery(asked, category, currency), placeholderData: keepPreviousData });
  const products = answer.data?.products ?? [];
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={say("chooseFor", { part: lineName(line) })}
      footer={
        <Button variant="outline" onClick={onClose}>
          {say("cancel")}
        </Button>
      }
    >
      <TextInput
        type="search"
        aria-label={say("chooseSearch")}
        placeholder={say("chooseSearch")}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-4" aria-live="polite">
        {answer.data ? (
          products.length === 0 ? (
            <p className="text-text-2">{say("chooseNone")}</p>
          ) : (
            <ul className="quote-products">
              {products.map((product) => (
                <Product key={product.id} product={product} quantity={line.quantity} onPick={onPick} />
              ))}
            </ul>
          )
        ) : answer.isError ? (
          <ErrorRow message={say("chooseFailed")} onRetry={() => void answer.refetch()} retrying={answer.isFetching} />
        ) : (
          <p className="text-text-2">{say("chooseLoading")}</p>
        )}
      </div>
    </Dialog>
  );
}

interface ProductProps {
  readonly product: MarketProduct;
  readonly quantity: number;
  readonly onPick: (productId: string) => void;
}

function Product({ product, quantity, onPick }: ProductProps) {
  const { id, name, brand, shop, available, currency, prices } = product;
  const [best] = prices
    .filter(({ from }) => from <= Math.max(1, quantity))
    .toSorted((one, other) => one.unit - other.unit);
  return (
    <li>
      <div className="min-w-0">
        <p className="font-semibold break-words" translate="no">
          {brand} {name}
        </p>
        <p className="type-small text-text-2">{say("live", { shop: shop.name, available })}</p>
      </div>
      {best !== undefined && (
        <p className="text-right">
          {amountText(best.unit, currency)}
          {best.list !== "public" && <span className="type-help block text-text-3">{say("trade")}</span>}
        </p>
      )}
      <Button variant="outline" size="sm" disabled={best === undefined} onClick={() => onPick(id)}>
        {say("take")}
      </Button>
    </li>
  );
}
