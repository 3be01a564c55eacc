import type { Text } from "../units/told";
import type { Band, Entry, Tariff } from "./entry";
import type { TariffHours } from "./tariff-hours";
import { told } from "./told";

/** What a line of a bill is for. */
export type ChargeCode =
  | "energy"
  /** At a price the person typed, all that goes by the kilowatt hour in it. */
  | "own"
  | "fixed"
  | "capacity"
  /** By the highest power of the month. */
  | "demand"
  /** Of a second meter that the network switches. */
  | "controlled"
  | "fuel"
  | "exchange"
  | "water"
  | "regulator"
  | "rural"
  | "electrification"
  | "lighting"
  | "minimum"
  | "powerPurchase"
  | "subsidy"
  | "vat";

/** Energy up to so much a month; null: the rest. [kWh/month, currency/kWh] */
export interface Step {
  readonly upTo: number | null;
  readonly price: Entry;
  /** Left out where the plan has one step. */
  readonly band?: Band;
}

/** When a price by the kilowatt hour holds; left out: always. */
interface When {
  /** Months of the year, 0 to 11. */
  readonly months?: readonly number[];
  /** One of the periods of the plan's hours. */
  readonly period?: string;
}

/** Of plans that have several charges of one code: what tells them apart. */
interface Named {
  readonly name?: Text;
}

/** What a price beside the energy goes by, where that is not all that is bought. */
export type LevyBasis =
  /** What a second meter counted. */
  | { readonly by: "controlled" }
  /** The highest power of the month, of a period where one is named. [currency/kW] */
  | { readonly by: "demand"; readonly period: string | null }
  /** The price that each hour has on a market: the price of the charge is a factor on it. */
  | { readonly by: "market" };

interface Relief {
  /** Nothing is to be paid up to so much. [kWh/month] */
  readonly freeUpTo: Entry;
  /** A half is to be paid up to so much. [kWh/month] */
  readonly halfUpTo: Entry;
  /** The most that a half may be. [currency/month] */
  readonly halfAtMost: Entry;
}

/** One rule of a bill. */
export type Charge =
  /** Energy by increasing or falling blocks of a month. */
  | ({ readonly kind: "energy"; readonly code: "energy"; readonly steps: readonly [Step, ...Step[]] } & When & Named)
  /** By the kilowatt hour, beside the energy. [currency/kWh] */
  | ({ readonly kind: "levy"; readonly code: ChargeCode; readonly price: Entry; readonly basis?: LevyBasis } & Named)
  /** By time alone. */
  | ({
      readonly kind: "fixed";
      readonly code: "fixed";
      readonly per: "day" | "month" | "year";
      readonly price: Entry;
    } & Named)
  /** By the kilowatt of the connection and month: the whole connection at the price of its class. [currency/kW/month] */
  | { readonly kind: "capacity"; readonly code: "capacity"; readonly steps: readonly Step[] }
  /** What the lines before it are brought up to where they come to less. [currency/month] */
  | { readonly kind: "minimum"; readonly code: "minimum"; readonly price: Entry }
  /** What a state takes off the lines before it, by the energy of the month: all of them, then a half of them, then nothing. */
  | ({ readonly kind: "relief"; readonly code: "subsidy" } & Relief)
  /** A share of other lines: duties and taxes; of what is left of them where the credit for export is among them. [%] */
  | ({
      readonly kind: "share";
      readonly code: ChargeCode;
      readonly rate: Entry;
      readonly of: readonly (ChargeCode | "export")[];
    } & Named);

/** What one kind of household is charged. */
export interface TariffPlan {
  readonly band: Band | null;
  /** First day it holds. */
  readonly from: string;
  /** The most a month may have for it, all of the month's energy being charged by it; null: any. [kWh/month] */
  readonly upTo: number | null;
  /** Least hours of supply a day for it. [h] */
  readonly supplyHours: number;
  /** When its prices by the hour hold; left out: it has none. */
  readonly hours?: TariffHours;
  readonly charges: readonly Charge[];
}
export type Plans = readonly [TariffPlan, ...TariffPlan[]];

/** A tariff that a household's bill may be by. */
export interface BillReading {
  readonly id: string;
  /** What a household knows of its tariff before it reads the bill: its band or its state; null where there is nothing to know. */
  readonly choice: Band | null;
  /** What tells it from others of the same choice; null where it is alone. */
  readonly name: Text | null;
  /** Chosen among by the energy of a month. */
  readonly plans: Plans;
}

/** Where a bill says all that there is to know of its tariff. */
export const asPlansStand = (plans: Plans): readonly BillReading[] => [
  { id: "usual", choice: null, name: null, plans },
];

type PlanFields = Pick<TariffPlan, "from" | "charges"> & Partial<TariffPlan>;
export const plan = (fields: PlanFields): TariffPlan => ({ band: null, upTo: null, supplyHours: 0, ...fields });

export const energy = (price: Entry): Charge => ({ kind: "energy", code: "energy", steps: [{ upTo: null, price }] });

/**
 * The plan of a month: by the hours of supply where bands go by them, by the month's energy where they go by that.
 *
 * @param kwh          Of the month. [kWh]
 * @param supplyHours  A day. [h]
 */
export function planFor(plans: Plans, kwh: number, supplyHours: number): TariffPlan {
  const found = plans.find((each) => supplyHours >= each.supplyHours && kwh <= (each.upTo ?? Infinity));
  // Fewer hours than any band promises: the last one.
  return found ?? plans.at(-1) ?? plans[0];
}

/**
 * What a kilowatt hour costs under each plan and in each of its blocks, with the levies and taxes that go by it.
 *
 * @param usual  The band a project starts from; the first where it is left out.
 */
export function tariffsOf(plans: Plans, usual?: Band): readonly [Tariff, ...Tariff[]] {
  const all = plans.flatMap(pricesOf);
  const first = all.find(({ band }) => band?.id === usual?.id) ?? all[0];
  if (first === undefined) throw new Error("A plan has a price of energy");
  return [first, ...all.filter((tariff) => tariff !== first)];
}

function pricesOf({ band, from, charges }: TariffPlan): readonly Tariff[] {
  const energyCharge = charges.find(({ kind }) => kind === "energy");
  if (energyCharge?.kind !== "energy") return [];
  return energyCharge.steps.map((step) => {
    const parts = byTheKilowattHour(charges, step.price.value);
    const value = Math.round(1e4 * parts.value) / 1e4;
    const added = parts.entries.length > 0;
    const entries = [step.price, ...parts.entries];
    return {
      ...step.price,
      value,
      // A sum speaks of the days of the part that ends first.
      ...datesOf(entries.toSorted(byEnd)[0] ?? step.price),
      ...(added ? { confidence: "inferred", note: told("energyAndLevies", { price: step.price.value }) } : {}),
      from,
      band: step.band ?? band,
    };
  });
}

/** The price of a kilowatt hour with what goes by it, and the figures added. */
function byTheKilowattHour(charges: readonly Charge[], price: number) {
  const prices = new Map<ChargeCode | "export", number>([["energy", price]]);
  const entries: Entry[] = [];
  for (const charge of charges) {
    if (charge.kind === "levy" && charge.basis === undefined) prices.set(charge.code, charge.price.value);
    else if (charge.kind === "share")
      prices.set(charge.code, (charge.rate.value / 100) * sum(charge.of.map((code) => prices.get(code) ?? 0)));
    else continue;
    entries.push(charge.kind === "levy" ? charge.price : charge.rate);
  }
  return { value: sum([...prices.values()]), entries };
}

/** What one more kilowatt hour costs in a month that has so many, levies and taxes in it. [kWh/month → currency/kWh] */
export function marginalPrice({ charges }: TariffPlan, kwh: number): number {
  const energyCharge = charges.find(({ kind }) => kind === "energy");
  const steps = energyCharge?.kind === "energy" ? energyCharge.steps : [];
  const step = steps.find(({ upTo }) => upTo === null || kwh < upTo);
  return byTheKilowattHour(charges, step?.price.value ?? 0).value;
}

/** The plan with one price in place of all that goes by the kilowatt hour; what goes by time and connection stays. */
export function atOwnPrice(plan: TariffPlan, price: Entry): TariffPlan {
  const rest = plan.charges.filter(({ kind }) => kind !== "energy" && kind !== "levy");
  return { ...plan, charges: [{ kind: "levy", code: "own", price }, ...rest] };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Days in this form sort as text; those without an end come last, as they were. */
const byEnd = (one: Entry, other: Entry) => {
  if (one.until === other.until || one.until === null) return one.until === other.until ? 0 : 1;
  return other.until === null || one.until < other.until ? -1 : 1;
};
const datesOf = ({ asOf, until }: Entry) => ({ asOf, until });

/** The figures a charge rests on. */
export function entriesOf(charge: Charge): readonly Entry[] {
  if (charge.kind === "energy" || charge.kind === "capacity") return charge.steps.map(({ price }) => price);
  if (charge.kind === "relief") return [charge.freeUpTo, charge.halfUpTo, charge.halfAtMost];
  return charge.kind === "share" ? [charge.rate] : [charge.price];
}
