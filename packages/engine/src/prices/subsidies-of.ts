import type { CountryFigures } from "../countries/country-figures";
import type { Country } from "../countries/names";
import type { SystemType } from "../parameters/options";
import { localPrice } from "./local-price";
import { partPricesIn } from "./part-prices";
import type { SubsidyForm } from "./subsidy-form";
import {
  batteryCertificates,
  type Buyer,
  holdsOn,
  panelCertificates,
  perKilowatt,
  shareOf,
  subsidiesIn,
  type SubsidyRule,
  taxOn,
} from "./subsidies";

/** What a subsidy goes by. */
export interface SubsidisedSystem {
  readonly country: Country;
  /** Null where the project names none. */
  readonly city: string | null;
  readonly systemType: SystemType;
  /** [kW] */
  readonly panelsKw: number;
  readonly inverterKw: number;
  /** [kWh] Both 0 without one. */
  readonly battery: { readonly usable: number; readonly nominal: number };
}

/**
 * Counts: it is taken off or paid. Priced: the prices have it in them. Yearly: what is sold earns it. Nothing: the rule
 * gives this system nothing. Asked: somebody looks at the case first. Ended, begins: not on that day. Taxed: the tax that it
 * keeps away comes on top on that day.
 */
export type SubsidyState = "counts" | "priced" | "yearly" | "nothing" | "asked" | "ended" | "begins" | "taxed";

export interface Subsidy {
  readonly rule: SubsidyRule;
  readonly state: SubsidyState;
  /** Off the price, negative on top of it; 0 unless it counts or is taxed. [the rule's currency] */
  readonly amount: number;
}

interface Asked {
  readonly buyer: Buyer;
  /** It is finished. "2026-11-29" */
  readonly day: string;
  /** Of the whole system, before anything is taken off. [the country's currency] */
  readonly price: number;
  readonly figures?: CountryFigures | undefined;
}

/** What the country has for such a buyer, whether it holds on that day or not. */
export function subsidiesOf(system: SubsidisedSystem, asked: Asked): readonly Subsidy[] {
  const found: Subsidy[] = [];
  for (const rule of subsidiesIn(system.country, asked.figures).filter((one) => isFor(one, system, asked.buyer))) {
    const paysBeside =
      rule.needs === undefined || found.some(({ rule: { id }, amount }) => id === rule.needs && amount > 0);
    if (paysBeside) found.push(subsidyBy(rule, system, asked));
  }
  return found;
}

const isFor = ({ buyers, cities, onGrid }: SubsidyRule, system: SubsidisedSystem, buyer: Buyer): boolean =>
  buyers.includes(buyer) &&
  (cities === undefined || (system.city !== null && cities.includes(system.city))) &&
  !(onGrid && system.systemType === "off-grid");

function subsidyBy(rule: SubsidyRule, system: SubsidisedSystem, asked: Asked): Subsidy {
  const state = stateOn(rule, asked.day);
  if (state === "ended" && rule.form.kind === "tax" && rule.form.otherwise !== null)
    return { rule, state: "taxed", amount: -taxOn(rule, asked.price, asked.day) };
  const isTooLarge = rule.mostKw !== undefined && system.panelsKw > rule.mostKw;
  if (isTooLarge && (state === "counts" || state === "yearly")) return { rule, state: "nothing", amount: 0 };
  if (state !== "counts") return { rule, state, amount: 0 };
  const amount = amountOf(rule, system, asked);
  return { rule, state: amount > 0 ? "counts" : "nothing", amount };
}

function stateOn({ from, until, paid, asked, ...rule }: SubsidyRule, day: string): SubsidyState {
  if (!holdsOn({ from, until }, day)) return from !== null && day < from ? "begins" : "ended";
  if (asked) return "asked";
  if (paid === "in-price") return "priced";
  return rule.form.kind === "feed-in" ? "yearly" : "counts";
}

function amountOf({ form }: SubsidyRule, system: SubsidisedSystem, { day, price, figures }: Asked): number {
  const { panelsKw: kilowatts, inverterKw, battery, city } = system;
  if (form.kind === "panel-certificates")
    return panelCertificates(form, { kilowatts, zone: form.cityZones[city ?? ""] ?? form.otherZone, day }).amount;
  if (form.kind === "battery-certificates")
    return batteryCertificates(form, { usableKwh: battery.usable, nominalKwh: battery.nominal, day, isFirst: true })
      .amount;
  // The smaller of panels and inverter counts.
  if (form.kind === "per-kilowatt") return perKilowatt(form, Math.min(kilowatts, inverterKw));
  return form.kind === "share" ? Math.min(price, shareOf(form, price * shareCounted(form, system, figures))) : 0;
}

const WATTS = 1_000;

/**
 * Share of the price that a rule goes by, 0 to 1. An offer or a contract is one amount: its panels and its battery are
 * taken to be the share of it that they are at local prices.
 */
function shareCounted(
  { of, leastBatteryKwh = 0 }: Extract<SubsidyForm, { kind: "share" }>,
  { country, systemType, panelsKw, inverterKw, battery: { nominal } }: SubsidisedSystem,
  figures?: CountryFigures,
): number {
  if (of === "system" && nominal >= leastBatteryKwh) return 1;
  const bought = { panels: WATTS * panelsKw, battery: WATTS * nominal, inverter: WATTS * inverterKw };
  const { lines, middle: all } = localPrice({ country, systemType, ...bought, figures });
  const costOf = (kind: "panels" | "battery") => lines.find((one) => one.kind === kind)?.middle ?? 0;
  if (all === 0) return 0;
  if (of === "panels") return costOf("panels") / all;
  return 1 - (costOf("battery") + nominal * partPricesIn(country, figures).batteryLabour.middle) / all;
}
