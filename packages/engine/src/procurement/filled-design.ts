import type { Part } from "../equipment/answer";
import type { ChosenParts } from "../equipment/chosen-parts";
import { inputOfBatteryInverter } from "../equipment/panel-input";
import type { Design } from "../sizing/design";
import type { SiteWeather } from "../sizing/own-weather";
import { sizeSystem } from "../sizing/size-system";
import { type FillAsked, type Filling, fillList } from "./fill";
import { kindOf, type Market, type Offer } from "./offers";
import { asPart, type Named, PART_OF_CATEGORY } from "./product-rows";
import type { Specified } from "./specifications";
import { type StandingDesign, standingDesign } from "./standing-design";

export interface FilledDesign {
  /** Made again with the parts that fill its list; the design itself where none do. */
  readonly standing: StandingDesign;
  readonly filling: Filling;
}

/** Which of the parts that were found is not bought in the next attempt, where they do not carry the design made with them. */
const LET_GO: readonly Part[] = ["inverter", "battery", "inverter", "module"];

/**
 * Fills the list of a design, makes the design again with the panels, battery, inverter and controllers that were found,
 * simulated as every design is, and fills its list with those and all else: cables and devices are then those that the real
 * products ask for. A real inverter may need more panels for the same hours than it takes: then another is looked for, then
 * another battery, and what leaves the fewest lines open is the answer.
 */
export function filledDesign(
  first: StandingDesign,
  market: Market,
  asked: FillAsked,
  weather: SiteWeather | null = null,
): FilledDesign {
  const making = { market, asked, weather };
  let tried = fillList(first, market, asked);
  let best = madeWith(first, tried, making);
  let { offers } = market;
  for (const part of LET_GO) {
    if (!leavesParts(best)) break;
    const kinds = new Set(tried.lines.flatMap(({ offer }) => (isOf(offer, part) ? kindOf(offer) : [])));
    offers = offers.filter((offer) => !isOf(offer, part) || !kinds.has(kindOf(offer)));
    tried = fillList(first, { ...market, offers }, asked);
    const found = madeWith(first, tried, making);
    if (found.filling.gaps.length < best.filling.gaps.length) best = found;
  }
  return best;
}

interface Making {
  readonly market: Market;
  readonly asked: FillAsked;
  readonly weather: SiteWeather | null;
}

/**
 * The design made again with the parts of a filling, and its list filled with them and all else. A controller is not bought
 * beside an inverter that takes the panels itself, unless more lines stayed open without it.
 */
function madeWith(before: StandingDesign, filling: Filling, making: Making): FilledDesign {
  const parts = partsOf(filling.lines.map(({ offer }) => offer));
  if (Object.keys(parts).length === 0) return { standing: before, filling };
  if (parts.controller === undefined || !takesPanels(parts)) return madeOf(before, filling, parts, making);
  const { controller: _, ...without } = parts;
  const lean = madeOf(before, filling, without, making);
  if (!leavesParts(lean)) return lean;
  const whole = madeOf(before, filling, parts, making);
  return whole.filling.gaps.length < lean.filling.gaps.length ? whole : lean;
}

function madeOf(
  before: StandingDesign,
  filling: Filling,
  parts: ChosenParts,
  { market, asked, weather }: Making,
): FilledDesign {
  const standing = remade(before, parts, weather);
  return { standing, filling: fillList(standing, { ...market, offers: offersWith(filling, market) }, asked) };
}

/** Whether the chosen inverter has an input for panels. */
function takesPanels({ inverter }: ChosenParts): boolean {
  const row = inverter?.row;
  return row?.kind === "battery-inverter" && inputOfBatteryInverter(row) !== null;
}

function remade({ design: { basis } }: StandingDesign, parts: ChosenParts, weather: SiteWeather | null) {
  return standingDesign(sizeSystem({ ...basis, parts: { ...basis.parts, ...parts } }, weather), weather);
}

/**
 * The design made again with products that somebody has put together: its list is then what those products ask for. Of a
 * part that several stand for, the first counts; what states too little for the rules of parts stands for none.
 *
 * @param weather  The user's own year the design was made with.
 */
export function designWith(
  before: StandingDesign,
  products: readonly (Named & Specified)[],
  weather: SiteWeather | null = null,
): StandingDesign {
  const parts = partsOf(products);
  return Object.keys(parts).length === 0 ? before : remade(before, parts, weather);
}

const isOf = ({ category }: Offer, part: Part): boolean => PART_OF_CATEGORY[category] === part;

/** Whether a panel, battery, inverter or controller of the list stayed open. */
const leavesParts = ({ standing: { lines }, filling: { gaps } }: FilledDesign): boolean =>
  gaps.some(({ line }) => lines.some(({ id, part }) => id === line && part !== null));

/** Products as parts of a design, the first of each; shops' money is never turned into the design's dollars. */
function partsOf(products: readonly (Named & Specified)[]): ChosenParts {
  return products.reduce<ChosenParts>((parts, product) => {
    const row = asPart(product, product);
    return row?.kind === "row" ? { ...row.parts, ...parts } : parts;
  }, {});
}

/** Of the parts that were chosen no others; of those that stayed open, and of all else, everything. */
function offersWith({ lines }: Filling, { offers }: Market): Market["offers"] {
  const picked = new Set(lines.map(({ offer }) => offer));
  const chosen = new Set(lines.flatMap(({ offer }) => PART_OF_CATEGORY[offer.category] ?? []));
  return offers.filter((offer) => {
    const part = PART_OF_CATEGORY[offer.category];
    return part === undefined || !chosen.has(part) || picked.has(offer);
  });
}

/** Whether a design keeps what was asked of it in its simulated years; null where no years are simulated. */
export const keepsTarget = ({ simulation, warnings }: Design): boolean | null =>
  simulation === null ? null : !warnings.some(({ id }) => id === "target-missed");
