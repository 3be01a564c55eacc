import type { Part } from "../equipment/answer";
import type { ChosenParts } from "../equipment/chosen-parts";
import { inputOfBatteryInverter } from "../equipment/panel-input";
import type { DesignInput } from "../sizing/inputs/design";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import { sizeToBuy } from "../sizing/design-to-buy";
import { type FillAsked, type Filling, fillList } from "./fill";
import { kindOf, type Market, type Offer } from "./offers";
import { asPart, type Named, NAMELESS, PART_OF_CATEGORY } from "./product-rows";
import type { Specified } from "./specifications";
import { type StandingDesign, standingDesign } from "./standing-design";

export interface FilledDesign {
  /** Made again with the parts that fill its list; the design itself where none do. */
  readonly standing: StandingDesign;
  readonly filling: Filling;
}

/** Of each part that is bought, the figures of its products. */
export type Kinds = ReadonlyMap<Part, string>;

export interface Making {
  readonly before: StandingDesign;
  readonly market: Market;
  readonly asked: FillAsked;
  readonly make: MakeToBuy;
  readonly mostSteps?: number;
}

/** Sizes an input and makes its list: the same for the same input, so that whoever asks often may keep what was made. */
export type MakeToBuy = (input: DesignInput) => StandingDesign;

/** @param weather  The user's own year. */
export const sizedFor =
  (weather: SiteWeather | null): MakeToBuy =>
  (input) =>
    standingDesign(sizeToBuy(input, weather), weather);

/**
 * The design made again with products that somebody has put together: its list is then what those products ask for. Of a
 * part that several stand for, the first counts; what states too little for the rules of parts stands for none.
 *
 * @param make  Sizes it, with the user's own year where the design was made with one.
 */
export function designWith(
  before: StandingDesign,
  products: readonly (Named & Specified)[],
  make: MakeToBuy = sizedFor(null),
): StandingDesign {
  return remade(before, partsOf(products), make);
}

/**
 * The design made again with products of these figures, and its list filled with them and all else: cables and devices are
 * then those that the real products ask for. A controller is not bought beside an inverter that takes the panels itself,
 * unless more lines stayed open without it.
 */
export function madeOf(kinds: Kinds, making: Making): FilledDesign {
  const { before, make, asked, mostSteps } = making;
  const market = { ...making.market, offers: offersOf(kinds, making.market) };
  const fill = (parts: ChosenParts): FilledDesign => {
    const standing = remade(before, parts, make);
    return { standing, filling: fillList(standing, market, asked, mostSteps) };
  };
  const chosen = market.offers.filter((offer) => isOfKind(offer, kinds));
  // Who sells them is nothing to a design: it is the same for every shop's.
  const parts = partsOf(chosen.map((offer) => ({ ...offer, ...NAMELESS })));
  if (parts.controller === undefined || !takesPanels(parts)) return fill(parts);
  const { controller: _, ...without } = parts;
  const lean = fill(without);
  if (openParts(lean) === 0) return lean;
  const whole = fill(parts);
  return whole.filling.gaps.length < lean.filling.gaps.length ? whole : lean;
}

/** Panels, battery, inverter and controller of the list that nothing is bought for. */
export const openParts = ({ standing: { lines }, filling: { gaps } }: FilledDesign): number =>
  gaps.filter(({ line }) => lines.some(({ id, part }) => id === line && part !== null)).length;

export const partOf = ({ category }: Offer): Part | undefined => PART_OF_CATEGORY[category];

function remade(before: StandingDesign, parts: ChosenParts, make: MakeToBuy): StandingDesign {
  if (Object.keys(parts).length === 0) return before;
  const { basis } = before.design;
  return make({ ...basis, parts: { ...basis.parts, ...parts } });
}

/** Products as parts of a design, the first of each; shops' money is never turned into the design's dollars. */
function partsOf(products: readonly (Named & Specified)[]): ChosenParts {
  return products.reduce<ChosenParts>((parts, product) => {
    const row = asPart(product, product);
    return row?.kind === "row" ? { ...row.parts, ...parts } : parts;
  }, {});
}

const kindFor = (offer: Offer, kinds: Kinds): string | undefined => {
  const part = partOf(offer);
  return part === undefined ? undefined : kinds.get(part);
};
const isOfKind = (offer: Offer, kinds: Kinds): boolean => kindFor(offer, kinds) === kindOf(offer);

/** Of the parts that were chosen no others; of those that stayed open, and of all else, everything. */
const offersOf = (kinds: Kinds, { offers }: Market): Market["offers"] =>
  offers.filter((offer) => kindFor(offer, kinds) === undefined || isOfKind(offer, kinds));

/** Whether the chosen inverter has an input for panels. */
function takesPanels({ inverter }: ChosenParts): boolean {
  const row = inverter?.row;
  return row?.kind === "battery-inverter" && inputOfBatteryInverter(row) !== null;
}
