import { Parameters } from "@sunwright/contract/projects";

export type FieldName = keyof Parameters;
export const FIELD_NAMES = Parameters.keyof().options;

export const FIELD_LABELS: Record<FieldName, string> = {
  country: "Country",
  region: "Region",
  city: "City",
  currency: "Currency",
  installationLocation: "Installation location",
  sunlightHours: "Sunlight hours",
  sunlightSource: "Sun figures",
  backupDays: "Backup days",
  backupHours: "Backup hours",
  systemType: "System type",
  voltageFrequency: "Voltage",
  panelToInverterDistance: "Panel to inverter",
  inverterToLoadDistance: "Inverter to load",
  inverterToGeneratorDistance: "Inverter to generator",
  inverterToGridDistance: "Inverter to grid",
  ambientTemperature: "Ambient temperature",
  humidity: "Humidity",
  altitude: "Altitude",
};

export const FIELD_UNITS: Partial<Record<FieldName, string>> = {
  sunlightHours: "h",
  backupDays: "days",
  backupHours: "h",
  panelToInverterDistance: "m",
  inverterToLoadDistance: "m",
  inverterToGeneratorDistance: "m",
  inverterToGridDistance: "m",
  ambientTemperature: "°C",
  humidity: "%",
  altitude: "m",
};

/** Takes the parameters out of a larger record, such as a project. */
export const parametersOf = (project: Parameters): Parameters => Parameters.strip().parse(project);

export type FieldMessages = Partial<Record<FieldName, string>>;
export type CheckedParameters =
  | { readonly ok: true; readonly parameters: Parameters }
  | { readonly ok: false; readonly messages: FieldMessages };

const isFieldName = (name: unknown): name is FieldName => FIELD_NAMES.some((field) => field === name);

/** The server's own rules and words, before anything is sent. */
export function checkParameters(parameters: Parameters): CheckedParameters {
  const result = Parameters.safeParse(parameters);
  if (result.success) return { ok: true, parameters: result.data };
  const messages: FieldMessages = {};
  for (const issue of result.error.issues) {
    const [name] = issue.path;
    if (isFieldName(name)) messages[name] ??= issue.message;
  }
  return { ok: false, messages };
}

export const changedFields = (base: Parameters, mine: Parameters): FieldName[] =>
  FIELD_NAMES.filter((name) => mine[name] !== base[name]);

/** `from` with the named fields of `other` on top. */
export function withFields(from: Parameters, other: Parameters, names: readonly FieldName[]): Parameters {
  const taken = Object.entries(other).filter(([name]) => names.some((each) => each === name));
  return { ...from, ...Object.fromEntries(taken) };
}

export interface OutsideChange {
  readonly name: FieldName;
  readonly before: Parameters[FieldName];
  readonly theirs: Parameters[FieldName];
  readonly mine: Parameters[FieldName];
  /** Both sides changed it, to different values. */
  readonly contested: boolean;
}

/** What another window or person changed since the form was filled from `base`. */
export const outsideChanges = (base: Parameters, mine: Parameters, theirs: Parameters): OutsideChange[] =>
  changedFields(base, theirs).map((name) => ({
    name,
    before: base[name],
    theirs: theirs[name],
    mine: mine[name],
    contested: mine[name] !== base[name] && mine[name] !== theirs[name],
  }));

/** Region, city and its sun belong to a country: they cannot be carried into another one. */
const OF_A_COUNTRY: readonly FieldName[] = ["region", "city", "sunlightSource"];

/** Which of the fields named can be put on top of `theirs`. */
export function carriable(mine: Parameters, theirs: Parameters, names: readonly FieldName[]): FieldName[] {
  const stays = names.includes("country") || mine.country === theirs.country;
  return stays ? [...names] : names.filter((name) => !OF_A_COUNTRY.includes(name));
}

/** The newest values with only the fields this person changed put back on top. */
export const keepMine = (base: Parameters, mine: Parameters, theirs: Parameters): Parameters =>
  withFields(theirs, mine, carriable(mine, theirs, changedFields(base, mine)));

export function showParameter(name: FieldName, value: Parameters[FieldName]): string {
  if (value === null) return "none";
  const unit = FIELD_UNITS[name];
  const text = typeof value === "number" ? value.toLocaleString("en-US") : value;
  return unit === undefined ? text : `${text} ${unit}`;
}
