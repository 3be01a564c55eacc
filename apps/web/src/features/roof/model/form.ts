import type { Obstruction, PanelDimensions, RoofInput } from "@sunwright/contract/roof";
import {
  LAYOUT_MODES,
  type LayoutMode,
  OBSTRUCTION_TYPES,
  type ObstructionType,
  PANEL_SIZES,
  PANEL_TYPES,
  type PanelType,
  ROOF_ORIENTATIONS,
  type RoofOrientation,
} from "@sunwright/contract/roof-options";
import { LEAST_SOLAR_ACCESS, ROOF_SIDE_MAX, ROOF_TILT } from "@sunwright/contract/limits";
import { clamp, numberText, parseNumber } from "../../../ui/number";

export const OBSTRUCTION_FIELDS = ["x", "y", "width", "height", "shadowLength"] as const;
export type ObstructionField = (typeof OBSTRUCTION_FIELDS)[number];

/** An obstruction as its boxes hold it: texts, so that half a number is never rewritten. */
export type ObstructionForm = Readonly<Record<ObstructionField, string>> & {
  readonly id: string;
  readonly type: ObstructionType;
  /** Came with a stored roof and stays; there is no box for it. [m] */
  readonly measuredHeight?: number | undefined;
};

export const RULE_FIELDS = ["gap", "clearance", "left", "right", "top", "bottom"] as const;
export type RuleField = (typeof RULE_FIELDS)[number];

/** Everything the person enters about a roof, as the boxes hold it. Lengths in metres. */
export interface RoofForm {
  readonly roofWidth: string;
  readonly roofHeight: string;
  readonly orientation: RoofOrientation;
  readonly tilt: string;
  readonly panelType: PanelType;
  /** A stored roof's panel that is none of the three; null otherwise. */
  readonly otherPanel: PanelDimensions | null;
  readonly obstructions: readonly ObstructionForm[];
  readonly mode: LayoutMode;
  readonly rules: Readonly<Record<RuleField, string>>;
  /** Tilt of the rows on a flat roof; null for panels flush on the slope. [°] */
  readonly rowTilt: string | null;
}

/** Source: design workflow specification, section 9; it gives no gap and no setback. */
export const DEFAULT_FORM: RoofForm = {
  roofWidth: "12",
  roofHeight: "8",
  orientation: "south",
  tilt: "30",
  panelType: "standard",
  otherPanel: null,
  obstructions: [],
  mode: "most-energy",
  rules: { gap: "0", clearance: "0", left: "0", right: "0", top: "0", bottom: "0" },
  rowTilt: null,
};

/** Both sides above 0; text that is no number counts as 0. */
export const hasValidDimensions = ({ roofWidth, roofHeight }: Pick<RoofForm, "roofWidth" | "roofHeight">): boolean =>
  parseNumber(roofWidth) > 0 && parseNumber(roofHeight) > 0;

/** The message under a side of the roof that no roof has; null where there is none. */
export const sideMessage = (text: string): string | null =>
  parseNumber(text) > ROOF_SIDE_MAX ? `At most ${ROOF_SIDE_MAX} m` : null;

export const obstructionOf = (form: ObstructionForm): Obstruction => ({
  id: form.id,
  type: form.type,
  x: parseNumber(form.x),
  y: parseNumber(form.y),
  width: Math.max(0, parseNumber(form.width)),
  height: Math.max(0, parseNumber(form.height)),
  shadowLength: Math.max(0, parseNumber(form.shadowLength)),
  ...(form.measuredHeight === undefined ? {} : { measuredHeight: form.measuredHeight }),
});

/** What the optimiser is asked. */
export function roofInput(form: RoofForm): RoofInput {
  const rule = (field: RuleField) => Math.max(0, parseNumber(form.rules[field]));
  return {
    roofWidth: parseNumber(form.roofWidth),
    roofHeight: parseNumber(form.roofHeight),
    roofOrientation: form.orientation,
    roofTilt: clamp(parseNumber(form.tilt), ROOF_TILT.min, ROOF_TILT.max),
    shadingObstructions: form.obstructions.map(obstructionOf),
    panelDimensions: form.otherPanel ?? PANEL_SIZES[form.panelType],
    rules: {
      gap: rule("gap"),
      clearance: rule("clearance"),
      setback: { left: rule("left"), right: rule("right"), top: rule("top"), bottom: rule("bottom") },
      leastSolarAccess: LEAST_SOLAR_ACCESS,
    },
    mode: form.mode,
    mounting:
      form.rowTilt === null
        ? { kind: "flush" }
        : { kind: "rows", tilt: clamp(parseNumber(form.rowTilt), ROOF_TILT.min, ROOF_TILT.max) },
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
  ...(measuredHeight === undefined ? {} : { measuredHeight }),
  x: numberText(numbers.x),
  y: numberText(numbers.y),
  width: numberText(numbers.width),
  height: numberText(numbers.height),
  shadowLength: numberText(numbers.shadowLength),
});

/** The boxes as a stored roof fills them. */
export const formOf = (stored: RoofInput): RoofForm => ({
  roofWidth: numberText(stored.roofWidth),
  roofHeight: numberText(stored.roofHeight),
  orientation: stored.roofOrientation,
  tilt: numberText(stored.roofTilt),
  panelType: typeOfPanel(stored.panelDimensions) ?? "standard",
  otherPanel: typeOfPanel(stored.panelDimensions) === null ? stored.panelDimensions : null,
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
  rowTilt: stored.mounting.kind === "rows" ? numberText(stored.mounting.tilt) : null,
});

export const sameForm = (one: RoofForm, other: RoofForm): boolean =>
  JSON.stringify(roofInput(one)) === JSON.stringify(roofInput(other));

/** A chimney of 1 by 1 m with its corner in the middle of the roof, and a shadow of 2 m. Source: the same. */
export function newObstruction(form: RoofForm, id: string): ObstructionForm {
  const middle = (side: string) => numberText(Number((parseNumber(side) / 2).toFixed(3)));
  return {
    id,
    type: "chimney",
    x: middle(form.roofWidth),
    y: middle(form.roofHeight),
    width: "1",
    height: "1",
    shadowLength: "2",
  };
}

export const changeObstruction = (form: RoofForm, id: string, change: Partial<ObstructionForm>): RoofForm => ({
  ...form,
  obstructions: form.obstructions.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** What a former visit left behind, if it still is a form of this page. */
export function readForm(stored: unknown): RoofForm | null {
  if (!isRecord(stored)) return null;
  const { roofWidth, roofHeight, orientation, tilt, panelType, obstructions, mode, rules, rowTilt } = stored;
  const lists = isOption(ROOF_ORIENTATIONS, orientation) && isOption(PANEL_TYPES, panelType);
  if (!lists || !isOption(LAYOUT_MODES, mode) || !Array.isArray(obstructions)) return null;
  if (![roofWidth, roofHeight, tilt].every(isText)) return null;
  const kept = obstructions.map(readObstruction);
  const ruleTexts = readTexts(rules, RULE_FIELDS);
  if (ruleTexts === null || kept.some((one) => one === null)) return null;
  return {
    roofWidth: String(roofWidth),
    roofHeight: String(roofHeight),
    orientation,
    tilt: String(tilt),
    panelType,
    otherPanel: null,
    obstructions: kept.filter((one) => one !== null),
    mode,
    rules: ruleTexts,
    rowTilt: isText(rowTilt) ? rowTilt : null,
  };
}

function readObstruction(stored: unknown): ObstructionForm | null {
  if (!isRecord(stored) || !isText(stored["id"])) return null;
  const type = stored["type"];
  const texts = readTexts(stored, OBSTRUCTION_FIELDS);
  return texts !== null && isOption(OBSTRUCTION_TYPES, type) ? { id: stored["id"], type, ...texts } : null;
}

function readTexts<Name extends string>(stored: unknown, names: readonly Name[]): Record<Name, string> | null {
  if (!isRecord(stored)) return null;
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = stored[name];
    if (!isText(value)) return null;
    texts[name] = value;
  }
  return isComplete(texts, names) ? texts : null;
}
const isComplete = <Name extends string>(
  texts: Partial<Record<Name, string>>,
  names: readonly Name[],
): texts is Record<Name, string> => names.every((name) => texts[name] !== undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isOption = <Option extends string>(options: readonly Option[], value: unknown): value is Option =>
  options.some((option) => option === value);
