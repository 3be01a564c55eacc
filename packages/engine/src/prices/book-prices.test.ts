import { expect, it } from "vitest";
import { technologyFor } from "../sizing/rule/chosen-technology";
import { priceOfDesign } from "../sizing/choice/system-price";
import { sizeSystem } from "../sizing/size-system";
import { house } from "../sizing/testing/house";
import { bookPricesOf } from "./book-prices";
import { exchangeOf } from "./exchange-rate";
import { localPrice } from "./local-price";

const DAY = "2026-11-20";
const NAIRA = exchangeOf("NGN").value;
const input = { ...house({ city: "ng-kano" }), prices: "local" } as const;

it("is the middle of what the firm pays for a watt and a kilowatt hour", () => {
  const book = bookPricesOf(
    [
      { part: "panels", size: 550, price: 110_000 },
      { part: "panels", size: 400, price: 84_000 },
      { part: "panels", size: 600, price: 150_000 },
      { part: "battery", size: 5, price: 900_000 },
      { part: "battery", size: 10, price: 1_700_000 },
    ],
    "NGN",
    DAY,
  );
  expect(book).toEqual({
    currency: "NGN",
    day: DAY,
    panels: { value: 210, entries: 3 },
    battery: { value: 175_000, entries: 2 },
  });
});

it("is none without a piece whose size is known", () => {
  expect(bookPricesOf([], "NGN", DAY)).toBeNull();
  expect(bookPricesOf([{ part: "panels", size: 0, price: 1 }], "NGN", DAY)).toBeNull();
});

it("takes the place of the local prices of the parts it has, in the search alone", () => {
  const book = { currency: "NGN", day: DAY, battery: { value: 115_000, entries: 4 } } as const;
  const [own, local] = [technologyFor({ ...input, book }), technologyFor(input)];
  expect(own.battery.price).toBeCloseTo(115 / NAIRA, 12);
  expect(own.panel.price).toBe(local.panel.price);
  expect(own.inverter.price).toBe(local.inverter.price);
  expect(own.installation).toEqual(local.installation);
  // At the ends of local prices the book stays what it is.
  expect(technologyFor({ ...input, book }, "high").battery.price).toBe(own.battery.price);
});

it("finds another size, whose price is still the local one", () => {
  // Batteries for half of what shops ask, panels for twice: more battery beside fewer panels.
  const book = {
    currency: "NGN",
    day: DAY,
    panels: { value: 1_020, entries: 1 },
    battery: { value: 57_500, entries: 1 },
  } as const;
  const [own, local] = [sizeSystem({ ...input, book }), sizeSystem(input)];
  expect(own.battery.capacity.value).toBeGreaterThan(local.battery.capacity.value);
  expect(own.panels.capacity.value).toBeLessThan(local.panels.capacity.value);
  expect(own.basis.book).toEqual(book);
  const { middle } = localPrice({
    country: "Nigeria",
    systemType: "off-grid",
    panels: own.panels.capacity.value,
    battery: own.battery.capacity.value,
    inverter: own.inverter.capacity.value,
  });
  expect(priceOfDesign(own).middle).toBe(middle);
});
