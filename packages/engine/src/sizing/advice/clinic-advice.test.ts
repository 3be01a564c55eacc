import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { figuresOf } from "../choice/figures";
import type { ApplianceLoad, DesignInput, ParametersInput } from "../inputs/design";
import { DEFAULTS, fromCatalogue } from "../testing/house";
import { clinicAdvice, clinicOrder } from "./clinic-advice";

const inClinic = (id: string, quantity: number, hours?: number): ApplianceLoad => ({
  ...fromCatalogue(id, quantity, hours),
  catalogueId: id,
});
const APPLIANCES = [
  inClinic("vaccine-refrigerator", 2),
  inClinic("oxygen-concentrator", 1, 6),
  inClinic("led-tube", 10, 10),
  inClinic("laptop", 2, 8),
  inClinic("autoclave", 1),
];
const clinic = (appliances: readonly ApplianceLoad[], change: Partial<ParametersInput> = {}): DesignInput => ({
  load: { kind: "appliances", appliances },
  parameters: { ...DEFAULTS, city: "ng-maiduguri", sunlightSource: "site", reliabilityTarget: 99.9, ...change },
});

describe("a clinic", () => {
  const figures = figuresOf(clinic(APPLIANCES));
  const order = clinicOrder(figures);

  it("keeps what is cold or helps breathing first, and switches off the most energy first", () => {
    expect(order?.first.map(({ catalogueId }) => catalogueId)).toEqual(["vaccine-refrigerator", "oxygen-concentrator"]);
    const energy = (order?.others ?? []).map(({ power, quantity, hoursPerDay }) => power * quantity * hoursPerDay);
    expect(energy).toEqual([...energy].sort((one, other) => other - one));
    expect(order?.others).toHaveLength(3);
  });

  // An hour-by-hour count of an old battery, as the design's own words have it: 90% of it may be used, √92% on the way out.
  it.each([
    [24, "shedAt"],
    [12, "alarmAt"],
  ] as const)("lasts %s hours without sun from there and no longer, in the hardest hours", (hours, at) => {
    const capacity = 0.8 * figures.battery.capacity;
    // Two refrigerators of 130 W for 8 of 24 hours, a concentrator of 350 W for 6 of 24: alike in every hour.
    const power = (2 * 130 * 8) / 24 + (350 * 6) / 24;
    const taken = (power / 0.95 + 0.0036 * figures.inverter.capacity) / Math.sqrt(0.92);
    let stored = (order?.[at] ?? 0) * capacity;
    let lasted = 0;
    while (stored - taken >= 0.1 * capacity - 1e-6) {
      stored -= taken;
      lasted += 1;
    }
    expect(lasted).toBe(hours);
  });

  it("says so with its trace and what a spare inverter costs, before any saving", () => {
    const advice = clinicAdvice(figures);
    const text = tell(advice?.recommendation.text ?? "");
    expect(text).toMatch(
      /^Vaccine refrigerator.* and Oxygen concentrator.* come first\. Below \d+% of the battery switch off /,
    );
    expect(text).toContain("spare inverter");
    expect(advice?.recommendation.trace?.value).toBeCloseTo(100 * (order?.shedAt ?? 0), 0);
    expect(advice?.worth).toBeGreaterThan(1e12);
  });

  it("is told where the battery is too small for a day of them", () => {
    const small = figuresOf(clinic([...APPLIANCES, inClinic("infant-warmer", 2, 24)], { reliabilityTarget: 90 }));
    const { battery } = small;
    const short = { ...small, battery: { ...battery, capacity: 5_120 } };
    expect(clinicOrder(short)?.shedAt).toBeGreaterThan(1);
    expect(tell(clinicAdvice(short)?.recommendation.text ?? "")).toContain("less than 24 hours");
  });
});

it("is nobody's business where nothing of the kind is on the list, or there is no battery", () => {
  expect(clinicOrder(figuresOf(clinic([inClinic("refrigerator", 1)])))).toBeNull();
  expect(clinicOrder(figuresOf(clinic(APPLIANCES, { systemType: "on-grid" })))).toBeNull();
});
