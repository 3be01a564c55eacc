import type { PanelPlace, PlacedPanel, RoofInput } from "@sunwright/contract/roof";
import { engineRoof } from "@sunwright/contract/roof-engine";
import { ridgeSetback } from "@sunwright/engine/roof/ridge-rule";
import { walkwayGround } from "@sunwright/engine/roof/walkways";

/** A panel on the drawing board; locked ones stay where they are when the rest is laid out again. */
export interface Panel extends PanelPlace {
  readonly id: string;
  readonly locked: boolean;
}

/** Positions are whole millimetres, as the optimiser's are. */
const millimetre = (metres: number) => Math.round(metres * 1000) / 1000 + 0;

export const panelsOf = (placed: readonly PlacedPanel[], locked: ReadonlySet<string> = new Set()): readonly Panel[] =>
  placed.map(({ id, x, y, width, height }) => ({ id, x, y, width, height, locked: locked.has(id) }));

export const placeOf = ({ x, y, width, height }: PanelPlace): PanelPlace => ({ x, y, width, height });

const change = (panels: readonly Panel[], id: string, update: (panel: Panel) => Panel) =>
  panels.map((panel) => (panel.id === id ? update(panel) : panel));

export const moveTo = (panels: readonly Panel[], id: string, x: number, y: number) =>
  change(panels, id, (panel) => ({ ...panel, x: millimetre(x), y: millimetre(y) }));

/** A quarter turn around the middle. */
export const turn = (panels: readonly Panel[], id: string) =>
  change(panels, id, (panel) => ({
    ...panel,
    x: millimetre(panel.x + (panel.width - panel.height) / 2),
    y: millimetre(panel.y + (panel.height - panel.width) / 2),
    width: panel.height,
    height: panel.width,
  }));

export const toggleLock = (panels: readonly Panel[], id: string) =>
  change(panels, id, (panel) => ({ ...panel, locked: !panel.locked }));

export const without = (panels: readonly Panel[], id: string) => panels.filter((panel) => panel.id !== id);

/** One more panel at the first free place of a grid of steps, else at the top left, where the faults say what is wrong. */
export function withOneMore(panels: readonly Panel[], id: string, ground: Ground): readonly Panel[] {
  const place = firstFreePlace(panels, ground) ?? { x: ground.left, y: ground.top, ...ground.panel };
  return [...panels, { ...place, id, locked: false }];
}

export interface Ground {
  /** Usable area. [m] */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly gap: number;
  readonly panel: { readonly width: number; readonly height: number };
  /** Obstructions with their clearance, and walkways. */
  readonly blocked: readonly PanelPlace[];
  readonly walkways: readonly WalkwayGround[];
}

/** What a walkway keeps free, which is more than its width where the clearance asks for more. */
export interface WalkwayGround extends PanelPlace {
  readonly id: string;
}

/** Where panels may lie on a roof; how far from the ridge can depend on those that lie there. */
export function groundOf(input: RoofInput, panels: readonly PanelPlace[]): Ground {
  const { roofWidth, roofHeight, rules, panelDimensions, shadingObstructions } = input;
  const { gap, clearance, setback } = rules;
  // The sun plays no part in it.
  const roof = engineRoof(input, "", []);
  const walkways = rules.walkways.flatMap((one): WalkwayGround[] =>
    walkwayGround({ ...roof, rules: { ...roof.rules, walkways: [one] } }).map((ground) => ({ id: one.id, ...ground })),
  );
  return {
    left: setback.left,
    top: ridgeSetback(roof, panels),
    right: roofWidth - setback.right,
    bottom: roofHeight - setback.bottom,
    gap,
    panel: { width: panelDimensions.width, height: panelDimensions.height },
    walkways,
    blocked: [
      ...walkways,
      ...shadingObstructions.map(({ x, y, width, height }) => ({
        x: x - clearance,
        y: y - clearance,
        width: width + 2 * clearance,
        height: height + 2 * clearance,
      })),
    ],
  };
}

/** Positions worth trying: the edges of what is there already. */
function firstFreePlace(panels: readonly Panel[], ground: Ground): PanelPlace | null {
  const { left, top, right, bottom, gap, blocked } = ground;
  const xs = [left, ...panels.map(({ x, width }) => x + width + gap), ...blocked.map(({ x, width }) => x + width)];
  const ys = [top, ...panels.map(({ y, height }) => y + height + gap), ...blocked.map(({ y, height }) => y + height)];
  const ascending = (values: readonly number[]) => [...new Set(values.map(millimetre))].sort((a, b) => a - b);
  const sizes = [ground.panel, { width: ground.panel.height, height: ground.panel.width }];
  for (const y of ascending(ys)) {
    for (const x of ascending(xs)) {
      for (const size of sizes) {
        const place = { x, y, ...size };
        if (x < left || y < top || x + size.width > right + SLACK || y + size.height > bottom + SLACK) continue;
        if (panels.some((panel) => near(place, panel, gap)) || blocked.some((one) => near(place, one, 0))) continue;
        return place;
      }
    }
  }
  return null;
}
/** Sums of metres end in noise far below a millimetre. */
const SLACK = 1e-6;
const near = (one: PanelPlace, other: PanelPlace, gap: number) =>
  one.x < other.x + other.width + gap - SLACK &&
  other.x < one.x + one.width + gap - SLACK &&
  one.y < other.y + other.height + gap - SLACK &&
  other.y < one.y + one.height + gap - SLACK;

/** How many panels of this power a recommended capacity takes. [W] */
export const panelsFor = (capacity: number, panelPower: number): number => Math.ceil(capacity / panelPower);

/** Panels under a layout's mean shade that give what so many without shade do; null where all light is lost. [%] */
export const panelsInShade = (count: number, shadingLoss: number): number | null =>
  shadingLoss < 100 ? Math.ceil(count / (1 - shadingLoss / 100) - 1e-9) : null;

/**
 * The panels to keep when fewer are needed: those with the most sun to the percent, and among equals the lowest on the slope, from
 * left to right, which are the nearest to the eave and to each other.
 */
export function bestPanels(
  panels: readonly (PanelPlace & { readonly id: string; readonly solarAccess: number })[],
  wanted: number,
): ReadonlySet<string> {
  // To the percent: a panel far from all others is not worth a tenth of one.
  const percent = (share: number) => Math.round(share * 100);
  const ordered = [...panels].sort(
    (a, b) => percent(b.solarAccess) - percent(a.solarAccess) || b.y + b.height - (a.y + a.height) || a.x - b.x,
  );
  return new Set(ordered.slice(0, wanted).map(({ id }) => id));
}

/** A panel snaps to the edges of others and of the roof within this distance. [m] */
const SNAP = 0.08;

/** Where a dragged panel comes to lie: against its neighbours, with the gap, when it is close. */
export function snapped(panels: readonly Panel[], moving: Panel, x: number, y: number, ground: Ground) {
  const others = panels.filter(({ id }) => id !== moving.id);
  const { gap } = ground;
  const xs = [
    ground.left,
    ground.right - moving.width,
    ...others.flatMap((one) => [one.x, one.x + one.width + gap, one.x - gap - moving.width]),
  ];
  const ys = [
    ground.top,
    ground.bottom - moving.height,
    ...others.flatMap((one) => [one.y, one.y + one.height + gap, one.y - gap - moving.height]),
  ];
  return { x: millimetre(closest(xs, x)), y: millimetre(closest(ys, y)) };
}
function closest(lines: readonly number[], value: number): number {
  let best = value;
  let distance = SNAP;
  for (const line of lines) {
    if (Math.abs(line - value) < distance) [best, distance] = [line, Math.abs(line - value)];
  }
  return best;
}
