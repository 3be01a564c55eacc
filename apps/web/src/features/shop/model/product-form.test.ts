import { PRICE_MAX, TEXT_MAX } from "@sunwright/contract/limits";
import { ShopProduct } from "@sunwright/contract/shop-products";
import { expect, it } from "vitest";
import { EMPTY, formOf, isPriced, type ProductForm, withPublicPrice, writtenOf } from "./product-form";
import { emptyStep, stepOf } from "./price-steps";

const PRODUCT: ProductForm = { ...EMPTY, name: "Panel", sku: "P-1" };
const faultsOf = (part: Partial<ProductForm>) => writtenOf({ ...PRODUCT, ...part }).faults;

it("says of a price, a cost, a quantity and a tax what the server would refuse", () => {
  // Ten thousand million minor units are the most.
  expect(PRICE_MAX).toBe(10_000_000_000);
  const step = (each: string, from = "1") => stepOf({ ...emptyStep(), from, each }).faults;
  expect(step("100000000")).toEqual({});
  expect(step("100000000.01")).toEqual({ each: { said: "At most 100,000,000 each" } });
  expect(step("1000000000000")).toEqual({ each: { said: "At most 100,000,000 each" } });
  expect(step("5", "100001")).toEqual({ from: { said: "At most 100,000" } });
  expect(faultsOf({})).toEqual({});
  expect(faultsOf({ cost: "100000001", tax: "101" })).toEqual({
    cost: { said: "At most 100,000,000 each" },
    tax: { said: "At most 50" },
  });
  const dear = { ...emptyStep(), key: "one", each: "100000001", list: "publicPrices" } as const;
  expect(Object.keys(faultsOf({ steps: [dear] }))).toEqual(["one step"]);
});

it("names what is missing or no number in its own words, and leaves to the server what no field shows", () => {
  expect(faultsOf({ name: " ", cost: "x" })).toEqual({ name: "needed", cost: "notNumber" });
  expect(faultsOf({ description: "x".repeat(TEXT_MAX + 1) })).toEqual({});
});

it("keeps the warranty and the pack that a file stated, and lets them be typed", () => {
  const stated = writtenOf({ ...PRODUCT, warranty: "12", multiple: "20" }).body;
  expect(stated).toMatchObject({ warrantyYears: 12, multiple: 20 });
  expect(writtenOf(PRODUCT).body).toMatchObject({ warrantyYears: null, multiple: 1 });
  const product = ShopProduct.parse({
    ...stated,
    id: "019f0000-0000-7000-8000-000000000000",
    version: 1,
    state: "draft",
    currency: "NGN",
    warnings: [],
    events: [],
    pictures: [],
    documents: [],
  });
  const { body, faults } = writtenOf(formOf(product));
  expect(faults).toEqual({});
  expect(body).toMatchObject({ warrantyYears: 12, multiple: 20 });
  expect(writtenOf({ ...PRODUCT, warranty: "51", multiple: "2.5" }).faults).toEqual({
    warranty: { said: "At most 50" },
    multiple: { said: "Must be a whole number" },
  });
});

it("knows what a product on sale lacks, and opens the field for it once", () => {
  const now = new Date("2026-03-20T12:00:00Z");
  const priced = (part: object) => isPriced({ publicPrices: [{ fromQuantity: 1, unitMinor: 100, ...part }] }, now);
  expect(isPriced({}, now)).toBe(false);
  expect(priced({})).toBe(true);
  expect(priced({ unitMinor: 0 }), "its box is empty").toBe(false);
  expect(priced({ fromQuantity: 10 }), "one piece has no price").toBe(false);
  expect(priced({ validUntil: "2026-03-20T00:00:00Z" }), "it has ended").toBe(false);
  const [step] = withPublicPrice(PRODUCT).steps;
  expect(step).toMatchObject({ list: "publicPrices", from: "1", each: "" });
  const trade: ProductForm = { ...PRODUCT, steps: [{ ...emptyStep(), list: "tradePrices" }] };
  expect(withPublicPrice(withPublicPrice(trade)).steps.map(({ list }) => list)).toEqual([
    "publicPrices",
    "tradePrices",
  ]);
});
