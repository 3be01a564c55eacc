import type { Text } from "@sunwright/engine/units/told";
import type { SimulatedAgain } from "@sunwright/engine/money/cases";
import type { OwnFigures } from "@sunwright/engine/money/assumptions";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import type { CatalogueFigures, DescribedAppliance } from "@sunwright/engine/sizing/inputs/described-appliance";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { KnownRungs } from "@sunwright/engine/prices/ladder";
import type { Country, Currency } from "@sunwright/engine/parameters/options";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import type { Drawing } from "./drawing";
import type { RoofPlan } from "./drawings/roof";
import type { Units } from "./format";
import type { ShownParameters } from "./parameter-text";
import type { RoofFigureName } from "./shown-figures";

/** The report as it is read: words, figures as texts, and drawings. Browser and server only set it. */
export interface ReportDocument {
  readonly name: string;
  readonly paper: Paper;
  readonly date: string;
  /** The answer in one sentence. */
  readonly verdict: string;
  readonly notes: readonly string[];
  readonly headlines: readonly Headline[];
  /** As the pages of the results are called, and what was entered after them; those with nothing to say are left out. */
  readonly parts: readonly Part[];
  /** The title block at the end. */
  readonly foot: readonly { readonly label: string; readonly value: string }[];
}

/** ISO 216, or ANSI Y14.1 where letters are written on that. */
export type Paper = "A4" | "LETTER";

export interface Headline {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

/** A part of the report, by its name in the contents. */
export interface Part {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** All sections, in their order. */
export const sectionsIn = ({ parts }: Pick<ReportDocument, "parts">): readonly Section[] =>
  parts.flatMap(({ sections }) => sections);

export interface Section {
  /** Of the results page's view. */
  readonly letter?: string;
  readonly title: string;
  readonly note?: string;
  /** Two of these in a row stand side by side. */
  readonly half?: true;
  readonly blocks: readonly Block[];
}

export interface Table {
  readonly kind: "table";
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last row is the sum of those above it. */
  readonly total?: boolean;
  /** Words in every column, not figures. */
  readonly prose?: boolean;
}

export type Block =
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "heads"; readonly heads: readonly Headline[] }
  | { readonly kind: "drawing"; readonly drawing: Drawing }
  /** Lines to be filled in by hand, each over its name; two rows of them are two people. */
  | { readonly kind: "lines"; readonly rows: readonly (readonly string[])[] }
  | Table;

export const note = (text: string): Block => ({ kind: "note", text });
export const list = (items: readonly string[]): Block => ({ kind: "list", items });
export const drawn = (drawing: Drawing): Block => ({ kind: "drawing", drawing });
export const table = (rows: Table["rows"], rest: Omit<Table, "kind" | "rows"> = {}): Table => ({
  kind: "table",
  rows,
  ...rest,
});

/** A project as it is stored. */
export interface ReportProject extends ShownParameters {
  readonly name: string;
  readonly version: number;
  readonly consumptionSource: "appliances" | "direct";
  readonly directDailyConsumption: number | null;
  readonly directPeakPower: number | null;
  readonly designIsCurrent: boolean;
  /** An older method made its design, which is not reported. */
  readonly designIsOutdated: boolean;
  readonly calculatedAt: string | null;
  readonly updatedAt: string;
}

/** An appliance with what the catalogue says of it; power and energy of all its pieces together. */
export interface ReportAppliance extends DescribedAppliance {
  readonly appliance: CatalogueFigures | null;
  /** [W] */
  readonly peakPower: number;
  /** [Wh a day] */
  readonly dailyConsumption: number;
}

/** A roof with its layout and what it is worth. */
export interface ReportRoof extends RoofPlan {
  readonly roofTilt: number;
  readonly panelDimensions: { readonly width: number; readonly height: number };
  readonly figures: Readonly<Record<RoofFigureName, Trace>>;
  readonly proof: { readonly sentence: Text } | null;
  readonly edited: boolean;
}

/** A product of a shop that stands in the cart of the project, or was ordered for it. */
export interface BoughtPart {
  readonly name: string;
  readonly quantity: number;
  /** Of all pieces. [minor units] */
  readonly totalMinor: number;
  readonly currency: Currency;
  /** What its order is called by; null for what is in the cart. */
  readonly number: string | null;
  /** When it was ordered, or put into the cart. */
  readonly at: string;
}

export interface ReportInput {
  readonly project: ReportProject;
  readonly appliances: readonly ReportAppliance[];
  /** Null before the first calculation, and where an older method made it. */
  readonly design: Design | null;
  /** Of the design's shown year; null where they are not known, and views B and C are left out. */
  readonly hours: DesignHours | null;
  /** What it does under a tenth less sun; left out where that is not known, and no row tells it. */
  readonly weakerSun?: WeakerSun | null;
  readonly money: { readonly country: Country; readonly figures: OwnFigures } | null;
  readonly roof: ReportRoof | null;
  /** Of the person who asks; left out where nothing is. */
  readonly bought?: readonly BoughtPart[];
  /** What is known of the price beyond the design, by the person who asks. */
  readonly known?: KnownRungs;
  readonly view: ReportView;
}

/** The system under less sun, simulated. */
export interface WeakerSun {
  readonly money: SimulatedAgain;
  /** Share of the hours. [%] */
  readonly hoursServed: number;
}

/** How the person looks at figures. */
export interface ReportView {
  readonly currency: Currency;
  readonly units: Units;
  /** Of dates, as IANA names it; left out for the reader's own. */
  readonly timeZone?: string;
  /** The day it is there, "2026-11-22": what the age of a price is measured from. */
  readonly today: string;
}

/** A design being reported, with what every section asks. */
export interface Reported extends ReportView {
  readonly project: ReportProject;
  readonly design: Design;
  /** What is known of the price beyond it. */
  readonly known: KnownRungs;
}

/** Paper is read from nearer than a screen: a drawing of a screen stands on it at this scale. */
export const PAPER_SCALE = 0.85;
/**
 * Width of a drawing over the page, and of one of two side by side. [px of a screen] On paper they are 700 and 335 of
 * 1/96 inch: A4 is 794 wide, Letter 816, with margins of 12 mm.
 */
export const PAGE_WIDTH = Math.floor(700 / PAPER_SCALE);
export const HALF_WIDTH = Math.floor(335 / PAPER_SCALE);
