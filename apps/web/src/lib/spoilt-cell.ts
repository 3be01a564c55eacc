/** A number that a spreadsheet has shortened: which one it was nobody can say. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i;
/** What a spreadsheet writes in place of a value that it could not make or show. */
const BROKEN = /^#(?:NAME\?|REF!|BEZUG!|VALUE!|WERT!|DIV\/0!|NULL!|NUM!|ZAHL!|N\/A|NV|SPILL!|CALC!|#+)$/i;

/** What a spreadsheet did to a text or a key; null for one that is whole. */
export function spoilt(cell: string): "scientific" | "broken" | null {
  if (SHORTENED.test(cell)) return "scientific";
  return BROKEN.test(cell) ? "broken" : null;
}
