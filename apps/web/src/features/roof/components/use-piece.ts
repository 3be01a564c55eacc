import { useRef, type KeyboardEvent } from "react";
import type { Piece, Point } from "../model/pieces";
import { nudgeOf, useDrag } from "./use-drag";
import type { RoofBoard } from "./use-roof";

/** As WAI-ARIA names the keys that `handleKey` answers. */
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Delete"].join(" ");

/** Selecting, dragging and the keys of anything that is moved on the drawing. `here`: its corner now, in metres. */
export function usePiece(board: RoofBoard, piece: Piece, here: Point, pixelsPerMetre: number) {
  const origin = useRef(here);
  const grabs = useRef(0);
  const select = () => board.select(piece);
  const drag = useDrag(
    pixelsPerMetre,
    () => {
      origin.current = here;
      grabs.current += 1;
      select();
    },
    ({ along, down }) => {
      const to = { x: origin.current.x + along, y: origin.current.y + down };
      board.move(piece, to, {
        kind: "drag",
        name: `drag ${piece.kind} ${piece.id} ${grabs.current}`,
      });
    },
  );
  const handleKey = (event: KeyboardEvent<SVGGElement>) => {
    const nudge = nudgeOf(event);
    if (nudge) {
      const to = { x: here.x + nudge.along, y: here.y + nudge.down };
      board.move(piece, to, { kind: "key", fine: event.shiftKey });
    } else if (event.key === "Delete" || event.key === "Backspace") {
      focusOther(event.currentTarget, 1);
      board.remove(piece);
    } else if (event.key === "PageDown") focusOther(event.currentTarget, 1);
    else if (event.key === "PageUp") focusOther(event.currentTarget, -1);
    else if (event.key === "Enter" || event.key === " ") select();
    else return;
    event.preventDefault();
  };
  return {
    role: "button" as const,
    "aria-pressed": board.selected?.kind === piece.kind && board.selected.id === piece.id,
    "aria-keyshortcuts": KEYS,
    "data-kind": piece.kind,
    className: "roof-piece",
    ...drag,
    onKeyDown: handleKey,
    onFocus: select,
  };
}

/** Moves the focus to the piece of the same kind before or after this one; where there is none it stays. */
function focusOther(shape: SVGGElement, step: 1 | -1) {
  const all = [...(shape.ownerSVGElement?.querySelectorAll<SVGGElement>(`[data-kind=${shape.dataset["kind"]}]`) ?? [])];
  all[(all.indexOf(shape) + step + all.length) % all.length]?.focus();
}
