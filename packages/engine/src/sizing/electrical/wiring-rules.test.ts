import fc from "fast-check";
import { describe, expect, it } from "vitest";
import examples from "../../validation/truth/h_examples.json" with { type: "json" };
import { BATTERY_FUSES, BREAKERS, devicesFor, NEC_RATINGS, PANEL_FUSES, SWITCHES } from "../rule/standard-ratings";
import { breakersFor, coldVoltageFactor, protectionOf, wiringRules } from "./wiring-rules";

it("follows the NEC where mains have 60 Hz", () => {
  expect(wiringRules("110V/60Hz Single Phase")).toBe("NEC");
  expect(wiringRules("120/240V/60Hz Split Phase")).toBe("NEC");
  expect(wiringRules("230V/50Hz Single Phase")).toBe("IEC");
});

it("asks for the 40 A breaker the IAEI magazine names for a 7.6 kW inverter at 240 V", () => {
  expect(breakersFor(7_600 / 240, "NEC")).toEqual({ rating: 40, ways: 1 });
});

describe("NEC 690.7(A), reference table h", () => {
  const bands = Object.entries(examples.tables.nec_690_7_a_voc_factor.values);
  it.each(bands)("%s °C: %f, at both ends", (band, factor) => {
    const [warm, cold] = band.split("..").map(Number);
    expect(coldVoltageFactor(warm ?? Number.NaN)).toBe(factor);
    expect(coldVoltageFactor(cold ?? Number.NaN)).toBe(factor);
  });

  it("adds nothing in warm places, and takes the colder of two bands between them", () => {
    expect(coldVoltageFactor(25)).toBe(1);
    expect(coldVoltageFactor(19.5)).toBe(1.04);
    expect(coldVoltageFactor(-60)).toBe(1.25);
  });
});

describe("standard ratings", () => {
  const LISTS = { BREAKERS, NEC_RATINGS, PANEL_FUSES, BATTERY_FUSES, SWITCHES };
  it.each(Object.entries(LISTS))("%s rise", (_, ratings) => {
    expect([...ratings].sort((one, other) => one - other)).toEqual([...ratings]);
    expect(new Set(ratings).size).toBe(ratings.length);
  });

  it("carry what is asked, with the smallest that does, and never shrink as more is asked", () => {
    const amperes = fc.double({ min: 0, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(amperes, amperes, fc.constantFrom(...Object.values(LISTS)), (one, other, ratings) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const total = (current: number) => {
          const { rating, ways } = devicesFor(current, ratings);
          expect(rating * ways).toBeGreaterThanOrEqual(current * (1 - 1e-12));
          expect(ratings.some((made) => made < rating && made * ways >= current)).toBe(false);
          return rating * ways;
        };
        expect(total(more)).toBeGreaterThanOrEqual(total(less));
      }),
    );
  });

  it("protect nothing where nothing flows", () => {
    expect(protectionOf(0, "IEC")).toBe(0);
    expect(protectionOf(10, "IEC")).toBe(13);
    expect(protectionOf(10, "NEC")).toBe(15);
  });
});
