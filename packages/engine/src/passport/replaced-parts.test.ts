import { describe, expect, it } from "vitest";
import { batteryAge, priceToday, renewalsOf } from "./replaced-parts";
import type { PartLife } from "./working-system";

const BATTERY: PartLife = { part: "battery", years: 12, cause: "calendar", cycles: { aYear: 350, most: 6_000 } };
const INVERTER: PartLife = { part: "inverter", years: 10, cause: "assumed", cycles: null };
const SOLD = new Set(["panels", "battery", "inverter"]);

describe("parts that are replaced", () => {
  it("are the inverter in 2036 and the battery in 2038 of the drawn passport, handed over on 18 December 2026", () => {
    const renewals = renewalsOf([BATTERY, INVERTER], { handedOverOn: "2026-12-18", sold: SOLD });
    expect(renewals.map(({ part, on }) => `${part} ${on}`)).toEqual(["inverter 2036-12-18", "battery 2038-12-18"]);
  });

  it("are those that the contract sold", () => {
    const sold = new Set(["panels", "inverter"]);
    expect(renewalsOf([BATTERY, INVERTER], { handedOverOn: "2026-12-18", sold }).map(({ part }) => part)).toEqual([
      "inverter",
    ]);
  });
});

describe("the age of a battery", () => {
  it("is 99 % and 172 of 6,000 cycles half a year after the drawn handover", () => {
    const age = batteryAge([BATTERY, INVERTER], 179);
    expect(age?.left).toBeCloseTo(0.99, 2);
    expect(Math.round(age?.cycles ?? 0)).toBe(172);
    expect(age?.most).toBe(6_000);
  });

  it("is none without a battery", () => expect(batteryAge([INVERTER], 100)).toBeNull());
});

describe("what a part costs today", () => {
  const built = { battery: { kwh: 11.5, chemistry: "LFP" }, inverter: { watts: 5_800 } };
  const country = "Nigeria";

  it("is its size at the middle of what shops ask, in the country's money", () => {
    const asked = { id: "Nigeria/battery", value: 300_000, products: 5, shops: 3, day: "2026-11-01" };
    const figures = { version: 0, renewed: [], live: [asked] };
    expect(priceToday("battery", built, { country, figures })).toEqual({
      minor: 11.5 * 300_000 * 100,
      currency: "NGN",
      compared: 5,
    });
    expect(priceToday("inverter", built, { country, figures })?.compared).toBe(0);
  });

  it("is not known of a part whose size was not stated", () => {
    expect(priceToday("battery", { battery: { chemistry: "LFP" }, inverter: null }, { country })).toBeNull();
  });
});
