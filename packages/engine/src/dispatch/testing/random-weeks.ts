import fc from "fast-check";
import type { DispatchRule, PricedHours } from "../priced-hours";

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

export const anyRule: fc.Arbitrary<DispatchRule> = fc
  .record({
    capacity: between(1, 20),
    floor: between(0, 0.6),
    charge: between(0.3, 8),
    discharge: between(0.3, 8),
    chargeEfficiency: between(0.85, 1),
    dischargeEfficiency: between(0.85, 1),
    wear: fc.constantFrom(0, 0, 0.02, 0.1),
    gridCharges: fc.boolean(),
    batterySells: fc.boolean(),
    importLimit: fc.constantFrom(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 12),
    exportLimit: fc.constantFrom(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 2.4),
  })
  .map((rule) => ({ ...rule, floor: rule.floor * rule.capacity }));

/** Prices as they come: below zero, and export above import, too. */
export const anyHours = (days: number): fc.Arbitrary<PricedHours> => {
  const hours = (one: fc.Arbitrary<number>) => fc.array(one, { minLength: 24 * days, maxLength: 24 * days });
  return fc.record({
    load: hours(between(0, 4)),
    sun: hours(fc.oneof(fc.constant(0), between(0, 8))),
    importPrice: hours(between(-0.3, 0.8)),
    exportPrice: hours(between(-0.3, 0.3)),
  });
};

/** A day, again and again. */
export const repeated = (day: PricedHours, days: number): PricedHours => {
  const again = (values: ArrayLike<number>) => Array.from({ length: days }, () => Array.from(values)).flat();
  return {
    load: again(day.load),
    sun: again(day.sun),
    importPrice: again(day.importPrice),
    exportPrice: again(day.exportPrice),
  };
};
