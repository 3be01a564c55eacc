import type { RuleFigures } from "../rule/rule-figures";
import type { Part } from "../../equipment/answer";
import { exchanged } from "../../prices/exchange-rate";
import {
  type LocalPrice,
  localPrice,
  type PricedSystem,
  type TypedPart,
  type TypedPrices,
} from "../../prices/local-price";
import { technologyFor } from "../rule/chosen-technology";
import type { Design } from "../inputs/design";
import type { Figures } from "./figures";
import { pricedParts } from "../rule/own-price";
import type { Technology } from "../rule/technology";

/** Capacities that are bought. [W, Wh, W] */
export interface Bought {
  readonly panels: number;
  readonly battery: number;
  readonly inverter: number;
}

const TYPED: Readonly<Partial<Record<Part, TypedPart>>> = {
  module: "panels",
  battery: "battery",
  inverter: "inverter",
};

/** The size of one piece. [W, Wh, W] Infinite of what is bought by its watts. */
const pieceOf = ({ panel, battery, inverter }: Technology): Readonly<Record<TypedPart, number>> => ({
  panels: panel.sheet.power,
  battery: battery.chosen === null ? Infinity : battery.chosen.module.energy / battery.chosen.module.inSeries,
  inverter: inverter.chosen?.power ?? Infinity,
});

/** What the local price of a system of a technology is asked for. */
function pricedSystem(
  bought: Bought,
  technology: Technology,
  { parameters: { country, systemType }, figures }: Pick<Figures["input"], "parameters" | "figures">,
): PricedSystem {
  const piece = pieceOf(technology);
  const typed = pricedParts(technology).flatMap(({ part, price }) => {
    const kind = TYPED[part];
    if (kind === undefined) return [];
    return [[kind, { amount: (price.amount * bought[kind]) / piece[kind], currency: price.currency }] as const];
  });
  const own: TypedPrices = Object.fromEntries(typed);
  return { country, systemType, ...bought, ratios: technology.ratios, typed: own, ...(figures && { figures }) };
}

/** What a system of a technology costs in its country: the second rung of its price. */
export const priceOfBought = (...system: Parameters<typeof pricedSystem>): LocalPrice =>
  localPrice(pricedSystem(...system));

/** What the local price of a sized system is asked for. */
export const pricedSystemOfFigures = ({
  array,
  battery,
  inverter,
  technology,
  input,
}: Pick<RuleFigures, "input" | "technology" | "battery" | "array" | "inverter">): PricedSystem =>
  pricedSystem({ panels: array.capacity, battery: battery.capacity, inverter: inverter.capacity }, technology, input);

/** The local price of a sized system. */
export const priceOfFigures = (figures: Parameters<typeof pricedSystemOfFigures>[0]): LocalPrice =>
  localPrice(pricedSystemOfFigures(figures));

/** What the local price of a design is asked for, whatever prices it was made at. Small, and all that a list needs. */
export const pricedSystemOf = ({
  panels,
  battery,
  inverter,
  basis,
}: Pick<Design, "panels" | "battery" | "inverter" | "basis">): PricedSystem =>
  pricedSystem(
    { panels: panels.capacity.value, battery: battery.capacity.value, inverter: inverter.capacity.value },
    technologyFor(basis),
    basis,
  );

/** The local price of a design. */
export const priceOfDesign = (design: Parameters<typeof pricedSystemOf>[0]): LocalPrice =>
  localPrice(pricedSystemOf(design));

/** The same in US dollars at the dated rate, as what is added to it is counted. */
export function dollarsOfDesign(design: Parameters<typeof priceOfDesign>[0]): number {
  const { middle, currency } = priceOfDesign(design);
  return exchanged(middle, currency, "USD");
}
