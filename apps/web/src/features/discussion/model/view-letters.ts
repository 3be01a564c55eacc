export interface Piece {
  readonly text: string;
  /** The text is the letter of a view of the results. */
  readonly isView: boolean;
}

/** The results carry the letters A to G; "in B" and "view C" name one, a capital elsewhere does not. */
const NAMED_VIEW = /(?<=\b(?:in|view|views) )[A-G](?![\p{L}\p{N}'’-])/giu;

/** A comment in pieces, its views apart from its words. Joined, the pieces are the comment. */
export function piecesOf(content: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: letter, index } of content.matchAll(NAMED_VIEW)) {
    if (letter !== letter.toUpperCase()) continue;
    pieces.push({ text: content.slice(end, index), isView: false }, { text: letter, isView: true });
    end = index + letter.length;
  }
  return [...pieces, { text: content.slice(end), isView: false }].filter(({ text }) => text !== "");
}
