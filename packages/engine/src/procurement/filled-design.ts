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
  const others = EXCHANGED.flatMap((part) => cheapestKinds(part, market).map((kind) => [part, kind] as const));
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

/** The next exchange of one part that was not tried; null where there is none, or enough designs were made. */
function nextOf(kinds: Kinds, others: readonly (readonly [Part, string])[], tried: ReadonlySet<string>): Kinds | null {
  if (tried.size >= DESIGNS_MADE) return null;
  const exchanges = others.map((other) => new Map([...kinds, other]));
  return exchanges.find((exchange) => !tried.has(keyOf(exchange))) ?? null;
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

/** Figures of products that are delivered and in stock, those first that cost least for what they carry. */
function cheapestKinds(part: Part, { offers, shops }: Market): readonly string[] {
  const delivering = new Set(shops.map(({ id }) => id));
  const least = new Map<string, number>();
  for (const offer of offers) {
    if (partOf(offer) !== part || offer.stock === 0 || !delivering.has(offer.shop)) continue;
    const kind = kindOf(offer);
    least.set(kind, Math.min(least.get(kind) ?? Infinity, ratioOf(offer)));
  }
  return [...least]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, KINDS_TRIED)
    .map(([kind]) => kind);
}

/** Price by what the part carries: watts of panels and inverters, kilowatt-hours of batteries. */
function ratioOf(offer: Offer): number {
  const least = Math.min(...offer.prices.map(({ unit }) => unit));
  if (offer.category === "battery") return least / (offer.spec.kilowattHours ?? 0);
  return offer.category === "panel" || offer.category === "inverter" ? least / (offer.spec.powerWatts ?? 0) : Infinity;
}
