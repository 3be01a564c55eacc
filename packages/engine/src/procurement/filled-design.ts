import type { ChosenParts } from "../equipment/chosen-parts";
import type { Design } from "../sizing/design";
import type { SiteWeather } from "../sizing/own-weather";
import { sizeSystem } from "../sizing/size-system";
import { type FillAsked, type Filling, fillList } from "./fill";
import type { Market } from "./offers";
import { asPart, PART_OF_CATEGORY } from "./product-rows";
import { type StandingDesign, standingDesign } from "./standing-design";

export interface FilledDesign {
  /** Made again with the parts that fill its list; the design itself where none do. */
  readonly standing: StandingDesign;
  readonly filling: Filling;
}

/**
 * Fills the list of a design, makes the design again with the panels, battery, inverter and controllers that were found,
 * simulated as every design is, and fills its list with those and all else: cables and devices are then those that the real
 * products ask for.
 */
export function filledDesign(
  first: StandingDesign,
  market: Market,
  asked: FillAsked,
  weather: SiteWeather | null = null,
): FilledDesign {
  const filling = fillList(first, market, asked);
  const parts = partsOf(filling);
  if (Object.keys(parts).length === 0) return { standing: first, filling };
  const { basis } = first.design;
  const design = sizeSystem({ ...basis, parts: { ...basis.parts, ...parts } }, weather);
  const standing = standingDesign(design, weather);
  return { standing, filling: fillList(standing, { ...market, offers: offersWith(filling, market) }, asked) };
}

/** The chosen products as parts of a design; shops' money is never turned into the design's dollars. */
function partsOf({ lines }: Filling): ChosenParts {
  return lines.reduce<ChosenParts>((parts, { offer }) => {
    const row = asPart(offer, offer);
    return row?.kind === "row" ? { ...parts, ...row.parts } : parts;
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
