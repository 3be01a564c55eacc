import type { Piece } from "@sunwright/contract/contact-hiding";
import { say } from "@sunwright/words/messages";
import "./hidden-pieces.css";

/** What somebody typed, with the names of what is hidden of it. */
export const HiddenPieces = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map((piece, index) =>
    typeof piece === "string" ? (
      <span key={index} translate="no">
        {piece}
      </span>
    ) : (
      <span key={index} className="hidden-text">
        {say(`hidden.${piece.hidden}`)}
      </span>
    ),
  );
