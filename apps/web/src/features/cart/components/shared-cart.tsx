import type { MarketProduct } from "@sunwright/contract/marketplace";
import { say } from "@sunwright/words/cart";
import { whatHappened } from "../../../lib/api-error";
import { usePutLines } from "../../../lib/cart";
import { amountText } from "../../../lib/minor-money";
import { usePageFrame } from "../../../lib/page-frame";
import { priceFor } from "../../../lib/prices";
import { Link } from "../../../lib/routing/link";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-class";
import { Empty } from "../../../ui/empty";
import { ErrorRow } from "../../../ui/error-row";
import { ProductPicture } from "../../../ui/product-picture";
import { Sheet } from "../../../ui/sheet";
import { Delayed, SkeletonRows } from "../../../ui/skeleton";
import { SolarArraySymbol } from "../../../ui/symbols";
import { useSharedProducts } from "../api/shared-products";
import { readShared, type SharedLine } from "../model/shared-cart";

interface SharedCartProps {
  /** As the address has it. */
  readonly shared: string;
  /** Once its products are in the person's own cart. */
  readonly onTaken: () => void;
}

/** A cart that somebody else has put together, at the prices of whoever looks at it. */
export function SharedCart({ shared, onTaken }: SharedCartProps) {
  usePageFrame({ title: say("sharedTitle") });
  const lines = readShared(shared);
  const { products, failed, retrying, refetch } = useSharedProducts(lines.map(({ productId }) => productId));
  if (lines.length === 0) return <NotReadable />;
  return (
    <div className="page-width pt-7 pb-16">
      <h1 className="type-h1 mb-2">{say("sharedTitle")}</h1>
      <p className="mb-6 text-text-2">{say("sharedHelp")}</p>
      {products === null ? (
        failed ? (
          <ErrorRow
            message={say("sharedNotLoaded")}
            detail={say("safe")}
            onRetry={() => void refetch()}
            retrying={retrying}
          />
        ) : (
          <Delayed>
            <SkeletonRows rows={4} showLabel label={say("sharedLoading")} />
          </Delayed>
        )
      ) : (
        <Shown lines={lines} products={products} onTaken={onTaken} />
      )}
    </div>
  );
}

function NotReadable() {
  return (
    <div className="page-width pt-7 pb-16">
      <Empty
        symbol={<SolarArraySymbol />}
        action={
          <Link to="/cart" className={buttonClass({ variant: "outline" })}>
            {say("sharedOwn")}
          </Link>
        }
      >
        <h1 className="type-h4">{say("sharedNothing")}</h1>
      </Empty>
    </div>
  );
}

interface ShownProps extends Pick<SharedCartProps, "onTaken"> {
  readonly lines: readonly SharedLine[];
  readonly products: ReadonlyMap<string, MarketProduct>;
}

function Shown({ lines, products, onTaken }: ShownProps) {
  const put = usePutLines(undefined);
  const sold = lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product === undefined ? [] : [{ line, product }];
  });
  const take = () =>
    put.mutate(
      sold.map(({ line }) => ({ ...line, material: "" })),
      { onSuccess: onTaken },
    );
  const gone = lines.length - sold.length;
  return (
    <>
      {sold.length > 0 && (
        <Sheet className="p-0" aria-label={say("goods")}>
          <ul className="cart-line-first">
            {sold.map(({ line, product }) => (
              <Row key={product.id} product={product} quantity={line.quantity} />
            ))}
          </ul>
        </Sheet>
      )}
      {gone > 0 && <p className="mt-4 type-small text-warn">{say("sharedGone", { products: gone })}</p>}
      {put.isError && <ErrorRow className="mt-4" message={whatHappened(put.error)} detail={say("unchanged")} />}
      {sold.length > 0 && (
        <div className="mt-5 grid justify-items-start gap-2">
          <Button busy={put.isPending} onClick={take}>
            {say("sharedTake", { products: sold.length })}
          </Button>
          <p className="type-help text-text-2">{say("sharedReplaces")}</p>
        </div>
      )}
    </>
  );
}

function Row({ product, quantity }: { readonly product: MarketProduct; readonly quantity: number }) {
  const { id, name, brand, category, picture, shop, currency, available } = product;
  const price = priceFor(product, quantity);
  return (
    <li className="cart-line">
      <ProductPicture category={category} picture={picture} />
      <div className="min-w-0">
        <Link to="/marketplace/products/$productId" params={{ productId: id }} className="type-h4 link break-words">
          <span translate="no">{name}</span>
        </Link>
        <p className="type-help text-text-2" translate="no">
          {say("sharedSeller", { brand, shop: shop.name })}
        </p>
      </div>
      <p className="cart-line-pieces type-small">
        {say("pieces", { pieces: quantity })}
        {available < quantity && (
          <span className="block type-help text-warn">{say("left", { pieces: Math.max(available, 0) })}</span>
        )}
      </p>
      <p className="text-right">
        {price === null ? (
          <span className="type-help text-text-2">{say("sharedNoPrice")}</span>
        ) : (
          <>
            <span className="type-h4 block">{amountText(price.unit * quantity, currency)}</span>
            <span className="type-help text-text-2">
              {say("each", { pieces: quantity, amount: amountText(price.unit, currency) })}
            </span>
          </>
        )}
      </p>
    </li>
  );
}
