import { say } from "@sunwright/words/discussion";
import type { Currency } from "@sunwright/engine/parameters/options";
import { energy, figureText, formatNumber, power } from "../../../lib/format";
import { moneyFromUsd, moneyText } from "../../../lib/money";
import { FIELD_LABELS, showValue } from "../../../lib/parameter-words";
import type { Units } from "../../../lib/preferences";
import { applianceChanges } from "./appliance-changes";
import { moneyChanges } from "./money-changes";
import { isChange, isRecord, type ShownChange, textOf } from "./shown-change";

export interface Words {
  readonly units: Units;
  readonly currency: Currency;
  /** The name of a city of the climate table; the id itself until the table is there. */
  readonly cityName: (id: string) => string;
}

type Show = (value: unknown, words: Words) => string;
const inWatts: Show = (value) => (typeof value === "number" ? figureText(power(value, "base")) : textOf(value));
const inWattHours: Show = (value) => (typeof value === "number" ? figureText(energy(value, "base")) : textOf(value));
/** A year of a roof is not known to the watt hour. */
const inKilowattHours: Show = (value) =>
  typeof value === "number" ? say("kwhAYear", { value: formatNumber(value) }) : textOf(value);
const withUnit =
  (unit: string): Show =>
  (value) =>
    value === null ? "none" : `${textOf(value)} ${unit}`;
const plain: Show = (value) => textOf(value);

/** What entries hold besides the parameters. */
const OTHERS: Readonly<Record<string, readonly [label: string, show: Show]>> = {
  name: [say("projectName"), plain],
  consumptionSource: [say("consumptionFrom"), (value) => (value === "direct" ? "direct input" : "the appliances")],
  directDailyConsumption: [say("dailyConsumption"), inWattHours],
  directPeakPower: [say("peakPower"), inWatts],
  recommendedPanelCapacity: [say("panelCapacity"), inWatts],
  recommendedBatteryCapacity: [say("batteryCapacity"), inWattHours],
  recommendedInverterCapacity: [say("inverterCapacity"), inWatts],
  estimatedCost: [
    say("estimatedCost"),
    (value, { currency }) => (typeof value === "number" ? moneyText(moneyFromUsd(value, currency)) : textOf(value)),
  ],
  city: ["City", (value, { cityName }) => (typeof value === "string" ? cityName(value) : textOf(value))],
  roofWidth: [say("roofWidth"), withUnit("m")],
  roofHeight: [say("roofHeight"), withUnit("m")],
  roofOrientation: [say("roofOrientation"), plain],
  roofTilt: [say("roofTilt"), withUnit("°")],
  obstructions: ["Obstructions", plain],
  panels: [say("panelsOnTheRoof"), plain],
  energyYield: [say("roofYield"), inKilowattHours],
  weather: ["Weather", (value) => (isRecord(value) ? textOf(value["fileName"]) : "of the city")],
};

const isParameter = (field: string): field is keyof typeof FIELD_LABELS => field in FIELD_LABELS;

/** What an entry of the history changed, in the words and units of the page. */
export function shownChanges(changes: Readonly<Record<string, unknown>>, words: Words): ShownChange[] {
  const { money, appliances, ...fields } = changes;
  const shown = Object.entries(fields).flatMap(([field, change]): ShownChange[] => {
    if (!isChange(change) || change.before === change.after) return [];
    const other = OTHERS[field];
    if (other) {
      const [label, show] = other;
      return [{ label, before: show(change.before, words), after: show(change.after, words) }];
    }
    if (!isParameter(field)) return [];
    const show = (value: unknown) => showValue(field, value, words.units);
    return [{ label: FIELD_LABELS[field], before: show(change.before), after: show(change.after) }];
  });
  return [...shown, ...applianceChanges(appliances), ...moneyChanges(money)];
}
