import type { PanelPlacement } from "@sunwright/contract/roof";
import type { Project } from "@sunwright/contract/projects";
import { useEffect, useMemo, useReducer } from "react";
import { useSession } from "../../../lib/current-user";
import { createDraftStore, NOBODY } from "../../../lib/drafts";
import { useScore, type Score } from "../api/score";
import { initialState, reduce, type BoardState, type MoveBy } from "../model/board";
import { readDraft, type RoofDraft } from "../model/draft";
import { DEFAULT_FORM, firstForm, formOf, roofInput, sameForm, type RoofForm } from "../model/form";
import { groundOf, type Ground, type Panel } from "../model/layout";
import type { Piece, Point } from "../model/pieces";

export interface RoofBoard extends BoardState {
  readonly ground: Ground;
  readonly score: Score;
  /** What is stored; null before the first layout. */
  readonly placement: PanelPlacement | null;
  /** The board shows exactly what is stored, so that its bound holds. */
  readonly isStored: boolean;
  /** Nobody has typed or placed anything. */
  readonly untouched: boolean;
  /** It faces north because its town lies in the south, and nobody has said otherwise. */
  readonly turned: boolean;
  readonly setForm: (update: (form: RoofForm) => RoofForm) => void;
  /** Changes of the same name in a row are one step to take back. */
  readonly setPanels: (update: (panels: readonly Panel[]) => readonly Panel[], name?: string) => void;
  /** To where a corner comes to lie, in metres. */
  readonly move: (piece: Piece, to: Point, by: MoveBy) => void;
  readonly remove: (piece: Piece) => void;
  readonly undo: () => void;
  readonly select: (selected: Piece | null) => void;
  /** Back to what is stored. */
  readonly show: (placement: PanelPlacement) => void;
  /** The answer to a call; `saved`: the panels it was asked to keep as they lie. */
  readonly arrive: (placement: PanelPlacement, saved: readonly Panel[] | null) => void;
}

/** One roof on the drawing board: what is typed and dragged, what it is worth now, and what of it is stored. */
export function useRoof(project: Project, placement: PanelPlacement | null): RoofBoard {
  const draft = useDraftStore(project.id);
  const first = firstForm(project.town);
  const [state, dispatch] = useReducer(reduce, { placement, draft: draft.read(), first }, initialState);
  const { form, panels, edited } = state;
  const input = useMemo(() => roofInput(form), [form]);
  const { country, region, city, town } = project;
  const score = useScore(
    useMemo(
      () => ({ site: { country, region, city, town }, input, panels }),
      [country, region, city, town, input, panels],
    ),
  );
  const isStored = placement !== null && !edited && sameForm(form, formOf(placement));
  const untouched = placement === null && !edited && sameForm(form, first);
  useEffect(() => {
    if (isStored || untouched) draft.clear();
    else draft.write({ form, panels: edited ? panels : null });
  }, [draft, form, panels, edited, isStored, untouched]);
  const ground = useMemo(() => groundOf(input, panels), [input, panels]);
  return {
    ...state,
    ground,
    score,
    placement,
    isStored,
    untouched,
    turned: placement === null && first !== DEFAULT_FORM && form.orientation === first.orientation,
    setForm: (update) => dispatch({ kind: "form", update }),
    setPanels: (update, name) => dispatch({ kind: "panels", update, name: name ?? null }),
    move: (piece, to, by) => dispatch({ kind: "move", piece, to, by, ground }),
    remove: (piece) => dispatch({ kind: "remove", piece }),
    undo: () => dispatch({ kind: "undo" }),
    select: (selected) => dispatch({ kind: "select", selected }),
    show: (stored) => dispatch({ kind: "stored", placement: stored }),
    arrive: (arrived, saved) => dispatch({ kind: "arrived", placement: arrived, saved }),
  };
}

function useDraftStore(projectId: string) {
  const owner = useSession().user?.id ?? NOBODY;
  return useMemo(() => {
    const store = createDraftStore(`roof-${projectId}`, readDraft);
    return {
      read: () => store.read(owner),
      write: (draft: RoofDraft) => store.write(owner, draft),
      clear: () => store.clear(owner),
    };
  }, [projectId, owner]);
}
