import type { Part } from "../equipment/answer";
import { type FillAsked, type Filling, fillList, MOST_STEPS } from "./fill";
import {
  type FilledDesign,
  type Kinds,
  madeOf,
  type MakeToBuy,
  type Making,
  openParts,
  partOf,
  sizedFor,
} from "./made-design";
import { kindOf, type Market, type Offer } from "./offers";
import type { StandingDesign } from "./standing-design";

/** Parts that are exchanged for others, one after the other. */
const EXCHANGED: readonly Part[] = ["battery", "inverter", "module"];
/** Kinds of each that are tried: those that cost least for what they carry. */
const KINDS_TRIED = 4;
/** Designs that are made for one filling: each is a search of its own, of a twentieth of a second or two. */
const DESIGNS_MADE = 10;
/**
 * The same without a battery: on the grid panels and inverter decide by their strings how many of each are bought. Of 36 random
 * markets ten designs missed the best by up to 29% in twelve of 24; these take no longer, since no batteries are tried, and
 * missed it by 4% in one.
 */
const DESIGNS_MADE_WITHOUT = 18;
/** What filling the list of a design may take before it is known to be the best; the best is filled whole. */
const STEPS_OF_A_TRIAL = 50_000;

/**
 * Fills the list of a design, makes the design again with the panels, battery, inverter and controllers that were found,
 * simulated as every design is, and fills its list with those and all else. Real parts change what is needed beside them:
 * another battery may ask for twice the panels, and those for another inverter. So parts are exchanged for others, one after
 * the other, until no exchange is better. The answer is what costs least among the designs that leave the fewest parts open
 * and keep what was asked of them.
 */
export function filledDesign(
  before: StandingDesign,
  market: Market,
  asked: FillAsked,
  make: MakeToBuy = sizedFor(null),
): FilledDesign {
  const making = { before, market, asked, make, mostSteps: STEPS_OF_A_TRIAL };
  const first = fillList(before, market, asked, STEPS_OF_A_TRIAL);
  let kinds = kindsIn(first);
  if (kinds.size === 0) return { standing: before, filling: first };
  let best = madeOf(kinds, making);
  const others = EXCHANGED.flatMap((part) =>
    cheapestKinds(part, { before, made: best.standing }, market).map((kind) => [part, kind] as const),
  );
  const tried = new Set([keyOf(kinds)]);
  for (let exchange = nextOf(kinds, others, tried); exchange !== null; exchange = nextOf(kinds, others, tried)) {
    tried.add(keyOf(exchange));
    const made = madeOf(exchange, making);
    if (isBetter(made, best, asked)) [kinds, best] = [exchange, made];
  }
  return whole(best, kinds, making);
}

/** Filled again without the bound of a trial, where that left anything to be found. */
function whole(best: FilledDesign, kinds: Kinds, making: Making): FilledDesign {
  if (best.filling.gap === 0) return best;
  const again = madeOf(kinds, { ...making, mostSteps: MOST_STEPS });
  return isBetter(best, again, making.asked) ? best : again;
}

const keyOf = (kinds: Kinds): string =>
  JSON.stringify([...kinds].toSorted(([one], [other]) => one.localeCompare(other)));

const kindsIn = ({ lines }: Filling): Kinds =>
  new Map(
    lines.flatMap(({ offer }) => {
      const part = partOf(offer);
      return part === undefined ? [] : [[part, kindOf(offer)] as const];
    }),
  );

/**
 * The next exchange of one part that was not tried, then of two at once: panels whose strings no inverter but another takes.
 * Null where there is none, or enough designs were made.
 */
function nextOf(kinds: Kinds, others: readonly (readonly [Part, string])[], tried: ReadonlySet<string>): Kinds | null {
  if (tried.size >= (kinds.has("battery") ? DESIGNS_MADE : DESIGNS_MADE_WITHOUT)) return null;
  const untried = (exchange: Kinds) => !tried.has(keyOf(exchange));
  const ofOne = others.map((other) => new Map([...kinds, other])).find(untried);
  if (ofOne !== undefined) return ofOne;
  const ofTwo = others.flatMap((one, index) =>
    others.slice(index + 1).flatMap((other) => (one[0] === other[0] ? [] : [new Map([...kinds, one, other])])),
  );
  return ofTwo.find(untried) ?? null;
}

/** Fewer parts open, then the target kept, then fewer lines open, then what the goal asks for. */
function isBetter(one: FilledDesign, other: FilledDesign, asked: FillAsked): boolean {
  const [left, right] = [worthOf(one, asked), worthOf(other, asked)];
  const at = left.findIndex((value, index) => value !== right[index]);
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0);
}

function worthOf(made: FilledDesign, { goal, extraShop }: FillAsked): readonly number[] {
  const { gaps, shops, total } = made.filling;
  const misses = made.standing.keepsTarget === false ? 1 : 0;
  const cost = total + extraShop * shops.length;
  return [openParts(made), misses, gaps.length, goal === "fewest-shops" ? shops.length : 0, cost];
}

/**
 * Figures of products that are delivered and in stock, those first whose pieces cost least where they carry what the design
 * has of the part: cheap by the watt is dear where one large one stands for a small one. None of a part that it has not.
 */
function cheapestKinds(part: Part, designs: Designs, { offers, shops }: Market): readonly string[] {
  if (!designs.made.lines.some((line) => line.part === part)) return [];
  const carried = carriedOf(part, designs);
  const delivering = new Set(shops.map(({ id }) => id));
  const least = new Map<string, number>();
  for (const offer of offers) {
    if (partOf(offer) !== part || offer.stock === 0 || !delivering.has(offer.shop)) continue;
    const kind = kindOf(offer);
    least.set(kind, Math.min(least.get(kind) ?? Infinity, costOf(offer, carried)));
  }
  return [...least]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, KINDS_TRIED)
    .map(([kind]) => kind);
}

interface Designs {
  readonly before: StandingDesign;
  /** With the parts found first. */
  readonly made: StandingDesign;
}

/**
 * What a design has of a part: watts of panels and inverters, watt-hours of batteries. An inverter that was found may be far
 * larger than what is needed, which the design before says.
 */
function carriedOf(part: Part, { before, made }: Designs): number {
  if (part === "battery") return made.figures.battery.capacity;
  if (part === "module") return made.figures.array.capacity;
  return Math.min(before.figures.inverter.capacity, made.figures.inverter.capacity);
}

/** Of as many pieces as carry that much; by the watt where they are many. */
function costOf(offer: Offer, carried: number): number {
  const least = Math.min(...offer.prices.map(({ unit }) => unit));
  const ofOne =
    offer.category === "battery"
      ? 1_000 * (offer.spec.kilowattHours ?? 0)
      : offer.category === "panel" || offer.category === "inverter"
        ? (offer.spec.powerWatts ?? 0)
        : 0;
  return ofOne > 0 ? least * Math.max(1, Math.ceil(carried / ofOne)) : Infinity;
}
