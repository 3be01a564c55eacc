import { expect, it } from "vitest";
import { DEFAULT_FORM, newWalkway, roofInput } from "./form";
import {
  bestPanels,
  type Ground,
  groundOf,
  moveTo,
  panelsFor,
  panelsInShade,
  snapped,
  turn,
  withOneMore,
  without,
  type Panel,
} from "./layout";

const panel = (id: string, x: number, y: number): Panel => ({ id, x, y, width: 1.65, height: 1, locked: false });
const GROUND: Ground = {
  left: 0,
  top: 0,
  right: 4,
  bottom: 2,
  gap: 0,
  panel: { width: 1.65, height: 1 },
  blocked: [],
  walkways: [],
};

it("keeps positions in whole millimetres", () => {
  expect(moveTo([panel("a", 0, 0)], "a", 0.1 + 0.2, 1.23456)).toEqual([panel("a", 0.3, 1.235)]);
});

it("turns a panel around its middle, and back again", () => {
  const [turned] = turn([panel("a", 1, 1)], "a");
  expect(turned).toMatchObject({ x: 1.325, y: 0.675, width: 1, height: 1.65 });
  expect(turn(turn([panel("a", 1, 1)], "a"), "a")).toEqual([panel("a", 1, 1)]);
});

it("adds panels where there is room until there is none, and then where they can be seen", () => {
  let panels: readonly Panel[] = [];
  for (const id of ["a", "b", "c", "d"]) panels = withOneMore(panels, id, GROUND);
  const places = panels.map(({ x, y }) => `${x},${y}`);
  expect(new Set(places).size).toBe(4);
  for (const one of panels) expect(one.x + one.width <= 4 && one.y + one.height <= 2).toBe(true);
  const full = withOneMore(panels, "e", { ...GROUND, right: 3.3 });
  expect(full.at(-1)).toMatchObject({ x: 0, y: 0 });
  expect(without(full, "e")).toEqual(panels);
});

it("keeps the sunniest panels, and of equals the lowest", () => {
  const sunny = (id: string, y: number, solarAccess: number) => ({ ...panel(id, 0, y), solarAccess });
  const panels = [sunny("ridge", 0, 1), sunny("shaded", 5, 0.9), sunny("eave", 6, 1), sunny("middle", 3, 1)];
  expect([...bestPanels(panels, 2)]).toEqual(["eave", "middle"]);
  expect(bestPanels(panels, 9).size).toBe(4);
  // Less than a percent of sun is not worth a panel away from the others.
  expect([...bestPanels([sunny("ridge", 0, 1), sunny("eave", 6, 0.996)], 1)]).toEqual(["eave"]);
});

it("needs as many panels as the recommended capacity, rounded up", () => {
  // 2,550 W of panels of 300 W: the example of the reference drawing.
  expect(panelsFor(2_550, 300)).toBe(9);
  expect(panelsFor(2_700, 300)).toBe(9);
});

it("counts the panels that make up for a shade by what each keeps: 9 at 10 % are 10, 20 at 6.3 % are 22", () => {
  expect([panelsInShade(9, 10), panelsInShade(20, 6.3), panelsInShade(9, 0)]).toEqual([10, 22, 9]);
  expect(panelsInShade(9, 100)).toBeNull();
});

it("snaps a dragged panel to its neighbour with the gap, and leaves it alone farther off", () => {
  const ground = { ...GROUND, gap: 0.02, right: 12, bottom: 8 };
  const neighbours = [panel("a", 1, 1), panel("b", 5, 5)];
  const moving = neighbours[1] ?? panel("b", 0, 0);
  expect(snapped(neighbours, moving, 2.71, 1.04, ground)).toEqual({ x: 2.67, y: 1 });
  expect(snapped(neighbours, moving, 7.3, 4.4, ground)).toEqual({ x: 7.3, y: 4.4 });
});

it("keeps new panels off walkways, and off the ridge by what the panels there already cover", () => {
  const form = {
    ...DEFAULT_FORM,
    walkways: [newWalkway(DEFAULT_FORM, "w", 0.6)],
    rules: { ...DEFAULT_FORM.rules, top: "0.457" },
    ridge: { share: "33", setback: "0.914" },
  };
  const input = roofInput(form);
  expect(groundOf(input, []).walkways).toEqual([{ id: "w", x: 0, y: 3.7, width: 12, height: 0.6 }]);
  let panels: readonly Panel[] = [];
  for (let id = 0; id < 20; id++) panels = withOneMore(panels, String(id), groundOf(input, panels));
  expect(panels.every(({ y, height }) => y + height <= 3.7 + 1e-9 || y >= 4.3 - 1e-9)).toBe(true);
  // 19 panels of 1.65 m² are 32.7% of 96 m², 20 are 34.4%.
  expect([19, 20].map((count) => groundOf(input, panels.slice(0, count)).top)).toEqual([0.457, 0.914]);
});
