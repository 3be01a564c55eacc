import { language } from "@sunwright/words/language";

/** "A, B, C", as the language writes a list. */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "unit", style: "short" }).format(items);
