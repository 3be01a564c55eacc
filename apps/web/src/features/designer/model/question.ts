import type { Text } from "@sunwright/engine/units/told";
import type { Obstruction } from "@sunwright/engine/roof/roof-problem";
import type { CandidateName, OwnRules } from "@sunwright/engine/designer/best-layout";
import type { FacingAdvice } from "@sunwright/engine/roof/best-facing";
import type { RoofPlace } from "@sunwright/engine/roof/roof-place";
import type { Rectangle } from "@sunwright/engine/geometry/rectangle";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";

/** A place of the climate table. */
export interface Site {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly elevation: number;
  readonly timeZone: number;
}

/** What is asked about: a roof with a panel. */
export interface AskedRoof {
  readonly site: string;
  readonly roof: { readonly width: number; readonly height: number; readonly tilt: number; readonly azimuth: number };
  readonly panel: { readonly width: number; readonly height: number; readonly power: number };
  readonly obstructions: readonly Obstruction[];
}

/** What the page asks of the engine in its worker. */
export type Question =
  | { readonly kind: "sites"; readonly place: RoofPlace | null }
  | ({ readonly kind: "year"; readonly panels: readonly Rectangle[] } & AskedRoof)
  | ({ readonly kind: "day"; readonly day: number; readonly panels: readonly Rectangle[] } & AskedRoof)
  | ({ readonly kind: "layouts"; readonly ownRules: OwnRules | null } & AskedRoof);

export interface SiteList {
  readonly kind: "sites";
  readonly sites: readonly Site[];
  /** The project's, or the one a new project starts from. */
  readonly chosen: string;
}

/** What a country's grid emits. */
export interface Grid {
  readonly country: string;
  /** [kg/kWh] */
  readonly emissions: number;
  /** The day the figure is of. */
  readonly asOf: string;
  readonly source: Text;
}

export interface YearAnswer {
  readonly kind: "year";
  /** [kWh a year] */
  readonly energy: Trace;
  /** Null where no grid's emissions are known. */
  readonly grid: Grid | null;
  readonly shadingLoss: Trace;
  /** Against the best plane of the site. [%] */
  readonly orientation: Trace;
  /** What facing another way would bring a roof of this tilt. */
  readonly facing: FacingAdvice;
  /** Share of its year that each panel keeps. */
  readonly access: readonly number[];
}

export interface Candidate {
  readonly name: CandidateName;
  readonly panels: readonly Rectangle[];
  readonly energy: number;
  readonly proof: Text | null;
}

export type Answer =
  | SiteList
  | YearAnswer
  | { readonly kind: "day"; readonly access: readonly number[] }
  | { readonly kind: "layouts"; readonly candidates: readonly Candidate[] };

export type Reply = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly failed: string };
