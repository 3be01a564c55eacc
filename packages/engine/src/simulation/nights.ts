/**
 * Hours in a row without sun: what they take from a battery is the same whatever the panels, so a night that meets no
 * limit of the battery is one step. In what the battery can still give: able × `left` − lost an hour × `times` − `taken`.
 */
export interface Nights {
  /** First hour of each night, and behind the last one the end of the year. */
  readonly start: Int32Array;
  /** The hour behind each. */
  readonly end: Int32Array;
  /** What self-discharge leaves of what there was. */
  readonly left: Float64Array;
  readonly times: Float64Array;
  /** Asked of the battery, as it is at the night's end. [kWh] */
  readonly taken: Float64Array;
  /** Largest hour of it. [kWh] */
  readonly most: Float64Array;
}

interface Year {
  /** Taken from the bus in each hour. [kWh] */
  readonly bus: Float64Array;
  readonly sun: Float64Array;
  /** What an hour leaves of the energy stored, 0 to 1. */
  readonly kept: number;
  /** A night begins at this hour in any case, if it is dark. */
  readonly splitAt: number;
}

/** What nights are by their sun alone. */
type Darkness = Pick<Nights, "start" | "end" | "left" | "times">;

export function nightsOf({ bus, sun, kept, splitAt }: Year): Nights {
  const darkness = darknessOf({ sun, kept, splitAt });
  const { start, end } = darkness;
  const [taken, most] = [new Float64Array(start.length), new Float64Array(start.length)];
  for (let night = 0; night < start.length; night += 1) {
    const last = end[night] ?? 0;
    let asked = 0;
    let peak = 0;
    for (let hour = start[night] ?? 0; hour < last; hour += 1) {
      const need = bus[hour] ?? 0;
      asked = asked * kept + need;
      if (need > peak) peak = need;
    }
    taken[night] = asked;
    most[night] = peak;
  }
  return { ...darkness, taken, most };
}

/** The latest of each sun: many loads are met under it. */
const known = new WeakMap<Float64Array, { readonly asked: Omit<Year, "bus">; readonly darkness: Darkness }>();

function darknessOf(year: Omit<Year, "bus">): Darkness {
  const before = known.get(year.sun);
  if (before?.asked.kept === year.kept && before.asked.splitAt === year.splitAt) return before.darkness;
  const made = { asked: year, darkness: findDarkness(year) };
  known.set(year.sun, made);
  return made.darkness;
}

/** The nights with their hours; the last one is empty and begins where the year ends. */
function findDarkness({ sun, kept, splitAt }: Omit<Year, "bus">): Darkness {
  const [start, end]: [number[], number[]] = [[], []];
  let hour = 0;
  while (hour < sun.length) {
    if (sun[hour] !== 0) {
      hour += 1;
      continue;
    }
    start.push(hour);
    do hour += 1;
    while (hour < sun.length && sun[hour] === 0 && hour !== splitAt);
    end.push(hour);
  }
  const [left, times] = [new Float64Array(start.length + 1), new Float64Array(start.length + 1)];
  // As the loop over its hours would: of an empty night all is left.
  left.fill(1);
  for (const [night, first] of start.entries()) {
    for (let step = first; step < (end[night] ?? first); step += 1) {
      left[night] = (left[night] ?? 1) * kept;
      times[night] = (times[night] ?? 0) * kept + 1;
    }
  }
  return { start: Int32Array.from([...start, sun.length]), end: Int32Array.from([...end, sun.length]), left, times };
}

/** The night that begins at an hour, or the next one. */
export function nightAt({ start }: Nights, hour: number): number {
  let [low, high] = [0, start.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((start[middle] ?? 0) < hour) low = middle + 1;
    else high = middle;
  }
  return low;
}
