import { expect, it } from "vitest";
import { numberReaders, numberReadersIn } from "./number-readers";

it("finds what reads a number past the reader, and passes by what was rounded", () => {
  const source = `
    const power = Number(text) + parseFloat(text) + Number.parseInt(text, 10) + Number(value.toFixed(2));
    const box = <input type="number" onChange={({ target }) => target.valueAsNumber} />;
    const other = <TextInput inputMode="decimal" />;
  `;
  expect(numberReadersIn("file.tsx", source).map(({ line, what }) => `${line} ${what}`)).toEqual([
    "2 Number",
    "2 parseFloat",
    "2 Number.parseInt",
    '3 type="number"',
    "3 valueAsNumber",
    '4 inputMode="decimal"',
  ]);
});

/** No person's number: by file, what else is converted there, and how often. */
const OTHERS: Readonly<Record<string, readonly [count: number, why: string]>> = {
  "apps/api/src/operations/doctor.ts": [1, "the version of Node"],
  "apps/api/src/operations/move/move.ts": [1, "a count of the database"],
  "apps/web/src/features/cart/model/shared-cart.ts": [1, "pieces in an address that a cart wrote"],
  "apps/web/src/features/designer/components/sun-bar.tsx": [1, "the place of a slider"],
  "apps/web/src/features/designer/model/sky.ts": [2, "a day"],
  "apps/web/src/features/designer/view/labels.ts": [1, "the size of a font"],
  "apps/web/src/features/jobs/components/change-dialog.tsx": [1, "the place of an option"],
  "apps/web/src/features/jobs/model/job-search.ts": [1, "a page in an address"],
  "apps/web/src/features/marketplace/model/market-search.ts": [2, "prices in an address, whole as its box wrote them"],
  "apps/web/src/features/marketplace/model/named.ts": [1, "a figure of a product"],
  "apps/web/src/features/messages/model/thread-search.ts": [1, "a page in an address"],
  "apps/web/src/features/operator/model/search.ts": [1, "a page in an address"],
  "apps/web/src/features/parameters/components/supply-section.tsx": [1, "an hour that was chosen"],
  "apps/web/src/features/passports/model/band.ts": [2, "a month"],
  "apps/web/src/features/quotes/model/book.ts": [1, "a page in an address"],
  "apps/web/src/features/quotes/model/quote-search.ts": [1, "a page in an address"],
  "apps/web/src/features/requests/components/part-when.tsx": [1, "storeys that were chosen"],
  "apps/web/src/features/results/components/parts/part-form.tsx": [2, "a bound as its box shows it"],
  "apps/web/src/features/reviews/model/review-search.ts": [1, "a page in an address"],
  "apps/web/src/features/reviews/review-list.tsx": [1, "stars that were chosen"],
  "apps/web/src/features/roof/model/refusal.ts": [1, "a place in a list"],
  "apps/web/src/features/second/components/app-dialogs.tsx": [1, "a code of six digits"],
  "apps/web/src/features/shop/model/product-file.ts": [1, "a quantity in a column's name"],
  "apps/web/src/features/shop/model/stock-import.ts": [2, "an order of lines"],
  "apps/web/src/features/trial/components/questions.tsx": [1, "hours that were chosen"],
  "apps/web/src/lib/routing/address.ts": [2, "an order of addresses"],
};

it("leaves every number that people write to the one reader", () => {
  const found: Record<string, number> = {};
  for (const { file } of numberReaders()) found[file] = (found[file] ?? 0) + 1;
  const known = Object.fromEntries(Object.entries(OTHERS).map(([file, [count]]) => [file, count]));
  expect(found).toEqual(known);
});
