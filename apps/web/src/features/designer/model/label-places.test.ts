import { expect, it } from "vitest";
import { FIRST_DESIGN, shownPanels } from "./design";
import { houseOf, onSlope } from "./house";
import { liesOver, panelGround } from "./label-places";

const text = (x: number, y: number) => ({ x, y, width: 34, height: 14 });
/** A roof as it is drawn: a parallelogram. */
const roof = [
  { x: 200, y: 100 },
  { x: 400, y: 100 },
  { x: 460, y: 220 },
  { x: 260, y: 220 },
];

it("knows a text over the panels from one beside them, to the edge of its letters", () => {
  expect(liesOver(text(330, 160), roof), "in the middle").toBe(true);
  expect(liesOver(text(330, 94), roof), "half over the upper edge").toBe(true);
  expect(liesOver(text(330, 92), roof), "just above it").toBe(false);
  expect(liesOver(text(210, 200), roof), "within the frame of the roof, beside its slanted edge").toBe(false);
  expect(liesOver(text(600, 160), roof)).toBe(false);
  expect(liesOver(text(330, 160), [])).toBe(false);
});

it("spans the ground of all panels on the roof", () => {
  const house = houseOf(FIRST_DESIGN.roof);
  const ground = panelGround(house, shownPanels(FIRST_DESIGN), FIRST_DESIGN.panel);
  expect(ground).toHaveLength(4);
  const places = shownPanels(FIRST_DESIGN).map(({ position }) => position);
  const [first, , last] = ground;
  const most = { x: Math.max(...places.map(({ x }) => x)) + 1, y: Math.max(...places.map(({ y }) => y)) + 0.5 };
  const least = { x: Math.min(...places.map(({ x }) => x)) - 1, y: Math.min(...places.map(({ y }) => y)) - 0.5 };
  expect(first).toEqual(onSlope(house, least.x, least.y));
  expect(last).toEqual(onSlope(house, most.x, most.y));
  expect(panelGround(house, [], FIRST_DESIGN.panel)).toEqual([]);
});
