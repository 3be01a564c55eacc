import type { PanelPlacement } from "@sunwright/contract/roof";
import type { RoofDraft } from "./draft";
import { DEFAULT_FORM, formOf, type RoofForm } from "./form";
import { type Ground, moveTo, panelsOf, snapped, type Panel, without } from "./layout";
import {
  movedObstruction,
  movedWalkway,
  obstructionName,
  panelPlaceName,
  type Piece,
  type Point,
  walkwayName,
} from "./pieces";

/** What a change can be taken back to. */
interface Moment {
  readonly form: RoofForm;
  readonly panels: readonly Panel[];
  /** The panels were changed by hand since they were stored. */
  readonly edited: boolean;
}

export interface BoardState extends Moment {
  readonly selected: Piece | null;
  /** Before each change, the newest last. */
  readonly past: readonly Moment[];
  /** What the last change belongs to: changes of the same name in a row are taken back together. */
  readonly lastChange: string | null;
  /** The last thing done was to move the selected piece. */
  readonly hasMoved: boolean;
}

/** A drag goes on until it is let go; a key moves once. */
export type MoveBy =
  | { readonly kind: "drag"; readonly name: string }
  | { readonly kind: "key"; readonly fine: boolean };

export type BoardAction =
  | { readonly kind: "form"; readonly update: (form: RoofForm) => RoofForm }
  | {
      readonly kind: "panels";
      readonly update: (panels: readonly Panel[]) => readonly Panel[];
      /** Changes of the same name in a row are one step to take back. */
      readonly name: string | null;
    }
  | { readonly kind: "move"; readonly piece: Piece; readonly to: Point; readonly by: MoveBy; readonly ground: Ground }
  | { readonly kind: "remove"; readonly piece: Piece }
  | { readonly kind: "undo" }
  | { readonly kind: "select"; readonly selected: Piece | null }
  /** Back to what is stored, texts and panels. */
  | { readonly kind: "stored"; readonly placement: PanelPlacement }
  /** What was sent is stored now. `saved`: the panels that were sent to be kept as they lie; null where new ones came. */
  | { readonly kind: "arrived"; readonly placement: PanelPlacement; readonly saved: readonly Panel[] | null };

/** Enough to take back an afternoon's mistakes. */
const PAST_MAX = 100;

const EMPTY: BoardState = {
  form: DEFAULT_FORM,
  panels: [],
  edited: false,
  selected: null,
  past: [],
  lastChange: null,
  hasMoved: false,
};

interface Given {
  readonly placement: PanelPlacement | null;
  readonly draft: RoofDraft | null;
  /** Of a roof that nobody has touched. */
  readonly first?: RoofForm;
}

export function initialState({ placement, draft, first = DEFAULT_FORM }: Given): BoardState {
  const stored = placement ? storedState(placement) : { ...EMPTY, form: first };
  if (!draft) return stored;
  return { ...stored, form: draft.form, ...(draft.panels ? { panels: draft.panels, edited: true } : {}) };
}

/** A stored layout on the board. Panels that were locked and still lie there stay locked. */
function storedState(placement: PanelPlacement, before?: BoardState): BoardState {
  const locked = before?.panels.filter((panel) => panel.locked) ?? [];
  const stays = (x: number, y: number) => locked.some((panel) => panel.x === x && panel.y === y);
  const kept = new Set(placement.optimizedLayout.filter(({ x, y }) => stays(x, y)).map(({ id }) => id));
  return {
    ...EMPTY,
    form: formOf(placement),
    panels: panelsOf(placement.optimizedLayout, kept),
    selected: before && before.selected?.kind !== "panel" ? before.selected : null,
  };
}

/**
 * The answer to a call. The boxes keep their texts: the roof that was sent is in them, and what was typed while the answer
 * was on its way is the person's. So are panels moved while their layout was being saved.
 */
function arrivedState(state: BoardState, { placement, saved }: Extract<BoardAction, { kind: "arrived" }>): BoardState {
  if (saved !== null && saved !== state.panels) return { ...state, past: [], lastChange: null, edited: true };
  return withoutLostSelection({ ...storedState(placement, state), form: state.form });
}

export function reduce(state: BoardState, action: BoardAction): BoardState {
  switch (action.kind) {
    case "form": {
      const form = action.update(state.form);
      return changed(state, { form }, typedName(state.form, form));
    }
    case "panels":
      return changed(state, { panels: action.update(state.panels) }, action.name);
    case "move": {
      const { by } = action;
      return { ...changed(state, moved(state, action), by.kind === "drag" ? by.name : null), hasMoved: true };
    }
    case "remove":
      return changed(state, removed(state, action.piece), null);
    case "undo":
      return undone(state);
    case "select":
      return { ...state, selected: action.selected, hasMoved: false };
    case "arrived":
      return arrivedState(state, action);
    case "stored":
  }
  return storedState(action.placement, state);
}

type Change = Partial<Pick<Moment, "form" | "panels">>;

function changed(state: BoardState, change: Change, name: string | null): BoardState {
  const { form, panels, edited } = state;
  const next = { form, panels, ...change };
  if (next.form === form && next.panels === panels) return state;
  const goesOn = name !== null && name === state.lastChange;
  return withoutLostSelection({
    ...state,
    ...next,
    edited: edited || next.panels !== panels,
    past: goesOn ? state.past : [...state.past, { form, panels, edited }].slice(-PAST_MAX),
    lastChange: name,
    hasMoved: false,
  });
}

function undone(state: BoardState): BoardState {
  const before = state.past.at(-1);
  if (!before) return state;
  return withoutLostSelection({
    ...state,
    ...before,
    past: state.past.slice(0, -1),
    lastChange: null,
    hasMoved: false,
  });
}

function withoutLostSelection(state: BoardState): BoardState {
  const { selected, panels, form } = state;
  if (!selected) return state;
  const pieces = { panel: panels, obstruction: form.obstructions, walkway: form.walkways }[selected.kind];
  return pieces.some(({ id }) => id === selected.id) ? state : { ...state, selected: null };
}

type Moving = Extract<BoardAction, { kind: "move" }>;

function moved({ form, panels }: Moment, { piece: { kind, id }, to, by, ground }: Moving): Change {
  const fine = by.kind === "key" && by.fine;
  if (kind === "obstruction") return { form: movedObstruction(form, id, to, fine) };
  if (kind === "walkway") return { form: movedWalkway(form, id, to, fine) };
  const panel = panels.find((one) => one.id === id);
  if (!panel) return {};
  const { x, y } = by.kind === "drag" ? snapped(panels, panel, to.x, to.y, ground) : to;
  return { panels: moveTo(panels, id, x, y) };
}

function removed({ form, panels }: Moment, { kind, id }: Piece): Change {
  const others = <Kept extends { readonly id: string }>(all: readonly Kept[]) => all.filter((one) => one.id !== id);
  if (kind === "panel") return { panels: without(panels, id) };
  return {
    form:
      kind === "obstruction"
        ? { ...form, obstructions: others(form.obstructions) }
        : { ...form, walkways: others(form.walkways) },
  };
}

/** Boxes that are typed in letter by letter, and the slider's many stops: one step to take back for each box. */
const TYPED = ["roofWidth", "roofHeight", "tilt", "ownPanel", "rules", "ridge", "leastAccess", "rowTilt"] as const;

/** What the letters typed in a row belong to; null for what is chosen, added or removed. */
function typedName(before: RoofForm, after: RoofForm): string | null {
  const typed = TYPED.filter((field) => before[field] !== after[field] && before[field] !== null && after[field]);
  const pieces = [
    ...typedPieces(before.obstructions, after.obstructions),
    ...typedPieces(before.walkways, after.walkways),
  ];
  const names = [...typed, ...pieces];
  return names.length === 1 ? `typed ${names[0]}` : null;
}

function typedPieces(before: readonly { readonly id: string }[], after: readonly { readonly id: string }[]): string[] {
  if (before.length !== after.length) return [];
  return after.filter((one, index) => one !== before[index]).map(({ id }) => id);
}

/** Where the selected piece lies once it was moved, for who does not see it; empty after anything else. */
export function movedWords({ hasMoved, selected, form, panels }: BoardState): string {
  if (!hasMoved || !selected) return "";
  const index = (all: readonly { readonly id: string }[]) => all.findIndex(({ id }) => id === selected.id);
  const [panel, walkway] = [panels[index(panels)], form.walkways[index(form.walkways)]];
  const obstruction = form.obstructions[index(form.obstructions)];
  if (selected.kind === "panel") return panel ? panelPlaceName(panel, index(panels) + 1) : "";
  if (selected.kind === "walkway") return walkway ? walkwayName(walkway, index(form.walkways) + 1) : "";
  return obstruction ? obstructionName(obstruction) : "";
}
