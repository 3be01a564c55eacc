import { describe, expect, it } from "vitest";
import { tell } from "@sunwright/words/engine";
import type { SizingName } from "../parameters/table";
import type { DesignInput, ParametersInput } from "./design";
import { SYSTEM_TYPES } from "../parameters/options";
import { figuresOf } from "./figures";
import { parameterUseOf } from "./parameter-use";
import { designWithoutAdvice } from "./size-system";
import { wholeDesign } from "./testing/designs";
import { DEFAULTS, house } from "./testing/house";
import { numberIn } from "./testing/told-values";
import type { Trace } from "./trace";

type Simulated =
  | "backupRule"
  | "reliabilityTarget"
  | "designAge"
  | "dailyVariation"
  | "hourlyVariation"
  | "outageHours"
  | "outageStart"
  | "outagesPerYear"
  | "outageMeanHours"
  | "hybridGoal"
  | "generator";
/** Another value for every parameter, far enough to matter where the parameter matters at all. */
const OTHER: Readonly<Record<SizingName, Partial<ParametersInput>>> = {
  sunlightHours: { sunlightHours: 5 },
  sunlightSource: { sunlightSource: "site" },
  backupDays: { backupDays: 2 },
  backupHours: { backupHours: 30 },
  backupRule: { backupRule: "autonomy" },
  reliabilityTarget: { reliabilityTarget: 97 },
  designAge: { designAge: "end" },
  dailyVariation: { dailyVariation: 30 },
  hourlyVariation: { hourlyVariation: 40 },
  busVoltage: { busVoltage: 24 },
  outageHours: { outageHours: 14 },
  outageStart: { outageStart: 23 },
  outagesPerYear: { outagesPerYear: 50 },
  outageMeanHours: { outageMeanHours: 8 },
  hybridGoal: { hybridGoal: "least-grid" },
  generator: { generator: "diesel" },
  systemType: { systemType: "hybrid" },
  voltageFrequency: { voltageFrequency: "380V/50Hz Three Phase" },
  installationLocation: { installationLocation: "pole-mount" },
  rowPitch: { rowPitch: 1.4 },
  rowDepth: { rowDepth: 3.4 },
  panelToInverterDistance: { panelToInverterDistance: 35 },
  inverterToLoadDistance: { inverterToLoadDistance: 30 },
  inverterToGeneratorDistance: { inverterToGeneratorDistance: 40 },
  inverterToGridDistance: { inverterToGridDistance: 60 },
  ambientTemperature: { ambientTemperature: 35 },
  humidity: { humidity: 71 },
  altitude: { altitude: 1_500 },
  soilingRate: { soilingRate: 0.4 },
  dryMonths: { dryMonths: 8 },
  dryFrom: { dryFrom: "March" },
  cleaningInterval: { cleaningInterval: 14 },
  town: { town: "2335727 10.526 7.439 626 Kaduna" },
  horizonProfile: { horizonProfile: "0 10, 90 25, 180 30, 270 25" },
  roofShade: { roofShade: Array<string>(12).fill("8 60 60 60 60 60 60 60 60").join("; ") },
  country: { country: "Ghana" },
  region: { region: "Northern" },
  city: { city: "ng-sokoto" },
};
const PARAMETERS = Object.keys(DEFAULTS);
const isParameter = (name: string): name is keyof typeof OTHER => name in OTHER;
const NAMES = PARAMETERS.filter(isParameter);

/**
 * Every value and every warning a user sees, without the words that explain them: an explanation that names a parameter
 * must not pass for an effect. Cables this system type does not have are left out.
 */
function effects(design: ReturnType<typeof sized>, refused: SizingName): string {
  const { basis: _, ...seen } = design;
  // That a choice is not used here may be told as a refusal of that very choice.
  const others = <T extends { readonly parameter: SizingName | null }>(all: readonly T[]) =>
    all.filter(({ parameter }) => parameter !== refused);
  const electrical = { ...seen.electrical, refusals: others(seen.electrical.refusals) };
  const warnings = others(seen.warnings);
  const cables = seen.cables.filter(({ used }) => used).map(({ note: __, ...cable }) => cable);
  return JSON.stringify({ ...seen, cables, electrical, warnings }, (___, value: unknown) =>
    isTrace(value) ? value.value : value,
  );
}
const isTrace = (value: unknown): value is Trace => typeof value === "object" && value !== null && "equation" in value;

const sized = (input: DesignInput) => designWithoutAdvice(figuresOf(input));

/** What the choice of a place bears on. */
const OF_THE_PLACE = [
  "sunlightHours",
  "sunlightSource",
  "reliabilityTarget",
  "ambientTemperature",
  "humidity",
  "altitude",
  "soilingRate",
  "dryMonths",
  "dryFrom",
  "cleaningInterval",
  "town",
  "horizonProfile",
  "roofShade",
  "country",
  "region",
  "city",
] as const;

/** No city; a city with its own sun; a city with the typed sun. What is not of a place is tried in one of them. */
const PLACES: readonly (readonly [string, Partial<ParametersInput>, readonly SizingName[]])[] = [
  ["no city", {}, OF_THE_PLACE],
  ["Kano's own sun", { city: "ng-kano", sunlightSource: "site" }, NAMES],
  ["typed sun in Kano", { city: "ng-kano", sunlightSource: "typed" }, OF_THE_PLACE],
];

describe.each(SYSTEM_TYPES.map((systemType) => [systemType] as const))("%s", (systemType) => {
  describe.each(PLACES)("%s", (_, place, names) => {
    const before = house({ systemType, ...place });
    const figures = figuresOf(before);
    const design = designWithoutAdvice(figures);
    const uses = parameterUseOf(figures);

    it.each(names.map((name) => [name] as const))("%s changes a figure, or is said not to be used", (name) => {
      const other =
        name === "systemType" && systemType === "hybrid" ? { systemType: "off-grid" as const } : OTHER[name];
      const change =
        name === "sunlightSource" && place.sunlightSource === "site" ? { sunlightSource: "typed" as const } : other;
      const after = sized({ ...before, parameters: { ...before.parameters, ...change } });
      const use = uses.find(({ parameter }) => parameter === name);
      const all = effects(after, "humidity") !== effects(design, "humidity");
      const changed = use?.used === true ? all : effects(after, name) !== effects(design, name);
      // Choosing a first city or town is what puts it to use, so only there may "not used" meet a change.
      const isFirst = name === "town" || (name === "city" && place.city === undefined);
      const settled = isFirst || changed === use?.used;
      const warned = name === "sunlightSource" && place.city === undefined;
      expect({ name, settled: settled || warned }).toEqual({ name, settled: true });
    });
  });
});

it("has exactly one sentence for each parameter", () => {
  const names = wholeDesign(house()).parameterUse.map(({ parameter }) => parameter);
  expect([...names].sort()).toEqual([...PARAMETERS, "currency"].sort());
});

it("speaks to a homeowner: what cells do in kelvin stands in the panels' traces alone", () => {
  for (const systemType of SYSTEM_TYPES) {
    const { parameterUse, panels } = wholeDesign(house({ systemType }));
    for (const { parameter, text } of parameterUse) expect(tell(text), parameter).not.toMatch(/\d K\b/);
    expect(JSON.stringify(panels)).toContain("cellRise");
  }
});

it("says of the supply's parameters when a system type has no use for them", () => {
  const usedOf = (change: Partial<ParametersInput>) =>
    wholeDesign(house(change))
      .parameterUse.filter(({ parameter }) => SUPPLY.some((name) => name === parameter))
      .flatMap(({ parameter, used, text }) => {
        expect(used, tell(text)).toBe(!tell(text).startsWith("Not used "));
        return used ? [parameter] : [];
      });
  expect(usedOf({ systemType: "on-grid", outageHours: 8, generator: "diesel" })).toEqual([]);
  expect(usedOf({ systemType: "off-grid" })).toEqual(["backupRule", "reliabilityTarget", "generator"]);
  expect(usedOf({ systemType: "off-grid", backupRule: "autonomy" })).toEqual(["backupRule", "generator"]);
  expect(usedOf({ systemType: "hybrid" })).toEqual(["outageHours"]);
  expect(usedOf({ systemType: "hybrid", outageHours: 8 })).toEqual(["outageHours", "outageStart", "generator"]);
  expect(usedOf({ systemType: "hybrid", outageHours: 24 })).toEqual(["outageHours", "generator"]);
});
const SUPPLY: readonly Simulated[] = ["backupRule", "reliabilityTarget", "outageHours", "outageStart", "generator"];

it("tells the hours of an outage past midnight", () => {
  const { parameterUse } = wholeDesign(house({ systemType: "hybrid", outageHours: 12, outageStart: 18 }));
  const use = parameterUse.find(({ parameter }) => parameter === "outageHours");
  expect(use?.text).toMatchObject({ values: { from: "18:00", until: "06:00" } });
});

it("says plainly which backup parameter governs", () => {
  const use = (systemType: ParametersInput["systemType"], name: SizingName) => {
    const found = wholeDesign(house({ systemType })).parameterUse.find(({ parameter }) => parameter === name);
    return { used: found?.used, text: tell(found?.text ?? "") };
  };
  expect(use("off-grid", "backupHours")).toMatchObject({
    used: false,
    text: "Not used for off-grid: backup days set the battery.",
  });
  expect(use("on-grid", "backupDays")).toMatchObject({
    used: false,
    text: "Not used for on-grid: there is no battery.",
  });
  expect(use("hybrid", "backupHours").used).toBe(true);
});

it("states the true effect of one more backup day", () => {
  const [three, four] = [wholeDesign(house()), wholeDesign(house({ backupDays: 4 }))];
  const difference = four.cost.total.value - three.cost.total.value;
  const text = three.parameterUse.find(({ parameter }) => parameter === "backupDays")?.text;
  expect(tell(text ?? "")).toContain("Stands for 99% of the hours served");
  // Found within a thousandth of a battery, from near and from afar.
  expect(Math.abs(numberIn(text, "cost") - difference)).toBeLessThanOrEqual(2 + 2e-3 * four.cost.batteries.value);
});

it("counts a pole's height once: ten metres more are what typing ten metres more gives", () => {
  const onPole = (panelToInverterDistance: number) =>
    wholeDesign(house({ installationLocation: "pole-mount", panelToInverterDistance }));
  const text = onPole(20).parameterUse.find(({ parameter }) => parameter === "panelToInverterDistance")?.text;
  const longer = onPole(30).cables.find(({ run }) => run === "panel-inverter");
  expect(tell(text ?? "")).toContain(
    `ten metres more: ${longer?.size.value} mm², ${Number(longer?.dropPercent.value.toFixed(2))}%.`,
  );
});
