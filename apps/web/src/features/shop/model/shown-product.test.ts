import { expect, it } from "vitest";
import { firstPublicPrice } from "./shown-product";

const NOW = new Date("2026-10-20T08:00:00Z");
const step = (
  fromQuantity: number,
  unitMinor: number,
  validFrom: string | null = null,
  validUntil: string | null = null,
) => ({
  fromQuantity,
  unitMinor,
  validFrom,
  validUntil,
});

it("is the price of the fewest pieces that holds today", () => {
  expect(firstPublicPrice({ publicPrices: [step(10, 90), step(1, 100)] }, NOW)).toBe(100);
  const later = step(1, 80, "2026-11-01T00:00:00Z");
  const over = step(1, 70, null, "2026-10-20T00:00:00Z");
  expect(firstPublicPrice({ publicPrices: [later, over, step(5, 95)] }, NOW)).toBe(95);
  expect(firstPublicPrice({ publicPrices: [later] }, NOW)).toBeNull();
  expect(firstPublicPrice({ publicPrices: [step(1, 0)] }, NOW)).toBeNull();
  expect(firstPublicPrice({}, NOW)).toBeNull();
});
