import type { MarketProduct, ProductFit } from "@sunwright/contract/marketplace";
import { say } from "@sunwright/words/marketplace";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { amountText } from "../../../lib/minor-money";
import { wholePackages } from "../../../lib/cart";
import { formatNumber } from "../../../lib/format";
import { fillingFit } from "../model/best-fit";
import { firstPrice, perFigure } from "../model/prices";
import { AddToCart } from "./add-to-cart";
import { ProductSymbol } from "../../../ui/product-picture";

interface ProductCardProps {
  readonly product: MarketProduct;
  readonly fit: ProductFit | undefined;
  readonly project: string | undefined;
}

export function ProductCard({ product, fit, project }: ProductCardProps) {
  const { id, name, brand, category, currency, shop, available, multiple, picture } = product;
  const price = firstPrice(product);
  const figure = perFigure(product);
  const filled = fillingFit(fit === undefined ? [] : [fit], id);
  const pieces = wholePackages(filled?.pieces ?? price?.from ?? multiple, 0, multiple);
  return (
    <li className="market-card">
      <div className={clsx("market-card-picture", picture && "market-card-photo")}>
        {fit && <FitBadge fit={fit} />}
        {picture ? (
          <img src={picture.small} alt={picture.alternative} loading="lazy" className="market-small" />
        ) : (
          <ProductSymbol category={category} />
        )}
      </div>
      <div className="market-card-body">
        <div className="flex items-baseline justify-between gap-2">
          <h2 className="type-h4 min-w-0 break-words">
            <Link
              to="/marketplace/products/$productId"
              params={{ productId: id }}
              search={project === undefined ? {} : { project }}
              className="market-card-link"
              translate="no"
            >
              {name}
            </Link>
          </h2>
          {figure && (
            <span className="flex-none font-semibold">
              {formatNumber(figure.value, 1)} <span className="type-help">{figure.unit}</span>
            </span>
          )}
        </div>
        <p className="type-help text-text-2">
          {brand === "" ? say(`category.${category}`) : <span translate="no">{brand}</span>}
        </p>
        {price && <p className="market-price">{amountText(price.unit, currency)}</p>}
        <p className="type-help text-text-3">
          {figure ? say("per", { amount: figure.each, unit: figure.unit }) : say(`category.${category}`)}
        </p>
        <p className="market-card-shop">
          <span className="min-w-0 break-words">
            <span translate="no">
              {shop.town === null ? shop.name : say("place", { shop: shop.name, town: shop.town })}
            </span>
            {shop.distance !== null && <span className="block">{say("away", { kilometres: shop.distance })}</span>}
          </span>
          <span className="flex-none">{available > 0 ? say("available", { pieces: available }) : say("soldOut")}</span>
        </p>
        {price && available > 0 && (
          <div className="market-card-add">
            <AddToCart product={product} project={project} pieces={pieces} material={filled?.line} size="sm" />
          </div>
        )}
      </div>
    </li>
  );
}

function FitBadge({ fit: { verdict, pieces } }: { readonly fit: Pick<ProductFit, "verdict" | "pieces"> }) {
  if (verdict === "fits")
    return (
      <span className="market-fit market-fit-ok">
        <Check size={14} strokeWidth={2} aria-hidden="true" />
        {say("fits", { pieces: pieces ?? 0 })}
      </span>
    );
  if (verdict === "fits-with-change")
    return <span className="market-fit">{say("fitsChange", { pieces: pieces ?? 0 })}</span>;
  return <span className="market-fit">{verdict === "unknown" ? say("fitsUnknown") : say("fitsNot")}</span>;
}
