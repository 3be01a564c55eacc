import { describe, expect, it } from "vitest";
import { PART_PRICES } from "../../prices/part-prices";
import type { DesignInput } from "../inputs/design";
import { wholeDesign } from "../testing/designs";
import { house } from "../testing/house";
import { cheaperSize } from "./cheaper-size";

const KANO: DesignInput = {
  ...house({ country: "Nigeria", city: "ng-kano", sunlightSource: "site" }),
  prices: "local",
};
const DAY = "2026-11-30";

/** The house where shops ask so much for a part, and where an operator renewed it so. */
const asked = (id: string, value: number): DesignInput => ({
  ...KANO,
  figures: { version: 0, renewed: [], live: [{ id, value, products: 6, shops: 3, day: DAY }] },
});
const renewed = (id: string, value: number): DesignInput => ({
  ...KANO,
  figures: { version: 1, renewed: [{ id, value, source: "A newer list", from: DAY, until: null }] },
});
const { module, battery } = PART_PRICES.Nigeria;
/** What a size costs by the table's sums, with its panels and battery at other prices. */
const priceOf = (input: DesignInput, { panel = module.middle, kwh = battery.middle }) => {
  const { panels, battery: store, inverter } = wholeDesign(input);
  const { inverterHybrid, balance, labour, batteryLabour } = PART_PRICES.Nigeria;
  return (
    panels.capacity.value * (panel + balance.middle + labour.middle) +
    (store.capacity.value / 1_000) * (kwh + batteryLabour.middle) +
    inverter.capacity.value * inverterHybrid.middle
  );
};

describe("another size at today's prices", () => {
  it("is told of from a twentieth on, with what both cost", () => {
    const dear = renewed("Nigeria/module", 6 * module.middle);
    const found = cheaperSize(wholeDesign(KANO), wholeDesign(dear));
    const [kept, other] = [KANO, dear].map((input) => priceOf(input, { panel: 6 * module.middle }));
    expect(found?.kept.middle).toBeCloseTo(kept ?? NaN, 4);
    expect(found?.other.middle).toBeCloseTo(other ?? NaN, 4);
    expect(found?.saved).toBeGreaterThanOrEqual(0.05);
    expect(found?.saved).toBeCloseTo(1 - (other ?? NaN) / (kept ?? NaN), 9);
  });

  it("is not told of where prices stand, and where all that moved is what both cost", () => {
    expect(cheaperSize(wholeDesign(KANO), wholeDesign(KANO))).toBeNull();
    const small = renewed("Nigeria/module", 1.02 * module.middle);
    expect(cheaperSize(wholeDesign(KANO), wholeDesign(small))).toBeNull();
  });

  it("is at no more than the dearest price of the table, whatever shops ask", () => {
    const absurd = wholeDesign(asked("Nigeria/module", 1_000 * module.middle));
    const dearest = wholeDesign(renewed("Nigeria/module", module.high));
    for (const part of ["panels", "battery", "inverter"] as const)
      expect(absurd[part].capacity.value).toBe(dearest[part].capacity.value);
  });
});
