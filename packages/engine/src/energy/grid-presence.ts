import { HOURS_PER_YEAR, type Grid } from "./system";

const covers = ([from, to]: readonly [number, number], hour: number) =>
  from <= to ? from <= hour && hour < to : hour >= from || hour < to;

/** 1 for every hour from the first of January on in which the grid is there, 0 for the others. */
export function gridPresence(windows: Grid["windows"], hours = HOURS_PER_YEAR): Uint8Array {
  const present = new Uint8Array(hours);
  for (let hour = 0; hour < hours; hour++) {
    const today = windows[Math.floor(hour / 24) % windows.length] ?? [];
    if (today.some((window) => covers(window, hour % 24))) present[hour] = 1;
  }
  return present;
}
