import { createHash } from "node:crypto";

/** What a line of the audit says. */
export interface ChainedLine {
  readonly place: number;
  readonly id: string;
  readonly at: Date;
  readonly operatorId: string | null;
  readonly act: string;
  readonly subjectId: string;
  readonly about: string;
  readonly reason: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The mark before the first line. */
export const NO_MARK = "";

/**
 * The mark of a line: SHA-256 of the mark of the line before and of all that it says. Who changes, removes or adds a line
 * in between has to write every mark after it again, and the marks that were logged meanwhile differ.
 */
export const markOf = (previous: string, line: ChainedLine): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        previous,
        line.place,
        line.id,
        line.at.toISOString(),
        line.operatorId,
        line.act,
        line.subjectId,
        line.about,
        line.reason,
        ordered(line.before),
        ordered(line.after),
      ]),
    )
    .digest("hex");

/** As JSON says it, keys in order: a database keeps neither their order nor what JSON leaves out. */
const ordered = (value: unknown): unknown => sorted(JSON.parse(JSON.stringify(value ?? null)));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

export interface Walked {
  /** Of the lines that were looked at. */
  readonly place: number;
  readonly mark: string;
  /** The first that is not what its mark says, or is not there. */
  readonly broken: number | null;
}

/** Looks at the next lines of a chain, in order. */
export function walk(from: Walked, lines: readonly (ChainedLine & { readonly mark: string | null })[]): Walked {
  let { place, mark } = from;
  if (from.broken !== null) return from;
  for (const line of lines) {
    const next = place + 1;
    if (line.place !== next || line.mark !== markOf(mark, line)) return { place, mark, broken: next };
    [place, mark] = [next, line.mark];
  }
  return { place, mark, broken: null };
}
