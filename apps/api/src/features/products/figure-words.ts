/** Units that products are asked for by, as the database's patterns write them: "6 mm²" has four spellings. */
const UNITS = {
  mm2: String.raw`(mm²|mm2|mm\^2|sq\.? ?mm|qmm)`,
  kwh: "kwh",
  kva: "kva",
  kw: "kw",
  wh: "wh",
  wp: "wp?",
  w: "wp?",
  ah: "ah",
  va: "va",
  v: "v",
  a: "a",
  mm: "mm",
  hp: "hp",
} as const;
type Unit = keyof typeof UNITS;

const SQUARE = /(mm\^2|sq\.? ?mm|qmm)(?![a-z0-9])/g;
const APART = /(\d) +(mm2|k?wh|k?va|kw|wp?|ah|v|a|mm|hp)(?![a-z0-9])/g;
const FIGURE = /^(\d{1,6}(?:[.,]\d{1,3})?)(mm2|k?wh|k?va|kw|wp?|ah|v|a|mm|hp)$/;

/** The words of a search in lower case; a number and its unit are one, however they are written. */
export const wordsAsked = (search: string): readonly string[] =>
  search
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(SQUARE, "mm2")
    .replaceAll(APART, "$1$2")
    .split(/\s+/u)
    .filter((word) => word !== "");

/**
 * A pattern of the database for the figure of a word, in lower case, in any spelling and not as the end of another number;
 * null of a plain word.
 */
export function figurePattern(word: string): string | null {
  const [matched, number = "", unit = ""] = FIGURE.exec(word) ?? [];
  if (matched === undefined || !isUnit(unit)) return null;
  return `(^|[^0-9.,])${number.replace(/[.,]/, "[.,]")} ?${UNITS[unit]}($|[^a-z0-9²])`;
}

const isUnit = (unit: string): unit is Unit => Object.hasOwn(UNITS, unit);
