import { isViewLetter, type ViewLetter } from "../../../lib/result-pages";

export interface Piece {
  readonly text: string;
  /** The text is the letter of this view of the results. */
  readonly view: ViewLetter | null;
}

/** The results carry the letters A to J and M; "in B" and "view C" name one, a capital elsewhere does not. */
const NAMED_VIEW = /(?<=\b(?:in|view|views) )[A-JM](?![\p{L}\p{N}'’-])/giu;

/** A comment in pieces, its views apart from its words. Joined, the pieces are the comment. */
export function piecesOf(content: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: letter, index } of content.matchAll(NAMED_VIEW)) {
    if (!isViewLetter(letter)) continue;
    pieces.push({ text: content.slice(end, index), view: null }, { text: letter, view: letter });
    end = index + letter.length;
  }
  return [...pieces, { text: content.slice(end), view: null }].filter(({ text }) => text !== "");
}
