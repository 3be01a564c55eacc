import fc from "fast-check";
import type { FillingTask } from "../filling-task";
import { type Priced, purchaseOf } from "../price";

/** More than anything that fills a line of these tasks. */
const UNFILLED = 1_000_000;

const prices = fc
  .record({
    unit: fc.integer({ min: 1, max: 400 }),
    from: fc.integer({ min: 2, max: 12 }),
    less: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ unit, from, less }) => [
    { from: 1, unit },
    { from, unit: Math.max(1, unit - less) },
  ]);

/** Products of a few shops that fill one line or several, some of kinds that do not go together. */
export const fillingTask = (most: { readonly lines: number; readonly shops: number; readonly products: number }) =>
  fc
    .record({
      lines: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: most.lines }),
      opening: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: most.shops }),
      products: fc.array(
        fc.record({
          prices,
          stock: fc.integer({ min: 0, max: 30 }),
          multiple: fc.constantFrom(1, 1, 1, 4),
          shop: fc.nat(),
          fills: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
          kind: fc.constantFrom("a", "b"),
        }),
        { maxLength: most.products },
      ),
      cut: fc.boolean(),
    })
    .map(({ lines, opening, products, cut }): FillingTask => {
      const options = lines.map((pieces, line) =>
        products.flatMap((one, index) => {
          const product = known(one, index);
          const fills = one.fills.some((at) => at % lines.length === line);
          const goods = purchaseOf(product, pieces)?.goods ?? Infinity;
          return fills ? [{ product, shop: one.shop % opening.length, pieces, goods, kind: one.kind }] : [];
        }),
      );
      const cuts =
        cut && lines.length > 1
          ? [
              [
                { line: 0, kind: "a" },
                { line: 1, kind: "a" },
              ],
            ]
          : [];
      return { options: same(options), opening, unfilled: UNFILLED, cuts, mostSteps: 100_000 };
    });

const known = (
  { prices: steps, stock, multiple }: Omit<Priced, "id" | "prices"> & { prices: Priced["prices"] },
  index: number,
): Priced => ({
  id: `p${index}`,
  prices: steps,
  stock,
  ...(multiple !== undefined && { multiple }),
});

/** One product is one object in all its lines. */
function same(options: FillingTask["options"]): FillingTask["options"] {
  const products = new Map<string, Priced>();
  return options.map((ofLine) =>
    ofLine.map((option) => {
      const product = products.get(option.product.id) ?? option.product;
      products.set(product.id, product);
      return { ...option, product };
    }),
  );
}
