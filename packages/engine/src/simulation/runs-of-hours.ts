import type { BatteryClass } from "./plant";

const HOURS_PER_DAY = 24;

/**
 * What panels leave to the battery in a year, as runs of hours that all take from it or all fill it. A run that meets
 * no limit of the battery is one step: stored × `shrink` + `change`.
 */
export interface YearOfRuns {
  /** Of each hour: what is missing at the bus beside the panels; negative is left over. [kWh] */
  readonly missing: Float64Array;
  count: number;
  /** First hour of each run, and behind the last one the end of the year. */
  readonly start: Int32Array;
  /** What self-discharge leaves of the energy stored when the run begins. */
  readonly shrink: Float64Array;
  /** What the run puts into the battery, or takes out of it, as it is at the run's end. [kWh] */
  readonly change: Float64Array;
  /** Largest hour of the run, at the bus. [kWh] */
  readonly most: Float64Array;
}

/** Columns as long as the worst case, a run an hour. */
export function emptyRuns(hours: number): YearOfRuns {
  const column = () => new Float64Array(hours);
  return {
    missing: column(),
    count: 0,
    start: new Int32Array(hours + 1),
    shrink: column(),
    change: column(),
    most: column(),
  };
}

interface Year {
  /** Taken from the bus in each hour. [kWh] */
  readonly bus: Float64Array;
  /** Direct-current power of 1 kWp in each hour. [W] */
  readonly sun: Float64Array;
  /** 365 flags: days on which the battery takes no charge. */
  readonly frozen: Uint8Array | null;
  /** What reaches the bus of a watt of it. [kW/W] */
  readonly perUnit: number;
  readonly battery: BatteryClass;
  /** A run begins at this hour in any case. */
  readonly splitAt: number;
}

export function fillRuns(runs: YearOfRuns, { bus, sun, frozen, perUnit, battery, splitAt }: Year): void {
  const { missing, start, shrink, change, most } = runs;
  for (let hour = 0; hour < sun.length; hour += 1) missing[hour] = (bus[hour] ?? 0) - (sun[hour] ?? 0) * perUnit;
  if (frozen !== null) leaveUncharged(missing, frozen);
  const kept = 1 - battery.selfDischargePerHour;
  let run = 0;
  let hour = 0;
  while (hour < missing.length) {
    start[run] = hour;
    let left = 1;
    let changed = 0;
    let largest = 0;
    const fills = (missing[hour] ?? 0) <= 0;
    const stored = fills ? battery.chargeEfficiency : 1 / battery.dischargeEfficiency;
    do {
      const need = missing[hour] ?? 0;
      left *= kept;
      changed = changed * kept - need * stored;
      const size = fills ? -need : need;
      if (size > largest) largest = size;
      hour += 1;
    } while (hour < missing.length && hour !== splitAt && (missing[hour] ?? 0) <= 0 === fills);
    shrink[run] = left;
    change[run] = changed;
    most[run] = largest;
    run += 1;
  }
  start[run] = missing.length;
  runs.count = run;
}

/** What is left over on a day too cold to charge comes to nothing. */
function leaveUncharged(missing: Float64Array, frozen: Uint8Array): void {
  for (let hour = 0; hour < missing.length; hour += 1) {
    if (frozen[Math.floor(hour / HOURS_PER_DAY)] === 1 && (missing[hour] ?? 0) < 0) missing[hour] = 0;
  }
}
