import { type Candidates, candidatesOf, type GapReason, shelvesOf } from "./candidates";
import { cheapestFilling } from "./cheapest-filling";
import { withoutDominated } from "./dominated";
import type { Cut, FillingOption, FillingTask } from "./filling-task";
import type { MaterialLine } from "./material";
import { deliveredCost, toppedUp, leastDelivery } from "./free-delivery";
import { deliveryFor, type Market, type Offer, offerOf } from "./offers";
import { type Shared, together, wholeCut } from "./parts-together";
import { costOf, type Picks, piecesByProduct } from "./picks";
import { purchaseOf } from "./price";
import { type SplitLine, splitLines } from "./split-lines";
import type { StandingDesign } from "./standing-design";

/** Which goal a list is filled for. */
export const FILLING_GOALS = ["least-cost", "fewest-shops"] as const;
export type FillingGoal = (typeof FILLING_GOALS)[number];

export interface FillAsked {
  readonly goal: FillingGoal;
  /** What one shop more is worth avoiding: another delivery to be home for. [minor units] */
  readonly extraShop: number;
  /** Lines that the system runs without, too. */
  readonly optional: boolean;
}

export interface FilledLine {
  /** Once for each offer that fills a part of it. */
  readonly line: string;
  readonly offer: Offer;
  /** That the line needs, and that are bought for all lines of the same product together. */
  readonly pieces: number;
  readonly quantity: number;
}
export interface Gap {
  readonly line: string;
  readonly reason: GapReason;
}

/** What is bought of each product, with its price for that quantity. */
export interface Bought {
  readonly offer: Offer;
  readonly quantity: number;
  readonly goods: number;
}

export interface Filling {
  readonly lines: readonly FilledLine[];
  readonly gaps: readonly Gap[];
  readonly bought: readonly Bought[];
  readonly shops: readonly { readonly id: string; readonly goods: number; readonly delivery: number }[];
  /** [minor units] */
  readonly goods: number;
  readonly delivery: number;
  readonly total: number;
  /** No filling of as many lines is cheaper by more than this, shops by their stated cost; 0: none is cheaper. */
  readonly gap: number;
}

/** The search ends after so many steps with what it has, and says how far from the best that may be: about a second. */
export const MOST_STEPS = 1_000_000;
/** Products that do not go together are found one set after another; after so many the rest is not looked at. */
const MOST_CUTS = 400;

/**
 * Fills the list of a design from the offers of shops: at the least cost of goods, deliveries and shops, within stock and
 * steps of quantity. Panels, battery, inverter and controllers that fit alone are judged together, by the same rules that
 * judge a design's chosen parts; a set that does not go together is forbidden and the rest is searched again. A line that
 * no shop has enough for is filled from several, once all else is.
 */
export function fillList(
  standing: StandingDesign,
  market: Market,
  asked: FillAsked,
  mostSteps: number = MOST_STEPS,
): Filling {
  const lines = standing.lines.filter(({ optional }) => asked.optional || !optional);
  const shelves = shelvesOf(market);
  const candidates = lines.map((line) => candidatesOf(line, standing, shelves));
  const task = { ...taskOf(candidates, market, asked), mostSteps };
  const shared = { lines, market, standing };
  const found = delivered(task, shared);
  const splits = splitLines({ ...shared, candidates, picks: found.picks, opening: task.opening });
  return described({ lines, candidates, market, found, splits });
}

/**
 * The cheapest of a few fillings where shops bring much for nothing: at the stated deliveries, at the least there are, and
 * both with goods moved to where they are brought free. No filling costs less than the second does by its own openings.
 */
function delivered(whole: FillingTask, shared: Shared): Found {
  const { lines, market } = shared;
  const forbidden: Cut[] = [];
  const task = { ...whole, options: withoutDominated(whole.options) };
  const stated = searched(task, shared, forbidden);
  const least = leastDelivery(whole, market.shops);
  if (least === null) return stated;
  const free = searched({ ...task, opening: least }, shared, forbidden, stated.picks);
  const found = free.picks === stated.picks ? [stated.picks] : [stated.picks, free.picks];
  const tried = found.flatMap((picks) => [picks, toppedUp(picks, task, lines, market.shops)]);
  const [best] = tried
    .map((picks) => ({ picks, cost: deliveredCost(picks, task, market.shops) }))
    .toSorted((one, other) => one.cost - other.cost);
  return best === undefined ? stated : { ...best, bound: Math.min(best.cost, free.bound) };
}

function taskOf(candidates: readonly Candidates[], { shops }: Market, { goal, extraShop }: FillAsked): FillingTask {
  const options = candidates.map((one) => one.options);
  const dearest = options.reduce(
    (sum, ofLine) => sum + ofLine.reduce((most, { goods }) => Math.max(most, goods), 0),
    1,
  );
  // Fewest shops: one more costs more than all goods can save.
  const more = goal === "fewest-shops" ? dearest + shops.reduce((sum, { delivery }) => sum + delivery, 0) : extraShop;
  const opening = shops.map(({ delivery }) => delivery + more);
  const unfilled = dearest + opening.reduce((sum, cost) => sum + cost, 0);
  return { options, opening, unfilled, cuts: [], mostSteps: MOST_STEPS };
}

interface Found {
  readonly picks: Picks;
  readonly cost: number;
  readonly bound: number;
}

/**
 * The cheapest picks whose parts go together; what stands together in more pieces is priced with those.
 *
 * @param forbidden  Sets known not to go together; those that are found are added.
 * @param known      Picks that go together.
 */
function searched(task: FillingTask, shared: Shared, forbidden: Cut[], known: Picks | null = null): Found {
  const cuts = [...forbidden];
  let best: Found | null = null;
  let left = task.mostSteps;
  for (;;) {
    const found = cheapestFilling({ ...task, cuts: [...cuts], mostSteps: left }, known);
    left -= found.steps;
    const isEnd = cuts.length >= MOST_CUTS || left <= 0;
    if (best !== null && (found.cost >= best.cost || isEnd))
      return { ...best, bound: Math.min(best.cost, found.bound) };
    const { cut, picks } = together(found.picks, shared);
    if (cut === null && picks === found.picks) return best === null || found.cost < best.cost ? found : best;
    if (cut === null) {
      const cost = costOf(picks, task);
      if (cost < (best?.cost ?? Infinity)) best = { picks, cost, bound: found.bound };
    }
    if (isEnd) return best ?? withoutParts(found, shared.lines, task);
    cuts.push(cut ?? wholeCut(found.picks, shared.lines));
    if (cut !== null) forbidden.push(cut);
  }
}

/** After too many sets that do not go together, the list without the parts that have to. */
function withoutParts({ picks, bound }: Found, lines: readonly MaterialLine[], task: FillingTask): Found {
  const open = picks.map((pick, line) => (lines[line]?.part === null ? pick : null));
  return { picks: open, cost: costOf(open, task), bound };
}

interface Told {
  readonly lines: readonly MaterialLine[];
  readonly candidates: readonly Candidates[];
  readonly market: Market;
  readonly found: Found;
  readonly splits: readonly SplitLine[];
}

function described({ lines, candidates, market, found, splits }: Told): Filling {
  const { picks, cost, bound } = found;
  const picked = [...piecesByProduct(picks)].flatMap(([product, pieces]) => {
    const purchase = purchaseOf(product, pieces);
    const offer = offerOf(product, market);
    return purchase === null || offer === undefined ? [] : [{ offer, ...purchase }];
  });
  const shares = splits.flatMap((split) => split.shares);
  const bought = [...picked, ...shares.map(({ offer, quantity, goods }) => ({ offer, quantity, goods }))];
  const goodsAt = (shop: string) =>
    bought.reduce((sum, { offer, goods }) => (offer.shop === shop ? sum + goods : sum), 0);
  const shops = market.shops
    .filter(({ id }) => bought.some(({ offer }) => offer.shop === id))
    .map((terms) => ({ terms, goods: goodsAt(terms.id) }))
    .map(({ terms, goods }) => ({ id: terms.id, delivery: deliveryFor(terms, goods), goods }));
  const goods = shops.reduce((sum, one) => sum + one.goods, 0);
  const delivery = shops.reduce((sum, one) => sum + one.delivery, 0);
  const splitOf = (line: number) => splits.find((split) => split.line === line);
  return {
    lines: picks.flatMap((pick, line) => {
      const split = splitOf(line);
      return split === undefined ? filledLine(pick, lines[line], bought) : sharedLine(split, lines[line]);
    }),
    gaps: picks.flatMap((pick, line) => (splitOf(line) ? [] : gapOf(pick, lines[line], candidates[line]))),
    bought,
    shops,
    goods,
    delivery,
    total: goods + delivery,
    gap: cost - bound + splits.reduce((sum, { above }) => sum + above, 0),
  };
}

const sharedLine = ({ shares }: SplitLine, line: MaterialLine | undefined): readonly FilledLine[] =>
  line === undefined ? [] : shares.map(({ offer, pieces, quantity }) => ({ line: line.id, offer, pieces, quantity }));

const filledLine = (pick: FillingOption | null, line: MaterialLine | undefined, bought: readonly Bought[]) => {
  const found = bought.find(({ offer }) => offer === pick?.product);
  return pick === null || line === undefined || found === undefined
    ? []
    : [{ line: line.id, offer: found.offer, pieces: pick.pieces, quantity: found.quantity }];
};

/** What fits alone and is in stock is left open because it does not go with the rest. */
const gapOf = (pick: FillingOption | null, line: MaterialLine | undefined, candidates: Candidates | undefined) =>
  pick !== null || line === undefined || candidates === undefined
    ? []
    : [{ line: line.id, reason: candidates.options.length > 0 ? ("not-together" as const) : candidates.reason }];
