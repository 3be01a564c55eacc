import { coupledPicks, type CoupledPicks, optimisticCost } from "./coupled-lines";
import type { FillingAnswer, FillingOption, FillingTask, Steps } from "./filling-task";
import { costOf, type Picks } from "./picks";
import { CLOSED, type Decided, OPEN, shopBound, type ShopCosts } from "./shop-bound";

/**
 * Fills lines from shops at the least cost of goods and opened shops. Branch and bound over the shops, below the bound of
 * dual ascent; lines that share a product or a rule are searched together. Exact where `bound` is `cost`; where the steps
 * come to their end before, no filling costs less than `bound`.
 *
 * @param known  Picks that hold to the cuts: what cannot be cheaper than these is not looked at.
 */
export function cheapestFilling(task: FillingTask, known: Picks | null = null): FillingAnswer {
  const board = boardOf(task);
  const best = known === null ? null : { picks: known, cost: costOf(known, task) };
  const search: Search = { board, best, proved: true };
  const root = shopBound(board.costs, new Int8Array(task.opening.length)).bound;
  branch(search, new Int8Array(task.opening.length));
  const found = search.best ?? evaluated(search, () => false);
  const bound = search.proved ? found.cost : Math.min(found.cost, Math.ceil(root - ROUNDING));
  return { ...found, bound, steps: task.mostSteps - board.steps.left };
}

/** Costs are whole minor units; offers of the bound are sums of a few hundred of them. */
const ROUNDING = 1e-6;

interface Board {
  readonly task: FillingTask;
  readonly costs: ShopCosts;
  /** Of each line that stands alone its cheapest option at each shop, the cheapest of all first. */
  readonly alone: ReadonlyMap<number, readonly FillingOption[]>;
  readonly groups: readonly (readonly number[])[];
  /** Options of each line of a group, those first that may cost least. */
  readonly sorted: ReadonlyMap<number, readonly FillingOption[]>;
  readonly known: Map<string, CoupledPicks>;
  readonly steps: Steps;
}

interface Search {
  readonly board: Board;
  best: Picked | null;
  proved: boolean;
}
interface Picked {
  readonly picks: readonly (FillingOption | null)[];
  readonly cost: number;
}

function boardOf(task: FillingTask): Board {
  const groups = groupsOf(task);
  const together = new Set(groups.flat());
  const shops = task.opening.length;
  const alone = new Map<number, readonly FillingOption[]>();
  const lines = task.options.map((options, line) => {
    const costs = Array<number>(shops).fill(Infinity);
    if (together.has(line)) {
      for (const option of options)
        costs[option.shop] = Math.min(costs[option.shop] ?? Infinity, optimisticCost(option));
      return costs;
    }
    const cheapest = Array<FillingOption | null>(shops).fill(null);
    for (const option of options) {
      const { goods } = option;
      if (goods >= (costs[option.shop] ?? Infinity)) continue;
      costs[option.shop] = goods;
      cheapest[option.shop] = option;
    }
    alone.set(
      line,
      cheapest.filter((one) => one !== null).toSorted((one, other) => one.goods - other.goods),
    );
    return costs;
  });
  const costs = { lines, opening: task.opening, unfilled: task.unfilled };
  const sorted = new Map([...together].map((line) => [line, cheapestFirst(task.options[line] ?? [])]));
  return { task, costs, alone, groups, sorted, known: new Map(), steps: { left: task.mostSteps } };
}

const cheapestFirst = (options: readonly FillingOption[]) =>
  options
    .map((option) => ({ option, cost: optimisticCost(option) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ option }) => option);

/** Lines joined by a product that fills several, or by a cut that names them; those joined to none are left out. */
function groupsOf({ options, cuts }: FillingTask): readonly (readonly number[])[] {
  const group = options.map((_, line) => line);
  const rootOf = (line: number): number => (group[line] === line ? line : rootOf(group[line] ?? line));
  const join = (one: number, other: number) => {
    group[rootOf(one)] = rootOf(other);
  };
  const firstLine = new Map<string, number>();
  const coupled = new Set(cuts.flatMap((cut) => cut.map(({ line }) => line)));
  for (const [line, ofLine] of options.entries()) {
    for (const { product } of ofLine) {
      const first = firstLine.get(product.id);
      if (first === undefined) firstLine.set(product.id, line);
      else if (first !== line) {
        join(first, line);
        coupled.add(first).add(line);
      }
    }
  }
  for (const [first, ...others] of cuts) for (const other of others) if (first) join(first.line, other.line);
  const byRoot = new Map<number, number[]>();
  for (const line of coupled) byRoot.set(rootOf(line), [...(byRoot.get(rootOf(line)) ?? []), line]);
  return [...byRoot.values()];
}

function branch(search: Search, decided: Decided): void {
  const { steps } = search.board;
  if (steps.left <= 0) {
    search.proved = false;
    return;
  }
  steps.left -= STEPS_OF_A_BRANCH;
  const { bound, slack } = shopBound(search.board.costs, decided);
  if (search.best !== null && Math.ceil(bound - ROUNDING) >= search.best.cost) return;
  const used = evaluated(search, (shop) => decided[shop] === OPEN || (decided[shop] === 0 && isPaid(slack, shop)));
  if (search.best === null || used.cost < search.best.cost) search.best = used;
  const shop = nextShop(decided, slack);
  if (shop === null) {
    const all = evaluated(search, (one) => decided[one] !== CLOSED);
    if (all.cost < search.best.cost) search.best = all;
    return;
  }
  for (const choice of [OPEN, CLOSED]) {
    const next = decided.slice();
    next[shop] = choice;
    branch(search, next);
  }
}

/** A bound over all lines and shops takes about as long as so many picks of one line. */
const STEPS_OF_A_BRANCH = 10;

const isPaid = (slack: Float64Array, shop: number) => (slack[shop] ?? 0) <= ROUNDING;

/** The shop that lines pay for most of. */
function nextShop(decided: Decided, slack: Float64Array): number | null {
  let found: number | null = null;
  for (const [shop, state] of decided.entries())
    if (state === 0 && (found === null || (slack[shop] ?? 0) < (slack[found] ?? 0))) found = shop;
  return found;
}

/** The cheapest picks from some shops; those of them that nothing is bought at cost nothing. */
function evaluated(search: Search, isOpen: (shop: number) => boolean): Picked {
  const { board } = search;
  const { task, alone, groups } = board;
  const picks = Array<FillingOption | null>(task.options.length).fill(null);
  let cost = 0;
  for (const [line, cheapest] of alone) {
    const best = cheapest.find(({ shop }) => isOpen(shop));
    if (best !== undefined && best.goods < task.unfilled) picks[line] = best;
    cost += Math.min(task.unfilled, best?.goods ?? Infinity);
  }
  for (const group of groups) {
    const found = together(board, group, isOpen);
    if (!found.proved) search.proved = false;
    for (const [line, option] of found.picks) picks[line] = option;
    cost += found.cost;
  }
  const visited = new Set(picks.flatMap((pick) => (pick === null ? [] : [pick.shop])));
  for (const shop of visited) cost += task.opening[shop] ?? 0;
  return { picks, cost };
}

/** Of the same shops the same answer. */
function together(
  { task, known, steps, sorted }: Board,
  group: readonly number[],
  isOpen: (shop: number) => boolean,
): CoupledPicks {
  const key = `${group.join()}:${task.opening.map((_, shop) => (isOpen(shop) ? 1 : 0)).join("")}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const options = new Map(group.map((line) => [line, (sorted.get(line) ?? []).filter(({ shop }) => isOpen(shop))]));
  const found = coupledPicks({ lines: group, options, cuts: task.cuts, unfilled: task.unfilled }, steps);
  known.set(key, found);
  return found;
}
