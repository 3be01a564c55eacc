import { COUNTRY_MONEY } from "../countries/country-money";
import type { Part } from "../equipment/answer";
import type { Chosen } from "../equipment/chosen-parts";
import type { CostFigures } from "./cost";
import { DISPLAY_RATES, DISPLAY_RATES_DAY } from "./currency";
import type { ChosenOf, OwnPrice } from "./part-sheets";
import { toldOfParts } from "./parts-told";
import { FROM, given } from "./explain";
import type { Technology } from "./technology";
import { told } from "./told";
import type { TraceInput } from "./trace";

type Priced = Pick<Chosen<unknown>, "price" | "currency">;

/** What was typed for one piece; null where the generic rate counts. */
export const ownPrice = ({ price, currency = "USD" }: Priced): OwnPrice | null =>
  price === null ? null : { amount: price, currency, dollars: price / DISPLAY_RATES[currency] };

/**
 * The estimate shows a currency at the display rate, the money of many years counts it at its country's dated rate: dollars
 * of the one times this are dollars of the other, and what was typed in a currency stays what was typed.
 */
function datedShare({ price, currency = "USD" }: Priced): number {
  if (price === null || currency === "USD") return 1;
  const country = Object.values(COUNTRY_MONEY).find((money) => money.currency === currency);
  return country === undefined ? 1 : DISPLAY_RATES[currency] / country.exchange.value;
}

/** Chosen parts with what was typed for a piece of each. */
export type PricedParts = readonly (Priced & { readonly part: Part; readonly used: boolean })[];

/** What a design costs in the money of many years. [US dollars] */
export function datedCost(cost: CostFigures, chosen: PricedParts = []): CostFigures {
  const shareOf = (part: Part) =>
    chosen.filter((one) => one.part === part && one.used).reduce((share, one) => share * datedShare(one), 1);
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
  chosenIn(technology).flatMap(({ part, price }) =>
    price === null ? [] : [{ part, used: true, price: price.amount, currency: price.currency }],
  );

/** The price and, of another currency than dollars, its rate. */
export function priceInputs(chosen: ChosenOf | null): readonly TraceInput[] {
  if (chosen === null || chosen.price === null) return [];
  const { amount, currency } = chosen.price;
  const price = given("c", told("cost.pricePerPiece"), { amount, currency }, "", FROM.user);
  if (currency === "USD") return [price];
  const day = toldOfParts("rateFrom", { day: DISPLAY_RATES_DAY });
  return [price, given("r", toldOfParts("rate"), DISPLAY_RATES[currency], `${currency}/USD`, day)];
}
