import type { Currency } from "../countries/names";
import type { PriceRange } from "./part-prices";

/** What a price may be known by, the surer the further on. */
export const RUNGS = ["estimate", "local", "shops", "offer", "contract"] as const;
export type Rung = (typeof RUNGS)[number];

/** At which prices a search buys. */
export const PRICE_BASES = ["specification", "local"] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** Where the range of local prices ends: what is chosen may hang on it. */
export const PRICE_ENDS = ["low", "high"] as const;
export type PriceEnd = (typeof PRICE_ENDS)[number];

/** Capacities that are chosen at other prices. [W, Wh, W] */
export interface ChosenAtEnd {
  readonly end: PriceEnd;
  readonly panels: number;
  readonly battery: number;
  readonly inverter: number;
  /** False where on the grid nothing is worth its price there. */
  readonly pays: boolean;
}

/** What is in an amount. */
export const IN_PRICE = ["parts", "delivery", "labour", "tax"] as const;
export type InPrice = (typeof IN_PRICE)[number];

/** Of a contract. */
export interface Agreed {
  /** The system that was agreed on; null where its parts are not known. [W, Wh, W] */
  readonly system: { readonly panels: number; readonly battery: number; readonly inverter: number } | null;
  /** It was handed over and nothing is left to pay: the amount is what was paid. */
  readonly paid: boolean;
}

/** What a system costs by one rung. */
export interface Price {
  readonly rung: Rung;
  readonly amount: number;
  readonly currency: Currency;
  /** On which it was looked up, offered or agreed; of the fixed rates, the day of the specification's. */
  readonly day: string;
  /** The last day it holds, where one is known. */
  readonly until?: string | undefined;
  readonly includes: readonly InPrice[];
  /** Where the rung is a range. */
  readonly range?: PriceRange | undefined;
  /** Where it is a contract's. */
  readonly agreed?: Agreed | undefined;
}

/** Every rung of a project; null where it is not known. */
export type Ladder = Readonly<Record<Rung, Price | null>>;

/** The project's price: the surest one known. */
export function priceOf(ladder: Ladder): Price | null {
  return RUNGS.reduce<Price | null>((surest, rung) => ladder[rung] ?? surest, null);
}
