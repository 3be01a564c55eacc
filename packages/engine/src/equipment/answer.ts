/** The part of a choice that a figure belongs to. */
export type Part = "module" | "inverter" | "controller" | "battery";

/** A figure that the row of a part does not state; a person may type it from the datasheet. */
export interface UnstatedFigure {
  readonly part: Part;
  readonly figure: FigureName;
}
export const FIGURE_NAMES = [
  "panel-voltage-max",
  "tracker-min",
  "tracker-max",
  "panel-current-max",
  "panel-power-max",
  "inputs",
  "controller-type",
  "battery-voltages",
  "charge-power",
  "battery-voltage",
  "amp-hours",
  "charge-current-max",
  "discharge-current-max",
  "power",
  "efficiency",
  "idle-power",
  "series-fuse",
  "parallel-max",
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** Why a choice cannot be built: what was found, what it may be, and in which unit. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly found: number;
  readonly limit: number;
  readonly unit: "V" | "A" | "W" | "1";
}
export const REFUSAL_CODES = [
  /** One module alone, open and at its coldest, is above what the input withstands. [V] */
  "cold-voltage",
  /** One module alone, at maximum power and its coldest, is above what the tracker follows. [V] */
  "tracker-voltage",
  /** The longest string that the cold allows falls below the tracker or the battery when hot. [V] */
  "hot-voltage",
  /** Fewer panels than the shortest string. [1] */
  "too-few-panels",
  /** More panels than so many equal strings hold, and too few for one string more. [1] */
  "no-equal-strings",
  /** One string carries more than the input takes. [A] */
  "string-current",
  /** The strings side by side carry more than the input takes. [A] */
  "input-current",
  /** More strings than the trackers take, each by its own current, short-circuit current and terminals. [1] */
  "tracker-strings",
  /** The panels are above the power the input takes. [W] */
  "array-power",
  /** Panels ÷ inverter is above what makers allow. [1] */
  "array-ratio",
  /** The direct-current side is made for a battery; none of its inputs takes panels. [1] */
  "no-panel-input",
  /** The battery's voltage is none the part works with. [V] */
  "battery-voltage",
  /** One module alone charges with more than a controller takes. [A] */
  "controller-current",
  /** Together the controllers charge the battery faster than it may be. [A] */
  "battery-charge",
  /** The inverter draws more than the battery gives. [W] */
  "battery-discharge",
  /** The hardest start is above the short peak of the inverters together. [W] */
  "surge",
  /** More of them side by side than the maker allows. [1] */
  "parallel-pieces",
  /** More of them in a row than the maker allows. [1] */
  "series-pieces",
  /** Phases of the inverter; the house has fewer. [1] */
  "phases",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * What became of a choice of parts. Designed: every limit that is stated is kept; `unstated` names those that could not be
 * looked at. Refused: with each figure that is out, or with the figures that must be known first.
 */
export type Answer<Design> =
  | { readonly kind: "designed"; readonly design: Design; readonly unstated: readonly UnstatedFigure[] }
  | {
      readonly kind: "refused";
      readonly refusals: readonly Refusal[];
      readonly unstated: readonly UnstatedFigure[];
    };

export const refused = (refusals: readonly Refusal[], unstated: readonly UnstatedFigure[] = []): Answer<never> => ({
  kind: "refused",
  refusals,
  unstated,
});

/** Each figure that is null, by its name. */
export const unstatedOf = (part: Part, figures: Partial<Record<FigureName, unknown>>): readonly UnstatedFigure[] =>
  FIGURE_NAMES.filter((figure) => figures[figure] === null).map((figure) => ({ part, figure }));
