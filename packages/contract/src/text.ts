import { z } from "zod";

export const ONE_LINE = "Keep this on one line, without control characters";
/** Line and paragraph separators count as line breaks, as the control characters do. */
const LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

/**
 * What is shown as one line: a name, a title, an address. A line break is refused rather than taken out, so that
 * nothing is changed unseen.
 *
 * @param missing What to say where the text must not be empty; without it it may be.
 */
export function line(max: number, missing?: string): z.ZodString {
  const text = z
    .string(missing === undefined ? undefined : { error: missing })
    .trim()
    .max(max, `At most ${max.toLocaleString("en-US")} characters`)
    .regex(LINE, ONE_LINE);
  return missing === undefined ? text : text.min(1, missing);
}

/** Whether every text in a value, however deep, is one line. */
export function holdsOnlyLines(value: unknown): boolean {
  if (typeof value === "string") return LINE.test(value);
  return typeof value === "object" && value !== null ? Object.values(value).every(holdsOnlyLines) : true;
}
