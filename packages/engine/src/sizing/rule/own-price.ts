import type { Part } from "../../equipment/answer";
import type { Chosen } from "../../equipment/chosen-parts";
import { countryName } from "../../parameters/words";
import { exchangeOf } from "../../prices/exchange";
import { PRICES_DAY } from "../../prices/part-prices";
import type { Text } from "../../units/told";
import type { PriceBasis } from "../../prices/price";
import type { CostFigures } from "./cost";
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
export function ownPrice({ price, currency = "USD" }: Priced, basis: PriceBasis): OwnPrice | null {
  if (price === null) return null;
  const dated = exchangeOf(currency);
  const rate = basis === "local" ? dated.value : DISPLAY_RATES[currency];
  return { amount: price, currency, dollars: price / rate, day: basis === "local" ? dated.asOf : DISPLAY_RATES_DAY };
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
  prices.basis === "local"
    ? toldOfPrice("fromLocalPrices", { country: countryName(prices.country), day: PRICES_DAY })
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
