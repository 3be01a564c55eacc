import { BATTERY_CHEMISTRIES, CONTROLLER_TYPES, FUELS } from "../equipment/records";

/** A figure of a product in a unit, one of some choices, or several figures. */
export type Field =
  | { readonly kind: "figure"; readonly unit: string }
  | { readonly kind: "figures"; readonly unit: string }
  | { readonly kind: "choice"; readonly choices: readonly string[] };

const figure = <Unit extends string>(unit: Unit) => ({ kind: "figure", unit }) as const;
const figures = <Unit extends string>(unit: Unit) => ({ kind: "figures", unit }) as const;
const choice = <const Choices extends readonly string[]>(choices: Choices) => ({ kind: "choice", choices }) as const;

/** What an inverter stands between: panels and the grid; a battery and the house; both. */
const INVERTER_USES = ["grid", "battery", "hybrid"] as const;
export const MOUNTING_PIECES = ["rail", "end-clamp", "mid-clamp", "roof-hook", "roof-support", "post", "pole"] as const;
const CABLE_USES = ["panel", "battery", "mains", "earth"] as const;
const FUSE_USES = ["panel", "battery"] as const;
const CURRENTS = ["direct", "alternating"] as const;
const EARTHING_PIECES = ["rod", "clamp"] as const;

/**
 * What a shop states of a product, by its category. The unit is a part of each name: what a form asks for, a column of a
 * file and a figure of a rule are the same. Panels at 1,000 W/m² and 25 °C.
 */
export const SPECIFICATIONS = {
  panel: {
    powerWatts: figure("W"),
    openVolts: figure("V"),
    powerVolts: figure("V"),
    shortCircuitAmperes: figure("A"),
    powerAmperes: figure("A"),
    openVoltagePercentPerKelvin: figure("%/K"),
    powerPercentPerKelvin: figure("%/K"),
    areaSquareMetres: figure("m²"),
    widthMetres: figure("m"),
    seriesFuseAmperes: figure("A"),
  },
  battery: {
    chemistry: choice(BATTERY_CHEMISTRIES),
    volts: figure("V"),
    ampereHours: figure("Ah"),
    kilowattHours: figure("kWh"),
    usablePercent: figure("%"),
    cycles: figure(""),
    chargeAmperes: figure("A"),
    dischargeAmperes: figure("A"),
  },
  inverter: {
    use: choice(INVERTER_USES),
    powerWatts: figure("W"),
    surgeWatts: figure("W"),
    phases: figure(""),
    batteryVoltsMin: figure("V"),
    batteryVoltsMax: figure("V"),
    panelVoltsMax: figure("V"),
    trackerVoltsMin: figure("V"),
    trackerVoltsMax: figure("V"),
    panelAmperesMax: figure("A"),
    panelWattsMax: figure("W"),
    efficiencyPercent: figure("%"),
    idleWatts: figure("W"),
    parallelMax: figure(""),
  },
  "charge-controller": {
    type: choice(CONTROLLER_TYPES),
    chargeAmperes: figure("A"),
    batteryVolts: figures("V"),
    panelVoltsMax: figure("V"),
    chargeWatts: figure("W"),
  },
  generator: { fuel: choice([...FUELS, "petrol"]), powerWatts: figure("W") },
  mounting: { piece: choice(MOUNTING_PIECES), lengthMetres: figure("m") },
  cable: {
    use: choice(CABLE_USES),
    areaSquareMillimetres: figure("mm²"),
    cores: figure(""),
    volts: figure("V"),
    lengthMetres: figure("m"),
  },
  connector: { volts: figure("V"), ratingAmperes: figure("A") },
  fuse: { use: choice(FUSE_USES), ratingAmperes: figure("A"), volts: figure("V") },
  "fuse-holder": { use: choice(FUSE_USES), ratingAmperes: figure("A"), volts: figure("V") },
  breaker: { ratingAmperes: figure("A"), poles: figure("") },
  isolator: { ratingAmperes: figure("A"), volts: figure("V") },
  "surge-protection": { current: choice(CURRENTS), volts: figure("V"), poles: figure("") },
  "residual-current": {
    type: choice(["A", "B"]),
    tripMilliamperes: figure("mA"),
    ratingAmperes: figure("A"),
    poles: figure(""),
  },
  changeover: { ratingAmperes: figure("A"), poles: figure("") },
  "interface-protection": { phases: figure("") },
  "rapid-shutdown": { volts: figure("V") },
  earthing: { piece: choice(EARTHING_PIECES), lengthMetres: figure("m") },
  enclosure: { protectionDigits: figure("IP") },
  monitoring: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Field>>>>;

export type Category = keyof typeof SPECIFICATIONS;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object that is written out above
export const CATEGORIES = Object.keys(SPECIFICATIONS) as readonly Category[];

type ValueOf<Of> = Of extends { readonly kind: "figure" }
  ? number
  : Of extends { readonly kind: "figures" }
    ? readonly number[]
    : Of extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : never;

/** What is stated of a product; what is left out or null is not known. */
export type Specification<Of extends Category> = {
  readonly [Name in keyof (typeof SPECIFICATIONS)[Of]]?: ValueOf<(typeof SPECIFICATIONS)[Of][Name]> | null | undefined;
};

/** A product with its category. */
export type Specified = {
  readonly [Of in Category]: { readonly category: Of; readonly spec: Specification<Of> };
}[Category];

/** Names of all fields, of whatever category. */
export type FieldName = { [Of in Category]: keyof (typeof SPECIFICATIONS)[Of] & string }[Category];

/** The fields of a category with their names. */
export const fieldsOf = (category: Category): readonly (readonly [name: string, field: Field])[] =>
  Object.entries<Field>(SPECIFICATIONS[category]);

/** The unit of a figure; empty for a bare number and for a choice. */
export function unitOf(category: Category, field: string): string {
  const fields: Readonly<Record<string, Field>> = SPECIFICATIONS[category];
  const found = fields[field];
  return found === undefined || found.kind === "choice" ? "" : found.unit;
}

/** What is stated under a name; null where nothing is. */
export function stated({ spec }: Specified, field: string): number | string | readonly number[] | null {
  const values: Readonly<Record<string, number | string | readonly number[] | null | undefined>> = spec;
  return values[field] ?? null;
}
