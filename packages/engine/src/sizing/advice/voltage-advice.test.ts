import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { figuresOf } from "../choice/figures";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { DEFAULTS, fromCatalogue } from "../testing/house";
import { recommendationsOf } from "./recommendations";
import { comparedCost } from "./compared-cost";
import { cheaperVoltage } from "./voltage-advice";

/** Lamps, a phone, a fan and a small refrigerator: 2 kWh a day, whose battery is less than one module of 48 V. */
const hut = (change: Partial<ParametersInput> = {}): DesignInput => ({
  load: {
    kind: "appliances",
    appliances: [
      fromCatalogue("led-bulb", 4),
      fromCatalogue("phone-charger", 2),
      fromCatalogue("table-fan", 2),
      fromCatalogue("bar-refrigerator", 1),
    ],
  },
  parameters: { ...DEFAULTS, country: "Ghana", city: "gh-tamale", sunlightSource: "site", ...change },
});
const advised = (input: DesignInput) => cheaperVoltage(figuresOf(input));

describe("another voltage of the battery", () => {
  const figures = figuresOf(hut());
  const advice = cheaperVoltage(figures);

  it("is found for a small house by sizing it again with the modules that are sold, and brings what it says", () => {
    expect(advice?.effect.kind).toBe("compares");
    if (advice?.effect.kind !== "compares") return;
    const { input, saving } = advice.effect;
    const after = figuresOf(input);
    expect(input.parameters.busVoltage).toBeLessThan(48);
    // Modules of 12.8 and 25.6 V, 100 Ah.
    const module = input.parameters.busVoltage === 24 ? 2_560 : 1_280;
    expect(after.battery.capacity % module).toBe(0);
    expect(after.choice?.met).toBe(true);
    expect(comparedCost(figures) - comparedCost(after)).toBeCloseTo(saving, 6);
    expect(saving).toBeGreaterThanOrEqual(0.03 * comparedCost(figures));
  });

  it("can be followed by one tap, and is not given again at that voltage", () => {
    const { offer, text } = recommendationsOf(figures).find(({ id }) => id === "cheaper-voltage") ?? { text: "" };
    expect(offer).toEqual({ busVoltage: advice?.recommendation.offer?.busVoltage });
    expect(tell(text)).toMatch(/^Build it with a battery of (12|24) V instead of 48 V: /);
    expect(advised(hut(offer))).toBeNull();
  });

  it("is dearer where a house needs an inverter that no smaller voltage has", () => {
    const load = { kind: "direct", dailyConsumption: 4_000, peakPower: 3_000 } as const;
    expect(advised({ ...hut(), load })).toBeNull();
  });

  it("is not looked for on the grid, on three phases or without a load", () => {
    expect(advised(hut({ systemType: "on-grid" }))).toBeNull();
    expect(advised(hut({ voltageFrequency: "400V/50Hz Three Phase" }))).toBeNull();
    expect(advised({ ...hut(), load: { kind: "direct", dailyConsumption: 0, peakPower: 0 } })).toBeNull();
  });
});
