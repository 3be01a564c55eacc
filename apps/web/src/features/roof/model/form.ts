import { placeOf } from "@sunwright/engine/parameters/place-text";
import { say } from "@sunwright/words/roof";
import { LEAST_SOLAR_ACCESS, type ObstructionType } from "@sunwright/engine/roof/roof-problem";
import type { Obstruction, PanelDimensions, RoofInput } from "@sunwright/contract/roof";
import {
  type LayoutMode,
  PANEL_SIZES,
  PANEL_TYPES,
  type PanelType,
  type RoofOrientation,
  type WalkwayDirection,
} from "@sunwright/contract/roof-options";
import {
  PANEL_POWER_MAX,
  PANEL_SIDE_MAX,
  PANEL_SIDE_MIN,
  ROOF_SIDE_INPUT,
  ROOF_SIDE_MAX,
  ROOF_TILT,
} from "@sunwright/contract/limits";
import { panelPower } from "@sunwright/contract/roof-engine";
import { clamp, drawnNumber, numberText, parseNumber } from "../../../ui/number";

export const OBSTRUCTION_FIELDS = ["x", "y", "width", "height", "shadowLength"] as const;
export type ObstructionField = (typeof OBSTRUCTION_FIELDS)[number] | "measuredHeight";

/** An obstruction as its boxes hold it: texts, so that half a number is never rewritten. */
export type ObstructionForm = Readonly<Record<ObstructionField, string>> & {
  readonly id: string;
  readonly type: ObstructionType;
};

export const RULE_FIELDS = ["gap", "clearance", "left", "right", "top", "bottom"] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

export const OWN_PANEL_FIELDS = ["width", "height", "power"] as const;
export type OwnPanelField = (typeof OWN_PANEL_FIELDS)[number];
export type OwnPanel = Readonly<Record<OwnPanelField, string>>;

/** A strip for feet; its edge from the ridge or from the left side, and its width. [m] */
export interface WalkwayForm {
  readonly id: string;
  readonly direction: WalkwayDirection;
  readonly at: string;
  readonly width: string;
}

/** Setback at the ridge [m] once panels cover more than a share of the roof [%]. */
export interface RidgeForm {
  readonly share: string;
  readonly setback: string;
}

/** Everything the person enters about a roof, as the boxes hold it. Lengths in metres. */
export interface RoofForm {
  readonly roofWidth: string;
  readonly roofHeight: string;
  readonly orientation: RoofOrientation;
  readonly tilt: string;
  readonly panelType: PanelType | "own";
  /** Counts while the type is "own". */
  readonly ownPanel: OwnPanel;
  readonly obstructions: readonly ObstructionForm[];
  readonly mode: LayoutMode;
  readonly rules: Readonly<Record<RuleField, string>>;
  readonly ridge: RidgeForm | null;
  readonly walkways: readonly WalkwayForm[];
  /** Share of its year that a panel keeps at least. [%] */
  readonly leastAccess: string;
  readonly noSinglePanels: boolean;
  /** Tilt of the rows on a flat roof; null for panels flush on the slope. [°] */
  readonly rowTilt: string | null;
}

/** Assumption: modules of 108 half cells on wafers of 182 mm are made in this size by most makers. */
const USUAL_PANEL: OwnPanel = { width: "1.722", height: "1.134", power: "440" };

const percentText = (share: number) => numberText(Number((100 * share).toFixed(6)));

/** Source: design workflow specification, section 9; it gives no gap and no setback. */
export const DEFAULT_FORM: RoofForm = {
  roofWidth: "12",
  roofHeight: "8",
  orientation: "south",
  tilt: "30",
  panelType: "standard",
  ownPanel: USUAL_PANEL,
  obstructions: [],
  mode: "most-energy",
  rules: { gap: "0", clearance: "0", left: "0", right: "0", top: "0", bottom: "0" },
  ridge: null,
  walkways: [],
  leastAccess: percentText(LEAST_SOLAR_ACCESS),
  noSinglePanels: false,
  rowTilt: null,
};

/** What a roof begins with: south, as the specification says; north where its town is known to lie in the south. */
export const firstForm = (town: string | null): RoofForm =>
  (placeOf(town)?.latitude ?? 0) < 0 ? { ...DEFAULT_FORM, orientation: "north" } : DEFAULT_FORM;

/** Both sides above 0; text that is no number counts as 0. */
export const hasValidDimensions = ({ roofWidth, roofHeight }: Pick<RoofForm, "roofWidth" | "roofHeight">): boolean =>
  drawnNumber(roofWidth) > 0 && drawnNumber(roofHeight) > 0;

/** Which side is longer than any roof, in the words under its box; null for none. */
export function longSide(form: Pick<RoofForm, "roofWidth" | "roofHeight">): string | null {
  const name = (["roofWidth", "roofHeight"] as const).find((side) => parseNumber(form[side]) > ROOF_SIDE_MAX);
  return name === undefined ? null : say("refusedBox", { box: say(name), problem: sideNote(form[name]).text });
}

/** The hint under a side of the roof; what a house seldom has is told, and taken all the same. */
export interface SideNote {
  readonly kind: "hint" | "unusual" | "wrong";
  readonly text: string;
}
export function sideNote(text: string): SideNote {
  const { min, max } = ROOF_SIDE_INPUT;
  const side = parseNumber(text);
  if (!(side > 0)) return { kind: "wrong", text: say("side.notAboveZero") };
  if (side > ROOF_SIDE_MAX) return { kind: "wrong", text: say("side.tooLong", { max: ROOF_SIDE_MAX }) };
  if (side < min || side > max) return { kind: "unusual", text: say("side.unusual", { min, max }) };
  return { kind: "hint", text: say("side.usual", { min, max }) };
}

/** The message under a box of your own panel; null where there is none. */
export function ownPanelMessage(field: OwnPanelField, text: string): string | null {
  const value = parseNumber(text);
  if (field === "power")
    return value > 0 && value <= PANEL_POWER_MAX ? null : say("panelPowerOutOfBounds", { max: PANEL_POWER_MAX });
  return value >= PANEL_SIDE_MIN && value <= PANEL_SIDE_MAX
    ? null
    : say("panelSideOutOfBounds", { min: PANEL_SIDE_MIN, max: PANEL_SIDE_MAX });
}

export const hasValidPanel = ({ panelType, ownPanel }: Pick<RoofForm, "panelType" | "ownPanel">): boolean =>
  panelType !== "own" || OWN_PANEL_FIELDS.every((field) => ownPanelMessage(field, ownPanel[field]) === null);

/** Numbers below the bounds are drawn as the bound while somebody types. */
function panelDimensions({ panelType, ownPanel }: RoofForm): PanelDimensions {
  if (panelType !== "own") return PANEL_SIZES[panelType];
  const side = (text: string) => clamp(drawnNumber(text), PANEL_SIDE_MIN, PANEL_SIDE_MAX);
  return {
    width: side(ownPanel.width),
    height: side(ownPanel.height),
    power: clamp(drawnNumber(ownPanel.power), 1, PANEL_POWER_MAX),
  };
}

const notNegative = (text: string) => Math.max(0, drawnNumber(text));

export const obstructionOf = (form: ObstructionForm): Obstruction => ({
  id: form.id,
  type: form.type,
  x: drawnNumber(form.x),
  y: drawnNumber(form.y),
  width: notNegative(form.width),
  height: notNegative(form.height),
  shadowLength: notNegative(form.shadowLength),
  ...(form.measuredHeight.trim() === "" ? {} : { measuredHeight: notNegative(form.measuredHeight) }),
});

/** What the optimiser is asked. */
export function roofInput(form: RoofForm): RoofInput {
  const rule = (field: RuleField) => notNegative(form.rules[field]);
  return {
    roofWidth: drawnNumber(form.roofWidth),
    roofHeight: drawnNumber(form.roofHeight),
    roofOrientation: form.orientation,
    roofTilt: clamp(drawnNumber(form.tilt), ROOF_TILT.min, ROOF_TILT.max),
    shadingObstructions: form.obstructions.map(obstructionOf),
    panelDimensions: panelDimensions(form),
    rules: {
      gap: rule("gap"),
      clearance: rule("clearance"),
      setback: { left: rule("left"), right: rule("right"), top: rule("top"), bottom: rule("bottom") },
      leastSolarAccess: clamp(drawnNumber(form.leastAccess), 0, 100) / 100,
      walkways: form.walkways.map(({ id, direction, at, width }) => ({
        id,
        direction,
        at: drawnNumber(at),
        width: notNegative(width),
      })),
      ridge: form.ridge && {
        share: clamp(drawnNumber(form.ridge.share), 0, 100) / 100,
        setback: notNegative(form.ridge.setback),
      },
      noSinglePanels: form.noSinglePanels,
    },
    mode: form.mode,
    mounting:
      form.rowTilt === null
        ? { kind: "flush" }
        : { kind: "rows", tilt: clamp(drawnNumber(form.rowTilt), ROOF_TILT.min, ROOF_TILT.max) },
  };
}

/** Null for a panel that is none of the three. */
const typeOfPanel = ({ width, height, power }: PanelDimensions): PanelType | null =>
  PANEL_TYPES.find((type) => {
    const known = PANEL_SIZES[type];
    return known.width === width && known.height === height && (power ?? known.power) === known.power;
  }) ?? null;

const obstructionForm = ({ id, type, measuredHeight, ...numbers }: Obstruction): ObstructionForm => ({
  id,
  type,
  x: numberText(numbers.x),
  y: numberText(numbers.y),
  width: numberText(numbers.width),
  height: numberText(numbers.height),
  shadowLength: numberText(numbers.shadowLength),
  measuredHeight: measuredHeight === undefined ? "" : numberText(measuredHeight),
});

const ownPanelOf = (panel: PanelDimensions): OwnPanel => ({
  width: numberText(panel.width),
  height: numberText(panel.height),
  power: numberText(panelPower(panel)),
});

/** The boxes as a stored roof fills them. */
export const formOf = (stored: RoofInput): RoofForm => ({
  roofWidth: numberText(stored.roofWidth),
  roofHeight: numberText(stored.roofHeight),
  orientation: stored.roofOrientation,
  tilt: numberText(stored.roofTilt),
  panelType: typeOfPanel(stored.panelDimensions) ?? "own",
  ownPanel: typeOfPanel(stored.panelDimensions) ? USUAL_PANEL : ownPanelOf(stored.panelDimensions),
  obstructions: stored.shadingObstructions.map(obstructionForm),
  mode: stored.mode,
  rules: {
    gap: numberText(stored.rules.gap),
    clearance: numberText(stored.rules.clearance),
    left: numberText(stored.rules.setback.left),
    right: numberText(stored.rules.setback.right),
    top: numberText(stored.rules.setback.top),
    bottom: numberText(stored.rules.setback.bottom),
  },
  ridge: stored.rules.ridge && {
    share: percentText(stored.rules.ridge.share),
    setback: numberText(stored.rules.ridge.setback),
  },
  walkways: stored.rules.walkways.map(({ id, direction, at, width }) => ({
    id,
    direction,
    at: numberText(at),
    width: numberText(width),
  })),
  leastAccess: percentText(stored.rules.leastSolarAccess),
  noSinglePanels: stored.rules.noSinglePanels,
  rowTilt: stored.mounting.kind === "rows" ? numberText(stored.mounting.tilt) : null,
});

/** The same roof is asked for. A panel of your own that has the size and power of a specified one is that one. */
export const sameForm = (one: RoofForm, other: RoofForm): boolean =>
  JSON.stringify(roofInput(one)) === JSON.stringify(roofInput(other));

/** Source: design workflow specification, section 9. [m] */
const NEW_OBSTRUCTION = { side: 1, shadowLength: 2 } as const;

/** A chimney of 1 by 1 m with its middle in the middle of the roof, and a shadow of 2 m. Source: the same. */
export function newObstruction(form: RoofForm, id: string): ObstructionForm {
  const { side, shadowLength } = NEW_OBSTRUCTION;
  const corner = (length: string) => numberText(Number(((drawnNumber(length) - side) / 2).toFixed(3)));
  return {
    id,
    type: "chimney",
    x: corner(form.roofWidth),
    y: corner(form.roofHeight),
    width: numberText(side),
    height: numberText(side),
    shadowLength: numberText(shadowLength),
    measuredHeight: "",
  };
}

export const changeObstruction = (form: RoofForm, id: string, change: Partial<ObstructionForm>): RoofForm => ({
  ...form,
  obstructions: form.obstructions.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** Across the roof at the middle of its height, as wide as the country has it. */
export function newWalkway(form: RoofForm, id: string, width: number): WalkwayForm {
  const at = Math.max(0, (drawnNumber(form.roofHeight) - width) / 2);
  return { id, direction: "across", at: numberText(Number(at.toFixed(3))), width: numberText(width) };
}

export const changeWalkway = (form: RoofForm, id: string, change: Partial<WalkwayForm>): RoofForm => ({
  ...form,
  walkways: form.walkways.map((one) => (one.id === id ? { ...one, ...change } : one)),
});
