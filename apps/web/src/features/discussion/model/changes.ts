import { say } from "@sunwright/words/discussion";
import { CURRENCIES, type Currency } from "@sunwright/engine/parameters/options";
import { type Price, RUNGS } from "@sunwright/engine/prices/price";
import { priceNote, priceShown } from "@sunwright/report/price-text";
import { isParameterName } from "@sunwright/engine/parameters/parameters";
import { energy, figureText, formatNumber, power } from "../../../lib/format";
import { estimateFromUsd, moneyText } from "../../../lib/money";
import { fieldLabel, showValue } from "../../../lib/parameter-words";
import type { Units } from "../../../lib/preferences";
import { applianceChanges } from "./appliance-changes";
import { partChanges } from "./part-changes";
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
  typeof value === "number" ? say("kilowattHoursAYear", { energy: formatNumber(value) }) : textOf(value);
const withUnit =
  (unit: string): Show =>
  (value) =>
    value === null ? say("value.none") : `${textOf(value)} ${unit}`;
const plain: Show = (value) => textOf(value);

type Told = Pick<Price, "rung" | "amount" | "currency" | "day">;
const isPrice = (value: unknown): value is Told =>
  isRecord(value) &&
  RUNGS.some((rung) => rung === value["rung"]) &&
  CURRENCIES.some((currency) => currency === value["currency"]) &&
  typeof value["amount"] === "number" &&
  typeof value["day"] === "string";
const priceText = ({ rung, amount, currency, day }: Told, shown: Currency): string => {
  const price = { rung, amount, currency, day, includes: [] };
  return say("value.priceNote", { amount: moneyText(priceShown(price, shown)), note: priceNote(price) });
};

/** What entries hold besides the parameters. */
const OTHERS: Readonly<Record<string, readonly [label: string, show: Show]>> = {
  name: [say("changed.name"), plain],
  consumptionSource: [
    say("changed.consumptionSource"),
    (value) => (value === "direct" ? say("value.directInput") : say("value.appliances")),
  ],
  directDailyConsumption: [say("changed.dailyConsumption"), inWattHours],
  directPeakPower: [say("changed.peakPower"), inWatts],
  recommendedPanelCapacity: [say("changed.panelCapacity"), inWatts],
  recommendedBatteryCapacity: [say("changed.batteryCapacity"), inWattHours],
  recommendedInverterCapacity: [say("changed.inverterCapacity"), inWatts],
  estimatedCost: [
    say("changed.estimatedCost"),
    (value, { currency }) => (typeof value === "number" ? moneyText(estimateFromUsd(value, currency)) : textOf(value)),
  ],
  price: [say("changed.price"), (value, { currency }) => (isPrice(value) ? priceText(value, currency) : textOf(null))],
  city: [say("changed.city"), (value, { cityName }) => (typeof value === "string" ? cityName(value) : textOf(value))],
  roofWidth: [say("changed.roofWidth"), withUnit("m")],
  roofHeight: [say("changed.roofHeight"), withUnit("m")],
  roofOrientation: [say("changed.roofOrientation"), plain],
  roofTilt: [say("changed.roofTilt"), withUnit("°")],
  obstructions: [say("changed.obstructions"), plain],
  panels: [say("changed.roofPanels"), plain],
  energyYield: [say("changed.roofYield"), inKilowattHours],
  weather: [
    say("changed.weather"),
    (value) => (isRecord(value) ? textOf(value["fileName"]) : say("value.weatherOfCity")),
  ],
};

/** What an entry of the history changed, in the words and units of the page. */
export function shownChanges(changes: Readonly<Record<string, unknown>>, words: Words): ShownChange[] {
  const { money, appliances, parts, ...all } = changes;
  const { estimatedCost: _estimate, ...priced } = all;
  // The price says more than the estimate it was recorded with.
  const fields = "price" in priced ? priced : all;
  const shown = Object.entries(fields).flatMap(([field, change]): ShownChange[] => {
    if (!isChange(change) || change.before === change.after) return [];
    const other = OTHERS[field];
    if (other) {
      const [label, show] = other;
      const [before, after] = [show(change.before, words), show(change.after, words)];
      return field === "price" && before === after ? [] : [{ label, before, after }];
    }
    if (!isParameterName(field)) return [];
    const show = (value: unknown) => showValue(field, value, words.units);
    return [{ label: fieldLabel(field), before: show(change.before), after: show(change.after) }];
  });
  return [...shown, ...applianceChanges(appliances), ...partChanges(parts), ...moneyChanges(money)];
}
