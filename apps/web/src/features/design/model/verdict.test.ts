import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import type { DesignInput } from "@sunwright/engine/sizing/design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/simulated";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { expect, it } from "vitest";
import { designInput } from "./design-input";
import { monthsSentence } from "./months-of-year";
import { systemTypeOf } from "./system-type";
import { drawnExample, served, withoutGap } from "./testing/simulated";
import { verdict } from "./verdict";

const load: DesignInput["load"] = { kind: "direct", dailyConsumption: 10_166, peakPower: 2_860 };
const sized = (change: Partial<typeof DEFAULT_PARAMETERS>) =>
  sizeSystem(designInput(load, { ...DEFAULT_PARAMETERS, city: "ng-kano", ...change }));
const parts = (change: Partial<typeof DEFAULT_PARAMETERS>, simulation: SimulatedDesign) => {
  const design = sized(change);
  return verdict(design, simulation, "Bello Residence", systemTypeOf(design));
};
const said = (change: Partial<typeof DEFAULT_PARAMETERS>, simulation: SimulatedDesign) =>
  parts(change, simulation)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");

it("says of an off-grid house what the reference drawing says", () => {
  expect(said({ backupDays: 1 }, drawnExample())).toMatch(
    /^\d+ panels, a [\d,]+ Ah battery and a 5\.72 kW inverter keep Bello Residence running for 99\.6% of the year\. The other 36 hours fall in cloudy weeks, most of them in August\.$/,
  );
});

it("names the worst month without claiming most of the hours for it, and no clouds for a system too small", () => {
  const { months, hoursServed } = drawnExample();
  const spread = months.map((month, index) => ({ ...month, unmetHours: index === 6 ? 4 : 3 }));
  expect(said({}, drawnExample({ months: spread }))).toContain("fall in cloudy weeks, more in July than in any month.");
  const small = { ...hoursServed, value: 80 };
  expect(said({}, drawnExample({ hoursServed: small }))).toContain(
    "The other 36 hours are dark, most of them in August.",
  );
});

it("says of a year without a gap how long the battery alone lasts", () => {
  expect(said({}, withoutGap())).toMatch(
    /running for all of the year\. No hour of 5 simulated years is short, and a full battery alone lasts 24 hours\.$/,
  );
});

it("says of a house with a grid what the sun brings, and of a hybrid whether outages are ridden through", () => {
  // 10.14 kWh served, 3.9 of them from the grid, of 10.17: 61%.
  const flows = { ...drawnExample().flows, gridImport: 3.9 };
  const onGrid = said({ systemType: "on-grid" }, withoutGap({ flows }));
  expect(onGrid).toMatch(/bring 61% of Bello Residence's 10\.17 kWh a day\. The grid brings the rest/);
  expect(onGrid).not.toContain("battery");
  const hybrid = { systemType: "hybrid", backupHours: 6 } as const;
  expect(said(hybrid, withoutGap({ flows }))).toMatch(
    /bridge an outage of 6 hours\. No hour of 5 simulated years is without power\.$/,
  );
  expect(said(hybrid, drawnExample({ flows }))).toMatch(
    /bridge an outage of 6 hours\. 36 hours a year stay without power, most of them in August\.$/,
  );
});

it("says what is left when the place's own sun is far below the typed one", () => {
  const sourced = drawnExample({ servedAtSourcedSun: served(83.2) });
  expect(said({ city: "ng-lagos-ikeja" }, sourced)).toMatch(/Under Lagos \(Ikeja\)'s sourced sun it is 83\.2%\.$/);
  expect(said({}, drawnExample({ servedAtSourcedSun: served(99.9) }))).not.toContain("sourced");
});

it("carries the trace of every figure it names", () => {
  const traces = parts({}, drawnExample()).filter((part) => typeof part !== "string");
  expect(traces.map(({ trace }) => trace.id)).toEqual([
    "panel-count",
    "battery-amp-hours",
    "inverter-capacity",
    "hours-served",
    "unmet-hours",
  ]);
  const shared = parts({ systemType: "hybrid" }, withoutGap()).filter((part) => typeof part !== "string");
  expect(shared.map(({ trace }) => trace.id)).toContain("solar-share");
});

it("says under the months where the hours without power fall, else which month is the tightest", () => {
  const monthlySunHours = [6, 6, 6, 6, 6, 6, 6, 5.5, 6, 6, 6, 6];
  expect(monthsSentence({ months: drawnExample().months, monthlySunHours })).toBe(
    "Line: load. Red: hours without power, most in August, with 5.5 sun hours a day.",
  );
  const tight = withoutGap().months.map((month, index) => ({ ...month, used: index === 7 ? 400 : 300 }));
  expect(monthsSentence({ months: tight, monthlySunHours })).toBe(
    "Line: load. No month has an hour without power. August has the least to spare, with 5.5 sun hours a day.",
  );
});

it("knows the system type a stored design was made for", () => {
  for (const systemType of ["off-grid", "on-grid", "hybrid"] as const)
    expect(systemTypeOf(sized({ systemType }))).toBe(systemType);
});
