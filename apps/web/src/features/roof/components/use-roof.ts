import type { PanelPlacement } from "@sunwright/contract/roof";
import type { Project } from "@sunwright/contract/projects";
import { useEffect, useMemo, useReducer } from "react";
import { useSession } from "../../../lib/current-user";
import { createDraftStore, NOBODY } from "../../../lib/drafts";
import { useScore, type Score } from "../api/score";
import { DEFAULT_FORM, formOf, roofInput, sameForm, type RoofForm } from "../model/form";
import { groundOf, panelsOf, type Ground, type Panel } from "../model/layout";
import { readDraft, type RoofDraft } from "../model/draft";

export interface Selected {
  readonly kind: "panel" | "obstruction";
  readonly id: string;
}

interface BoardState {
  readonly form: RoofForm;
  readonly panels: readonly Panel[];
  readonly selected: Selected | null;
  /** Layouts before each change by hand, the newest last. */
  readonly past: readonly (readonly Panel[])[];
  /** The panels were changed by hand since they were stored. */
  readonly edited: boolean;
}

type Action =
  | { readonly kind: "form"; readonly update: (form: RoofForm) => RoofForm }
  | { readonly kind: "panels"; readonly update: (panels: readonly Panel[]) => readonly Panel[]; readonly step: boolean }
  | { readonly kind: "undo" }
  | { readonly kind: "select"; readonly selected: Selected | null }
  | { readonly kind: "stored"; readonly placement: PanelPlacement };

/** Enough to take back an afternoon's mistakes. */
const PAST_MAX = 100;

function reduce(state: BoardState, action: Action): BoardState {
  switch (action.kind) {
    case "form":
      return { ...state, form: action.update(state.form) };
    case "panels": {
      const panels = action.update(state.panels);
      const past = action.step ? [...state.past, state.panels].slice(-PAST_MAX) : state.past;
      const selected =
        state.selected?.kind === "panel" && !panels.some(({ id }) => id === state.selected?.id) ? null : state.selected;
      return { ...state, panels, past, selected, edited: true };
    }
    case "undo": {
      const panels = state.past.at(-1);
      return panels ? { ...state, panels, past: state.past.slice(0, -1), edited: state.past.length > 1 } : state;
    }
    case "select":
      return { ...state, selected: action.selected };
    case "stored":
  }
  return storedState(action.placement, state);
}

/** A stored layout on the board. Panels that were locked and still lie there stay locked. */
function storedState(placement: PanelPlacement, before?: BoardState): BoardState {
  const locked = before?.panels.filter((panel) => panel.locked) ?? [];
  const stays = (x: number, y: number) => locked.some((panel) => panel.x === x && panel.y === y);
  const kept = new Set(placement.optimizedLayout.filter(({ x, y }) => stays(x, y)).map(({ id }) => id));
  return {
    form: formOf(placement),
    panels: panelsOf(placement.optimizedLayout, kept),
    selected: before?.selected?.kind === "obstruction" ? before.selected : null,
    past: [],
    edited: false,
  };
}

const EMPTY: BoardState = { form: DEFAULT_FORM, panels: [], selected: null, past: [], edited: false };

function initialState({ placement, draft }: { placement: PanelPlacement | null; draft: RoofDraft | null }): BoardState {
  const stored = placement ? storedState(placement) : EMPTY;
  if (!draft) return stored;
  return { ...stored, form: draft.form, ...(draft.panels ? { panels: draft.panels, edited: true } : {}) };
}

export interface RoofBoard extends BoardState {
  readonly ground: Ground;
  readonly score: Score;
  /** What is stored; null before the first layout. */
  readonly placement: PanelPlacement | null;
  /** The board shows exactly what is stored, so that its bound holds. */
  readonly isStored: boolean;
  readonly setForm: (update: (form: RoofForm) => RoofForm) => void;
  /** `step` false while a drag is under way: the whole drag is one step to take back. */
  readonly setPanels: (update: (panels: readonly Panel[]) => readonly Panel[], step?: boolean) => void;
  readonly undo: () => void;
  readonly select: (selected: Selected | null) => void;
  readonly show: (placement: PanelPlacement) => void;
}

/** One roof on the drawing board: what is typed and dragged, what it is worth now, and what of it is stored. */
export function useRoof(project: Project, placement: PanelPlacement | null): RoofBoard {
  const draft = useDraftStore(project.id);
  const [state, dispatch] = useReducer(reduce, { placement, draft: draft.read() }, initialState);
  const { form, panels, edited } = state;
  const input = useMemo(() => roofInput(form), [form]);
  const { country, region, city } = project;
  const score = useScore(
    useMemo(() => ({ site: { country, region, city }, input, panels }), [country, region, city, input, panels]),
  );
  const isStored = placement !== null && !edited && sameForm(form, formOf(placement));
  const untouched = placement === null && !edited && sameForm(form, DEFAULT_FORM);
  useEffect(() => {
    if (isStored || untouched) draft.clear();
    else draft.write({ form, panels: edited ? panels : null });
  }, [draft, form, panels, edited, isStored, untouched]);
  return {
    ...state,
    ground: useMemo(() => groundOf(input, panels), [input, panels]),
    score,
    placement,
    isStored,
    setForm: (update) => dispatch({ kind: "form", update }),
    setPanels: (update, step = true) => dispatch({ kind: "panels", update, step }),
    undo: () => dispatch({ kind: "undo" }),
    select: (selected) => dispatch({ kind: "select", selected }),
    show: (stored) => dispatch({ kind: "stored", placement: stored }),
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
