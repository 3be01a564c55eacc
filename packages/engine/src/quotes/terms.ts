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
import {
  dollarsOf,
  type Median,
  medianLabour,
  medianPrice,
  PRICED,
  type Priced,
  priceOf,
  sizeOf,
  worthOf,
  worthOfQuote,
} from "./prices";
import type { MarketPrices, Milestone, Quote, Warning } from "./quote";
import type { SimulatedQuote } from "./simulated-quote";
import { isLead } from "./stated-parts";
import { sumWarnings } from "./sums";
import { told } from "./told";

/** Money and paper: sums, prices, warranties, certificate, milestones. */
export function termWarnings(
  { quote, house }: Pick<SimulatedQuote, "quote" | "house">,
  market: MarketPrices,
): readonly Warning[] {
  const parts = house.input.parameters.systemType === "on-grid" ? PRICED.filter((part) => part !== "battery") : PRICED;
  return [
    ...sumWarnings(quote, SUM_TOLERANCE, MILESTONE_TOLERANCE),
    ...parts.flatMap((part) => partPrice(part, quote, market) ?? []),
    ...(labourPrice(quote, market) ?? []),
    ...wholePrice(parts, quote, market),
    ...warranties(quote, market, parts),
    ...certificateWarnings(quote, market),
    ...upfront(quote, market),
  ];
}

function partPrice(part: Priced, quote: Quote, market: MarketPrices): readonly Warning[] | null {
  const [price, size] = [dollarsOf(priceOf(part, quote), quote), sizeOf(part, quote)];
  if (price === null || size === null || size <= 0) return null;
  const unit = part === "battery" ? "USD/kWh" : "USD/W";
  return beside({ part, found: price / size, median: medianPrice(part, quote, market), unit, of: price });
}

/** The total beside what its parts cost elsewhere, where no line says what a part costs. Our dated table is no measure of it. */
function wholePrice(parts: readonly Priced[], quote: Quote, market: MarketPrices): readonly Warning[] {
  const total = dollarsOf(quote.total, quote);
  const sized = parts.map((part) => ({ size: sizeOf(part, quote), median: medianPrice(part, quote, market) }));
  if (total === null || parts.every((part) => priceOf(part, quote) !== null)) return [];
  if (sized.some(({ median }) => median.compared === 0)) return [];
  const usual = sized.reduce((sum, { size, median }) => sum + (size ?? 0) * median.value, 0);
  if (total >= LOW_PRICE * usual) return [];
  const text = told("totalLow", { total: { dollars: total }, usual: { dollars: usual } });
  return [{ code: "price_low", about: "total", stated: total, found: usual, unit: "USD", text, cost: 0 }];
}

/** Share of the work in parts and work together, both as the lines state them. */
function labourPrice(quote: Quote, market: MarketPrices): readonly Warning[] | null {
  const lines = (quote.lines ?? []).filter(({ what }) => lineKind(what) !== "tax");
  const ofLines = lines
    .filter(({ what }) => lineKind(what) === "labour")
    .reduce((sum, { total }) => sum + (total ?? 0), 0);
  const labour = quote.labour ?? ofLines;
  const parts = lines.reduce((sum, { total }) => sum + (total ?? 0), 0) - ofLines;
  const price = dollarsOf(labour, quote);
  if (price === null || labour <= 0 || parts <= 0) return null;
  const found = labour / (labour + parts);
  return beside({ part: "labour", found, median: medianLabour(market), unit: "share", of: price });
}

interface Beside {
  readonly part: Priced | "labour";
  readonly found: number;
  readonly median: Median;
  readonly unit: string;
  /** What it costs. [US dollars] */
  readonly of: number;
}

function beside({ part, found, median, unit, of }: Beside): readonly Warning[] {
  const ratio = found / median.value;
  if (ratio <= HIGH_PRICE && ratio >= LOW_PRICE) return [];
  const high = ratio > HIGH_PRICE;
  const { value, compared } = median;
  return [
    {
      code: high ? "price_high" : "price_low",
      about: part,
      stated: found,
      found: value,
      unit,
      text: told(high ? "priceHigh" : "priceLow", { part, price: found, median: value, compared, unit }),
      // A low price takes no money: what it may hide is weighed as a figure that nobody can check.
      cost: high ? of * (1 - 1 / ratio) : 0,
      ...(!high && compared === 0 && { mild: true }),
    },
  ];
}

function warranties(quote: Quote, market: MarketPrices, parts: readonly Priced[]): readonly Warning[] {
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
    const worth = about === "work" ? (dollarsOf(quote.labour, quote) ?? 0) : worthOf(about, quote, market);
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

/** Verified, and at least to the day the work begins. */
export function certificateWarnings(quote: Quote, market: MarketPrices): readonly Warning[] {
  const { state, until } = quote.certificate ?? {};
  const worth = worthOfQuote(quote, market);
  const cost = SHARE_UNCERTIFIED * worth;
  if (state !== "verified") {
    const text = told("notVerified", { state: state ?? "none" });
    return [{ code: "certificate", about: "state", stated: state ?? null, found: "verified", unit: "", text, cost }];
  }
  if (until == null || quote.start == null || until >= quote.start) return [];
  const text = told("certificateEnds", { until, start: quote.start });
  return [{ code: "certificate", about: "until", stated: until, found: quote.start, unit: "", text, cost }];
}

/** Words of milestones that come with the parts or after them, unless something else is said to come before. */
const WITH_PARTS = /parts|material|install|mount|test|month|after/i;
/** The same, whatever else is named: "on completion of the contract". */
const PARTS_THERE = /deliver|on.?site|arriv|running|commission|hand.?over|inspect|finish|complet|final|sign.?off/i;
const BEFORE_PARTS = /before|prior|sign|order|deposit|advance|up.?front|contract/i;
const STATED_BEFORE = /before|prior|advance|up.?front/i;

const isWithParts = (when: string): boolean =>
  !STATED_BEFORE.test(when) && (PARTS_THERE.test(when) || (WITH_PARTS.test(when) && !BEFORE_PARTS.test(when)));

/** What is asked for before that, by the order of the milestones. [%] Where none is with the parts, the first and all that say so. */
export function upfrontShare(milestones: readonly Milestone[]): number {
  const first = milestones.findIndex(({ when }) => isWithParts(when));
  const early = milestones.filter(({ when }, index) =>
    first < 0 ? index === 0 || BEFORE_PARTS.test(when) : index < first,
  );
  return early.reduce((sum, { percent }) => sum + percent, 0);
}

function upfront(quote: Quote, market: MarketPrices): readonly Warning[] {
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
      cost: ((share - MOST_UPFRONT) / 100) * worthOfQuote(quote, market) * SHARE_LOST,
    },
  ];
}
