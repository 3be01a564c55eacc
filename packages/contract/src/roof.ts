import { Text } from "./told";
import { PLACEMENT_CHANGES } from "./changes";
import {
  LEAST_SOLAR_ACCESS,
  type LayoutRules,
  OBSTRUCTION_TYPES,
  type Mounting,
  type Obstruction as EngineObstruction,
  type RidgeRule as EngineRidgeRule,
  type Walkway as EngineWalkway,
} from "@sunwright/engine/roof/roof-problem";
import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { Trace } from "./trace";
import { NOT_ALLOWED, NO_PROJECT } from "./access";
import { endpoint } from "./endpoint";
import {
  NAME_MAX,
  OBSTRUCTION_REACH,
  OBSTRUCTIONS_MAX,
  PANEL_POWER_MAX,
  PANEL_SIDE_MAX,
  PANEL_SIDE_MIN,
  PANELS_SENT_MAX,
  ROOF_RULE_MAX,
  ROOF_SIDE_MAX,
  ROOF_TILT,
  WALKWAYS_MAX,
} from "./limits";
import { LAYOUT_MODES, ROOF_ORIENTATIONS, WALKWAY_DIRECTIONS } from "./roof-options";
import { between } from "./numbers";
import { line } from "./text";

const within = (min: number, max: number) => between({ min, max });
const DIMENSIONS = { error: () => say("roof.dimensions") };
const roofSide = z
  .number(DIMENSIONS)
  .gt(0, DIMENSIONS)
  .max(ROOF_SIDE_MAX, { error: () => say("roof.tooLong", { metres: ROOF_SIDE_MAX }) });
const position = within(-OBSTRUCTION_REACH, OBSTRUCTION_REACH);
const id = line(NAME_MAX).min(1);

/** Lengths in metres; x and y are its top left corner on the drawing of the roof, which has the ridge on top. */
export const Obstruction = z.object({
  id,
  type: z.enum(OBSTRUCTION_TYPES),
  x: position,
  y: position,
  width: within(0, OBSTRUCTION_REACH),
  height: within(0, OBSTRUCTION_REACH),
  /** Twice its height above the roof: how far it can be said to shade. [m] */
  shadowLength: within(0, OBSTRUCTION_REACH),
  /** Above the roof, where it was measured; counts in place of the shadow length. [m] */
  measuredHeight: within(0, OBSTRUCTION_REACH).optional(),
}) satisfies z.ZodType<EngineObstruction>;
export type Obstruction = z.output<typeof Obstruction>;

/** Sides in metres and power in watts; power left out is that of the specified panel of this size. */
export const PanelDimensions = z.object({
  width: within(PANEL_SIDE_MIN, PANEL_SIDE_MAX),
  height: within(PANEL_SIDE_MIN, PANEL_SIDE_MAX),
  power: z
    .number()
    .gt(0, { error: () => say("roof.panelPower") })
    .max(PANEL_POWER_MAX)
    .optional(),
});
export type PanelDimensions = z.output<typeof PanelDimensions>;

const rule = within(0, ROOF_RULE_MAX);
/** A strip kept free for feet, over the whole roof. Lengths in metres. */
export const Walkway = z.object({
  id,
  direction: z.enum(WALKWAY_DIRECTIONS),
  /** Its edge from the ridge, or from the left side of the roof. */
  at: position,
  width: rule,
}) satisfies z.ZodType<EngineWalkway>;
export type Walkway = z.output<typeof Walkway>;

/** More room at the ridge once panels cover more than a share of the roof in plan. */
export const RidgeRule = z.object({ share: within(0, 1), setback: rule }) satisfies z.ZodType<EngineRidgeRule>;
export type RidgeRule = z.output<typeof RidgeRule>;

/** Distances that the layout keeps, in metres, all 0 unless given; and what a place must be worth. */
export const RoofRules = z.object({
  gap: rule.default(0),
  clearance: rule.default(0),
  setback: z
    .object({
      left: rule.default(0),
      right: rule.default(0),
      top: rule.default(0),
      bottom: rule.default(0),
    })
    .prefault({}),
  /** A panel that would keep less than this share of its year is not placed. */
  leastSolarAccess: within(0, 1).default(LEAST_SOLAR_ACCESS),
  walkways: z
    .array(Walkway)
    .max(WALKWAYS_MAX, { error: () => say("roof.walkways", { most: WALKWAYS_MAX }) })
    .default([]),
  ridge: RidgeRule.nullable().default(null),
  /** No panel stands alone, away from all others. */
  noSinglePanels: z.boolean().default(false),
}) satisfies z.ZodType<Omit<LayoutRules, "orientations">>;
export type RoofRules = z.output<typeof RoofRules>;

export const PanelPlace = z.object({
  x: position,
  y: position,
  width: within(0.1, PANEL_SIDE_MAX),
  height: within(0.1, PANEL_SIDE_MAX),
});

export type PanelPlace = z.output<typeof PanelPlace>;

/** Flush on the slope, or in tilted rows on a flat roof. */
export const RoofMounting = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("flush") }),
  z.object({ kind: z.literal("rows"), tilt: within(0, ROOF_TILT.max) }),
]) satisfies z.ZodType<Mounting>;
export type RoofMounting = z.output<typeof RoofMounting>;

/** What is asked of the optimiser. */
export const RoofInput = z.object({
  roofWidth: roofSide,
  roofHeight: roofSide,
  roofOrientation: z.enum(ROOF_ORIENTATIONS),
  roofTilt: within(ROOF_TILT.min, ROOF_TILT.max),
  shadingObstructions: z
    .array(Obstruction)
    .max(OBSTRUCTIONS_MAX, { error: () => say("roof.obstructions", { most: OBSTRUCTIONS_MAX }) }),
  panelDimensions: PanelDimensions,
  rules: RoofRules.prefault({}),
  mode: z.enum(LAYOUT_MODES).default("most-energy"),
  mounting: RoofMounting.default({ kind: "flush" }),
});
export type RoofInput = z.output<typeof RoofInput>;

export const PlacedPanel = z.object({
  id: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Shade takes more than 5% of its yearly beam. */
  shaded: z.boolean(),
  /** Share of its unshaded year that it keeps, 0 to 1. */
  solarAccess: z.number(),
  /** In its first year. [kWh] */
  yearlyEnergy: z.number(),
});
export type PlacedPanel = z.output<typeof PlacedPanel>;

/** How good a layout can be at best. */
export const RoofProof = z.object({
  /** No layout of its kind holds more panels; null where only its energy is bounded. */
  panels: z.number().int().nullable(),
  /** As many as the usable ground divided by the panel's, rounded down. */
  panelsByArea: z.number().int(),
  /** No layout of its kind yields more. [kWh a year] */
  upperBound: Trace,
  /** What the layout lacks of that. [%] */
  gapPercent: Trace,
  /** The layout reaches the bound. */
  optimal: z.boolean(),
  /** The proof in a sentence. */
  sentence: Text,
  /** Which steps found the layout and proved the bound. */
  method: z.string(),
  boundBy: z.string(),
  milliseconds: z.number(),
  /** The ridge rule took more than the setback: what panels cover, and what is kept free for it. */
  ridge: z.object({ coverage: z.number(), setback: z.number() }).optional(),
  /** Single panels that the rules took off again, and what they would have yielded. [kWh a year] */
  leftOut: z.object({ panels: z.number().int(), energy: z.number() }).optional(),
});
export type RoofProof = z.output<typeof RoofProof>;

/** The best layout of each kind on this roof. */
const ModeResult = z.object({
  mode: z.enum(LAYOUT_MODES),
  panels: z.number().int(),
  energyYield: z.number(),
  optimal: z.boolean(),
});
export type ModeResult = z.output<typeof ModeResult>;

export const RoofFigures = z.object({
  /** [kW] */
  power: Trace,
  energyYield: Trace,
  efficiencyScore: Trace,
  utilizationRate: Trace,
  shadingLoss: Trace,
  /** The two factors of the efficiency score, and the share of the usable ground that panels take. [%] */
  orientationFactor: Trace,
  solarAccess: Trace,
  fill: Trace,
});
export type RoofFigures = z.output<typeof RoofFigures>;

const Results = z.object({
  optimizedLayout: z.array(PlacedPanel),
  efficiencyScore: z.number(),
  /** [kWh a year] */
  energyYield: z.number(),
  /** Panel area of the roof's. [%] */
  utilizationRate: z.number(),
  /** [%] */
  shadingLoss: z.number(),
  /** Each figure with its formula, values and sources. */
  figures: RoofFigures,
  /** Null once the layout was changed by hand. */
  proof: RoofProof.nullable(),
  comparison: z.array(ModeResult),
  /** True for a layout changed by hand after it was optimised. */
  edited: z.boolean(),
  /** Whose sun it is: a city, or the row that speaks for the country. */
  site: z.object({ name: z.string(), latitude: z.number() }),
  optimizedAt: z.iso.datetime(),
});

/** What is stored of a roof: what was asked, and what came of it. */
export const PanelPlacement = RoofInput.extend(Results.shape);
export type PanelPlacement = z.output<typeof PanelPlacement>;

/** The same before anything was optimised. */
const NoPlacement = z.object({
  roofWidth: z.null(),
  roofHeight: z.null(),
  roofOrientation: z.null(),
  roofTilt: z.null(),
  shadingObstructions: z.tuple([]),
  optimizedLayout: z.tuple([]),
  efficiencyScore: z.null(),
  energyYield: z.null(),
  utilizationRate: z.null(),
  shadingLoss: z.null(),
});
export const NO_PLACEMENT: z.output<typeof NoPlacement> = {
  roofWidth: null,
  roofHeight: null,
  roofOrientation: null,
  roofTilt: null,
  shadingObstructions: [],
  optimizedLayout: [],
  efficiencyScore: null,
  energyYield: null,
  utilizationRate: null,
  shadingLoss: null,
};

const tag = "projects";
const access = "session";
const params = z.object({ id: z.uuid() });
const refusals = [
  ...NOT_ALLOWED,
  "invalid_input",
  "roof_too_large",
  "optimizer_busy",
  "optimization_cancelled",
] as const;

export const readPanelPlacement = endpoint({
  method: "GET",
  path: "/api/projects/:id/panel-placement",
  summary: "The stored roof with its layout; every field empty before the first one",
  tag,
  access,
  params,
  response: z.union([PanelPlacement, NoPlacement]),
  errors: NO_PROJECT,
});

export const optimizePanels = endpoint({
  method: "POST",
  path: "/api/projects/:id/optimize-panels",
  summary: "Find the layout with the highest yearly energy, with a proved bound, and store it",
  tag,
  access,
  need: "edit",
  changes: PLACEMENT_CHANGES,
  params,
  body: RoofInput.extend({
    /** Panels that stay where they are. */
    lockedPanels: z.array(PanelPlace).max(PANELS_SENT_MAX).default([]),
  }),
  response: PanelPlacement,
  errors: [...refusals, "layout_invalid"],
});

export const savePanelPlacement = endpoint({
  method: "PUT",
  path: "/api/projects/:id/panel-placement",
  summary: "Store a layout changed by hand; it is checked and scored here",
  tag,
  access,
  need: "edit",
  changes: PLACEMENT_CHANGES,
  params,
  body: RoofInput.extend({ layout: z.array(PanelPlace).max(PANELS_SENT_MAX) }),
  response: PanelPlacement,
  errors: [...refusals, "layout_invalid"],
});
