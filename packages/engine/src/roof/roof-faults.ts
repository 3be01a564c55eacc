import type { Rectangle } from "../geometry/rectangle";
import type { Orientation } from "../layout/problem";
import type { Footprint } from "./racks";
import type { RoofInput } from "./roof-input";
import { singlePanels } from "./single-panels";
import { walkwayGround } from "./walkways";

/** A rule that placed panels break, in words. Panels by their place in the list. */
export interface RoofFault {
  readonly rule:
    | "size"
    | "roof-edge"
    | "setback"
    | "obstruction"
    | "walkway"
    | "overlap"
    | "gap"
    | "single"
    | "solar-access";
  readonly panels: readonly number[];
  /** The obstruction that is too near. */
  readonly obstruction?: string;
  readonly text: string;
}

/** Source: the tolerance of the reference instances. [m] */
const TOLERANCE = 1e-6;
const same = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;
const metres = (value: number) => `${Number(value.toFixed(3))} m`;

/** Distance between two spans, negative where they overlap. */
const apart = (a: number, aLong: number, b: number, bLong: number) => Math.max(a, b) - Math.min(a + aLong, b + bLong);

export const orientationOf = (
  panel: Rectangle,
  footprints: Readonly<Record<Orientation, Footprint>>,
): Orientation | null =>
  (["as-is", "rotated"] as const).find(
    (one) => same(panel.width, footprints[one].width) && same(panel.height, footprints[one].height),
  ) ?? null;

/** Every rule that the panels break. */
export function faultsOf(
  input: RoofInput,
  panels: readonly Rectangle[],
  footprints: Readonly<Record<Orientation, Footprint>>,
): RoofFault[] {
  const faults = panels.flatMap((panel, index) => [
    ...sizeFaults(input, panel, index, footprints),
    ...edgeFaults(input, panel, index),
    ...obstructionFaults(input, panel, index),
    ...walkwayFaults(input, panel, index),
  ]);
  const rowGap = Math.max(footprints["as-is"].rowGap, footprints.rotated.rowGap);
  return [
    ...faults,
    ...pairFaults(panels, input.rules.gap, (a) => rowGapOf(a, footprints) ?? rowGap),
    ...(input.rules.noSinglePanels ? singleFaults(panels, { across: input.rules.gap, down: rowGap }) : []),
  ];
}

const walkwayFaults = (input: RoofInput, panel: Rectangle, index: number): RoofFault[] =>
  walkwayGround(input)
    .filter(
      (way) =>
        Math.max(apart(panel.x, panel.width, way.x, way.width), apart(panel.y, panel.height, way.y, way.height)) <
        -TOLERANCE,
    )
    .map(() => ({ rule: "walkway", panels: [index], text: `Panel ${index + 1} lies on a walkway` }));

const singleFaults = (panels: readonly Rectangle[], gaps: Parameters<typeof singlePanels>[1]): RoofFault[] =>
  singlePanels(panels, gaps).map((index) => ({
    rule: "single",
    panels: [index],
    text: `Panel ${index + 1} stands alone, and the rules leave single panels out`,
  }));

const rowGapOf = (panel: Rectangle, footprints: Readonly<Record<Orientation, Footprint>>) => {
  const orientation = orientationOf(panel, footprints);
  return orientation === null ? null : footprints[orientation].rowGap;
};

function sizeFaults(
  { rules }: RoofInput,
  panel: Rectangle,
  index: number,
  footprints: Readonly<Record<Orientation, Footprint>>,
): RoofFault[] {
  const orientation = orientationOf(panel, footprints);
  // A square panel is both.
  if (orientation !== null && rules.orientations.some((one) => same(footprints[one].width, panel.width))) return [];
  const text =
    orientation === null
      ? `Panel ${index + 1} is ${metres(panel.width)} × ${metres(panel.height)}, which is not the panel's size`
      : `Panel ${index + 1} stands in an orientation that the rules exclude`;
  return [{ rule: "size", panels: [index], text }];
}

function edgeFaults({ roof, rules: { setback, ridge } }: RoofInput, panel: Rectangle, index: number): RoofFault[] {
  const free = {
    left: panel.x,
    right: roof.width - panel.x - panel.width,
    top: panel.y,
    bottom: roof.height - panel.y - panel.height,
  };
  for (const side of ["left", "right", "top", "bottom"] as const) {
    const name = `the ${side} edge`;
    if (free[side] < -TOLERANCE) {
      const text = `Panel ${index + 1} reaches ${metres(-free[side])} over ${name} of the roof`;
      return [{ rule: "roof-edge", panels: [index], text }];
    }
    if (free[side] < setback[side] - TOLERANCE) {
      const asks = `the setback is ${metres(setback[side])}`;
      const why =
        side === "top" && ridge?.setback === setback.top
          ? ` while panels cover more than ${Number((100 * ridge.share).toFixed(1))}% of the roof`
          : "";
      const text = `Panel ${index + 1} is ${metres(free[side])} from ${name}, ${asks}${why}`;
      return [{ rule: "setback", panels: [index], text }];
    }
  }
  return [];
}

function obstructionFaults({ obstructions, rules }: RoofInput, panel: Rectangle, index: number): RoofFault[] {
  return obstructions
    .filter(({ width, height }) => width > 0 && height > 0)
    .flatMap((one): RoofFault[] => {
      const distance = Math.max(
        apart(panel.x, panel.width, one.x, one.width),
        apart(panel.y, panel.height, one.y, one.height),
      );
      if (distance >= rules.clearance - TOLERANCE) return [];
      const text =
        distance < -TOLERANCE
          ? `Panel ${index + 1} lies on ${one.label}`
          : `Panel ${index + 1} is ${metres(Math.max(0, distance))} from ${one.label}, the clearance is ${metres(rules.clearance)}`;
      return [{ rule: "obstruction", panels: [index], obstruction: one.id, text }];
    });
}

/** Pairs that are too close: only panels of the same strip of the roof or of the next one can be. */
function pairFaults(panels: readonly Rectangle[], gap: number, rowGap: (panel: Rectangle) => number): RoofFault[] {
  const strip = panels.reduce((most, panel) => Math.max(most, panel.height + rowGap(panel)), 1e-3);
  const widest = panels.reduce((most, { width }) => Math.max(most, width), 0) + gap;
  const strips = new Map<number, number[]>();
  for (const index of [...panels.keys()].sort((a, b) => (panels[a]?.x ?? 0) - (panels[b]?.x ?? 0))) {
    const number = Math.floor((panels[index]?.y ?? 0) / strip);
    const members = strips.get(number) ?? [];
    strips.set(number, members);
    members.push(index);
  }
  const faults: RoofFault[] = [];
  const compare = (index: number, others: readonly number[], from: number) => {
    const one = panels[index];
    if (!one) return;
    for (let place = from; place < others.length; place++) {
      const other = others[place] ?? 0;
      const two = panels[other];
      if (!two || two.x - one.x - one.width >= gap) return;
      const fault = pairFault([one, two], [index, other], gap, Math.max(rowGap(one), rowGap(two)));
      if (fault) faults.push(fault);
    }
  };
  for (const [number, members] of strips) {
    const below = strips.get(number + 1) ?? [];
    let first = 0;
    for (const [place, index] of members.entries()) {
      const left = (panels[index]?.x ?? 0) - widest;
      while (first < below.length && (panels[below[first] ?? 0]?.x ?? 0) < left) first++;
      compare(index, members, place + 1);
      compare(index, below, first);
    }
  }
  return faults;
}

function pairFault(
  [one, two]: readonly [Rectangle, Rectangle],
  numbers: readonly [number, number],
  gap: number,
  rowGap: number,
): RoofFault | null {
  const across = apart(one.x, one.width, two.x, two.width);
  const down = apart(one.y, one.height, two.y, two.height);
  if (across >= gap - TOLERANCE || down >= rowGap - TOLERANCE) return null;
  const pair = [...numbers].sort((a, b) => a - b);
  const names = `Panels ${pair.map((number) => number + 1).join(" and ")}`;
  if (across < -TOLERANCE && down < -TOLERANCE) {
    return { rule: "overlap", panels: pair, text: `${names} overlap` };
  }
  // The nearer they are to being clear along a side, the sooner the gap is made there.
  const [is, wanted] = across >= down ? [across, gap] : [down, rowGap];
  return {
    rule: "gap",
    panels: pair,
    text: `${names} are ${metres(Math.max(0, is))} apart, the gap is ${metres(wanted)}`,
  };
}
