import { CART_QUANTITY_MAX, type CartLines } from "../../../lib/cart";

/** A product of a cart that somebody shares, and how many pieces of it. */
export type SharedLine = Pick<CartLines[number], "productId" | "quantity">;

/** What a cart takes. */
const LINES_MAX = 40;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const WHOLE = /^[1-9]\d{0,4}$/;
/** Signs that an address holds as they are. */
const [BETWEEN_LINES, BEFORE_PIECES] = ["_", "*"] as const;

/** What an address says of a cart: its products and pieces, nothing of whose it is. */
export const writeShared = (lines: readonly SharedLine[]): string =>
  lines.map(({ productId, quantity }) => `${productId}${BEFORE_PIECES}${quantity}`).join(BETWEEN_LINES);

/** The products of a shared cart, each once. What is none, and what is more than a cart takes, is left out. */
export function readShared(text: string): readonly SharedLine[] {
  const found = new Map<string, SharedLine>();
  for (const part of text.split(BETWEEN_LINES)) {
    const [productId = "", pieces = "", ...rest] = part.split(BEFORE_PIECES);
    const quantity = WHOLE.test(pieces) ? Number(pieces) : Infinity;
    if (rest.length > 0 || !ID.test(productId) || quantity > CART_QUANTITY_MAX || found.has(productId)) continue;
    if (found.size < LINES_MAX) found.set(productId, { productId, quantity });
  }
  return [...found.values()];
}
