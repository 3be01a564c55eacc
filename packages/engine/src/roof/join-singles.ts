import { boxOf, grown, type Rectangle } from "../geometry/rectangle";
import { type Arrangement, optimise } from "../layout/optimise";
import { sharesOf } from "../layout/panel-shares";
import { type Orientation, rectangleInMillimetres } from "../layout/problem";
import { fits, type FreeGround, freeGroundOf, nearTo, placesOver } from "./free-ground";
import { orientationOf } from "./roof-faults";
import type { RoofProblem } from "./roof-problem";
import type { RoofBasis } from "./score-layout";
import { areNeighbours, singlePanels } from "./single-panels";
import { obstaclesOf } from "./walkways";

/** A panel where it stands, and what it yields there. [kWh a year] */
interface Standing extends Rectangle {
  readonly yearlyEnergy: number;
}

export interface Joining {
  /** In whole millimetres. */
  readonly input: RoofProblem;
  readonly basis: RoofBasis;
  /** What the layout has to stay. */
  readonly arrangement: Arrangement;
  readonly isLocked: (panel: Rectangle) => boolean;
  /** A clock that never goes back, and when to stop by it. [ms] */
  readonly now: () => number;
  readonly until: number;
  readonly signal?: { readonly aborted: boolean };
}

/** How far around a single panel things move, in its longer side. Its neighbours' neighbours are then all seen. */
const SEEN = 5;
const MOVED = 2;
/** Assumption: a window of some 20 panels is laid in milliseconds, and rarely as well without one of them. */
const WINDOW = 1.5;
/** Windows laid for one plan: bounds the work where the clock does not. */
const WINDOWS_MAX = 48;
const WINDOW_SECONDS = 0.25;
/** Energies within this of each other are the same: the noise of sums. [kWh] */
const SAME = 1e-6;

/**
 * Brings panels that stand alone to others: moves one, moves another to it, or lays out the ground around it again with a
 * neighbour at its side. Taken is what yields most, if that is more than the layout without the single panel; what cannot be joined stays as
 * it is.
 */
export function withSinglesJoined(joining: Joining, given: readonly Standing[]): readonly Standing[] {
  const ground = freeGroundOf(joining.input, joining.basis, given);
  const windows = { left: WINDOWS_MAX };
  let panels = given;
  const tried = new Set<Standing>();
  const next = () => singlesOf(panels, ground).find((panel) => !tried.has(panel));
  for (let single = next(); single && !isOver(joining); single = next()) {
    tried.add(single);
    const change = changeFor(joining, ground, panels, single, windows);
    if (!change) continue;
    panels = [...panels.filter((panel) => !change.removed.includes(panel)), ...change.added];
  }
  return panels;
}

const isOver = ({ now, until, signal }: Joining) => now() >= until || (signal?.aborted ?? false);

function singlesOf<Piece extends Rectangle>(panels: readonly Piece[], { gaps }: FreeGround): readonly Piece[] {
  const single = new Set(singlePanels(panels, gaps));
  return panels.filter((_, index) => single.has(index));
}

interface Change {
  readonly removed: readonly Standing[];
  readonly added: readonly Standing[];
  /** [kWh a year] */
  readonly gain: number;
}

function changeFor(
  joining: Joining,
  ground: FreeGround,
  panels: readonly Standing[],
  single: Standing,
  windows: { left: number },
): Change | null {
  const long = Math.max(single.width, single.height);
  const seen = nearTo(panels, single, SEEN * long);
  const before = singlesOf(seen, ground).length;
  let best: Change | null = null;
  const consider = (removed: readonly Standing[], places: readonly Rectangle[]) => {
    const added = standing(joining, places);
    if (!added) return;
    const gain = energyOf(added) - energyOf(removed);
    // Taking it off costs what it yields.
    if (gain <= Math.max(-single.yearlyEnergy, best?.gain ?? -Infinity) + SAME) return;
    const after = [...seen.filter((panel) => !removed.includes(panel)), ...added];
    if (singlesOf(after, ground).length >= before) return;
    const whole = [...panels.filter((panel) => !removed.includes(panel)), ...added];
    if (staysOfKind(joining, whole)) best = { removed, added, gain };
  };
  const costs = () => best === null || best.gain < -SAME;
  for (const [mover, place] of movesAround(joining, ground, seen, single)) {
    if (isOver(joining) || !costs()) break;
    consider([mover], [place]);
  }
  for (const { removed, partner, fixed } of windowsAround(joining, ground, seen, single)) {
    if (isOver(joining) || !costs() || windows.left-- <= 0) break;
    consider(removed, [partner, ...laidAnew(joining, ground, single, [...fixed, single, partner])]);
  }
  return best;
}

const energyOf = (panels: readonly Standing[]) => panels.reduce((sum, { yearlyEnergy }) => sum + yearlyEnergy, 0);

/** The panels with their energies; null where one keeps less of its sun than the rules ask for. */
function standing({ basis, input }: Joining, places: readonly Rectangle[]): readonly Standing[] | null {
  const shares = sharesOf(basis.exactShade, places.map(rectangleInMillimetres));
  if (shares.some((share) => share < input.rules.leastSolarAccess)) return null;
  return places.map((place, index) => {
    // Nearly all panels of tilted rows stand behind another.
    const kept = basis.keptBehindRow[orientationOf(place, basis.footprints) ?? "as-is"];
    return { ...place, yearlyEnergy: (shares[index] ?? 0) * kept * basis.unshadedEnergy };
  });
}

/** Rows stay rows, or columns columns; one orientation stays one. */
function staysOfKind({ arrangement, input }: Joining, panels: readonly Rectangle[]): boolean {
  if (arrangement === "free") return true;
  if (arrangement === "rows")
    return areBands(panels, "y") || (input.mounting.kind === "flush" && areBands(panels, "x"));
  return panels.every(({ width }) => width === panels[0]?.width);
}

/** Whether panels that overlap along an axis begin and end together there. */
function areBands(panels: readonly Rectangle[], axis: "x" | "y"): boolean {
  const side = axis === "x" ? "width" : "height";
  const spans = [...panels].sort((a, b) => a[axis] - b[axis]);
  return spans.every((one, index) => {
    const before = spans[index - 1];
    if (!before || before[axis] + before[side] <= one[axis] + SAME) return true;
    return before[axis] === one[axis] && before[side] === one[side];
  });
}

/** The sizes that a moved panel may have. */
function sizesFor({ arrangement, input, basis }: Joining, { width, height }: Rectangle) {
  const same = { width, height };
  if (arrangement !== "free" || input.mounting.kind === "rows" || width === height) return [same];
  const allowed = input.rules.orientations.map((orientation: Orientation) => basis.footprints[orientation]);
  return [same, ...allowed.filter((one) => one.width !== width)];
}

/** The single panel to a neighbour, or another one to it, the nearest first. */
function* movesAround(
  joining: Joining,
  ground: FreeGround,
  seen: readonly Standing[],
  single: Standing,
): Generator<readonly [mover: Standing, place: Rectangle]> {
  const { gaps } = ground;
  const around = nearTo(seen, single, MOVED * Math.max(single.width, single.height));
  const far = (panel: Rectangle) => Math.abs(panel.x - single.x) + Math.abs(panel.y - single.y);
  const movers = around.filter((panel) => !joining.isLocked(panel)).sort((a, b) => far(a) - far(b));
  for (const mover of movers) {
    const others = seen.filter((panel) => panel !== mover);
    const beside = nearTo(others, mover, MOVED * Math.max(mover.width, mover.height));
    for (const size of sizesFor(joining, mover)) {
      for (const place of placesOver(ground, mover, beside, size)) {
        const joins =
          mover === single
            ? beside.some((other) => areNeighbours(place, other, gaps))
            : areNeighbours(place, single, gaps);
        if (joins && fits(ground, place, others)) yield [mover, place];
      }
    }
  }
}

/** A neighbour at each side of the single panel, and what has to make room for it. */
function* windowsAround(joining: Joining, ground: FreeGround, seen: readonly Standing[], single: Standing) {
  // Rows are what they are along the whole roof.
  if (joining.arrangement === "rows" || joining.input.mounting.kind === "rows") return;
  const { across, down } = ground.gaps;
  const { left, top, right, bottom } = windowOf(ground, single);
  const isInside = (panel: Rectangle) => {
    const box = boxOf(panel);
    return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
  };
  const removed = seen.filter((panel) => panel !== single && isInside(panel) && !joining.isLocked(panel));
  const fixed = seen.filter((panel) => panel !== single && !removed.includes(panel));
  for (const { width, height } of sizesFor(joining, single)) {
    const [ends, feet] = [single.x + single.width, single.y + single.height];
    const beside = [single.x - across - width, ends + across].flatMap((x) =>
      [single.y, feet - height].map((y) => ({ x, y, width, height })),
    );
    const above = [single.y - down - height, feet + down].flatMap((y) =>
      [single.x, ends - width].map((x) => ({ x, y, width, height })),
    );
    const partners = [...beside, ...above].filter((partner) => isInside(partner) && fits(ground, partner, fixed));
    for (const partner of partners) yield { removed, partner, fixed };
  }
}

function windowOf({ usable }: FreeGround, single: Rectangle) {
  const wide = grown(boxOf(single), WINDOW * Math.max(single.width, single.height));
  return {
    left: Math.max(usable.left, wide.left),
    top: Math.max(usable.top, wide.top),
    right: Math.min(usable.right, wide.right),
    bottom: Math.min(usable.bottom, wide.bottom),
  };
}

/** The best panels for what is left of the window. */
function laidAnew(joining: Joining, ground: FreeGround, single: Rectangle, locked: readonly Rectangle[]) {
  const { input, basis, now, until, signal, arrangement } = joining;
  const { left, top, right, bottom } = windowOf(ground, single);
  const asIs = single.width === input.panel.width;
  const one: Orientation = asIs ? "as-is" : "rotated";
  const { layout } = optimise(
    {
      roof: { width: input.roof.width, height: input.roof.height },
      panel: { width: input.panel.width, height: input.panel.height },
      orientations: arrangement === "free" ? input.rules.orientations : [one],
      gap: input.rules.gap,
      clearance: input.rules.clearance,
      setback: { left, top, right: input.roof.width - right, bottom: input.roof.height - bottom },
      obstructions: obstaclesOf(input),
      zones: [],
      objective: "energy",
      shade: basis.shade,
      locked,
    },
    {
      seconds: Math.min(WINDOW_SECONDS, (until - now()) / 1000),
      now,
      ...(signal ? { signal } : {}),
      arrangement: "free",
    },
  );
  return layout;
}
