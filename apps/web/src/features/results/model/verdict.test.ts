import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import type { Design, DesignInput } from "@sunwright/engine/sizing/inputs/design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { expect, it } from "vitest";
import { designInput } from "../../parameters/model/design-input";
import { monthsSentence } from "@sunwright/report/months-of-year";
import { systemTypeOf } from "@sunwright/report/system-type";
import { drawnExample, withoutGap } from "@sunwright/report/testing/simulated";
import { promiseText, verdict } from "@sunwright/report/verdict";

const load: DesignInput["load"] = { kind: "direct", dailyConsumption: 10_166, peakPower: 2_860 };
const inputOf = (change: Partial<typeof DEFAULT_PARAMETERS>) =>
  designInput(load, { ...DEFAULT_PARAMETERS, city: "ng-kano", sunlightSource: "site", ...change });
const sized = (change: Partial<typeof DEFAULT_PARAMETERS>) => sizeSystem(inputOf(change));
/** Its figures stand beside simulated years drawn elsewhere, so that what its own sun serves is set apart. */
const offGrid = servingAllAtItsSun(sized({ backupDays: 1 }));
/** Where August has the least sun, as in the drawing. */
const DULL_AUGUST = [6, 6, 6, 6, 6, 6, 6, 5.5, 6, 6, 6, 6];
const onGrid = sized({ systemType: "on-grid" });
const hybrid = sized({ systemType: "hybrid", backupHours: 6 });

function servingAllAtItsSun(design: Design): Design {
  const { servedAtSourcedSun } = design.energy;
  return { ...design, energy: { ...design.energy, servedAtSourcedSun: { ...servedAtSourcedSun, value: 1 } } };
}
const parts = (design: Design, simulation: SimulatedDesign) =>
  verdict({ ...design, simulation }, "Bello Residence", "USD");
const said = (design: Design, simulation: SimulatedDesign) =>
  parts(design, simulation)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");

it("says of an off-grid house what the reference drawing says", () => {
  expect(said(offGrid, drawnExample())).toMatch(
    /^\d+ panels, a [\d,]+ Ah battery and a 5\.72 kW inverter keep Bello Residence running for 99\.6% of the year\. The other 36 hours fall in cloudy weeks, most of them in August\. Nine years of ten reach 99\.4%, counted when the battery is 6 years old\.$/,
  );
});

it("names the worst month without claiming most of the hours for it, and no clouds for a system too small", () => {
  const { months, hoursServed } = drawnExample();
  const spread = months.map((month, index) => ({ ...month, unmetHours: index === 7 ? 4 : 3 }));
  expect(said(offGrid, drawnExample({ months: spread }))).toContain(
    "fall in cloudy weeks, more in August than in any month.",
  );
  const small = { ...hoursServed, value: 80 };
  expect(said(offGrid, drawnExample({ hoursServed: small }))).toContain(
    "The other 36 hours are dark, most of them in August.",
  );
  // Read as 97.0%, from which on it is the weather.
  const onTheLine = { ...hoursServed, value: 96.96 };
  expect(said(offGrid, drawnExample({ hoursServed: onTheLine }))).toMatch(/97% of the year.* fall in cloudy weeks/);
});

it("speaks of no clouds where the sunniest month is the darkest, and of no month where two are as dark", () => {
  const { months } = drawnExample();
  const sunny = { ...offGrid, site: { ...offGrid.site, monthlySunHours: [5, 5, 5, 5, 5, 5, 5, 7, 5, 5, 5, 5] } };
  expect(said(sunny, drawnExample())).toContain("The other 36 hours are dark, most of them in August.");
  const alike = months.map((month, index) => ({
    ...month,
    unmetHours: [6, 7].includes(index) ? 18.2 - index / 100 : 0,
  }));
  expect(said(offGrid, drawnExample({ months: alike }))).toContain(
    "The other 36 hours are dark, spread over the year.",
  );
  expect(monthsSentence(alike, DULL_AUGUST)).toBe(
    "Line: load. Red: hours without power, in no month more than in all others.",
  );
});

it("speaks of one hour as of one", () => {
  const { unmetHours, hoursServed } = drawnExample();
  const one = { unmetHours: { ...unmetHours, value: 1 } };
  expect(said(offGrid, drawnExample(one))).toContain("The other 1 hour falls in cloudy weeks");
  const small = { ...one, hoursServed: { ...hoursServed, value: 80 } };
  expect(said(offGrid, drawnExample(small))).toContain("The other 1 hour is dark");
});

it("says of a year without a gap how long the battery alone lasts", () => {
  expect(said(offGrid, withoutGap())).toMatch(
    /running for all of the year\. No hour of 5 simulated years lacks power, and a full battery alone lasts 24 hours\.$/,
  );
});

it("says both where the battery alone lasts less than the days asked, and says it once", () => {
  const asked = { ...offGrid, basis: { ...offGrid.basis, parameters: { ...offGrid.basis.parameters, backupDays: 3 } } };
  expect(said(asked, withoutGap())).toMatch(
    /running for all of the year\. No hour of 5 simulated years is without power\. 3 days were asked: a full battery alone lasts 24 hours, and sun and battery together serve 100% of the year\.$/,
  );
  expect(said(asked, drawnExample())).toMatch(
    /in August\. 3 days were asked: a full battery alone lasts \d+ hours, and sun and battery together serve 99\.6% of the year\. Nine/,
  );
  expect(promiseText({ ...asked, simulation: withoutGap() })).toBe(
    "3 days asked; full battery alone 24 h; 100% of the year by sun and battery together",
  );
  expect(promiseText({ ...offGrid, simulation: withoutGap() })).toBeNull();
  expect(said(asked, { ...withoutGap(), targetMet: false })).not.toContain("asked");
});

it("claims no year without a gap where part of an hour lacks power", () => {
  const { unmetHours, hoursServed } = drawnExample();
  const little = { unmetHours: { ...unmetHours, value: 0.05 }, hoursServed: { ...hoursServed, value: 99.9994 } };
  expect(said(offGrid, withoutGap(little))).toMatch(
    /running for 99\.9% of the year\. Less than an hour a year lacks power in 5 simulated years, and a full battery/,
  );
  expect(said(hybrid, withoutGap(little))).toContain("Less than an hour a year is without power in 5 simulated years.");
});

it("says of a house with a grid what the sun brings, and of a hybrid whether outages are ridden through", () => {
  // 10.14 kWh served, 3.9 of them from the grid, of 10.17: 61%.
  const flows = { ...drawnExample().flows, gridImport: 3.9 };
  const shared = said(onGrid, withoutGap({ flows }));
  expect(shared).toMatch(/bring 61% of Bello Residence's 10\.17 kWh a day\. The grid brings the rest/);
  expect(shared).not.toContain("battery");
  const selling = said(onGrid, withoutGap({ flows: { ...flows, gridExport: 3.72 } }));
  expect(selling).toMatch(/The grid brings the rest, nights included, and takes 3\.72 kWh a day of surplus\.$/);
  expect(said(hybrid, withoutGap({ flows }))).toMatch(
    /bridge an outage of 6 hours\. No hour of 5 simulated years is without power\.$/,
  );
  expect(said(hybrid, drawnExample({ flows }))).toMatch(
    /bridge an outage of 6 hours\. 36 hours a year stay without power, most of them in August\. Nine years of ten reach 99\.4%,/,
  );
});

it("tells who came for solar and is given none what panels would spare and cost, and nobody else", () => {
  // Twelve hours a day without grid are Band C in Kano, ₦50 a kWh, where panels at fixed rates do not pay (`hybrid-choice.test.ts`).
  const asked = { systemType: "hybrid", backupHours: 6, outageHours: 12 } as const;
  const cheap = sizeSystem({ ...inputOf(asked), prices: "specification" });
  const [, built, leastGrid] = cheap.hybrid?.points ?? [];
  if (built === undefined || leastGrid === undefined) throw new Error("three points");
  const spared = Math.round(built.bought) - Math.round(leastGrid.bought);
  const kilowatts = leastGrid.panels / 1_000;
  const sentence = said(cheap, withoutGap());
  expect(sentence).toMatch(/without panels bridge an outage of 6 hours;.* Panels do not pay for themselves here: /);
  const figures = new RegExp(
    `“Least grid”, ${kilowatts} kW of panels would spare ([\\d,]+) of ([\\d,]+) kWh a year .* for \\$[\\d,]+ more to build and \\$[\\d,]+ more over 20 years\\.`,
  ).exec(sentence);
  const [, sparing = "", bought = ""] = figures ?? [];
  expect(Math.abs(Number(sparing.replace(",", "")) - spared)).toBeLessThanOrEqual(1);
  expect(Number(bought.replace(",", ""))).toBe(Math.round(built.bought));
  for (const other of [sized({ ...asked, hybridGoal: "outage-only" }), hybrid])
    expect(said(other, withoutGap())).not.toContain("do not pay");
});

it("says how old the battery is in the years it counts, and nothing of them where nine of ten miss nothing", () => {
  const { ages } = drawnExample();
  const chosenAt = (age: string) => drawnExample({ ages: ages.map((each) => ({ ...each, chosen: each.age === age })) });
  expect(said(offGrid, chosenAt("new"))).toMatch(/Nine years of ten reach 99\.4%, counted with a new battery\.$/);
  expect(said(offGrid, chosenAt("end"))).toMatch(/counted when the battery is 12 years old\.$/);
  expect(said(offGrid, withoutGap())).not.toContain("Nine years");
});

it("says what is left when the place's own sun is far below the typed one", () => {
  const typed = sized({ city: "ng-lagos-ikeja", sunlightHours: 12, sunlightSource: "typed" });
  expect(said(typed, withoutGap())).toMatch(/Under Lagos \(Ikeja\)'s sourced sun they serve [\d.]+% of the load\.$/);
  expect(said(offGrid, withoutGap())).not.toContain("sourced");
});

it("has nothing to promise where nothing is to carry", () => {
  const idle = sizeSystem(designInput({ ...load, dailyConsumption: 0 }, DEFAULT_PARAMETERS));
  expect(idle.simulation).toBeNull();
  expect(verdict(idle, "Bello Residence", "USD")).toEqual([
    "Bello Residence has nothing to carry: its load is 0 Wh a day.",
  ]);
});

it("carries the trace of every figure it names", () => {
  const traces = parts(offGrid, drawnExample()).filter((part) => typeof part !== "string");
  expect(traces.map(({ trace }) => trace.id)).toEqual([
    "panel-count",
    "battery-amp-hours",
    "inverter-capacity",
    "hours-served",
    "unmet-hours",
    "nine-of-ten",
  ]);
  const shared = parts(hybrid, withoutGap()).filter((part) => typeof part !== "string");
  expect(shared.map(({ trace }) => trace.id)).toContain("solar-share");
});

it("says under the months where the hours without power fall, else which month is the tightest", () => {
  const monthlySunHours = [6, 6, 6, 6, 6, 6, 6, 5.5, 6, 6, 6, 6];
  expect(monthsSentence(drawnExample().months, monthlySunHours)).toBe(
    "Line: load. Red: hours without power, most in August, with 5.5 sun hours a day.",
  );
  const helped = drawnExample().months.map((month) => ({ ...month, gridImport: 1 }));
  expect(monthsSentence(helped, monthlySunHours)).toMatch(/^Line: load\. Narrow bars: the grid\. Red: /);
  const both = helped.map((month) => ({ ...month, generator: 1 }));
  expect(monthsSentence(both, monthlySunHours)).toContain(" Narrow bars: the grid and the generator. ");
  const tight = withoutGap().months.map((month, index) => ({ ...month, production: index === 7 ? 400 : 450 }));
  expect(monthsSentence(tight, monthlySunHours)).toBe(
    "Line: load. No month has an hour without power. August has the least to spare, with 5.5 sun hours a day.",
  );
});

it("knows the system type a stored design was made for", () => {
  expect([offGrid, onGrid, hybrid].map(systemTypeOf)).toEqual(["off-grid", "on-grid", "hybrid"]);
});
