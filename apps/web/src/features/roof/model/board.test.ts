import type { PanelPlacement } from "@sunwright/contract/roof";
import { describe, expect, it } from "vitest";
import { type BoardAction, type BoardState, initialState, movedWords, reduce } from "./board";
import { changeObstruction, DEFAULT_FORM, newObstruction, newWalkway, roofInput } from "./form";
import { groundOf, type Panel } from "./layout";

const panel: Panel = { id: "p", x: 0, y: 0, width: 1.65, height: 1, locked: false };
const form = {
  ...DEFAULT_FORM,
  obstructions: [newObstruction(DEFAULT_FORM, "o")],
  walkways: [newWalkway(DEFAULT_FORM, "w", 0.6)],
};
const START: BoardState = initialState({ placement: null, draft: { form, panels: [panel] } });
const ground = groundOf(roofInput(form), []);

const after = (...actions: BoardAction[]) => actions.reduce(reduce, START);
const undo: BoardAction = { kind: "undo" };
type Kind = "panel" | "obstruction" | "walkway";
const piece = (kind: Kind) => ({ kind, id: { panel: "p", obstruction: "o", walkway: "w" }[kind] });
const drag = (kind: Kind, x: number, y: number, name = "drag 1"): BoardAction => ({
  kind: "move",
  piece: piece(kind),
  to: { x, y },
  by: { kind: "drag", name },
  ground,
});
const nudge = (kind: Kind, x: number, y: number): BoardAction => ({
  kind: "move",
  piece: piece(kind),
  to: { x, y },
  by: { kind: "key", fine: false },
  ground,
});
const places = ({ form: { obstructions, walkways }, panels }: BoardState) => ({
  panel: panels.map(({ x, y }) => `${x} ${y}`).join(),
  obstruction: obstructions.map(({ x, y }) => `${x} ${y}`).join(),
  walkway: walkways.map(({ at }) => at).join(),
});

it.each([
  ["panel", "5 5"],
  ["obstruction", "5 5"],
  ["walkway", "5"],
] as const)("takes a whole drag of a %s back in one step, and the next drag in another", (kind, dragged) => {
  const first = after(drag(kind, 3, 4), drag(kind, 4, 4.5), drag(kind, 5, 5));
  expect(places(first)).toEqual({ ...places(START), [kind]: dragged });
  const second = reduce(first, drag(kind, 6, 6, "drag 2"));
  expect(places(reduce(second, undo))).toEqual(places(first));
  expect(places(reduce(reduce(second, undo), undo))).toEqual(places(START));
});

it("takes each press of an arrow key back by itself, and nothing where nothing moved", () => {
  const twice = after(nudge("walkway", 0, 3.8), nudge("walkway", 0, 3.9));
  expect(places(reduce(twice, undo)).walkway).toBe("3.8");
  expect(after(nudge("walkway", 5, 3.7)).past).toEqual([]);
});

it("takes letters typed in one box back together, and what was chosen by itself", () => {
  const width = (roofWidth: string): BoardAction => ({ kind: "form", update: (now) => ({ ...now, roofWidth }) });
  const moved: BoardAction = { kind: "form", update: (now) => changeObstruction(now, "o", { x: "2" }) };
  const faced: BoardAction = { kind: "form", update: (now) => ({ ...now, orientation: "east" }) };
  const all = after(width("1"), width("10"), moved, faced);
  expect(all.past.map((moment) => [moment.form.roofWidth, places({ ...all, ...moment }).obstruction])).toEqual([
    ["12", "5.5 3.5"],
    ["10", "5.5 3.5"],
    ["10", "2 3.5"],
  ]);
  expect(reduce(all, undo).form.orientation).toBe("south");
});

it.each(["panel", "obstruction", "walkway"] as const)(
  "removes a %s, which is then not selected, and takes it back",
  (kind) => {
    const gone = after({ kind: "select", selected: piece(kind) }, { kind: "remove", piece: piece(kind) });
    expect(gone.selected).toBeNull();
    expect(places(gone)).toEqual({ ...places(START), [kind]: "" });
    expect(places(reduce(gone, undo))).toEqual(places(START));
  },
);

it("says where the selected piece lies after a move, and is silent after anything else", () => {
  const select = (kind: Kind): BoardAction => ({ kind: "select", selected: piece(kind) });
  const words = (kind: Kind) => movedWords(after(select(kind), nudge(kind, 1, 3.8)));
  expect(words("walkway")).toBe("Walkway 1 across the roof, 3.8 to 4.4 m from the ridge");
  expect(words("obstruction")).toBe("chimney at 1, 3.8 m, 1 × 1 m");
  expect(words("panel")).toBe("Panel 1 at 1, 3.8 m");
  expect(movedWords(after(select("walkway")))).toBe("");
  expect(movedWords(after(select("walkway"), nudge("walkway", 0, 3.8), select("panel")))).toBe("");
});

it("knows after taking back whether the panels are still as stored", () => {
  const stored = { ...START, edited: false };
  const edited = reduce(stored, drag("panel", 3, 3));
  expect(edited.edited).toBe(true);
  expect(reduce(edited, undo).edited).toBe(false);
  expect(reduce(stored, drag("walkway", 3, 3)).edited).toBe(false);
});

describe("when a layout arrives", () => {
  const placement = { ...roofInput(form), optimizedLayout: [{ id: "n", x: 1, y: 1, width: 1.65, height: 1 }] };
  const arrived = (saved: readonly Panel[] | null): BoardAction => ({
    kind: "arrived",
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the board reads the roof and its layout alone
    placement: placement as unknown as PanelPlacement,
    saved,
  });
  const typed: BoardAction = { kind: "form", update: (now) => ({ ...now, roofWidth: "15.", tilt: "41" }) };

  it("keeps what was typed while it was on its way, and takes its panels", () => {
    const board = after(typed, arrived(null));
    expect(board.form).toMatchObject({ roofWidth: "15.", tilt: "41", roofHeight: "8" });
    expect(places(board).panel).toBe("1 1");
    expect(board.edited).toBe(false);
  });

  it("keeps a panel moved while its layout was being saved, and takes the saved one where none was", () => {
    expect(places(after(arrived(START.panels))).panel).toBe("1 1");
    const moved = after(drag("panel", 3, 4), arrived(START.panels));
    expect([places(moved).panel, moved.edited]).toEqual(["3 4", true]);
  });
});
