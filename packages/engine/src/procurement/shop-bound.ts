/** What each line costs at each shop, and what each shop costs once it is opened. */
export interface ShopCosts {
  /** By line and shop; Infinity where the shop does not fill the line. */
  readonly lines: readonly (readonly number[])[];
  readonly opening: readonly number[];
  readonly unfilled: number;
}

export const OPEN = 1;
export const CLOSED = -1;
/** Of each shop: open, closed, or 0 where it is not decided. */
export type Decided = Int8Array;

export interface ShopBound {
  readonly bound: number;
  /** What is left of each shop's opening: the lines pay for it together where nothing is. */
  readonly slack: Float64Array;
}

/**
 * A lower bound on goods and openings: every line offers as much as it costs at its cheapest shop, then more in turns, as
 * long as no shop is offered more than its opening. Source: D. Erlenkotter, "A dual-based procedure for uncapacitated
 * facility location", Operations Research 26(6), 1978: dual ascent.
 */
export function shopBound({ lines, opening, unfilled }: ShopCosts, decided: Decided): ShopBound {
  const slack = Float64Array.from(opening, (cost, shop) => (decided[shop] === OPEN ? 0 : cost));
  const offers = new Float64Array(lines.length);
  for (let line = 0; line < lines.length; line += 1) offers[line] = leastOf(lines[line] ?? [], decided, unfilled);
  let rising = true;
  while (rising) {
    rising = false;
    for (let line = 0; line < lines.length; line += 1) {
      const raised = raisedOffer(offers[line] ?? 0, lines[line] ?? [], { slack, decided, unfilled });
      if (raised > (offers[line] ?? 0)) rising = true;
      offers[line] = raised;
    }
  }
  const open = opening.reduce((sum, cost, shop) => (decided[shop] === OPEN ? sum + cost : sum), 0);
  return { bound: open + offers.reduce((sum, offer) => sum + offer, 0), slack };
}

/** In a loop: this and the next are the innermost steps of the search. */
function leastOf(costs: readonly number[], decided: Decided, unfilled: number): number {
  let least = unfilled;
  for (let shop = 0; shop < costs.length; shop += 1) {
    const cost = costs[shop] ?? Infinity;
    if (cost < least && decided[shop] !== CLOSED) least = cost;
  }
  return least;
}

interface Room {
  readonly slack: Float64Array;
  readonly decided: Decided;
  readonly unfilled: number;
}

/**
 * Up to the next cost of the line, or as far as the shops that it pays for have room; their room shrinks by the rise. The
 * innermost step of the search: loops over places, which make nothing.
 */
function raisedOffer(offer: number, costs: readonly number[], { slack, decided, unfilled }: Room): number {
  if (offer >= unfilled) return offer;
  let next = unfilled;
  let room = Infinity;
  for (let shop = 0; shop < costs.length; shop += 1) {
    const cost = costs[shop] ?? Infinity;
    if (decided[shop] === CLOSED) continue;
    if (cost <= offer) room = Math.min(room, slack[shop] ?? 0);
    else next = Math.min(next, cost);
  }
  const rise = Math.min(next - offer, room);
  if (rise <= 0) return offer;
  for (let shop = 0; shop < costs.length; shop += 1)
    if (decided[shop] !== CLOSED && (costs[shop] ?? Infinity) <= offer) slack[shop] = (slack[shop] ?? 0) - rise;
  return offer + rise;
}
