import { clsx } from "clsx";
import { ProductDrawing } from "./product-drawing/product-drawing";

export interface ShownPicture {
  readonly small: string;
  readonly alternative: string;
}

interface ProductPictureProps {
  /** Of the product; what is not known is a package. */
  readonly category: string;
  /** The first that its shop shows; null for none. */
  readonly picture: ShownPicture | null;
  readonly size?: "md" | "sm" | undefined;
}

/** A product beside its name on a line: as its shop shows it, else as products of its category are drawn. */
export const ProductPicture = ({ category, picture, size = "md" }: ProductPictureProps) => (
  <span className={clsx("ui-product-picture", size === "sm" && "ui-product-picture-sm")}>
    {picture === null ? (
      <ProductDrawing category={category} size={size === "sm" ? 36 : 52} />
    ) : (
      <img src={picture.small} alt={picture.alternative} translate="no" loading="lazy" />
    )}
  </span>
);
