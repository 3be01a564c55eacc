import { describe, expect, it } from "vitest";
import { DEFAULTS, fromCatalogue } from "../testing/house";
import type { ApplianceLoad } from "../inputs/design";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { electricalDesign } from "./electrical-design";

/** One module of 5.12 kWh gives half of that an hour: 2,560 W, of which 95% come out of the inverter: 2,432 W. */
function noteBeside(appliances: readonly ApplianceLoad[]) {
  const figures = ruleFiguresOf({ load: { kind: "appliances", appliances }, parameters: DEFAULTS });
  const designed = electricalDesign({ ...figures, battery: { ...figures.battery, capacity: 5_120 } });
  return designed.notes.find((note) => typeof note !== "string" && note.key.includes("note.battery"));
}
const pump = (power: number, startFactor: number): ApplianceLoad => ({
  ...fromCatalogue("water-pump", 1, 1),
  power,
  startFactor,
  motor: true,
});

const key = (name: string) => ({ key: `electrical.note.${name}` });

describe("a battery that gives less than the inverter draws", () => {
  it("has its inverter limited only where all that runs and starts is below the limit", () => {
    const note = noteBeside([pump(700, 3)]);
    // 2 × 700 W of inverter is below what the battery gives: nothing to say.
    expect(note).toBeUndefined();
    expect(noteBeside([pump(600, 1), pump(700, 1)])).toMatchObject(key("batteryBelowInverter"));
  });

  it("is told of the start where a motor starts above it", () => {
    const note = noteBeside([pump(1_500, 3)]);
    // 4,500 W ÷ 0.95 ÷ 0.5 = 9.47 kWh: two modules.
    expect(note).toMatchObject({ ...key("batteryBelowStart"), values: { start: 4.5, enough: 10.24 } });
  });

  it("grows where one pump alone draws more: no limit and no order of starting helps", () => {
    const note = noteBeside([pump(3_000, 1)]);
    // 3,000 W ÷ 0.95 ÷ 0.5 = 6.3 kWh: two modules.
    expect(note).toMatchObject({ ...key("batteryBelowLoad"), values: { together: 3, ways: "grow", enough: 10.24 } });
  });

  it("has what is large run one after the other where each alone is carried", () => {
    const note = noteBeside(
      [pump(1_400, 1), pump(1_500, 1)].map((one) => ({ ...one, hoursPerDay: 1, hoursOfDay: [12] })),
    );
    expect(note).toMatchObject({ ...key("batteryBelowLoad"), values: { ways: "stagger" } });
  });
});
