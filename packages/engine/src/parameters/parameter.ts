import type { SystemType } from "./options";

/** A part of the System Parameters form. */
export type ParameterSection = "site" | "system" | "sun" | "supply" | "cables" | "environment";

interface Common {
  readonly section: ParameterSection;
  /** False: it changes only how the design is shown. */
  readonly feedsDesign?: false;
  /** The system types that use it; all unless listed. */
  readonly usedBy?: readonly SystemType[];
  /** May be left out: null. */
  readonly optional?: true;
  /** It came after the first release: rows from before take its default in the database. */
  readonly storedDefault?: true;
}

/** A number. */
export interface Figure extends Common {
  /** A figure is typed into a box; an hour is chosen from the 24 of a day. */
  readonly kind: "figure" | "hour";
  readonly unit?: "h" | "days" | "%" | "m" | "°C" | "°" | "months" | "%/day" | "m²" | "kVA" | "W";
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly whole?: true;
  readonly default: number | null;
}

/** One value of a list: words, or numbers of one unit. */
export interface Choice extends Common {
  readonly kind: "choice";
  readonly unit?: "V";
  readonly options: readonly string[] | readonly number[];
  readonly default: string | number | null;
}

/** The id of a row of another table. */
export interface RowId extends Common {
  readonly kind: "row";
  /** [characters] */
  readonly longest: number;
  readonly default: string | null;
}

/** The heights of the horizon, as `solar/horizon/profile.ts` writes them. */
export interface Profile extends Common {
  readonly kind: "profile";
  /** [characters] */
  readonly longest: number;
  /** Of the whole text. */
  readonly pattern: RegExp;
  readonly default: string | null;
}

/** What a layout's obstructions take, as `shade-hours-text.ts` writes it. */
export interface ShadeEntry extends Common {
  readonly kind: "shade";
  /** [characters] */
  readonly longest: number;
  /** Of the whole text. */
  readonly pattern: RegExp;
  readonly default: string | null;
}

/** What stands beside the panels, as `shade-objects-text.ts` writes it. */
export interface ObjectsEntry extends Common {
  readonly kind: "objects";
  /** [characters] */
  readonly longest: number;
  /** Of the whole text. */
  readonly pattern: RegExp;
  readonly default: string | null;
}

/** A place with its coordinates, as `place-text.ts` writes it. */
export interface PlaceEntry extends Common {
  readonly kind: "place";
  /** [characters] */
  readonly longest: number;
  /** Of the whole text. */
  readonly pattern: RegExp;
  readonly default: string | null;
}

/** A figure for each month, as `month-sun.ts` writes them. */
export interface MonthsEntry extends Common {
  readonly kind: "months";
  /** [characters] */
  readonly longest: number;
  /** Of the whole text. */
  readonly pattern: RegExp;
  readonly default: string | null;
}

export type Parameter = Figure | Choice | RowId | Profile | ShadeEntry | ObjectsEntry | PlaceEntry | MonthsEntry;

/** Whether its values are numbers between bounds. */
export const isNumeric = (entry: Parameter): entry is Figure => entry.kind === "figure" || entry.kind === "hour";

/** The type of a parameter's value, from its entry. */
export type ValueOf<Entry extends Parameter> =
  | (Entry extends Choice ? Entry["options"][number] : Entry extends Figure ? number : string)
  | (Entry extends { readonly optional: true } ? null : never);
