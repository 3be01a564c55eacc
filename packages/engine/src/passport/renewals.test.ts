import { describe, expect, it } from "vitest";
import { COUNTRY_MONEY } from "../countries/country-money";
import { batteryAge, priceToday, renewalsOf } from "./renewals";
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
  const rate = COUNTRY_MONEY.Nigeria.exchange.value;

  it("is its size at the middle of five live prices or more, in the country's money", () => {
    const market = { batteryPerKwh: [180, 210, 220, 240, 260], inverterPerWatt: [0.1, 0.2] };
    // 11.5 kWh at 220 dollars.
    expect(priceToday("battery", built, { country, market })).toEqual({
      minor: Math.round(11.5 * 220 * rate * 100),
      currency: "NGN",
      compared: 5,
    });
    expect(priceToday("inverter", built, { country, market })?.compared).toBe(0);
  });

  it("is not known of a part whose size was not stated", () => {
    expect(
      priceToday("battery", { battery: { chemistry: "LFP" }, inverter: null }, { country, market: {} }),
    ).toBeNull();
  });
});
