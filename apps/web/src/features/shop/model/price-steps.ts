import { type PriceStep, SoldStep } from "@sunwright/contract/shop-products";
import type { Shop } from "@sunwright/contract/shops";
import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import { moneyIn } from "@sunwright/engine/countries/money-in";
import { amountOf, MINOR_UNITS } from "./amount";

/** A price from a quantity on, while it is typed. */
export interface StepForm {
  readonly key: string;
  readonly from: string;
  readonly each: string;
  /** Its first and its last day, such as "2026-12-31"; empty for now, and for without an end. */
  readonly first: string;
  readonly last: string;
  /** As it was read: an instant that was not touched stays to the millisecond. */
  readonly read: Pick<PriceStep, "validFrom" | "validUntil"> | null;
}

const DAY = 86_400_000;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
/** A price holds through its last day, until midnight UTC. */
const lastDayOf = (until: string | null) => (until === null ? "" : dayOf(Date.parse(until) - 1));
const firstDayOf = (from: string | null) => (from === null ? "" : dayOf(Date.parse(from)));

export const stepForm = (step: PriceStep, key: string): StepForm => ({
  key,
  from: String(step.fromQuantity),
  each: String(step.unitMinor / MINOR_UNITS),
  first: firstDayOf(step.validFrom),
  last: lastDayOf(step.validUntil),
  read: { validFrom: step.validFrom, validUntil: step.validUntil },
});

export const emptyStep = (): StepForm => ({
  key: crypto.randomUUID(),
  from: "1",
  each: "",
  first: "",
  last: "",
  read: null,
});

/** A sentence of the form, or what the server would say of the field. */
export type StepFault = "notNumber" | "dayOrder" | { readonly said: string };
type StepFaults = Partial<Record<"from" | "each" | "last", StepFault>>;
const FIELD_OF = new Map<PropertyKey | undefined, keyof StepFaults>([
  ["fromQuantity", "from"],
  ["unitMinor", "each"],
  ["validUntil", "last"],
]);

/** What is sent of a step, or what is wrong with it by field: "from", "each", "last". */
export function stepOf(form: StepForm): {
  readonly step: PriceStep;
  readonly faults: Readonly<StepFaults>;
} {
  const faults: StepFaults = {};
  const from = amountOf(form.from);
  const each = amountOf(form.each);
  if (from === null || from < 1 || !Number.isInteger(from)) faults.from = "notNumber";
  if (each === null || Math.round(each * MINOR_UNITS) < 1) faults.each = "notNumber";
  if (form.first !== "" && form.last !== "" && form.last < form.first) faults.last = "dayOrder";
  const { read } = form;
  const validFrom =
    read !== null && firstDayOf(read.validFrom) === form.first
      ? read.validFrom
      : form.first === ""
        ? null
        : `${form.first}T00:00:00.000Z`;
  const validUntil =
    read !== null && lastDayOf(read.validUntil) === form.last
      ? read.validUntil
      : form.last === ""
        ? null
        : new Date(Date.parse(`${form.last}T00:00:00.000Z`) + DAY).toISOString();
  const unitMinor = Math.round((each ?? 0) * MINOR_UNITS);
  const step = { fromQuantity: from ?? 1, unitMinor, validFrom, validUntil };
  for (const { path, message } of SoldStep.safeParse(step).error?.issues ?? []) {
    const field = FIELD_OF.get(path[0]);
    if (field !== undefined) faults[field] ??= { said: message };
  }
  return { step, faults };
}

/** The tax that a product without a rate of its own carries on a day. [%] */
export function shopTaxOn(
  { taxRates, country }: Pick<Shop, "taxRates" | "country">,
  day: string,
  figures: CountryFigures,
): number {
  const rate = taxRates.filter(({ from }) => from <= day).at(-1);
  if (rate !== undefined) return rate.percent;
  return country === null ? 0 : moneyIn(country, figures).solarVat.value;
}

/** What is left of a price before tax over the cost; null without one of them. [%] */
export function marginOf(each: number | null, cost: number | null, taxPercent: number): number | null {
  if (each === null || each <= 0 || cost === null) return null;
  const net = each / (1 + taxPercent / 100);
  return (1 - cost / net) * 100;
}
