import { expect, it } from "vitest";
import { deliveryTo } from "./delivery";

const area = (more: object) => ({
  name: "Kano",
  country: "Nigeria" as const,
  radius: 60,
  reaches: true,
  cost: 1_500_000,
  freeFrom: 100_000_000,
  daysMin: 1,
  daysMax: 3,
  ...more,
});
const WIDE = area({ name: "Nigeria", radius: null, cost: 6_000_000, freeFrom: null, daysMin: 3, daysMax: 8 });

it("is the cheapest area that holds the place, free from a value on", () => {
  const near = { costMinor: 1_500_000, freeFrom: 100_000_000, daysMin: 1, daysMax: 3 };
  expect(deliveryTo([WIDE, area({})], "Nigeria", 99_999_999)).toEqual(near);
  expect(deliveryTo([WIDE, area({})], "Nigeria", 100_000_000)).toEqual({ ...near, costMinor: 0 });
  expect(deliveryTo([WIDE, area({ reaches: false })], "Nigeria", 1)?.costMinor).toBe(6_000_000);
});

it("is none in another country, and none where no place is known", () => {
  expect(deliveryTo([WIDE, area({})], "Kenya", 1)).toBeNull();
  expect(deliveryTo([area({ reaches: null })], "Nigeria", 1)).toBeNull();
});

it("of two that cost the same is the quicker", () => {
  const quick = area({ daysMax: 2 });
  expect(deliveryTo([area({}), quick], "Nigeria", 1)?.daysMax).toBe(2);
});
