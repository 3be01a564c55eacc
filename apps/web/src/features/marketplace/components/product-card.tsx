import type { ListedProduct } from "@sunwright/contract/marketplace";
import type { ProductFit } from "@sunwright/contract/materials";
import { say } from "@sunwright/words/marketplace";
import { Check } from "lucide-react";
import { amountText } from "../../../lib/minor-money";
import { wholePackages } from "../../../lib/cart";
import { formatNumber } from "../../../lib/format";
import { specificationLine } from "../../../lib/product-line";
import { Link } from "../../../lib/routing/link";
import { fillingFit } from "../model/best-fit";
import { distanceOf } from "../model/distance-of";
import { firstPrice, perFigure } from "../../../lib/prices";
import { AddToCart } from "./add-to-cart";
import { ProductCardBody } from "../../../ui/product-card";

interface ProductCardProps {
  readonly product: ListedProduct;
  readonly fit: ProductFit | undefined;
  readonly project: string | undefined;
}

export function ProductCard({ product, fit, project }: ProductCardProps) {
  const { id, name, category, spec, currency, shop, available, multiple, picture, offers } = product;
  const price = firstPrice(product);
  const figure = perFigure(product);
  const filled = fillingFit(fit === undefined ? [] : [fit], id);
  const pieces = wholePackages(filled?.pieces ?? price?.from ?? multiple, 0, multiple);
  const line = specificationLine(category, spec);
  return (
    <li className="ui-product-card">
      <ProductCardBody
        category={category}
        spec={spec}
        picture={picture}
        badge={fit && <FitBadge fit={fit} />}
        title={
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
        }
        figure={figure && { value: formatNumber(figure.size.value, 1), unit: figure.size.unit }}
        line={line === "" ? say(`category.${category}`) : line}
        price={price && amountText(price.unit, currency)}
        per={figure ? say("per", { amount: figure.each, unit: figure.unit }) : say(`category.${category}`)}
        shop={
          <>
            <span translate="no">
              {shop.town === null ? shop.name : say("place", { shop: shop.name, town: shop.town })}
            </span>
            {shop.distance !== null && (
              <span className="block">{say("away", distanceOf(shop.distance, shop.country))}</span>
            )}
            {offers > 1 && <span className="block">{say("moreOffers", { offers: offers - 1 })}</span>}
          </>
        }
        stock={available > 0 ? say("available", { pieces: available }) : say("soldOut")}
        action={
          price &&
          available > 0 && (
            <div className="market-card-add">
              <AddToCart product={product} project={project} pieces={pieces} material={filled?.line} size="sm" />
            </div>
          )
        }
      />
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
