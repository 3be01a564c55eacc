import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ProductDrawing } from "./product-drawing/product-drawing";
import type { Spec } from "./product-drawing/stated";
import type { ShownPicture } from "./product-picture";
import "./product-card.css";

interface ProductCardProps {
  /** Of the product; what is not known is a package. */
  readonly category: string;
  /** What its shop states of it; it is drawn by that. */
  readonly spec: Spec;
  /** The first that its shop shows; null for the drawing. */
  readonly picture: ShownPicture | null;
  /** Over the picture, such as whether it fits. */
  readonly badge?: ReactNode;
  /** The name, as a heading or a link. */
  readonly title: ReactNode;
  /** What it is compared by, right of the name. */
  readonly figure?: { readonly value: ReactNode; readonly unit: ReactNode } | null | undefined;
  /** What it is, in one line. */
  readonly line: ReactNode;
  /** Null while it has none. */
  readonly price: ReactNode;
  /** Under the price. */
  readonly per: ReactNode;
  /** Who sells it, and how many there are. */
  readonly shop: ReactNode;
  readonly stock: ReactNode;
  readonly action?: ReactNode;
}

/** A product on sale as buyers see it in a list. Stands in an element with `ui-product-card`. */
export const ProductCardBody = (props: ProductCardProps) => {
  const { category, spec, picture, badge, title, figure, line, price, per, shop, stock, action } = props;
  return (
    <>
      <div className={clsx("ui-product-card-picture", picture && "ui-product-card-photo")}>
        {badge}
        {picture ? (
          <img
            src={picture.small}
            alt={picture.alternative}
            translate="no"
            loading="lazy"
            className="ui-product-card-image"
          />
        ) : (
          <ProductDrawing category={category} spec={spec} />
        )}
      </div>
      <div className="ui-product-card-body">
        <div className="flex items-baseline justify-between gap-2">
          {title}
          {figure && (
            <span className="flex-none font-semibold">
              {figure.value} <span className="type-help">{figure.unit}</span>
            </span>
          )}
        </div>
        <p className="type-help text-text-2">{line}</p>
        <div className="ui-product-card-deal">
          <div className="min-w-0">
            {price !== null && <p className="ui-product-card-price">{price}</p>}
            <p className="type-help text-text-3">{per}</p>
          </div>
          {action}
        </div>
        <p className="ui-product-card-shop">
          <span className="min-w-0 break-words">{shop}</span>
          <span className="flex-none">{stock}</span>
        </p>
      </div>
    </>
  );
};
