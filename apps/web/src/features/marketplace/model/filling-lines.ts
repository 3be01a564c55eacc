import type { fillMaterials } from "@sunwright/contract/materials";
import type { Response } from "@sunwright/contract/endpoint";
import type { CartLines } from "../../../lib/cart";

/** Names of lines that a line of a cart has room for. [characters] */
const LONGEST_NAMES = 100;

type Found = Response<typeof fillMaterials>["lines"];

/** A product stands once in a cart, with the names of the lines it fills as far as there is room: each tells what is bought for all of them together. */
export function linesOfFilling(found: readonly Pick<Found[number], "line" | "product" | "quantity">[]): CartLines {
  const lines = new Map<string, { quantity: number; material: string }>();
  for (const { line, product, quantity } of found) {
    const before = lines.get(product);
    const names = before === undefined ? line : `${before.material} ${line}`;
    const material = names.length <= LONGEST_NAMES ? names : (before?.material ?? "");
    lines.set(product, { quantity, material });
  }
  return [...lines].map(([productId, line]) => ({ productId, ...line }));
}
