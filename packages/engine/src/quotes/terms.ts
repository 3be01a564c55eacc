import { COUNTRY_MONEY } from "../countries/country-money";
import { exchanged } from "../prices/exchange-rate";
import type { Text } from "../units/told";
import {
  HIGH_PRICE,
  LOW_PRICE,
  MILESTONE_TOLERANCE,
  MOST_UPFRONT,
  SHARE_LOST,
  SHARE_UNCERTIFIED,
  SHARE_UNCOVERED,
  SUM_TOLERANCE,
  USUAL_WARRANTY,
} from "./limits";
import { lineKind } from "./lines";
import { isDueWithParts } from "./milestone-words";
import {
  currencyOf,
  dollarsOf,
  type Here,
  type Local,
  localLabour,
  localOf,
  PRICED,
  type Priced,
  priceOf,
  sizeOf,
  worthOf,
  worthOfQuote,
} from "./prices";
import type { Milestone, Quote, Warning } from "./quote";
import type { SimulatedQuote } from "./simulated-quote";
import { isLead } from "./stated-parts";
import { sumWarnings } from "./sums";
import { told } from "./told";

/** Money and paper: sums, prices, warranties, certificate, milestones. */
export function termWarnings(
  { quote, house }: Pick<SimulatedQuote, "quote" | "house">,
  here: Here,
): readonly Warning[] {
  const parts = house.input.parameters.systemType === "on-grid" ? PRICED.filter((part) => part !== "battery") : PRICED;
  return [
    ...sumWarnings(quote, SUM_TOLERANCE, MILESTONE_TOLERANCE),
    ...parts.flatMap((part) => partPrice(part, quote, here)),
    ...labourPrice(quote, here),
    ...wholePrice(parts, quote, here),
    ...warranties(quote, here, parts),
    ...certificateWarnings(quote, worthOfQuote(quote, here)),
    ...upfront(quote, here),
  ];
}

function partPrice(part: Priced, quote: Quote, here: Here): readonly Warning[] {
  const [price, size] = [dollarsOf(priceOf(part, quote), quote), sizeOf(part, quote)];
  if (price === null || size === null || size <= 0) return [];
  return beside({ about: part, found: price / size, local: localOf(part, quote, here), of: price, quote, here });
}

/** The total beside what its parts cost at the cheapest, where no line says what a part costs. */
function wholePrice(parts: readonly Priced[], quote: Quote, here: Here): readonly Warning[] {
  const total = dollarsOf(quote.total, quote);
  if (total === null || parts.every((part) => priceOf(part, quote) !== null)) return [];
  const least = parts.reduce((sum, part) => sum + (sizeOf(part, quote) ?? 0) * localOf(part, quote, here).low, 0);
  if (total >= LOW_PRICE * least) return [];
  const shown = shownIn(quote, here);
  const text = told("totalCheap", { total: shown(total), usual: shown(least) });
  return [{ code: "price_low", about: "total", stated: total, found: least, unit: "USD", text, cost: 0 }];
}

/** The work, as quoted or as its lines state it, beside what it costs here for panels and battery of this size. */
function labourPrice(quote: Quote, here: Here): readonly Warning[] {
  const lines = (quote.lines ?? []).filter(({ what }) => lineKind(what) !== "tax");
  const sum = (of: typeof lines) => of.reduce((total, line) => total + (line.total ?? 0), 0);
  const ofLines = sum(lines.filter(({ what }) => lineKind(what) === "labour"));
  const labour = quote.labour ?? ofLines;
  const parts = sum(lines) - ofLines;
  const found = dollarsOf(labour, quote);
  const local = localLabour(quote, here, dollarsOf(labour + parts, quote));
  if (found === null || local === null || labour <= 0 || parts <= 0) return [];
  return beside({ about: "labour", found, local, of: found, quote, here });
}

interface Beside {
  readonly about: Priced | "labour";
  /** Of one watt or kilowatt hour, of the work as a whole. [US dollars] */
  readonly found: number;
  readonly local: Local;
  /** What it costs. [US dollars] */
  readonly of: number;
  readonly quote: Quote;
  readonly here: Here;
}

const UNITS = { panels: "USD/W", battery: "USD/kWh", inverter: "USD/W", labour: "USD" } as const;

/** Dollars as the quote's currency has them, at the dated rate; where no country of ours pays in it, as the house's does. */
function shownIn(quote: Quote, { country }: Here) {
  const currency = currencyOf(quote) ?? COUNTRY_MONEY[country].currency;
  return (dollars: number) => ({ amount: exchanged(dollars, "USD", currency), currency });
}

function beside({ about, found, local, of, quote, here }: Beside): readonly Warning[] {
  const { low, middle, high, compared } = local;
  const isHigh = found > HIGH_PRICE * high;
  if (!isHigh && found >= LOW_PRICE * low) return [];
  const shown = shownIn(quote, here);
  return [
    {
      code: isHigh ? "price_high" : "price_low",
      about,
      stated: found,
      found: middle,
      unit: UNITS[about],
      text: withDay(
        told(isHigh ? "priceDear" : "priceCheap", {
          part: about,
          price: shown(found),
          low: shown(low),
          high: shown(high),
          middle: shown(middle),
          compared,
        }),
        local,
      ),
      // A low price takes no money: what it may hide is weighed as a figure that nobody can check.
      cost: isHigh ? of * (1 - middle / found) : 0,
    },
  ];
}

/** With its day, where the price is the table's: who reads it sees whether that is past. */
function withDay(said: Text, { compared, dated }: Local): Text {
  if (dated === null || compared > 0) return said;
  const [year = "", month = "", day = ""] = dated.day.split("-");
  return told("priceDated", {
    said,
    is: dated.is,
    day: String(Number(day)),
    month: { month: Number(month) - 1 },
    year,
  });
}

function warranties(quote: Quote, here: Here, parts: readonly Priced[]): readonly Warning[] {
  const lead = quote.battery != null && isLead(quote.battery);
  const usual = {
    panels: USUAL_WARRANTY.panels,
    battery: USUAL_WARRANTY[lead ? "lead" : "lithium"],
    inverter: USUAL_WARRANTY.inverter,
    work: USUAL_WARRANTY.work,
  };
  const offered = parts.filter((part) => quote[part] != null);
  return [...offered, "work" as const].flatMap((about): readonly Warning[] => {
    const stated = quote.warrantyYears?.[about] ?? null;
    const years = usual[about];
    if (stated !== null && stated >= years) return [];
    const worth = about === "work" ? (dollarsOf(quote.labour, quote) ?? 0) : worthOf(about, quote, here);
    return [
      {
        code: "warranty_short",
        about,
        stated,
        found: years,
        unit: "years",
        text: told(stated === null ? "noWarranty" : "warranty", { about, stated: stated ?? 0, usual: years }),
        cost: SHARE_UNCOVERED * worth * (1 - (stated ?? 0) / years),
      },
    ];
  });
}

/**
 * Verified, and at least to the day the work begins.
 *
 * @param worth  Of the whole quote. [US dollars]
 */
export function certificateWarnings(quote: Quote, worth: number): readonly Warning[] {
  const { state, until } = quote.certificate ?? {};
  const cost = SHARE_UNCERTIFIED * worth;
  if (state !== "verified") {
    const text = told("notVerified", { state: state ?? "none" });
    return [{ code: "certificate", about: "state", stated: state ?? null, found: "verified", unit: "", text, cost }];
  }
  if (until == null || quote.start == null || until >= quote.start) return [];
  const text = told("certificateEnds", { until, start: quote.start });
  return [{ code: "certificate", about: "until", stated: until, found: quote.start, unit: "", text, cost }];
}

/** What is asked for before the parts are there, by the order of the milestones. [%] Where none is with the parts, the first and all that say so. */
export function upfrontShare(milestones: readonly Milestone[]): number {
  const first = milestones.findIndex(({ when }) => isDueWithParts(when) === true);
  const early = milestones.filter(({ when }, index) =>
    first < 0 ? index === 0 || isDueWithParts(when) === false : index < first,
  );
  return early.reduce((sum, { percent }) => sum + percent, 0);
}

function upfront(quote: Quote, here: Here): readonly Warning[] {
  const share = upfrontShare(quote.milestones ?? []);
  if (share <= MOST_UPFRONT) return [];
  return [
    {
      code: "upfront_high",
      about: "milestones",
      stated: share,
      found: MOST_UPFRONT,
      unit: "%",
      text: told("upfront", { share: share / 100, usual: MOST_UPFRONT / 100 }),
      cost: ((share - MOST_UPFRONT) / 100) * worthOfQuote(quote, here) * SHARE_LOST,
    },
  ];
}
