// Of the rest: every recommendation, from a whole design each.
import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import type { ApplianceLoad, Design, DesignInput, Recommendation } from "../inputs/design";
import { figuresOf } from "../choice/figures";
import { RUN_NAMES, RUN_PARAMETER } from "../electrical/runs";
import { plainDesign, wholeDesign } from "../testing/designs";
import { DEFAULTS, fromCatalogue, HOUSE, house } from "../testing/house";
import { numberIn, valueIn } from "../testing/told-values";

const RUNS = ["panel-inverter", "inverter-load", "inverter-generator"] as const;

const adviceOf = (design: Design, id: string) => design.recommendations.find((advice) => advice.id === id);
const sizedWith = (appliances: readonly ApplianceLoad[], parameters: DesignInput["parameters"] = DEFAULTS) =>
  wholeDesign({ load: { kind: "appliances", appliances }, parameters });
const costWith = (appliances: readonly ApplianceLoad[], parameters: DesignInput["parameters"] = DEFAULTS) =>
  figuresOf({ load: { kind: "appliances", appliances }, parameters }).cost.total;

/** Two searches of the same house, one begun close by, differ by at most half a percent of its cost. */
const expectSaving = (advice: Recommendation | undefined, saving: number, { cost }: Design) =>
  expect(Math.abs((advice?.trace?.value ?? Infinity) - saving)).toBeLessThanOrEqual(5e-3 * cost.total.value);

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

describe("panels for the sourced sun", () => {
  it("promises what sizing under the sourced sun gives", () => {
    const design = wholeDesign(house());
    const advice = adviceOf(design, "more-panels");
    const sourced =
      (design.site.sourcedSunHours ?? []).reduce((all, sun, month) => all + sun * (DAYS[month] ?? 0), 0) / 365;
    const under = plainDesign(house({ sunlightHours: sourced }));
    expect(advice?.trace?.value).toBe(under.panels.count.value);
    // More of panels, of battery, or of one in place of some of the other: dearer in all.
    expect(under.cost.total.value).toBeGreaterThan(design.cost.total.value);
    expect(numberIn(advice?.text, "total")).toBe(under.panels.count.value);
  });

  it("comes first: an unserved load outranks every saving", () => {
    expect(wholeDesign(house()).recommendations[0]?.id).toBe("more-panels");
  });

  it("is not given where the sourced sun is used", () => {
    expect(adviceOf(wholeDesign(house({ city: "ng-kano", sunlightSource: "site" })), "more-panels")).toBeUndefined();
  });
});

describe("moving a motor to midday", () => {
  // Two of them: a single one asks for no other pieces at midday than in the evening.
  const pump = fromCatalogue("water-pump", 2, 2);
  const rest = HOUSE.filter(({ name }) => name !== "Water pump");

  it("states the saving that sizing with the moved hours gives", () => {
    const parameters = { ...DEFAULTS, systemType: "hybrid", backupHours: 6 } as const;
    const evening = { ...pump, hoursOfDay: [18, 19, 20] };
    const before = sizedWith([...rest, evening], parameters);
    const after = costWith([...rest, { ...evening, hoursOfDay: [10, 11, 12, 13, 14] }], parameters);
    const saving = before.cost.total.value - after;
    expect(saving).toBeGreaterThan(0);
    expectSaving(adviceOf(before, "move-to-midday"), saving, before);
    expect(adviceOf(before, "move-to-midday")?.text).toMatchObject({
      values: { appliance: "Water pump", from: "10:00", until: "15:00" },
    });
  });

  it("is not given for a pump that already runs at midday, nor for a freezer that cannot wait", () => {
    const atNoon = { ...pump, hoursOfDay: [11, 12] };
    const cold = fromCatalogue("chest-freezer", 1);
    expect(adviceOf(sizedWith([atNoon, cold]), "move-to-midday")).toBeUndefined();
  });
});

describe("the largest consumer", () => {
  it("states its true share and what an hour less saves", () => {
    const design = wholeDesign(house());
    const shorter = costWith(HOUSE.map((one) => (one.name === "Ceiling fan" ? { ...one, hoursPerDay: 8 } : one)));
    const advice = adviceOf(design, "largest-consumer");
    expect(tell(advice?.text ?? "")).toContain("Ceiling fan uses 27% of the day's energy, 2,700 Wh");
    expectSaving(advice, design.cost.total.value - shorter, design);
  });
});

it("promises a shorter run only with a cable that sizing at that distance really gives", () => {
  const design = wholeDesign(house({ panelToInverterDistance: 45 }));
  const advice = adviceOf(design, "shorter-run");
  const [shorter, area] = [numberIn(advice?.text, "shorter"), numberIn(advice?.text, "area")];
  const run = RUNS.find((name) => RUN_NAMES[name] === valueIn(advice?.text, "run"));
  if (run === undefined) throw new Error("The advice names no run");
  const at = (length: number) =>
    plainDesign(house({ panelToInverterDistance: 45, [RUN_PARAMETER[run]]: length })).cables.find(
      (cable) => cable.run === run,
    )?.size.value;
  expect(at(shorter)).toBe(area);
  expect(at(shorter + 1)).toBeGreaterThan(area);
});

it("speaks of the distance typed where the run also climbs a pole", () => {
  const design = wholeDesign(house({ installationLocation: "pole-mount", panelToInverterDistance: 20 }));
  const wiring = adviceOf(design, "string-wiring");
  expect(tell(wiring?.text ?? "")).toContain("The 20 m run with its 4 m of pole");
  const long = wholeDesign(house({ installationLocation: "pole-mount", panelToInverterDistance: 45 }));
  const text = adviceOf(long, "shorter-run")?.text;
  expect(text).toMatchObject({ values: { run: RUN_NAMES["panel-inverter"], length: 45 } });
  const shortened = plainDesign(
    house({ installationLocation: "pole-mount", panelToInverterDistance: numberIn(text, "shorter") }),
  );
  expect(shortened.cables[0]?.size.value).toBe(numberIn(text, "area"));
});

it("compares the string's cable with one at the battery's voltage only where there is a battery", () => {
  const advised = (systemType: DesignInput["parameters"]["systemType"]) =>
    adviceOf(wholeDesign(house({ city: "ng-kano", systemType, panelToInverterDistance: 45 })), "string-wiring");
  expect(tell(advised("off-grid")?.text ?? "")).toContain("at 48 V it would need");
  expect(advised("on-grid")).toBeUndefined();
});

it("has nothing to say about a house without a load", () => {
  expect(sizedWith([]).recommendations).toEqual([]);
});

it("never says the same to two different houses", () => {
  const small = sizedWith([fromCatalogue("led-bulb", 4), fromCatalogue("ceiling-fan", 1)]);
  const texts = new Set(wholeDesign(house()).recommendations.map(({ text }) => tell(text)));
  expect(small.recommendations.length).toBeGreaterThan(0);
  expect(small.recommendations.filter(({ text }) => texts.has(tell(text)))).toEqual([]);
});
