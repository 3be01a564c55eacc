// Of the rest: whole designs at each voltage of the battery.
import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { type BusVoltage, SYSTEM_TYPES } from "../../parameters/options";
import { busVoltageOf, cellsInSeries } from "./bus-voltage";
import type { Design } from "../inputs/design";
import { asRead } from "../testing/as-read";
import { wholeDesign } from "../testing/designs";
import { house } from "../testing/house";

// Banks of lithium iron as they are sold: 12.8, 25.6 and 51.2 V of cells of 3.2 V.
it.each([
  [12, 12.8],
  [24, 25.6],
  [48, 51.2],
])("counts the cells of a bank named %s V", (named, real) => {
  expect(cellsInSeries(named) * 3.2).toBeCloseTo(real, 12);
});

it("is what was chosen where there is a battery, the specification's 48 V otherwise and in designs from before", () => {
  expect(busVoltageOf({ systemType: "off-grid", busVoltage: 24 })).toBe(24);
  expect(busVoltageOf({ systemType: "hybrid", busVoltage: 12 })).toBe(12);
  expect(busVoltageOf({ systemType: "on-grid", busVoltage: 12 })).toBe(48);
  expect(busVoltageOf({ systemType: "off-grid" })).toBe(48);
});

/** What the user reads of a design, without what another voltage would do. */
const read = ({ parameterUse: _use, basis: _asked, recommendations, ...seen }: Design) =>
  asRead({ ...seen, recommendations: recommendations.filter(({ id }) => id !== "cheaper-voltage") });

describe("a design at another battery voltage", () => {
  const sized = (busVoltage: BusVoltage) => wholeDesign(house({ busVoltage }));
  const at48 = sized(48);
  const designs = [
    [12, sized(12)],
    [24, sized(24)],
    [48, at48],
  ] as const;

  it.each(designs)(
    "at %s V has the same inverter, whole modules of its voltage, and the Ah of it",
    (voltage, design) => {
      expect(design.inverter.capacity.value).toBe(at48.inverter.capacity.value);
      // Modules of 12.8, 25.6 and 51.2 V, 100 Ah.
      const modules = design.battery.capacity.value / (voltage * (16 / 15) * 100);
      expect(modules).toBeCloseTo(Math.round(modules), 9);
      expect(design.battery.ampHours.value).toBe(design.battery.capacity.value / voltage);
    },
  );

  it.each(designs)("at %s V explains itself with that voltage and no other", (voltage, design) => {
    // Only the way out of too much current names another one.
    const text = read(design).replaceAll("Choose a battery of 24 V", "");
    const named = [...text.matchAll(/(?<![\d.,])(12|24|48) ?V(?!\w)/g)].map(([, volts]) => Number(volts));
    expect([...new Set(named)]).toEqual([voltage]);
  });

  it.each(designs)("at %s V draws from the battery what P ÷ V asks for", (voltage, design) => {
    const run = design.electrical.circuits.find((circuit) => circuit.run === "battery-inverter");
    // 5,720 W through 95%, between the nominal voltage and 2.8 V of each cell less 1%.
    const power = 5_720 / 0.95;
    expect(run?.current.value).toBeGreaterThan(power / voltage);
    expect(run?.current.value).toBeLessThan(power / (0.98 * (voltage / 3) * 2.8));
  });
});

it("says what the voltage does: cells in series, Ah and current, beside another voltage", () => {
  const text = (input: Design) =>
    tell(input.parameterUse.find(({ parameter }) => parameter === "busVoltage")?.text ?? "");
  expect(text(wholeDesign(house({ busVoltage: 24 })))).toMatch(
    /^Puts 8 cells in series: [\d,]+ Ah and \d+ A through .*; 48 V would be [\d,]+ Ah and \d+ A through/,
  );
  for (const systemType of SYSTEM_TYPES) {
    const used = !text(wholeDesign(house({ systemType }))).startsWith("Not used");
    expect(used, systemType).toBe(systemType !== "on-grid");
  }
});
