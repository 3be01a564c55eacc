import { clsx } from "clsx";
import { Package } from "lucide-react";
import { BatterySymbol, GeneratorSymbol, InverterSymbol, SolarArraySymbol } from "./symbols";

interface ProductSymbolProps {
  /** Of the product; what is not known is a package. */
  readonly category: string;
  /** Width. [px] */
  readonly size?: number | undefined;
}

/** What a product looks like until its shop shows a picture. */
export function ProductSymbol({ category, size = 44 }: ProductSymbolProps) {
  if (category === "panel") return <SolarArraySymbol size={size} />;
  if (category === "battery") return <BatterySymbol size={size} />;
  if (category === "inverter") return <InverterSymbol size={size} />;
  if (category === "generator") return <GeneratorSymbol size={size} />;
  return <Package size={size} strokeWidth={1.25} aria-hidden="true" />;
}

export interface ShownPicture {
  readonly small: string;
  readonly alternative: string;
}

interface ProductPictureProps extends Pick<ProductSymbolProps, "category"> {
  /** The first that its shop shows; null for none. */
  readonly picture: ShownPicture | null;
  readonly size?: "md" | "sm" | undefined;
}

/** A product beside its name on a line: as its shop shows it, else its symbol. */
export const ProductPicture = ({ category, picture, size = "md" }: ProductPictureProps) => (
  <span className={clsx("ui-product-picture", size === "sm" && "ui-product-picture-sm")}>
    {picture === null ? (
      <ProductSymbol category={category} size={size === "sm" ? 26 : 36} />
    ) : (
      <img src={picture.small} alt={picture.alternative} loading="lazy" />
    )}
  </span>
);
