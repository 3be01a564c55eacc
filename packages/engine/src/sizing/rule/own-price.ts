import type { Part } from "../../equipment/answer";
import type { Chosen } from "../../equipment/chosen-parts";
import { countryName } from "../../parameters/words";
import { COUNTRY_MONEY } from "../../countries/country-money";
import { countedDollar, exchangeOf } from "../../prices/exchange-rate";
import { partPricesIn, pricesDay } from "../../prices/part-prices";
import type { Text } from "../../units/told";
import type { CostFigures, Prices } from "./cost";
import { DISPLAY_RATES, DISPLAY_RATES_DAY } from "../inputs/currency";
import type { ChosenOf, OwnPrice } from "./part-sheets";
import { toldOfParts } from "./parts-told";
import { FROM, given } from "../inputs/make-trace";
import type { Technology } from "./technology";
import { toldOfPrice } from "./price-told";
import { told } from "../inputs/told";
import type { TraceInput } from "../inputs/trace";

type Priced = Pick<Chosen<unknown>, "price" | "currency">;

/**
 * What was typed for one piece; null where the generic rate counts. Local prices count it at the dated rate, the
 * specification's at the display rate.
 */
export function ownPrice({ price, currency = "USD" }: Priced, prices: Prices): OwnPrice | null {
  if (price === null) return null;
  if (prices.basis === "specification")
    return { amount: price, currency, dollars: price / DISPLAY_RATES[currency], day: DISPLAY_RATES_DAY };
  const { country, figures } = prices;
  const dated = exchangeOf(currency, figures);
  const local = COUNTRY_MONEY[country].currency;
  // What is typed in the country's own currency is that amount of it, whatever a dollar costs.
  const dollar = currency === local ? 1 : countedDollar(local, figures);
  const rate = currency === local ? exchangeOf(currency) : dated;
  return { amount: price, currency, dollars: (price / rate.value) * dollar, day: rate.asOf };
}

/**
 * The estimate counts a typed currency at the display rate, the money of many years at its country's dated rate: dollars of
 * the one times this are dollars of the other, and what was typed in a currency stays what was typed.
 */
const datedShare = ({ amount, currency, dollars }: OwnPrice): number =>
  dollars === 0 ? 1 : amount / exchangeOf(currency).value / dollars;

/** Chosen parts with what was typed for a piece of each. */
export type PricedParts = readonly { readonly part: Part; readonly price: OwnPrice }[];

/** What a design costs in the money of many years. [US dollars] */
export function datedCost(cost: CostFigures, priced: PricedParts): CostFigures {
  const shareOf = (part: Part) =>
    priced.filter((one) => one.part === part).reduce((share, { price }) => share * datedShare(price), 1);
  const [panels, batteries, inverter] = [
    cost.panels * shareOf("module"),
    cost.batteries * shareOf("battery"),
    cost.inverter * shareOf("inverter"),
  ];
  const before = cost.panels + cost.batteries + cost.inverter;
  const equipment = panels + batteries + inverter;
  const installation = before > 0 ? (cost.installation * equipment) / before : cost.installation;
  return { panels, batteries, inverter, installation, total: equipment + installation };
}

/** The chosen parts of a technology, charge controllers among them. */
export const chosenIn = ({ panel, battery, inverter, controller }: Technology): readonly ChosenOf[] =>
  [panel.sheet.chosen, battery.chosen, inverter.chosen, controller].filter((part) => part !== null);

/** Those that have a typed price. */
export const pricedParts = (technology: Technology): PricedParts =>
  chosenIn(technology).flatMap(({ part, price }) => (price === null ? [] : [{ part, price }]));

/** Whose prices a technology is bought at. */
export const priceSource = ({ prices }: Pick<Technology, "prices">): Text =>
  prices.basis === "local" && prices.book !== undefined
    ? toldOfPrice("fromPriceBook", { country: countryName(prices.country), day: prices.book.day })
    : prices.basis === "local"
      ? toldOfPrice("fromLocalPrices", {
          country: countryName(prices.country),
          day: pricesDay(partPricesIn(prices.country, prices.figures)),
        })
      : told("from.costBreakdown");

/** The price and, of another currency than dollars, its rate. */
export function priceInputs(chosen: ChosenOf | null): readonly TraceInput[] {
  if (chosen === null || chosen.price === null) return [];
  const { amount, currency, dollars, day } = chosen.price;
  const price = given("c", toldOfPrice("pricePerPiece"), { amount, currency }, "", FROM.user);
  if (currency === "USD" || dollars === 0) return [price];
  return [
    price,
    given("r", toldOfParts("rate"), amount / dollars, `${currency}/USD`, toldOfParts("rateFrom", { day })),
  ];
}
