import { language } from "@sunwright/words/language";

/** "A, B, C" as a plain list, "A, B, and C" as a conjunction. */
export const listed = (items: readonly string[], type: "unit" | "conjunction" = "unit"): string =>
  new Intl.ListFormat(language(), { type, style: type === "unit" ? "short" : "long" }).format(items);
