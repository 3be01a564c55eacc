import { describe, expect, it } from "vitest";
import { axesOf, placed } from "./place";
import { fieldOf, type ObjectBeside, prismOf, type StatedArray } from "./stated-array";

const ARRAY: StatedArray = { azimuth: 180, tilt: 10, strings: 2, inSeries: 7, area: 1.953, tracking: "array" };
const TREE: ObjectBeside = { distance: 2, direction: 180, width: 3, height: 6 };

/** Corners of all panels in plan, by the plane's own axes. */
function cornersOf(array: StatedArray) {
  const { plane, size } = fieldOf(array);
  const axes = axesOf(plane);
  return plane.modules.flatMap(({ x, y }) =>
    [0, size.width].flatMap((right) => [0, size.height].map((up) => placed(plane, axes, x + right, y + up))),
  );
}

describe("the field of panels whose places nobody drew", () => {
  it("lays 14 panels of 1.722 × 1.134 m in two rows of seven", () => {
    const { size, rows, columns, across, plane } = fieldOf(ARRAY);
    expect([rows, columns, plane.modules.length]).toEqual([2, 7, 14]);
    expect(size.width).toBeCloseTo(1.134, 3);
    expect(size.height).toBeCloseTo(1.722, 3);
    expect(across).toBeCloseTo(7 * 1.134 + 6 * 0.02, 2);
  });

  it("looks at whole strings, spread evenly, of a field too large to be looked at in a year's time", () => {
    const { plane, wired } = fieldOf({ ...ARRAY, strings: 100, inSeries: 10 });
    expect(wired.strings.map((string) => string.length)).toEqual([10, 10, 10, 10]);
    expect(plane.modules).toHaveLength(40);
    expect(wired.tracking).toBe("string");
    expect(Math.max(...plane.modules.map(({ y }) => y))).toBeGreaterThan(
      2 * Math.min(...plane.modules.map(({ y }) => y)),
    );
  });
});

describe("an object beside it", () => {
  it.each([
    [180, [0, -1]],
    [90, [1, 0]],
    [0, [0, 1]],
    [270, [-1, 0]],
  ] as const)("stands at %s° as far from the outermost panel as it was measured", (direction, way) => {
    const along = ([east, north]: readonly number[]) => (east ?? 0) * way[0] + (north ?? 0) * way[1];
    const { plan, top } = prismOf({ ...TREE, direction }, fieldOf(ARRAY));
    const outermost = Math.max(...cornersOf(ARRAY).map(along));
    expect(Math.min(...plan.map(along)) - outermost).toBeCloseTo(2, 2);
    expect(Math.max(...plan.map(along)) - outermost).toBeCloseTo(5, 2);
    expect(top).toBe(6);
  });

  it("never stands among the panels, whatever was typed and however many there are", () => {
    for (const direction of [0, 17, 45, 133, 211, 290, 359])
      for (const width of [0.1, 5, 99.9])
        for (const strings of [1, 3, 40])
          for (const azimuth of [0, 61, 180, 250]) {
            const array = { ...ARRAY, strings, azimuth };
            const { plan } = prismOf({ ...TREE, direction, width, distance: 0 }, fieldOf(array));
            const turn = (direction * Math.PI) / 180;
            const along = ([east, north]: readonly number[]) =>
              (east ?? 0) * Math.sin(turn) + (north ?? 0) * Math.cos(turn);
            const outermost = Math.max(...cornersOf(array).map(along));
            expect(Math.min(...plan.map(along))).toBeGreaterThan(outermost - 1e-9);
          }
  });
});
