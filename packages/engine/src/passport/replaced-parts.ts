import type { CountryFigures } from "../countries/country-figures";
import { COUNTRY_MONEY } from "../countries/country-money";
import { MINOR_DIGITS } from "../countries/minor-units";
import type { Country, Currency } from "../parameters/options";
import { localOf, sizeOf } from "../quotes/prices";
import type { Quote } from "../quotes/quote";
import { addMonths } from "./days";
import { leftAfter, type PartLife, type Renewed } from "./working-system";

/** A part that is replaced, and when. */
export interface Renewal extends PartLife {
  /** The day about which its life ends. */
  readonly on: string;
}

const MONTHS_OF_YEAR = 12;
/** A mean year of the calendar. [days] */
const DAYS_OF_MEAN_YEAR = 365.25;

/** Parts that were sold, in the order in which their lives end, counted from the handover. */
export const renewalsOf = (
  lives: readonly PartLife[],
  { handedOverOn, sold }: { readonly handedOverOn: string; readonly sold: ReadonlySet<string> },
): readonly Renewal[] =>
  lives
    .filter(({ part }) => sold.has(part))
    .map((life) => ({ ...life, on: addMonths(handedOverOn, Math.round(life.years * MONTHS_OF_YEAR)) }))
    .toSorted((one, other) => one.years - other.years);

/** What the use that was designed for has taken out of a battery so far. */
export interface BatteryAge {
  /** Of its capacity, 0 to 1. */
  readonly left: number;
  /** To the stated depth, and those it is good for. */
  readonly cycles: number;
  readonly most: number;
}

/** Null of a system without a battery. */
export function batteryAge(lives: readonly PartLife[], days: number): BatteryAge | null {
  const life = lives.find(({ part }) => part === "battery");
  if (life?.cycles == null) return null;
  const years = Math.max(0, days) / DAYS_OF_MEAN_YEAR;
  return { left: leftAfter(life, years), cycles: life.cycles.aYear * years, most: life.cycles.most };
}

/** What a part of the same size costs today. */
export interface PriceToday {
  /** In the currency's smallest unit. */
  readonly minor: number;
  readonly currency: Currency;
  /** Live prices it is the median of; 0 where the country's dated table stands in. */
  readonly compared: number;
}

/** Null where the part's size is not stated. */
export function priceToday(
  part: Renewed,
  built: Pick<Quote, "battery" | "inverter">,
  { country, figures }: { readonly country: Country; readonly figures?: CountryFigures | undefined },
): PriceToday | null {
  const { currency, exchange } = COUNTRY_MONEY[country];
  const quote: Quote = { id: "", currency, battery: built.battery, inverter: built.inverter };
  const size = sizeOf(part, quote);
  if (size === null) return null;
  const systemType = built.battery == null ? "on-grid" : "hybrid";
  const { middle, compared } = localOf(part, quote, { country, systemType, market: {}, figures });
  return { minor: Math.round(size * middle * exchange.value * 10 ** MINOR_DIGITS[currency]), currency, compared };
}
