import type { CountryFigures } from "../countries/country-figures";
import { electricalDesign } from "../sizing/electrical/electrical-design";
import { statementWarnings } from "./plausible";
import { hereOf } from "./prices";
import { promiseWarnings } from "./promises";
import type { MarketPrices, Quote, Warning } from "./quote";
import { type Judged, type Priority, type Recommendation, recommended } from "./recommend";
import { bySeverity } from "./severity";
import { type AskedOf, simulatedQuote } from "./simulated-quote";
import { termWarnings } from "./terms";
import { wiringWarnings } from "./wiring";
import type { WiringCheck } from "./wiring-about";
import { wiringChecks } from "./wiring-checks";

export interface CheckedQuote extends Judged {
  readonly wiring: readonly WiringCheck[];
}

export interface CheckedQuotes {
  readonly quotes: readonly CheckedQuote[];
  readonly recommended: Recommendation | null;
}

/**
 * A quote designed and simulated as stated, in the same house, weather and target as every other, with what is to be known
 * before signing it: danger first, then darkness, money last. Figures that are not finite have to be kept out before.
 *
 * Source of codes and thresholds: section 10 of the marketplace's design; `limits.ts`, `docs/engineering/quotes.md`.
 */
export function checkQuote(
  quote: Quote,
  house: AskedOf,
  market: MarketPrices = {},
  figures?: CountryFigures,
): CheckedQuote {
  const simulated = simulatedQuote(quote, house);
  const here = hereOf(house.input, market, figures);
  const design = electricalDesign(simulated.figures);
  const warnings: readonly Warning[] = [
    ...promiseWarnings(simulated, here),
    ...statementWarnings(simulated, here),
    ...wiringWarnings(simulated, design, here),
    ...termWarnings(simulated, here),
  ];
  return {
    quote,
    years: simulated.years,
    warnings: bySeverity(warnings),
    wiring: wiringChecks(simulated, design),
  };
}

/** The same of several quotes, with the one to take. */
export function checkQuotes(
  quotes: readonly Quote[],
  house: AskedOf,
  market: MarketPrices = {},
  priority: Priority | null = null,
): CheckedQuotes {
  const judged = quotes.map((quote) => checkQuote(quote, house, market));
  return { quotes: judged, recommended: recommended(judged, priority) };
}
