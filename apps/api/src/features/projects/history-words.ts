import type { ExportFormat } from "@sunwright/contract/projects";
import { isParameterName } from "@sunwright/engine/parameters/parameters";
import type { ParameterName } from "@sunwright/engine/parameters/table";
import { countryName, inSentence } from "@sunwright/engine/parameters/words";
import { tell } from "@sunwright/words/engine";
import { say } from "@sunwright/words/history";
import { language } from "@sunwright/words/language";
import { labels } from "@sunwright/words/room";
import type { Changes, Editable, Place } from "./rules";

/** What a project holds beside its System Parameters, inside a sentence. */
const PROJECT_WORDS: Readonly<Record<Exclude<keyof Editable, ParameterName>, string>> = labels(say, {
  name: "field.name",
  consumptionSource: "field.consumptionSource",
  directDailyConsumption: "field.directDailyConsumption",
  directPeakPower: "field.directPeakPower",
});
/** The same for the fields of an appliance. */
const APPLIANCE_WORDS = labels(say, {
  customName: "field.name",
  customPower: "field.power",
  quantity: "field.quantity",
  hoursPerDay: "field.hoursPerDay",
  hoursOfDay: "field.hoursOfDay",
  months: "field.months",
  motor: "field.motor",
  essential: "field.essential",
});
/** And for the project's own figures of its money. */
const MONEY_WORDS = labels(say, {
  tariff: "field.tariff",
  petrolPrice: "field.petrolPrice",
  dieselPrice: "field.dieselPrice",
  exchangeRate: "field.exchangeRate",
  inflation: "field.inflation",
  discountRate: "field.discountRate",
  loanRate: "field.loanRate",
  loanTerm: "field.loanTerm",
  downPayment: "field.downPayment",
  years: "field.years",
  gridHours: "field.gridHours",
  setHours: "field.setHours",
  movedLoad: "field.movedLoad",
  setPower: "field.setPower",
  weeklyLitres: "field.weeklyLitres",
  weeklyFuel: "field.weeklyFuel",
  exportPrice: "field.exportPrice",
  buyer: "field.buyer",
  installDay: "field.installDay",
  tariffPlan: "field.tariffPlan",
});
const WORDS: readonly Readonly<Record<string, string>>[] = [PROJECT_WORDS, APPLIANCE_WORDS, MONEY_WORDS];

const nameField = (field: string): string =>
  isParameterName(field)
    ? tell(inSentence(field))
    : (WORDS.find((words) => Object.hasOwn(words, field))?.[field] ?? field);
const list = (parts: readonly string[]) => new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
const nameFields = (fields: readonly string[]) => list(fields.map(nameField));
const nameCountry = ({ country }: Place) => ({ country: tell(countryName(country)) });

/** "Changed country. As in Ghana: currency. City cleared: it is not in the climate table of Ghana." */
export function describeModification(changes: Changes, sent: Partial<Editable>, place: Place): string {
  const own = Object.keys(changes).filter((field) => field in sent);
  const followed = Object.keys(changes).filter((field) => !(field in sent || field === "city" || field === "region"));
  return [
    ...(own.length > 0 ? [say("changed", { fields: nameFields(own) })] : []),
    ...(followed.length > 0 ? [say("followed", { fields: nameFields(followed), ...nameCountry(place) })] : []),
    ...("city" in changes && !("city" in sent) ? [say("cityCleared", nameCountry(place))] : []),
    ...("region" in changes && !("region" in sent) ? [say("regionCleared", nameCountry(place))] : []),
  ].join(" ");
}

export const describeAppliance = (event: "added" | "removed", appliance: string, quantity: number) =>
  say(event === "added" ? "applianceAdded" : "applianceRemoved", { quantity, appliance });

export const describeApplianceChange = (appliance: string, changes: Changes) =>
  say("applianceChanged", { appliance, fields: nameFields(Object.keys(changes)) });

/** "Money: changed electricity tariff. Back to the default: loan rate." */
export function describeMoneyChange(changes: Changes): string {
  const all = Object.keys(changes);
  const given = all.filter((field) => changes[field]?.after === null);
  const own = all.filter((field) => !given.includes(field));
  const [fields, reset] = [nameFields(own), nameFields(given)];
  if (given.length === 0) return say("moneyChanged", { fields });
  return own.length === 0 ? say("moneyReset", { reset }) : say("moneyChangedAndReset", { fields, reset });
}

const undone = (entry: string) => say("undone", { entry });
const doneAgain = (entry: string) => say("doneAgain", { entry });

/** "Undone: Changed altitude.", of which the undo is "Done again: Changed altitude." */
export function describeRestore(entry: string, point: "before" | "after", isLast: boolean): string {
  if (point === "after" || !isLast) return say("restored", { point, entry });
  const lead = undone("");
  return entry.startsWith(lead) ? doneAgain(entry.slice(lead.length)) : undone(entry.replace(doneAgain(""), ""));
}

/** What of an earlier place does not fit any more. */
export function describeSettled(earlier: Place, settled: Place): string[] {
  return [
    ...(earlier.city !== settled.city ? [say("cityLeftOpen", nameCountry(settled))] : []),
    ...(earlier.region !== settled.region ? [say("regionLeftOpen", nameCountry(settled))] : []),
  ];
}

export interface Capacities {
  readonly recommendedPanelCapacity: number | null;
  readonly recommendedBatteryCapacity: number | null;
  readonly recommendedInverterCapacity: number | null;
}

export function describeCalculation(found: Capacities, source: "appliances" | "direct"): string {
  const { recommendedPanelCapacity, recommendedBatteryCapacity, recommendedInverterCapacity } = found;
  const parts = list([
    say("panels", { power: (recommendedPanelCapacity ?? 0) / 1_000 }),
    recommendedBatteryCapacity ? say("battery", { energy: recommendedBatteryCapacity / 1_000 }) : say("noBattery"),
    say("inverter", { power: (recommendedInverterCapacity ?? 0) / 1_000 }),
  ]);
  return source === "direct" ? say("calculatedFromDirectInput", { parts }) : say("calculatedFromAppliances", { parts });
}

export const describeExport = (format: ExportFormat) => say(`report.${format}`);
