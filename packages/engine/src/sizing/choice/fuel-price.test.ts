// Of the rest: whole designs at each price of fuel.
import { describe, expect, it } from "vitest";
import { type Figures, figuresAtFuelPrice, figuresOf } from "./figures";
import { fuelPriceOf } from "../rule/generator-prices";
import { DESIGN_PAGE_TECHNOLOGY } from "../rule/technology";
import { house } from "../testing/house";

const partsOf = ({ array, battery, cost }: Figures) => [array.capacity, battery.capacity, cost.total];

describe.each([
  { city: "ng-kano", country: "Nigeria", generator: "petrol" },
  { city: "gh-accra", country: "Ghana", generator: "diesel" },
] as const)("beside a generator in $city", (project) => {
  const input = house(project);
  const usual = figuresOf(input);
  const price = fuelPriceOf(project.country, project.generator);
  const designedAt = (fuelPrice: number) => figuresOf(input, null, { ...DESIGN_PAGE_TECHNOLOGY, fuelPrice });

  it("is the same design to the last digit at the country's own price", () => {
    expect(partsOf(designedAt(price))).toEqual(partsOf(usual));
    expect(partsOf(figuresAtFuelPrice(usual, price))).toEqual(partsOf(usual));
  });

  it("has no fewer panels and no less battery where fuel is three times as dear, no more where it is a quarter", () => {
    const [dear, cheap] = [figuresAtFuelPrice(usual, 3 * price), figuresAtFuelPrice(usual, price / 4)];
    expect(dear.array.capacity).toBeGreaterThan(usual.array.capacity);
    expect(dear.battery.capacity).toBeGreaterThanOrEqual(usual.battery.capacity);
    expect(cheap.array.capacity).toBeLessThan(usual.array.capacity);
    expect(cheap.battery.capacity).toBeLessThanOrEqual(usual.battery.capacity);
  });

  it("is, decided again at half the price, what a design made at that price is", () => {
    expect(partsOf(figuresAtFuelPrice(usual, price / 2))).toEqual(partsOf(designedAt(price / 2)));
  });
});

it("is the same design at any price where there is no generator", () => {
  const usual = figuresOf(house({ city: "ng-kano" }));
  expect(figuresAtFuelPrice(usual, 9).choice).toEqual(usual.choice);
});
