import { panelStrings } from "../sizing/rule/panel-strings";
import { piecesOf } from "../sizing/rule/pieces";
import { type Prepared, sizeAt } from "./prepare-stages";
import type { SearchedStage } from "./search-stages";

/** The staircase of a stage, found where it is asked for: more panels never ask for more battery. */
export function leastModulesOf(
  prepared: Prepared,
  at: number,
  counts: readonly number[],
): SearchedStage["leastModules"] {
  const known = new Map<string, number | null>();
  const find = (inverter: number, panels: number): number | null => {
    const promise = prepared.promiseOf(at, inverter);
    const holds = (modules: number) =>
      promise.promise.holds(sizeAt(prepared, promise, [{ month: 0, panels, modules }], 0));
    const before = known.get(`${inverter} ${counts[counts.indexOf(panels) - 1] ?? ""}`) ?? promise.mostModules;
    if (!holds(before)) return null;
    let [low, high] = [-1, before];
    for (let stride = 1; high - stride > low; stride *= 2) {
      if (!holds(high - stride)) {
        low = high - stride;
        break;
      }
      high -= stride;
    }
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (holds(middle)) high = middle;
      else low = middle;
    }
    return high;
  };
  return (inverter, panels) => {
    const key = `${inverter} ${panels}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = find(inverter, panels);
    known.set(key, made);
    return made;
  };
}

/** Counts beyond what the last stage would have alone that are looked at, and how many at most. House rules. */
const TIMES_ALONE = 1.5;
const MOST_COUNTS = 20;
const MOST_COUNTS_BESIDE = 10;

/** Numbers of new panels that stand in equal rows at the input of the whole, which every stage has from the first. */
export function panelCountsOf({ asked, last, kept, watts, promiseOf }: Prepared): readonly number[] {
  const most = watts.length - 1;
  const alone = asked.stages.map((_, at) => promiseOf(at, most).alone?.panels ?? 0);
  const { wirable } = piecesOf(last);
  const whole = Math.max(...alone);
  const classOf = (panels: number) => panelStrings(panels, last)?.limits.fewest ?? null;
  const input = classOf(wirable(Math.max(1, whole)));
  const stands = kept.panelsKw(0) > 0 || last.input.parameters.systemType === "hybrid";
  const end = Math.ceil(TIMES_ALONE * whole) + 2;
  const all = Array.from({ length: end + 1 }, (_, count) => count).filter((count) => {
    const inRows = count + kept.inRows;
    if (count === 0) return stands;
    return wirable(inRows) === inRows && classOf(inRows) === input;
  });
  const bought = asked.stages.flatMap((stage) => (stage.bought ? [stage.bought.panels] : []));
  const beside = promiseOf(0, most).promise.leastBattery > 0 || last.standby !== null;
  return [...new Set([...thinned(all, alone, beside ? MOST_COUNTS_BESIDE : MOST_COUNTS), ...bought])].toSorted(
    (one, other) => one - other,
  );
}

/** Those nearest to what the stages would have alone, the first and the last among them. */
function thinned(counts: readonly number[], alone: readonly number[], most: number): readonly number[] {
  if (counts.length <= most) return counts;
  const away = (count: number) => Math.min(...alone.map((each) => Math.abs(count - each) / Math.max(1, each)));
  const nearest = counts.toSorted((one, other) => away(one) - away(other)).slice(0, most - 2);
  return counts.filter((count, at) => at === 0 || at === counts.length - 1 || nearest.includes(count));
}
