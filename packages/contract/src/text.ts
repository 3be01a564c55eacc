import { say } from "@sunwright/words/fields";
import { z } from "zod";
import "./words";

/** Line and paragraph separators count as line breaks, as the control characters do. */
const LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

/** For a text whose schema has words of its own: they would be said of its length, too. */
export const atMost = (limit: number) => ({ error: () => say("most.characters", { limit }) });

/**
 * What is shown as one line: a name, a title, an address. A line break is refused rather than taken out, so that
 * nothing is changed unseen.
 *
 * @param missing What to say where the text must not be empty; without it it may be.
 */
export function line(max: number, missing?: () => string): z.ZodString {
  const text = z
    .string(missing && { error: missing })
    .normalize()
    .trim()
    .max(max, atMost(max))
    .regex(LINE, { error: () => say("form.oneLine") });
  return missing ? text.min(1, { error: missing }) : text;
}

/**
 * A text that a person typed, of any number of lines: without blanks around it, and composed (NFC), so that "ü" from a Mac is
 * the "ü" of everybody else. Passwords and tokens are taken as they came.
 */
export const typed = () => z.string().normalize().trim();

/** Blanks of no width, direction marks and soft hyphens, which nobody sees. Source: Unicode 16, general category Cf. */
const UNSEEN = /\p{Cf}/gu;

/**
 * What tells things apart: the number of a product, a serial. Full-width letters and blanks of other widths are the plain
 * ones (NFKC), what cannot be seen is left out. Letters keep their case; that they compare without it is the table's matter.
 */
export const key = (max: number): z.ZodString =>
  z
    .string()
    .normalize("NFKC")
    .overwrite((text) => text.replaceAll(UNSEEN, "").replaceAll(/ {2,}/g, " "))
    .trim()
    .max(max, atMost(max))
    .regex(LINE, { error: () => say("form.oneLine") });

/** Whether every text in a value, however deep, is one line. */
export function holdsOnlyLines(value: unknown): boolean {
  if (typeof value === "string") return LINE.test(value);
  return typeof value === "object" && value !== null ? Object.values(value).every(holdsOnlyLines) : true;
}
