import { say } from "@sunwright/words/designer";
import { type Obstruction, OBSTRUCTION_TYPES } from "@sunwright/engine/roof/roof-problem";
import { listed } from "../../../lib/listed";
import { type Design, shownPanels } from "./design";
import { type DesignedPanel, layoutOf, type PanelLayout } from "./panel-layout";
import { PANEL_TYPE_NAMES, PANEL_TYPES, type PanelConfig } from "./panel-types";
import { clamped, MATERIALS, measureText, ROOF_FIELDS, type RoofConfig } from "./roof-config";

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
  const file = wholeFile(parsed(text));
  const notices: string[] = [];
  const roof = readRoof(record(file["roofConfig"], "roofConfig"), notices);
  const panel = readPanelConfig(record(file["panelConfig"], "panelConfig"));
  const layout = record(file["layout"], "layout");
  const panels = list(layout["panels"], "layout.panels", PANELS_MAX).map(readPanel);
  const names = new Set(panels.map(({ id }) => id));
  if (names.size < panels.length) throw new WrongFile(say("wrongFile.sameId"));
  const obstructions =
    file["obstructions"] === undefined ? [] : list(file["obstructions"], "obstructions", OBSTRUCTIONS_MAX);
  // A layout from a file is somebody's work: it stays until Auto Layout is switched on.
  const design: Design = { roof, panel, panels, obstructions: obstructions.map(readObstruction), auto: false };
  const lost = panels.length - shownPanels(design).length;
  if (lost > 0) notices.push(say("notice.panelsLost", { lost, panels: panels.length }));
  return { design, notices };
}

function parsed(text: string): unknown {
  if (text.length > FILE_TEXT_MAX) throw new WrongFile(say("wrongFile.tooLarge"));
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongFile(say("wrongFile.notJson", { example: FILE_NAME }));
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function wholeFile(value: unknown): Fields {
  if (!isRecord(value)) throw new WrongFile(say("wrongFile.noObject", { example: FILE_NAME }));
  return value;
}

function record(value: unknown, field: string): Fields {
  if (!isRecord(value)) throw new WrongFile(say("wrongFile.fieldNoObject", { field, example: FILE_NAME }));
  return value;
}

function list(value: unknown, field: string, most: number): readonly Fields[] {
  if (!Array.isArray(value)) throw new WrongFile(say("wrongFile.noList", { field }));
  if (value.length > most) throw new WrongFile(say("wrongFile.tooMany", { field, entries: value.length, most }));
  return value.map((one, index) => record(one, `${field}[${index}]`));
}

function finite(value: unknown, field: string, { min, max }: { readonly min: number; readonly max: number }): number {
  if (typeof value !== "number" || !Number.isFinite(value) || value < min || value > max)
    throw new WrongFile(say("wrongFile.noNumber", { field, min, max }));
  return value;
}

function option<Option>(options: readonly Option[], value: unknown, field: string): Option {
  const found = options.find((one) => one === value);
  if (found === undefined)
    throw new WrongFile(say("wrongFile.noOption", { field, options: listed(options.map(String)) }));
  return found;
}

function text(value: unknown, field: string): string {
  if (typeof value !== "string" || value === "" || value.length > 100)
    throw new WrongFile(say("wrongFile.noText", { field }));
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
  const measures = { field, given: measureText(field, given), kept: measureText(field, kept) };
  return given > kept ? say("notice.tooMuch", measures) : say("notice.tooLittle", measures);
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
  const name = `layout.panels[${index}]`;
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
  const name = `obstructions[${index}]`;
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
