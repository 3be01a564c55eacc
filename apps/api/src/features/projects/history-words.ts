import type { ExportFormat } from "@sunwright/contract/projects";
import { isParameterName } from "@sunwright/engine/parameters/parameters";
import type { ParameterName } from "@sunwright/engine/parameters/table";
import { inSentence } from "@sunwright/engine/parameters/words";
import type { Changes, Editable, Place } from "./rules";

/** What a project holds beside its System Parameters, inside a sentence. */
const PROJECT_WORDS: Readonly<Record<Exclude<keyof Editable, ParameterName>, string>> = {
  name: "name",
  consumptionSource: "source of the consumption",
  directDailyConsumption: "daily consumption",
  directPeakPower: "peak power",
};
/** The same for the fields of an appliance. */
const APPLIANCE_WORDS = {
  customName: "name",
  customPower: "power",
  quantity: "quantity",
  hoursPerDay: "hours per day",
  hoursOfDay: "hours of the day",
  motor: "motor",
  essential: "whether it is essential",
} as const;
/** And for the project's own figures of its money. */
const MONEY_WORDS = {
  tariff: "electricity tariff",
  petrolPrice: "petrol price",
  dieselPrice: "diesel price",
  exchangeRate: "exchange rate",
  inflation: "inflation",
  discountRate: "discount rate",
  loanRate: "loan rate",
  loanTerm: "loan term",
  downPayment: "down payment",
  years: "years compared",
} as const;
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...PROJECT_WORDS, ...APPLIANCE_WORDS, ...MONEY_WORDS }),
);

const list = new Intl.ListFormat("en", { type: "conjunction" });
const nameFields = (fields: readonly string[]) =>
  list.format(fields.map((field) => (isParameterName(field) ? inSentence(field) : (WORDS.get(field) ?? field))));

/** "Changed country. City cleared: it is not in the climate table of Ghana." */
export function describeModification(changes: Changes, sent: Partial<Editable>, { country }: Place): string {
  const own = Object.keys(changes).filter((field) => field in sent);
  return [
    ...(own.length > 0 ? [`Changed ${nameFields(own)}.`] : []),
    ...("city" in changes && !("city" in sent) ? [`City cleared: it is not in the climate table of ${country}.`] : []),
    ...("region" in changes && !("region" in sent) ? [`Region cleared: ${country} has none here.`] : []),
  ].join(" ");
}

export const describeAppliance = (verb: "Added" | "Removed", name: string, quantity: number) =>
  `${verb} ${quantity} × ${name}.`;

export const describeApplianceChange = (name: string, changes: Changes) =>
  `${name}: changed ${nameFields(Object.keys(changes))}.`;

/** "Money: changed electricity tariff. Back to the default: loan rate." */
export function describeMoneyChange(changes: Changes): string {
  const fields = Object.keys(changes);
  const reset = fields.filter((field) => changes[field]?.after === null);
  const own = fields.filter((field) => !reset.includes(field));
  return [
    "Money:",
    ...(own.length > 0 ? [`changed ${nameFields(own)}.`] : []),
    ...(reset.length > 0 ? [`${own.length > 0 ? "Back" : "back"} to the default: ${nameFields(reset)}.`] : []),
  ].join(" ");
}

const UNDONE = "Undone: ";
const AGAIN = "Done again: ";

/** "Undone: Changed altitude.", of which the undo is "Done again: Changed altitude." */
export function describeRestore(entry: string, point: "before" | "after", isLast: boolean): string {
  if (point === "after" || !isLast) return `Restored as it was ${point} “${entry}”`;
  return entry.startsWith(UNDONE) ? AGAIN + entry.slice(UNDONE.length) : UNDONE + entry.replace(AGAIN, "");
}

/** What of an earlier place does not fit any more. */
export function describeSettled(earlier: Place, settled: Place): string[] {
  return [
    ...(earlier.city !== settled.city
      ? [`City left open: the one of that time is not in the climate table of ${settled.country}.`]
      : []),
    ...(earlier.region !== settled.region ? [`Region left open: ${settled.country} has none here.`] : []),
  ];
}

const kilo = (value: number) => (value / 1000).toLocaleString("en-US", { maximumFractionDigits: 1 });

export interface Capacities {
  readonly recommendedPanelCapacity: number | null;
  readonly recommendedBatteryCapacity: number | null;
  readonly recommendedInverterCapacity: number | null;
}

export function describeCalculation(found: Capacities, source: "appliances" | "direct"): string {
  const { recommendedPanelCapacity, recommendedBatteryCapacity, recommendedInverterCapacity } = found;
  const parts = [
    `${kilo(recommendedPanelCapacity ?? 0)} kW of panels`,
    recommendedBatteryCapacity ? `${kilo(recommendedBatteryCapacity)} kWh of battery` : "no battery",
    `${kilo(recommendedInverterCapacity ?? 0)} kW of inverter`,
  ];
  return `Calculated from ${source === "direct" ? "direct input" : "the appliances"}: ${list.format(parts)}.`;
}

const EXPORT_WORDS: Readonly<Record<ExportFormat, string>> = {
  print: "printed",
  pdf: "exported as PDF",
  csv: "exported as CSV",
  json: "exported as JSON",
};
export const describeExport = (format: ExportFormat) => `Report ${EXPORT_WORDS[format]}.`;
