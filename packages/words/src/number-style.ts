import { SOURCE_LANGUAGE } from "./language";

/** The sign before the decimals and the sign between groups. */
export interface NumberStyle {
  readonly decimal: string;
  readonly group: string;
}

const styles = new Map<string, NumberStyle>();

/** A browser started in the POSIX locale calls its language "en-US@posix", which no formatter takes. */
const TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*/i;

/** How a language writes numbers, as CLDR has it: "en-NG", "de". */
export function numberStyle(language: string): NumberStyle {
  const known = styles.get(language);
  if (known !== undefined) return known;
  // Spanish and Polish leave a group of one digit together.
  const parts = new Intl.NumberFormat(TAG.exec(language)?.[0] ?? SOURCE_LANGUAGE).formatToParts(1_234_567.5);
  const signOf = (type: "decimal" | "group") => parts.find((part) => part.type === type)?.value ?? "";
  const style = { decimal: signOf("decimal"), group: signOf("group") };
  styles.set(language, style);
  return style;
}
