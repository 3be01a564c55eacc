import { say } from "@sunwright/words/designer";
import { OBSTRUCTION_TYPES } from "@sunwright/contract/roof-options";
import { type Design, shownPanels } from "./design";
import type { Obstruction } from "./obstruction";
import { type DesignedPanel, layoutOf, type PanelLayout } from "./panel-layout";
import { PANEL_TYPE_NAMES, PANEL_TYPES, type PanelConfig } from "./panel-types";
import { BOUNDS, clamped, FIELD_NAMES, MATERIALS, ROOF_FIELDS, type RoofConfig } from "./roof-config";

export const FILE_NAME = "solar-panel-layout.json";

/** What Export hands out and import takes. */
export interface LayoutFile {
  readonly generatedAt: string;
  readonly roofConfig: RoofConfig;
  readonly panelConfig: PanelConfig;
  readonly layout: PanelLayout;
  readonly obstructions: readonly Obstruction[];
}

export const fileOf = (design: Design, generatedAt: Date): LayoutFile => ({
  generatedAt: generatedAt.toISOString(),
  roofConfig: design.roof,
  panelConfig: design.panel,
  layout: layoutOf(shownPanels(design), design.roof, design.panel),
  obstructions: design.obstructions,
});

export const fileText = (design: Design, generatedAt: Date) => JSON.stringify(fileOf(design, generatedAt), null, 2);

/** Bounds of what a file may bring: what the page can draw and the engine is tested with. */
const PANELS_MAX = 4_000;
const OBSTRUCTIONS_MAX = 200;
/** Characters; a file of the most panels has a fifth of it. */
const FILE_TEXT_MAX = 4_000_000;

export interface Opened {
  readonly design: Design;
  /** What had to be brought within the designer's bounds. */
  readonly notices: readonly string[];
}

/** What is wrong with a file, in words for the person who chose it. */
export class WrongFile extends Error {}

/** Reads an exported layout. Throws `WrongFile`. */
export function readLayoutFile(text: string): Opened {
  const file = record(parsed(text), say("theFile"));
  const notices: string[] = [];
  const roof = readRoof(record(file["roofConfig"], "roofConfig"), notices);
  const panel = readPanelConfig(record(file["panelConfig"], "panelConfig"));
  const layout = record(file["layout"], "layout");
  const panels = list(layout["panels"], "layout.panels", PANELS_MAX).map(readPanel);
  const names = new Set(panels.map(({ id }) => id));
  if (names.size < panels.length) throw new WrongFile("Two panels of the layout have the same id.");
  const obstructions =
    file["obstructions"] === undefined ? [] : list(file["obstructions"], "obstructions", OBSTRUCTIONS_MAX);
  // A layout from a file is somebody's work: it stays until Auto Layout is switched on.
  const design: Design = { roof, panel, panels, obstructions: obstructions.map(readObstruction), auto: false };
  const lost = panels.length - shownPanels(design).length;
  if (lost > 0)
    notices.push(
      say("ofPanelsNotLie", {
        lost,
        length: panels.length,
        lost2: lost === 1 ? "does" : "do",
        lost3: lost === 1 ? "is" : "are",
      }),
    );
  return { design, notices };
}

function parsed(text: string): unknown {
  if (text.length > FILE_TEXT_MAX) throw new WrongFile("The file is too large to be a panel layout.");
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongFile(`The file is not JSON. Choose a file that Export made, such as ${FILE_NAME}.`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function record(value: unknown, name: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new WrongFile(`${name} is missing or is no object. Choose a file that Export made, such as ${FILE_NAME}.`);
  return { ...value };
}

function list(value: unknown, name: string, most: number): readonly Fields[] {
  if (!Array.isArray(value)) throw new WrongFile(`${name} is missing or is no list.`);
  if (value.length > most) throw new WrongFile(`${name} has ${value.length} entries; at most ${most} can be opened.`);
  return value.map((one, index) => record(one, `${name}[${index}]`));
}

function finite(value: unknown, name: string, { min, max }: { readonly min: number; readonly max: number }): number {
  if (typeof value !== "number" || !Number.isFinite(value) || value < min || value > max)
    throw new WrongFile(`${name} has to be a number from ${min} to ${max}.`);
  return value;
}

function option<Option>(options: readonly Option[], value: unknown, name: string): Option {
  const found = options.find((one) => one === value);
  if (found === undefined) throw new WrongFile(`${name} has to be one of ${options.join(", ")}.`);
  return found;
}

function text(value: unknown, name: string): string {
  if (typeof value !== "string" || value === "" || value.length > 100)
    throw new WrongFile(`${name} has to be a short text.`);
  return value;
}

/** Farther than any roof; what is within it but beyond the sliders is brought to them with a notice. */
const ANY_SIDE = { min: 0, max: 1000 };

function readRoof(roof: Fields, notices: string[]): RoofConfig {
  const value = (field: (typeof ROOF_FIELDS)[number]): number => {
    const given = finite(roof[field], `roofConfig.${field}`, ANY_SIDE);
    const kept = clamped(field, given);
    const notice = clampNotice(field, given, kept);
    if (notice !== null) notices.push(notice);
    return kept;
  };
  return {
    width: value("width"),
    height: value("height"),
    tilt: value("tilt"),
    azimuth: value("azimuth"),
    material: option(MATERIALS, roof["material"], "roofConfig.material"),
  };
}

/** "Width 25 m is more than the designer's 20 m, so 20 m is shown." Null where nothing was changed. */
export function clampNotice(field: (typeof ROOF_FIELDS)[number], given: number, kept: number): string | null {
  if (given === kept) return null;
  const { unit } = BOUNDS[field];
  const space = unit === "m" ? " " : "";
  const than = given > kept ? "more than the designer's most" : "less than the designer's least";
  return say("isIsShown", {
    fieldNames: FIELD_NAMES[field],
    toFixed: Number(given.toFixed(3)),
    space,
    unit,
    than,
    kept,
  });
}

function readPanelConfig(panel: Fields): PanelConfig {
  const type = option(PANEL_TYPE_NAMES, panel["type"], "panelConfig.type");
  if (type !== "project") return PANEL_TYPES[type];
  return {
    type,
    width: finite(panel["width"], "panelConfig.width", { min: 0.2, max: 10 }),
    height: finite(panel["height"], "panelConfig.height", { min: 0.2, max: 10 }),
    power: finite(panel["power"], "panelConfig.power", { min: 1, max: 2000 }),
    efficiency: finite(panel["efficiency"], "panelConfig.efficiency", { min: 0, max: 100 }),
  };
}

const PLACE = { min: -400, max: 400 };

function readPanel(panel: Fields, index: number): DesignedPanel {
  const name = say("layoutPanels", { index });
  const position = record(panel["position"], `${name}.position`);
  return {
    id: text(panel["id"], `${name}.id`),
    position: {
      x: finite(position["x"], `${name}.position.x`, PLACE),
      y: finite(position["y"], `${name}.position.y`, PLACE),
    },
    rotation: option([0, 90] as const, panel["rotation"], `${name}.rotation`),
    selected: option([true, false], panel["selected"], `${name}.selected`),
  };
}

function readObstruction(one: Fields, index: number): Obstruction {
  const name = say("obstructions", { index });
  const size = { min: 0, max: 400 };
  const measured = one["measuredHeight"];
  return {
    id: text(one["id"], `${name}.id`),
    type: option(OBSTRUCTION_TYPES, one["type"], `${name}.type`),
    x: finite(one["x"], `${name}.x`, PLACE),
    y: finite(one["y"], `${name}.y`, PLACE),
    width: finite(one["width"], `${name}.width`, size),
    height: finite(one["height"], `${name}.height`, size),
    shadowLength: finite(one["shadowLength"], `${name}.shadowLength`, size),
    ...(measured === undefined ? {} : { measuredHeight: finite(measured, `${name}.measuredHeight`, size) }),
  };
}
