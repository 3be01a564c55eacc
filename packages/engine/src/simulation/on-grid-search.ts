/** What is searched: a number of panels and one of the inverters that are sold. */
export interface OnGridTask {
  /** Numbers of panels that can be built, fewest first. */
  readonly counts: readonly number[];
  /** Inverters that may stand beside so many panels, smallest first; none: so many cannot be built. [kW] */
  readonly invertersFor: (panels: number) => readonly number[];
  /** Present worth of having them, money of any one currency. */
  readonly worth: (panels: number, inverterKw: number) => number;
}

export interface OnGridCandidate {
  readonly panels: number;
  /** [kW] */
  readonly inverterKw: number;
  readonly worth: number;
}

/** A home's numbers of panels are all looked at; more of them in so many steps first, then one by one around the best. */
const STEPS = 96;
/** So many of the best steps are followed: a tariff in blocks makes several hills. */
const FOLLOWED = 3;

/**
 * The panels and the inverter that are worth most; null where nothing can be built.
 *
 * Beside a number of panels, a larger inverter clips ever less for the same price, so worth has one hill over the inverters
 * and is climbed from the best of the neighbour. Over the panels it has as many as the tariff has blocks and the trade has
 * inverters: a net of steps, then ever smaller strides from the best of them.
 */
export function mostWorth(task: OnGridTask): OnGridCandidate | null {
  const found = new Found(task);
  const last = task.counts.length - 1;
  const stride = Math.max(1, Math.ceil(last / STEPS));
  const net: number[] = [];
  for (let place = 0; place <= last; place += stride) net.push(place);
  if (net.at(-1) !== last && last >= 0) net.push(last);
  const best = net
    .map((place) => ({ place, worth: found.at(place)?.worth ?? Number.NEGATIVE_INFINITY }))
    .toSorted((one, other) => other.worth - one.worth || one.place - other.place);
  for (const { place } of best.slice(0, FOLLOWED)) found.climb(place, stride, last);
  return found.best;
}

/** The inverter worth most beside so many panels; null where none may stand there. */
export const bestInverter = (task: OnGridTask, panels: number): OnGridCandidate | null =>
  climbed(task, panels, (task.invertersFor(panels).length - 1) >> 1);

class Found {
  best: OnGridCandidate | null = null;
  private readonly known = new Map<number, OnGridCandidate | null>();
  private readonly task: OnGridTask;

  constructor(task: OnGridTask) {
    this.task = task;
  }

  /** By its place in the list of counts. */
  at(place: number): OnGridCandidate | null {
    const known = this.known.get(place);
    if (known !== undefined) return known;
    const panels = this.task.counts[place] ?? 0;
    const inverters = this.task.invertersFor(panels);
    // About as many watts of panels a watt of inverter as the best so far.
    const like = this.best === null ? 0 : (this.best.inverterKw * panels) / this.best.panels;
    const from = like === 0 ? inverters.length >> 1 : inverters.findIndex((rated) => rated >= like);
    const found = climbed(this.task, panels, from < 0 ? inverters.length - 1 : from);
    this.known.set(place, found);
    if (found !== null && (this.best === null || found.worth > this.best.worth)) this.best = found;
    return found;
  }

  climb(place: number, widest: number, last: number): void {
    let here = place;
    for (let stride = widest; stride >= 1; stride = Math.floor(stride / 2)) {
      for (let moved = true; moved;) {
        moved = false;
        for (const next of [here - stride, here + stride]) {
          if (next < 0 || next > last || this.worthAt(next) <= this.worthAt(here)) continue;
          here = next;
          moved = true;
        }
      }
    }
  }

  private worthAt(place: number): number {
    return this.at(place)?.worth ?? Number.NEGATIVE_INFINITY;
  }
}

/** Up the hill of inverters from one of them. */
function climbed({ invertersFor, worth }: OnGridTask, panels: number, from: number): OnGridCandidate | null {
  const inverters = invertersFor(panels);
  const candidate = (place: number): OnGridCandidate | null => {
    const inverterKw = inverters[place];
    return inverterKw === undefined ? null : { panels, inverterKw, worth: worth(panels, inverterKw) };
  };
  let [place, best] = [from, candidate(from)];
  for (const step of [1, -1]) {
    let next = candidate(place + step);
    while (best !== null && next !== null && next.worth > best.worth) {
      place += step;
      best = next;
      next = candidate(place + step);
    }
  }
  return best;
}
