import { describe, expect, it } from "vitest";
import { LONGEST_SHADE_OBJECTS, MOST_SHADE_OBJECTS, SHADE_OBJECTS_PATTERN } from "./shade-objects";
import { objectsIn, shadeObjectsText } from "./shade-objects-text";

const TREE = { kind: "tree", distance: 6, direction: 180, width: 5, height: 8 } as const;

describe("what throws shade, in one line", () => {
  it("is read as it was written, in tenths of a metre", () => {
    const objects = [TREE, { kind: "chimney", distance: 1.54, direction: 90, width: 0.8, height: 1.26 } as const];
    const text = shadeObjectsText(objects);
    expect(text).toBe("tree 6 180 5 8; chimney 1.5 90 0.8 1.3");
    expect(objectsIn(text ?? "")).toEqual([TREE, { ...objects[1], distance: 1.5, height: 1.3 }]);
    expect(shadeObjectsText([])).toBeNull();
  });

  it("is nothing where it is anything else", () => {
    for (const text of [
      "",
      "tree",
      "tree 6 180 5 0",
      "tree 6 180 0 8",
      "tree NaN 180 5 8",
      "tree 6 180 5 1e3",
      "hill 6 180 5 8",
    ])
      expect(objectsIn(text), text).toEqual([]);
  });

  it("holds so many objects and no more, in the room kept for them", () => {
    const most = Array.from({ length: MOST_SHADE_OBJECTS }, () => "building 199.9 359 99.9 99.9");
    expect(objectsIn(most.join("; "))).toHaveLength(MOST_SHADE_OBJECTS);
    expect(most.join("; ").length).toBeLessThanOrEqual(LONGEST_SHADE_OBJECTS);
    expect(objectsIn([...most, "tree 6 180 5 8"].join("; "))).toEqual([]);
  });

  it("is told from any text in no time", () => {
    const began = performance.now();
    expect(SHADE_OBJECTS_PATTERN.test(`${"tree 6 180 5 8; ".repeat(20_000)}x`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(200);
  });
});
