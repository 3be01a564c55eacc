import { language } from "@sunwright/words/language";

/** A list as the language writes it: "A, B, C" as a unit, "A or B" as a disjunction, "A and B" as a conjunction. */
export const listed = (items: readonly string[], type: "unit" | "disjunction" | "conjunction" = "unit"): string =>
  new Intl.ListFormat(language(), { type, style: type === "unit" ? "short" : "long" }).format(items);
