import { expect, it } from "vitest";
import { DEFAULT_FORM, newObstruction, newWalkway, type RoofForm } from "./form";
import { movedObstruction, movedWalkway, walkwayCorner, walkwayName } from "./pieces";

/** 12 by 8 m with a walkway across at 3.7 m, one up at 2 m, and a chimney in the middle. */
const up = { id: "up", direction: "up" as const, at: "2", width: "0.9" };
const FORM: RoofForm = {
  ...DEFAULT_FORM,
  obstructions: [newObstruction(DEFAULT_FORM, "chimney")],
  walkways: [newWalkway(DEFAULT_FORM, "across", 0.6), up],
};
const at = (form: RoofForm) => form.walkways.map((walkway) => walkway.at);

it("moves a walkway only square to itself, in steps of 0.1 m or of a centimetre", () => {
  expect(at(movedWalkway(FORM, "across", { x: 5, y: 4.449 }, false))).toEqual(["4.4", "2"]);
  expect(at(movedWalkway(FORM, "across", { x: 5, y: 4.449 }, true))).toEqual(["4.45", "2"]);
  expect(at(movedWalkway(FORM, "up", { x: 5.02, y: 4 }, false))).toEqual(["3.7", "5"]);
  expect(movedWalkway(FORM, "across", { x: 9, y: 3.7 }, true)).toBe(FORM);
  expect(movedWalkway(FORM, "gone", { x: 9, y: 1 }, true)).toBe(FORM);
});

it("keeps a moved walkway on the roof, flush with its far edge at most", () => {
  const moved = (id: string, x: number, y: number) => at(movedWalkway(FORM, id, { x, y }, false));
  expect(moved("across", 0, -3)).toEqual(["0", "2"]);
  // 8 m less 0.6 m, and 12 m less 0.9 m.
  expect(moved("across", 0, 30)).toEqual(["7.4", "2"]);
  expect(moved("up", 30, 0)).toEqual(["3.7", "11.1"]);
  const wide = { ...FORM, walkways: [{ ...up, width: "10" }], roofWidth: "5" };
  expect(at(movedWalkway(wide, "up", { x: 3, y: 0 }, false))).toEqual(["0"]);
});

it("moves an obstruction anywhere that a call takes, beside the roof too", () => {
  const place = (form: RoofForm) => form.obstructions.map(({ x, y }) => `${x} ${y}`);
  expect(place(movedObstruction(FORM, "chimney", { x: -2.04, y: 9.16 }, false))).toEqual(["-2 9.2"]);
  expect(place(movedObstruction(FORM, "chimney", { x: 1.234, y: 900 }, true))).toEqual(["1.23 400"]);
  expect(movedObstruction(FORM, "chimney", { x: 5.5, y: 3.5 }, false)).toBe(FORM);
});

it("says of a walkway which way it runs and from where to where", () => {
  const [across] = FORM.walkways;
  expect(across && walkwayName(across, 1)).toBe("Walkway 1 across the roof, 3.7 to 4.3 m from the ridge");
  expect(walkwayName(up, 2)).toBe("Walkway 2 up the roof, 2 to 2.9 m from the left side");
  expect([across && walkwayCorner(across), walkwayCorner(up)]).toEqual([
    { x: 0, y: 3.7 },
    { x: 2, y: 0 },
  ]);
});
