import type { ShopProduct } from "@sunwright/contract/shop-products";

/** A product as a shop of the demo may sell it; brands are invented, figures are those of such parts. */
export interface Goods {
  readonly category: ShopProduct["category"];
  readonly name: string;
  readonly brand: string;
  readonly spec: Readonly<Record<string, unknown>>;
  /** What one piece costs the shop. [US dollars] */
  readonly cost: number;
  /** Pieces that arrive. */
  readonly pieces: number;
  readonly warrantyYears: number | null;
}

export const part = (
  category: Goods["category"],
  name: string,
  spec: Goods["spec"],
  { brand = "Tamba", cost, pieces = 300 }: { brand?: string; cost: number; pieces?: number },
): Goods => ({ category, name, brand, spec, cost, pieces, warrantyYears: 2 });
