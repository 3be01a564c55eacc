import bidiFactory from "bidi-js";
import { PdfLine } from "./fontkit";

const bidi = bidiFactory();
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\u061C\u200F\u202B\u202E\u2067]/u;

/** Of each UTF-16 unit, its level by the Unicode Bidirectional Algorithm (UAX #9): odd ones run from the right. Null where none does. */
export const levelsOf = (text: string): Uint8Array | null =>
  FROM_RIGHT.test(text) ? bidi.getEmbeddingLevels(text, "ltr").levels : null;

/** The bracket that stands for this one where the text runs from the right. */
export const mirrored = (character: string) => bidi.getMirroredCharacter(character) ?? character;

/** From left to right as a line shows them: UAX #9, L2. */
export function inSight<Item>(items: readonly Item[], levelOf: (item: Item) => number): Item[] {
  const shown = [...items];
  const levels = shown.map(levelOf);
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let start = 0; start < shown.length; start += 1) {
      let end = start;
      while (end < shown.length && (levels[end] ?? 0) >= level) end += 1;
      if (end === start) continue;
      shown.splice(start, end - start, ...shown.slice(start, end).toReversed());
      levels.splice(start, end - start, ...levels.slice(start, end).toReversed());
      start = end;
    }
  return shown;
}

/**
 * The writer breaks lines and knows one direction. Where a line has pieces from the right, they are put in the order
 * they are seen in, each time one comes to it; they stay in the order they are read in what is written.
 */
// oxlint-disable-next-line typescript/unbound-method -- called below for the line it is asked of
const addInline = PdfLine.prototype.addInline;
PdfLine.prototype.addInline = function (inline) {
  addInline.call(this, inline);
  if (!this.inlines.some(({ level = 0 }) => level > 0)) return;
  let x = -this.leadingCut;
  for (const piece of inSight(this.inlines, ({ level = 0 }) => level)) {
    piece.x = x;
    x += piece.width;
  }
};
