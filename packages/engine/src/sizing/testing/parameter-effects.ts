import { describe, expect, it } from "vitest";
import { SYSTEM_TYPES } from "../../parameters/options";
import type { SizingName } from "../../parameters/table";
import type { DesignInput, ParametersInput } from "../inputs/design";
import { figuresOf } from "../choice/figures";
import { parameterUseOf } from "../advice/parameter-use";
import { designWithoutAdvice } from "../size-system";
import type { Trace } from "../inputs/trace";
import { DEFAULTS, house } from "./house";

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
  panelAzimuth: { panelAzimuth: 0 },
  panelTilt: { panelTilt: 45 },
  inverterSize: { inverterSize: 3_333 },
  panelSpace: { panelSpace: 1 },
  connectionPower: { connectionPower: 0.2 },
  buildBudget: { buildBudget: 1 },
  panelToInverterDistance: { panelToInverterDistance: 35 },
  inverterToLoadDistance: { inverterToLoadDistance: 30 },
  inverterToGeneratorDistance: { inverterToGeneratorDistance: 40 },
  inverterToGridDistance: { inverterToGridDistance: 60 },
  batteryPlace: { batteryPlace: "unheated-room" },
  ambientTemperature: { ambientTemperature: 35 },
  humidity: { humidity: 71 },
  altitude: { altitude: 1_500 },
  soilingRate: { soilingRate: 0.4 },
  dryMonths: { dryMonths: 8 },
  dryFrom: { dryFrom: "March" },
  cleaningInterval: { cleaningInterval: 14 },
  town: { town: "2335727 10.526 7.439 626 Kaduna" },
  monthSun: { monthSun: "5 5 5 5 5 5 5 5 5 5 5 5" },
  horizonProfile: { horizonProfile: "0 10, 90 25, 180 30, 270 25" },
  roofShade: { roofShade: Array<string>(12).fill("8 60 60 60 60 60 60 60 60").join("; ") },
  shadeObjects: { shadeObjects: "building 3 180 20 12" },
  country: { country: "Ghana" },
  region: { region: "Northern" },
  city: { city: "ng-sokoto" },
};
export const PARAMETERS = Object.keys(DEFAULTS);
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
  "monthSun",
  "horizonProfile",
  "roofShade",
  "shadeObjects",
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

export interface Walk {
  readonly name: string;
  readonly systemType: (typeof SYSTEM_TYPES)[number];
  readonly place: Partial<ParametersInput>;
  readonly names: readonly SizingName[];
}
export const WALKS: readonly Walk[] = SYSTEM_TYPES.flatMap((systemType) =>
  PLACES.map(([where, place, names]) => ({ name: `${systemType}, ${where}`, systemType, place, names })),
);
/** In the first tier: every parameter, where a design is made quickest. */
export const isFirst = ({ systemType, names }: Walk) => systemType === "on-grid" && names === NAMES;

/** Declares the tests of some walks. */
export const tryWalks = (walks: readonly Walk[]) =>
  describe.each(walks.map((walk) => [walk.name, walk] as const))("%s", (_, walk) => {
    tryParameters(walk);
  });

/** Each parameter with another value. */
function tryParameters({ systemType, place, names }: Walk): void {
  const before = house({ systemType, ...place });
  const figures = figuresOf(before);
  const design = designWithoutAdvice(figures);
  const uses = parameterUseOf(figures);

  it.each(names.map((name) => [name] as const))("%s changes a figure, or is said not to be used", (name) => {
    const other = name === "systemType" && systemType === "hybrid" ? { systemType: "off-grid" as const } : OTHER[name];
    const change =
      name === "sunlightSource" && place.sunlightSource === "site" ? { sunlightSource: "typed" as const } : other;
    const after = sized({ ...before, parameters: { ...before.parameters, ...change } });
    const use = uses.find(({ parameter }) => parameter === name);
    const all = effects(after, "humidity") !== effects(design, "humidity");
    const changed = use?.used === true ? all : effects(after, name) !== effects(design, name);
    // Choosing a first city or town is what puts it to use, so only there may "not used" meet a change.
    const firstPlace = name === "town" || (name === "city" && place.city === undefined);
    const settled = firstPlace || changed === use?.used;
    const warned = name === "sunlightSource" && place.city === undefined;
    expect({ name, settled: settled || warned }).toEqual({ name, settled: true });
  });
}
