import type { Cut, FillingOption, Steps } from "./filling-task";
import { lowestUnitOf, purchaseOf } from "./price";

/** Lines that share products, whose prices and stock go by the quantity of all, or rules that forbid kinds together. */
export interface CoupledLines {
  readonly lines: readonly number[];
  readonly options: ReadonlyMap<number, readonly FillingOption[]>;
  readonly cuts: readonly Cut[];
  readonly unfilled: number;
}

export interface CoupledPicks {
  readonly picks: ReadonlyMap<number, FillingOption | null>;
  readonly cost: number;
  /** False where the steps came to their end before all was looked at. */
  readonly proved: boolean;
}

/** At most what an option costs beside others of the same product. */
export const optimisticCost = ({ product, pieces }: FillingOption): number => lowestUnitOf(product) * pieces;

interface Bought {
  readonly pieces: number;
  readonly goods: number;
}

interface State {
  readonly bought: Map<FillingOption["product"], Bought>;
  readonly picked: Map<number, FillingOption | null>;
  /** Of all picks so far, and what of it is above the lowest price a piece: all that lines to come can save. */
  goods: number;
  above: number;
  best: { picks: ReadonlyMap<number, FillingOption | null>; cost: number } | null;
  readonly steps: Steps;
}

/** The cheapest picks of lines that hang together, by depth first with what the lines still to come cost at least. */
export function coupledPicks(task: CoupledLines, steps: Steps): CoupledPicks {
  const sizeOf = (line: number) => task.options.get(line)?.length ?? 0;
  const order = [...task.lines].sort((one, other) => sizeOf(one) - sizeOf(other));
  const least = order.map((line) =>
    (task.options.get(line) ?? []).reduce((low, option) => Math.min(low, optimisticCost(option)), task.unfilled),
  );
  const toCome = order.map((_, index) => least.slice(index + 1).reduce((sum, cost) => sum + cost, 0));
  const state: State = { bought: new Map(), picked: new Map(), goods: 0, above: 0, best: null, steps };
  search(task, { order, toCome, index: 0 }, state);
  const { picks, cost } = state.best ?? { picks: new Map(), cost: order.length * task.unfilled };
  return { picks, cost, proved: steps.left > 0 };
}

interface Place {
  readonly order: readonly number[];
  /** What the lines after each place cost at least. */
  readonly toCome: readonly number[];
  readonly index: number;
}

function search(task: CoupledLines, place: Place, state: State): void {
  const line = place.order[place.index];
  if (line === undefined) {
    if (state.best === null || state.goods < state.best.cost)
      state.best = { picks: new Map(state.picked), cost: state.goods };
    return;
  }
  for (const option of [...(task.options.get(line) ?? []), null]) {
    if (state.steps.left <= 0 && state.best !== null) return;
    state.steps.left -= 1;
    if (option === null) leaveOpen(task, place, state, line);
    else pick(task, place, state, { line, option });
  }
}

/** Picks a line may lead to cost at least so much. */
const atLeast = ({ toCome, index }: Place, goods: number, above: number) =>
  goods + Math.max(0, (toCome[index] ?? 0) - above);

function leaveOpen(task: CoupledLines, place: Place, state: State, line: number): void {
  const goods = state.goods + task.unfilled;
  if (state.best !== null && atLeast(place, goods, state.above) >= state.best.cost) return;
  go(task, place, state, { line, option: null, goods, above: state.above });
}

function pick(
  task: CoupledLines,
  place: Place,
  state: State,
  { line, option }: { readonly line: number; readonly option: FillingOption },
): void {
  const { product } = option;
  const before = state.bought.get(product) ?? NOTHING;
  const pieces = before.pieces + option.pieces;
  const now = purchaseOf(product, pieces);
  if (now === null) return;
  const lowest = lowestUnitOf(product);
  const goods = state.goods + now.goods - before.goods;
  const above = state.above + (now.goods - lowest * pieces) - (before.goods - lowest * before.pieces);
  if (state.best !== null && atLeast(place, goods, above) >= state.best.cost) return;
  state.bought.set(product, { pieces, goods: now.goods });
  go(task, place, state, { line, option, goods, above });
  if (before === NOTHING) state.bought.delete(product);
  else state.bought.set(product, before);
}
const NOTHING: Bought = { pieces: 0, goods: 0 };

interface Step {
  readonly line: number;
  readonly option: FillingOption | null;
  readonly goods: number;
  readonly above: number;
}

function go(task: CoupledLines, place: Place, state: State, { line, option, goods, above }: Step): void {
  const was = { goods: state.goods, above: state.above };
  state.picked.set(line, option);
  if (!isCut(task.cuts, state.picked)) {
    Object.assign(state, { goods, above });
    search(task, { ...place, index: place.index + 1 }, state);
    Object.assign(state, was);
  }
  state.picked.delete(line);
}

const isCut = (cuts: readonly Cut[], picked: ReadonlyMap<number, FillingOption | null>) =>
  cuts.some((cut) => cut.every(({ line, kind }) => picked.get(line)?.kind === kind));
