import { OURS } from "../connection";

/** Fields with their values, as a body of the API holds them. */
export type Values = Readonly<Record<string, unknown>>;

interface Common {
  /** `Idempotency-Key`: sent twice, it is done once. */
  readonly key: string;
  readonly project: string;
  /**
   * When it was sent first, without an answer: it may have arrived, and is sent again word for word. Null while it was
   * not. [ms since 1970]
   */
  readonly sent: number | null;
}
interface OfAppliance extends Common {
  readonly appliance: string;
}

export interface Creation extends Common {
  readonly kind: "create";
  readonly body: Values;
  readonly gives: number;
}

export interface Update extends Common {
  readonly kind: "update";
  /** The fields of the body as they were. */
  readonly before: Values;
  readonly body: Values;
  /** The version it was made from, the server's or one of ours. */
  readonly from: number;
  /** The version that this browser has shown since. */
  readonly gives: number;
  /** It goes on from what somebody else saved, which this browser does not show yet. */
  readonly merged?: true;
}

export interface Addition extends OfAppliance {
  readonly kind: "add";
  readonly body: Values;
}

export interface Edit extends OfAppliance {
  readonly kind: "edit";
  readonly before: Values;
  readonly body: Values;
}

export interface Removal extends OfAppliance {
  readonly kind: "remove";
  readonly before: Values;
}

export interface Calculation extends Common {
  readonly kind: "calculate";
  readonly body: Values | null;
  /** The version before and after, where the figures sent with it raise it; else the same. */
  readonly from: number;
  readonly gives: number;
  /** What the engine of this browser came to. */
  readonly came: Values;
}

/** What was compared: the last one counts, whoever keeps it. */
export interface Keeping extends Common {
  readonly kind: "keep";
  readonly body: Values;
}

/** What a person did in this browser and the server has not confirmed. */
export type Change = Creation | Update | Addition | Edit | Removal | Calculation | Keeping;

/** A change that overwrites fields, which somebody else may have changed too. */
export type Overwriting = Update | Edit | Removal;
export const overwrites = (change: Change): change is Overwriting =>
  change.kind === "update" || change.kind === "edit" || change.kind === "remove";

/** Changes of the same thing that overwrite it, from this one on: a conflict is about all of them. */
export function chainFrom(changes: readonly Change[], first: Overwriting): readonly Overwriting[] {
  const about = (change: Change): change is Overwriting =>
    overwrites(change) && change.project === first.project && applianceOf(change) === applianceOf(first);
  return changes.slice(changes.indexOf(first)).filter(about);
}
export const applianceOf = (change: Overwriting): string | null => (change.kind === "update" ? null : change.appliance);

/** With the server's ids for those it knows by now. */
export function renamed<One extends Change>(change: One, ids: Readonly<Record<string, string>>): One {
  const project = ids[change.project] ?? change.project;
  if (!("appliance" in change)) return { ...change, project };
  return { ...change, project, appliance: ids[change.appliance] ?? change.appliance };
}

export const localId = (unique: string) => `${OURS}${unique}`;

/**
 * A version between two of the server's, which are whole numbers: newer than the one it was made from, older than any
 * the server gives next. `count` makes it differ from every other made here.
 */
export const localVersion = (from: number, count: number) => Math.floor(from) + (count + 1) / VERSIONS_MADE;
/** Far more than one browser makes before its changes are sent; a fraction of two has no rounding. */
const VERSIONS_MADE = 2 ** 20;
