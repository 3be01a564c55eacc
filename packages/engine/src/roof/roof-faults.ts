import type { Text } from "../units/told";
import { told } from "./told";
import type { Rectangle } from "../geometry/rectangle";
import type { Orientation } from "../layout/problem";
import type { Footprint } from "./racks";
import type { RoofProblem } from "./roof-problem";
import { singlePanels } from "./single-panels";
import { walkwayGround } from "./walkways";

export type RoofRule =
  | "size"
  | "roof-edge"
  | "setback"
  | "obstruction"
  | "walkway"
  | "overlap"
  | "gap"
  | "single"
  | "solar-access";

/** A rule that placed panels break, in words. Panels by their place in the list. */
export interface RoofFault {
  readonly rule: RoofRule;
  readonly panels: readonly number[];
  /** The obstruction that is too near. */
  readonly obstruction?: string;
  readonly text: Text;
}

/** Enough to repair a layout by. The others are counted: 4,000 panels in one place overlap in eight million pairs. */
export const FAULTS_NAMED = 20;

/** Every broken rule: how often, by which panels, and the first few in words. */
export interface RoofFaults {
  readonly count: number;
  /** How often each rule is broken; one that holds is left out. */
  readonly byRule: Readonly<Partial<Record<RoofRule, number>>>;
  /** Every panel at fault, in ascending order. */
  readonly panels: readonly number[];
  /** The first `FAULTS_NAMED`. */
  readonly named: readonly RoofFault[];
}

/** Counts faults as they are found and keeps the first few. */
export class FaultTally {
  readonly #byRule: Partial<Record<RoofRule, number>> = {};
  readonly #atFault: Uint8Array;
  readonly #named: RoofFault[] = [];
  #count = 0;

  constructor(panels: number) {
    this.#atFault = new Uint8Array(panels);
  }

  /** True while the fault is to be named, too. */
  add(rule: RoofRule, one: number, other: number = one): boolean {
    this.#count += 1;
    this.#byRule[rule] = (this.#byRule[rule] ?? 0) + 1;
    this.#atFault[one] = 1;
    this.#atFault[other] = 1;
    return this.#named.length < FAULTS_NAMED;
  }
  name(fault: RoofFault): void {
    this.#named.push(fault);
  }
  /** Of one panel; its words are made only when they are wanted. */
  ofPanel(rule: RoofRule, index: number, text: () => Text, obstruction?: string): void {
    if (!this.add(rule, index)) return;
    this.name({ rule, panels: [index], ...(obstruction === undefined ? {} : { obstruction }), text: text() });
  }
  faults(): RoofFaults {
    const panels = [...this.#atFault.keys()].filter((index) => this.#atFault[index] === 1);
    return { count: this.#count, byRule: this.#byRule, panels, named: this.#named };
  }
}

/** Source: the tolerance of the reference instances. [m] */
const TOLERANCE = 1e-6;
const same = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;

/** Distance between two spans, negative where they overlap. */
const apart = (a: number, aLong: number, b: number, bLong: number) => Math.max(a, b) - Math.min(a + aLong, b + bLong);

export const orientationOf = (
  panel: Rectangle,
  footprints: Readonly<Record<Orientation, Footprint>>,
): Orientation | null =>
  (["as-is", "rotated"] as const).find(
    (one) => same(panel.width, footprints[one].width) && same(panel.height, footprints[one].height),
  ) ?? null;

type Footprints = Readonly<Record<Orientation, Footprint>>;

/** Tallies every rule that the panels break. */
export function tallyFaults(
  input: RoofProblem,
  panels: readonly Rectangle[],
  footprints: Footprints,
  tally: FaultTally,
): void {
  const ways = walkwayGround(input);
  const obstructions = input.obstructions.filter(({ width, height }) => width > 0 && height > 0);
  for (const [index, panel] of panels.entries()) {
    sizeFault(input, panel, index, footprints, tally);
    edgeFault(input, panel, index, tally);
    obstructionFaults({ ...input, obstructions }, panel, index, tally);
    for (const way of ways)
      if (distance(panel, way) < -TOLERANCE)
        tally.ofPanel("walkway", index, () => told("fault.onWalkway", { panel: index + 1 }));
  }
  const rowGap = Math.max(footprints["as-is"].rowGap, footprints.rotated.rowGap);
  const { gap, noSinglePanels } = input.rules;
  pairFaults(panels, { gap, rowGaps: panels.map((panel) => rowGapOf(panel, footprints) ?? rowGap) }, tally);
  if (!noSinglePanels) return;
  for (const index of singlePanels(panels, { across: gap, down: rowGap }))
    tally.ofPanel("single", index, () => told("fault.alone", { panel: index + 1 }));
}

/** Between two rectangles, the larger of the distances along both sides; negative where they overlap. */
const distance = (one: Rectangle, two: Rectangle) =>
  Math.max(apart(one.x, one.width, two.x, two.width), apart(one.y, one.height, two.y, two.height));

const rowGapOf = (panel: Rectangle, footprints: Footprints) => {
  const orientation = orientationOf(panel, footprints);
  return orientation === null ? null : footprints[orientation].rowGap;
};

function sizeFault(
  { rules }: RoofProblem,
  panel: Rectangle,
  index: number,
  footprints: Footprints,
  tally: FaultTally,
): void {
  const orientation = orientationOf(panel, footprints);
  // A square panel is both.
  if (orientation !== null && rules.orientations.some((one) => same(footprints[one].width, panel.width))) return;
  tally.ofPanel("size", index, () =>
    orientation === null
      ? told("fault.size", { panel: index + 1, width: panel.width, height: panel.height })
      : told("fault.orientation", { panel: index + 1 }),
  );
}

/** The first edge that a panel is over, or too near. */
function edgeFault(
  { roof, rules: { setback, ridge } }: RoofProblem,
  panel: Rectangle,
  index: number,
  tally: FaultTally,
): void {
  const free = {
    left: panel.x,
    right: roof.width - panel.x - panel.width,
    top: panel.y,
    bottom: roof.height - panel.y - panel.height,
  };
  for (const side of ["left", "right", "top", "bottom"] as const) {
    if (free[side] < -TOLERANCE) {
      const text = () => told("fault.overEdge", { panel: index + 1, over: -free[side], side });
      tally.ofPanel("roof-edge", index, text);
      return;
    }
    if (free[side] < setback[side] - TOLERANCE) {
      const values = { panel: index + 1, free: free[side], side, setback: setback[side] };
      tally.ofPanel("setback", index, () =>
        side === "top" && ridge?.setback === setback.top
          ? told("fault.ridge", { ...values, share: ridge.share })
          : told("fault.setback", values),
      );
      return;
    }
  }
}

function obstructionFaults(
  { obstructions, rules }: Pick<RoofProblem, "obstructions" | "rules">,
  panel: Rectangle,
  index: number,
  tally: FaultTally,
): void {
  for (const one of obstructions) {
    const away = distance(panel, one);
    if (away >= rules.clearance - TOLERANCE) continue;
    const text = () =>
      away < -TOLERANCE
        ? told("fault.onObstruction", { panel: index + 1, type: one.type })
        : told("fault.nearObstruction", {
            panel: index + 1,
            away: Math.max(0, away),
            type: one.type,
            clearance: rules.clearance,
          });
    tally.ofPanel("obstruction", index, text, one.id);
  }
}

interface Gaps {
  readonly gap: number;
  /** Of each panel, to the row below it. */
  readonly rowGaps: readonly number[];
}

/**
 * Pairs that are too close, by a sweep from left to right: a panel is compared with those that still reach the sweep
 * and lie near it up and down the slope.
 */
function pairFaults(panels: readonly Rectangle[], { gap, rowGaps }: Gaps, tally: FaultTally): void {
  const cornerOf = (index: number) => panels[index] ?? NOWHERE;
  const rightOf = (index: number) => cornerOf(index).x + cornerOf(index).width;
  const byLeft = [...panels.keys()].sort((a, b) => cornerOf(a).x - cornerOf(b).x);
  const byRight = [...panels.keys()].sort((a, b) => rightOf(a) - rightOf(b));
  const rowGapMax = rowGaps.reduce((most, each) => Math.max(most, each), 0);
  const reach = panels.reduce((most, { height }) => Math.max(most, height), 0) + rowGapMax;
  // Panels that reach the sweep, by their top.
  const near: number[] = [];
  const placeOf = (top: number) => {
    let [low, high] = [0, near.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (cornerOf(near[middle] ?? -1).y < top) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  let passed = 0;
  for (const index of byLeft) {
    const one = cornerOf(index);
    for (; one.x - rightOf(byRight[passed] ?? index) >= gap - TOLERANCE; passed += 1) {
      const gone = byRight[passed] ?? -1;
      near.splice(near.indexOf(gone, placeOf(cornerOf(gone).y)), 1);
    }
    const below = one.y + one.height + rowGapMax;
    for (let place = placeOf(one.y - reach); place < near.length; place += 1) {
      const other = near[place] ?? -1;
      if (cornerOf(other).y >= below) break;
      const rowGap = Math.max(rowGaps[index] ?? 0, rowGaps[other] ?? 0);
      comparePair([cornerOf(other), one], [other, index], { gap, rowGap }, tally);
    }
    near.splice(placeOf(one.y), 0, index);
  }
}
const NOWHERE: Rectangle = { x: 0, y: 0, width: 0, height: 0 };

function comparePair(
  [one, two]: readonly [Rectangle, Rectangle],
  numbers: readonly [number, number],
  { gap, rowGap }: { readonly gap: number; readonly rowGap: number },
  tally: FaultTally,
): void {
  const across = apart(one.x, one.width, two.x, two.width);
  const down = apart(one.y, one.height, two.y, two.height);
  if (across >= gap - TOLERANCE || down >= rowGap - TOLERANCE) return;
  const rule = across < -TOLERANCE && down < -TOLERANCE ? "overlap" : "gap";
  if (!tally.add(rule, numbers[0], numbers[1])) return;
  const [first, second] = [Math.min(...numbers), Math.max(...numbers)];
  const pair = { one: first + 1, other: second + 1 };
  // The nearer they are to being clear along a side, the sooner the gap is made there.
  const [is, wanted] = across >= down ? [across, gap] : [down, rowGap];
  const text =
    rule === "overlap"
      ? told("fault.overlap", pair)
      : told("fault.gap", { ...pair, apart: Math.max(0, is), gap: wanted });
  tally.name({ rule, panels: [first, second], text });
}
