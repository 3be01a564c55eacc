import type { ConfigurationResult, PricedDesign } from "@sunwright/engine/comparison/compare";
import type { Configuration } from "@sunwright/engine/comparison/configuration";
import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { OwnFigures } from "@sunwright/engine/money/assumptions";
import type { Design, DesignInput } from "@sunwright/engine/sizing/inputs/design";
import type { ExpectedYear } from "@sunwright/engine/passport/expected-year";
import type { Followed } from "@sunwright/engine/passport/followed";
import type { Reading } from "@sunwright/engine/passport/reading";
import type { Quote } from "@sunwright/engine/quotes/quote";
import type { CheckedQuote } from "@sunwright/engine/quotes/check-quotes";
import type { StagesAsked } from "@sunwright/engine/stages/asked";
import type { StagesAnswer } from "@sunwright/engine/stages/plan-stages";
import type { BuyingAnswer, BuyingTask } from "./buying-task";

/** What a project is sized from. */
interface Sizing {
  readonly input: DesignInput;
  /** The project's own weather, its hours packed by the engine's `packYear`; null for the city's. */
  readonly weather: { readonly name: string; readonly hours: Uint8Array } | null;
}

export interface DesignTask extends Sizing {
  readonly kind: "design";
}

export interface ComparisonTask extends Sizing {
  readonly kind: "comparison";
  readonly configuration: Configuration;
  /** The project's own prices and terms. */
  readonly own: OwnFigures;
  /** The design that stands, where it is calculated. */
  readonly priced: PricedDesign | undefined;
}

/** What is bought when. */
export interface StagesTask extends Sizing, Omit<StagesAsked, "input" | "weather"> {
  readonly kind: "stages";
}

/** A firm's quote, looked at in the house it is for. */
export interface QuoteTask extends Sizing {
  readonly kind: "quote";
  readonly quote: Quote;
  /** The country's figures on the day it is looked at. */
  readonly figures: CountryFigures;
  /** The week whose nights are shown, the same for all quotes of a house. */
  readonly week: { readonly year: number; readonly from: number } | undefined;
}

/** A system as it was built: what a year of it is expected to bring. */
export interface ExpectedTask extends Sizing {
  readonly kind: "expected";
  readonly quote: Quote;
}

/** Readings of such a system beside that: what they say of it. Intervals are those of the readings that are shown. */
export interface FollowedTask {
  readonly kind: "followed";
  readonly expected: ExpectedYear;
  readonly startOn: string;
  readonly readings: readonly Reading[];
  readonly shown: readonly Reading[];
  readonly today: string;
  readonly mendedOn: string | null;
}

/** What a worker thread is asked. */
export type SizingTask =
  | DesignTask
  | ComparisonTask
  | StagesTask
  | QuoteTask
  | ExpectedTask
  | FollowedTask
  | BuyingTask;

export type SizingAnswer =
  | { readonly kind: "design"; readonly design: Design }
  /** Null: there was nothing to carry. */
  | { readonly kind: "comparison"; readonly result: ConfigurationResult | null }
  | { readonly kind: "stages"; readonly answer: StagesAnswer }
  | { readonly kind: "quote"; readonly judged: CheckedQuote }
  | { readonly kind: "expected"; readonly expected: ExpectedYear }
  | { readonly kind: "followed"; readonly followed: Followed }
  | BuyingAnswer;
