import { expect, it } from "vitest";
import { readingOf, spokenReading } from "./hour-reading";
import { supplySentence } from "@sunwright/report/hour-sentence";
import { supplySteps, wholeYear, type Stretch } from "@sunwright/report/supply";
import { yearHours } from "@sunwright/report/testing/year-hours";

const offGrid = { battery: true, grid: false, generator: false };
/** 03:00 on 15 August is hour 5427: the reference drawing's dark hour. */
const DARK = 5427;
const hours = yearHours((hour) => {
  if (hour === DARK) return { load: 0.3, unmet: 0.3, charge: 0.1 };
  if (hour === DARK + 9) return { load: 0.4, production: 2, direct: 0.42, toBattery: 1.5, charge: 0.4 };
  return { load: 0.3, fromBattery: 0.32, charge: 0.5 };
});
const week: Stretch = { first: 221 * 24, count: 168, hoursPerStep: 1 };
const read = (hour: number, has = offGrid) => readingOf(supplySteps(hours, week), hour - week.first, has);

it("reads the dark hour as the reference drawing has it", () => {
  expect(spokenReading(read(DARK))).toBe(
    "15 Aug, 03:00, Load 0.30 kW, Solar 0, Battery 0, at its 10% floor, Unmet 0.30 kW, Charge 10%",
  );
});

it("says when the battery charges, and names no part the system lacks", () => {
  expect(spokenReading(read(DARK + 9))).toContain("Solar 2.00 kW, Battery charging, 1.50 kW");
  const onGrid = read(DARK, { battery: false, grid: true, generator: true });
  expect(onGrid.lines.map(({ name }) => name)).toEqual(["Load", "Solar", "Generator", "Grid", "Unmet"]);
});

it("names what the grid takes", () => {
  const sold = yearHours(() => ({ load: 0.3, direct: 2, production: 2, gridExport: 1.6 }));
  const reading = readingOf(supplySteps(sold, week), 0, { battery: false, grid: true, generator: false });
  expect(spokenReading(reading)).toContain("Grid 1.60 kW sold");
});

it("reads a year by days, in energy", () => {
  const reading = readingOf(supplySteps(hours, wholeYear), 226, offGrid);
  expect(reading.title).toBe("15 August");
  // 23 hours of 0.3 kWh and one of 0.4 kWh.
  expect(reading.lines[0]).toEqual({ name: "Load", value: "7.30 kWh" });
  expect(reading.lines.at(-1)).toEqual({ name: "Lowest charge", value: "10%" });
});

it("says in a sentence who brings the load and what is missing", () => {
  expect(supplySentence(supplySteps(hours, week))).toMatch(
    /^The house needs 50\.5 kWh: straight from the sun 1%, from the battery 99%\. 0\.3 kWh are missing in 1 hour, most on 15 August\.$/,
  );
  const even = yearHours(() => ({ load: 0.5, fromBattery: 0.6 }));
  expect(supplySentence(supplySteps(even, week))).toMatch(/Nothing is missing\.$/);
  expect(
    supplySentence(
      supplySteps(
        yearHours(() => ({})),
        week,
      ),
    ),
  ).toBe("Nothing runs in this stretch.");
});
