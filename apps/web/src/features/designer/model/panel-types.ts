/** A panel as the designer lays it: the first side along the eave unless it is turned. */
export interface PanelConfig {
  readonly type: PanelTypeName;
  /** [m] */
  readonly width: number;
  readonly height: number;
  /** [W] */
  readonly power: number;
  /** As its label says it. [%] */
  readonly efficiency: number;
}

export const PANEL_TYPE_NAMES = ["standard", "premium", "bifacial", "project"] as const;
/** "project" is the panel of a project's roof, which is none of the three. */
export type PanelTypeName = (typeof PANEL_TYPE_NAMES)[number];

/** Source: marketplace specification, section 3; the efficiencies are labels, energy comes from rated watts. */
export const PANEL_TYPES = {
  standard: { type: "standard", width: 2, height: 1, power: 400, efficiency: 20 },
  premium: { type: "premium", width: 2, height: 1, power: 450, efficiency: 22 },
  bifacial: { type: "bifacial", width: 2, height: 1, power: 500, efficiency: 24 },
} as const satisfies Readonly<Record<Exclude<PanelTypeName, "project">, PanelConfig>>;

/** At 1000 W/m², which is what a rated watt is measured under. */
const RATED_LIGHT = 1000;

/** A project's own panel. Its efficiency is what its rated power and its size make it. */
export const projectPanel = (width: number, height: number, power: number): PanelConfig => ({
  type: "project",
  width,
  height,
  power,
  efficiency: Math.round((1000 * power) / (width * height * RATED_LIGHT)) / 10,
});

export const sameSize = (a: PanelConfig, b: PanelConfig) => a.width === b.width && a.height === b.height;
