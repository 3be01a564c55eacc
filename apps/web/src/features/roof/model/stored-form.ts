import { LAYOUT_MODES, PANEL_TYPES, ROOF_ORIENTATIONS, WALKWAY_DIRECTIONS } from "@sunwright/contract/roof-options";
import { OBSTRUCTION_TYPES } from "@sunwright/engine/roof/roof-problem";
import {
  OBSTRUCTION_FIELDS,
  type ObstructionForm,
  OWN_PANEL_FIELDS,
  type RoofForm,
  RULE_FIELDS,
  type WalkwayForm,
} from "./form";

const PANEL_CHOICES = [...PANEL_TYPES, "own"] as const;

/** What a former visit left behind, if it still is a form of this page. */
export function readForm(stored: unknown): RoofForm | null {
  if (!isRecord(stored)) return null;
  const { roofWidth, roofHeight, orientation, tilt, panelType, mode, leastAccess, noSinglePanels, rowTilt } = stored;
  if (!isOption(ROOF_ORIENTATIONS, orientation) || !isOption(PANEL_CHOICES, panelType)) return null;
  if (!isOption(LAYOUT_MODES, mode) || typeof noSinglePanels !== "boolean") return null;
  if (!isText(roofWidth) || !isText(roofHeight) || !isText(tilt) || !isText(leastAccess)) return null;
  const obstructions = readList(stored["obstructions"], readObstruction);
  const walkways = readList(stored["walkways"], readWalkway);
  const rules = readTexts(stored["rules"], RULE_FIELDS);
  const ownPanel = readTexts(stored["ownPanel"], OWN_PANEL_FIELDS);
  if (!obstructions || !walkways || !rules || !ownPanel) return null;
  return {
    roofWidth,
    roofHeight,
    orientation,
    tilt,
    panelType,
    ownPanel,
    obstructions,
    mode,
    rules,
    ridge: readTexts(stored["ridge"], ["share", "setback"]),
    walkways,
    leastAccess,
    noSinglePanels,
    rowTilt: isText(rowTilt) ? rowTilt : null,
  };
}

function readObstruction(stored: unknown): ObstructionForm | null {
  if (!isRecord(stored)) return null;
  const { id, type } = stored;
  const texts = readTexts(stored, [...OBSTRUCTION_FIELDS, "measuredHeight"]);
  return texts && isText(id) && isOption(OBSTRUCTION_TYPES, type) ? { id, type, ...texts } : null;
}

function readWalkway(stored: unknown): WalkwayForm | null {
  if (!isRecord(stored)) return null;
  const { id, direction } = stored;
  const texts = readTexts(stored, ["at", "width"]);
  return texts && isText(id) && isOption(WALKWAY_DIRECTIONS, direction) ? { id, direction, ...texts } : null;
}

/** Null unless every entry is readable. */
function readList<Entry>(stored: unknown, readEntry: (entry: unknown) => Entry | null): readonly Entry[] | null {
  if (!Array.isArray(stored)) return null;
  const entries = stored.map(readEntry).filter((entry) => entry !== null);
  return entries.length === stored.length ? entries : null;
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
