import type { OwnFigures } from "../money/assumptions";
import type { KnownRungs } from "../prices/ladder";
import type { PricedSystem } from "../prices/local-price";
import type { DesignInput } from "../sizing/inputs/design";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import type { StandingParts } from "./standing";

export const MOST_STAGES = 3;

/** A stage as a person asks for it. */
export interface AskedStage {
  readonly name: string;
  /** Of the project's appliances, by their places in its list; what earlier stages carry goes on. */
  readonly carries: readonly number[];
  readonly time: AskedTime;
  /** Its own promise: hours served off the grid [%], hours of outage of a hybrid [h]; null: the project's. */
  readonly promise: number | null;
  /** What was bought for it; null until it is. */
  readonly bought: BoughtStage | null;
}

type AskedTime =
  /** ISO day; null: no limit to what is there that day. [currency of the country] */
  { readonly kind: "day"; readonly day: string; readonly budget: number | null } | { readonly kind: "saved" };

interface BoughtStage {
  /** New panels and battery modules in all by then. */
  readonly panels: number;
  readonly modules: number;
  /** [W] */
  readonly inverter: number;
  /** ISO day. */
  readonly on: string;
}

/** All that a plan is made from. Pure: the day is handed in. */
export interface StagesAsked {
  readonly input: DesignInput;
  readonly weather: SiteWeather | null;
  readonly own: OwnFigures;
  readonly stages: readonly AskedStage[];
  readonly standing: StandingParts;
  /** Put aside beside what is saved. [currency of the country, a month] */
  readonly aside: number;
  /** ISO day. */
  readonly today: string;
  /** The project's design as its price is asked for, and what is known of that price. */
  readonly priced?: { readonly system: PricedSystem; readonly known: KnownRungs } | undefined;
}

export const STAGE_PROBLEMS = [
  "on_grid",
  "no_appliances",
  "carries_nothing",
  "first_unpaid",
  "out_of_order",
  "promise_missed",
  "budget_too_small",
  "never_paid",
] as const;

/** Why there is no plan, and at which stage. */
export interface StageProblem {
  readonly problem: (typeof STAGE_PROBLEMS)[number];
  /** From 0; null: of the whole plan. */
  readonly stage: number | null;
  /** What it takes at least, where that is money [currency of the country]; null elsewhere. */
  readonly least: number | null;
}
