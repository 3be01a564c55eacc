import { hideContacts, type Piece } from "./contact-hiding";
import { hideNames } from "./name-hiding";

/** How much somebody may read of a text: all of it, or without contacts; who knows the first name, without the last. */
export type Reading = "whole" | "known" | "stranger";

export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

/** What two readers see of a text, made once when it is written. Null: nothing in it is hidden from them. */
export interface MaskedCopies {
  readonly known: readonly Piece[] | null;
  readonly stranger: readonly Piece[] | null;
}

/** `person` is whose names are hidden; null hides contacts alone. */
export function maskedCopies(text: string, person: PersonNames | null): MaskedCopies {
  const masked = hideContacts(text);
  const { firstName = "", lastName = "" } = person ?? {};
  return {
    known: kept(hideNames(masked, [lastName], [firstName])),
    stranger: kept(hideNames(masked, [firstName, lastName])),
  };
}

const kept = (pieces: readonly Piece[]): readonly Piece[] | null =>
  pieces.every((piece) => typeof piece === "string") ? null : pieces;

export const piecesFor = (reading: Reading, text: string, copies: MaskedCopies): readonly Piece[] =>
  (reading === "whole" ? null : copies[reading]) ?? [text];

/** The same on one line, for what is no text of its own. */
export const lineOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : "…")).join("");
