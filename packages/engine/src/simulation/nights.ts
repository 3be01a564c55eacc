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

export function nightsOf({ bus, sun, kept, splitAt }: Year): Nights {
  const nights = room(sun, splitAt);
  for (const [night, first] of nights.start.entries()) {
    const end = nights.end[night] ?? first;
    let [left, times, taken, most] = [1, 0, 0, 0];
    for (let hour = first; hour < end; hour += 1) {
      const need = bus[hour] ?? 0;
      left *= kept;
      times = times * kept + 1;
      taken = taken * kept + need;
      if (need > most) most = need;
    }
    nights.left[night] = left;
    nights.times[night] = times;
    nights.taken[night] = taken;
    nights.most[night] = most;
  }
  return nights;
}

/** The nights with their hours; the last one is empty and begins where the year ends. */
function room(sun: Float64Array, splitAt: number): Nights {
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
  const column = () => new Float64Array(start.length + 1);
  return {
    start: Int32Array.from([...start, sun.length]),
    end: Int32Array.from([...end, sun.length]),
    left: column(),
    times: column(),
    taken: column(),
    most: column(),
  };
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
