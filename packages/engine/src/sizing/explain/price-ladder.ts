import type { Text } from "../../units/told";
import { countryName } from "../../parameters/words";
import { type Costed, type KnownRungs, ladderFrom, thePrice } from "../../prices/ladder";
import type { LocalPrice, PricedSystem, PriceLine } from "../../prices/local-price";
import type { Ladder, Price } from "../../prices/price";
import { partPricesIn, type PricedPart } from "../../prices/part-prices";
import { DISPLAY_RATES_DAY } from "../inputs/currency";
import type { Design } from "../inputs/design";
import { figure, FROM, given } from "../inputs/make-trace";
import { pricedSystemOf, priceOfDesign } from "../choice/system-price";
import { toldOfPrice } from "../rule/price-told";
import type { Trace } from "../inputs/trace";

type Priced = Pick<Design, "panels" | "battery" | "inverter" | "basis" | "cost">;

const costedOf = (design: Priced): Costed => ({
  estimate: design.cost.total.value,
  estimateDay: DISPLAY_RATES_DAY,
  system: pricedSystemOf(design),
});

/** Every rung of a design's price. */
export const ladderOf = (design: Priced, known?: KnownRungs): Ladder => ladderFrom(costedOf(design), known);

/** The one price of a design: header, money, report and command line read it from here. */
export const priceOfProject = (design: Priced, known?: KnownRungs): Price => thePrice(costedOf(design), known);

/** What stays of a design where it is not read: lists and links show its price all the same. */
export interface StoredCost {
  /** [US dollars] */
  readonly estimatedCost: number | null;
  readonly priced: PricedSystem | null;
}

/** The same price, of what is stored of a design; null until it is calculated. */
export const priceOfStored = ({ estimatedCost, priced }: StoredCost, known?: KnownRungs): Price | null =>
  estimatedCost === null
    ? null
    : thePrice({ estimate: estimatedCost, estimateDay: DISPLAY_RATES_DAY, system: priced }, known);

const PART_OF_LINE = {
  panels: ["module"],
  battery: ["battery"],
  inverter: ["inverterHybrid", "inverterOnGrid"],
  balance: ["balance"],
  labour: ["labour", "batteryLabour"],
} as const satisfies Record<PriceLine["kind"], readonly PricedPart[]>;

/** How a price of the ladder is come to. */
export function priceTrace(design: Priced, price: Price): Trace {
  if (price.rung === "estimate") return design.cost.total;
  if (price.rung === "local") return localPriceTrace(design);
  const agreed = { amount: price.amount, currency: price.currency };
  const name = toldOfPrice("agreed", { rung: price.rung });
  return figure(`price-${price.rung}`, name, price.amount, price.currency, {
    formula: toldOfPrice("agreedFormula"),
    equation: toldOfPrice("amount", { amount: agreed }),
    inputs: [],
    source: name,
  });
}

/** How the local price is come to, line by line, with the sources of each. */
export function localPriceTrace(design: Priced): Trace {
  const price = priceOfDesign(design);
  const { country } = design.basis.parameters;
  const amount = (value: number) => ({ amount: value, currency: price.currency });
  const lines = price.lines.filter(({ middle }) => middle > 0);
  const place = countryName(country);
  return figure("price-local", toldOfPrice("local", { country: place }), price.middle, price.currency, {
    formula: toldOfPrice("formula"),
    equation: toldOfPrice("equation", {
      lines: { list: lines.map(({ middle }) => toldOfPrice("amount", { amount: amount(middle) })), join: "and" },
      total: amount(price.middle),
      low: amount(price.low),
      high: amount(price.high),
    }),
    inputs: lines.map((line) =>
      given("", toldOfPrice("line", { line: line.kind }), amount(line.middle), "", from(line, price, design)),
    ),
    source: toldOfPrice("fromLocalPrices", { country: place, day: price.day }),
  });
}

/** Who says so: the person, or the sources of the table. */
function from({ kind, typed }: PriceLine, { currency }: LocalPrice, { basis }: Priced): Text {
  if (typed !== null) return typed === currency ? FROM.user : toldOfPrice("typedIn", { currency: typed });
  const { country, systemType } = basis.parameters;
  const parts = PART_OF_LINE[kind].filter(
    (part) => part !== (systemType === "on-grid" ? "inverterHybrid" : "inverterOnGrid"),
  );
  const prices = partPricesIn(country, basis.figures);
  const live = parts.flatMap((part) => prices[part].live ?? []);
  const [first] = live;
  if (first !== undefined) return toldOfPrice("liveMedian", { ...first });
  const sources = [...new Set(parts.flatMap((part) => prices[part].sources))];
  return sources.length === 0
    ? toldOfPrice("byArithmetic")
    : toldOfPrice("sources", { sources: { list: sources, join: "unit" } });
}
