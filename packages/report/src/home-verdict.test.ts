import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { house } from "@sunwright/engine/sizing/testing/house";
import { expect, it } from "vitest";
import { homeVerdict, sunsShareAtHome } from "./home-verdict";
import { drawnExample, withoutGap } from "./testing/simulated";
import { verdict, verdictText } from "./verdict";

const NAME = "Bello Residence";
const offGrid = servingAllAtItsSun(sizeSystem(house({ city: "ng-kano" })));
const onGrid = sizeSystem(house({ city: "ng-kano", systemType: "on-grid" }));
const hybrid = sizeSystem(house({ city: "ng-kano", systemType: "hybrid", backupHours: 6 }));

function servingAllAtItsSun(design: Design): Design {
  const { servedAtSourcedSun } = design.energy;
  return { ...design, energy: { ...design.energy, servedAtSourcedSun: { ...servedAtSourcedSun, value: 1 } } };
}

const said = (design: Design, simulation: SimulatedDesign | null = design.simulation) =>
  verdictText(homeVerdict({ ...design, simulation }, NAME));

/** Screens 38 to 47 of the visual direction: "7 panels and an 11.3 kWh battery keep Bello Residence running …" */
it("says off the grid what keeps the house running, how much of the year, and when it is dark", () => {
  expect(said(offGrid, drawnExample())).toMatch(
    /^\d+ panels and [\d.]+ kWh of battery keep Bello Residence running for 99\.6% of the year\. 36 hours a year are dark, most of them in August\.$/,
  );
  expect(said(offGrid, withoutGap())).toMatch(/running all year\. In \d+ simulated years no hour was dark\.$/);
});

it("speaks of one dark hour as of one, and of a part of one as of less", () => {
  const { unmetHours } = drawnExample();
  expect(said(offGrid, drawnExample({ unmetHours: { ...unmetHours, value: 1 } }))).toContain(
    ". One hour a year is dark.",
  );
  expect(said(offGrid, drawnExample({ unmetHours: { ...unmetHours, value: 0.2 } }))).toContain(
    ". Less than an hour a year is dark.",
  );
});

it("says on the grid what the sun brings, and of a hybrid which outages it carries", () => {
  expect(said(onGrid)).toMatch(
    /^(?:1 panel brings|\d+ panels bring) \d+% of what Bello Residence uses\. The grid brings the rest/,
  );
  expect(said(hybrid)).toMatch(/Bello Residence.* outages of 6 hours\b/);
});

it("says what the sun brings of a hybrid as the figure under the sentence does", () => {
  if (hybrid.simulation === null) throw new Error("The house has a load");
  expect(said(hybrid)).toContain(`bring ${sunsShareAtHome(hybrid, hybrid.simulation).text}% of what`);
});

it("says with what measured sun less is served than with the typed one", () => {
  const { servedAtSourcedSun } = offGrid.energy;
  const doubted = { ...offGrid.energy, servedAtSourcedSun: { ...servedAtSourcedSun, value: 0.9 } };
  expect(said({ ...offGrid, energy: doubted }, drawnExample())).toMatch(/With the sun measured in Kano it is 90%\.$/);
});

it("asks for what runs there where nothing does", () => {
  expect(said(offGrid, null)).toBe("Bello Residence uses nothing yet. Add your appliances.");
});

it("uses no word of the trade, and at most 25 words a sentence", () => {
  for (const design of [offGrid, onGrid, hybrid]) {
    const text = said(design);
    expect(text).not.toMatch(/\b(?:Ah|kWp|SoC|MPPT|LCOE|inverter|sourced)\b/);
    for (const sentence of text.split(/(?<=[.!?]) /))
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(25);
  }
});

it("carries the very figures of the engineer's sentence", () => {
  const figures = (parts: ReturnType<typeof verdict>) =>
    parts.flatMap((part) => (typeof part === "string" ? [] : [[part.trace.id, part.trace.value] as const]));
  const simulation = drawnExample();
  const engineer = new Map(figures(verdict({ ...offGrid, simulation }, NAME, "USD")));
  const both = figures(homeVerdict({ ...offGrid, simulation }, NAME)).filter(([id]) => engineer.has(id));
  expect(both.length).toBeGreaterThan(0);
  for (const [id, value] of both) expect(value, id).toBe(engineer.get(id));
});
