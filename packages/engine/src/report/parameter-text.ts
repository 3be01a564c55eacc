import type { ParametersInput } from "../sizing/design";
import type { Currency } from "../sizing/options";
import { distance, figureText, formatNumber, temperature, type Units } from "./format";

/** What is entered of a project: what it is sized by, and the currency its costs are shown in. */
export type ShownParameters = ParametersInput & { readonly currency: Currency };
export type FieldName = keyof ShownParameters;

export const FIELD_LABELS: Record<FieldName, string> = {
  sunlightHours: "Sunlight hours",
  sunlightSource: "Sun figures",
  backupDays: "Backup days",
  backupHours: "Backup hours",
  backupRule: "Backup rule",
  reliabilityTarget: "Reliability target",
  systemType: "System type",
  voltageFrequency: "Voltage",
  outageHours: "Hours without grid",
  outageStart: "Outage starts at",
  generator: "Generator",
  installationLocation: "Installation location",
  panelToInverterDistance: "Panel to inverter",
  inverterToLoadDistance: "Inverter to load",
  inverterToGeneratorDistance: "Inverter to generator",
  inverterToGridDistance: "Inverter to grid",
  ambientTemperature: "Ambient temperature",
  humidity: "Humidity",
  altitude: "Altitude",
  country: "Country",
  region: "Region",
  city: "City",
  currency: "Currency",
};

const isFieldName = (name: string): name is FieldName => name in FIELD_LABELS;
export const FIELD_NAMES: readonly FieldName[] = Object.keys(FIELD_LABELS).filter(isFieldName);

export const FIELD_UNITS: Partial<Record<FieldName, string>> = {
  sunlightHours: "h",
  backupDays: "days",
  backupHours: "h",
  reliabilityTarget: "%",
  outageHours: "h",
  panelToInverterDistance: "m",
  inverterToLoadDistance: "m",
  inverterToGeneratorDistance: "m",
  inverterToGridDistance: "m",
  ambientTemperature: "°C",
  humidity: "%",
  altitude: "m",
};

/** "18:00", as the outage's start is chosen. */
export const clockHour = (hour: number) => `${`${hour}`.padStart(2, "0")}:00`;

export const showParameter = (name: FieldName, value: ShownParameters[FieldName], units: Units = "metric"): string =>
  showValue(name, value, units);

/** The same for a value that was stored as one of the field's. */
export function showValue(name: FieldName, value: unknown, units: Units): string {
  if (name === "reliabilityTarget" && value === null) return "from the backup days";
  if (name === "outageStart" && typeof value === "number") return clockHour(value);
  if (typeof value !== "number") return typeof value === "string" ? value : "none";
  const unit = FIELD_UNITS[name];
  if (units === "imperial" && unit === "m") return figureText(distance(value, units, 1));
  if (units === "imperial" && unit === "°C") return figureText(temperature(value, units, 1));
  const text = formatNumber(value, 3);
  if (unit === "days" && value === 1) return "1 day";
  return unit === undefined ? text : `${text} ${unit}`;
}
