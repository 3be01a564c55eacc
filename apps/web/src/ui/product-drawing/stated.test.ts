import { describe, expect, it } from "vitest";
import { columnsOf, countOf, figureOf, panelSize, rowsOf } from "./stated";

describe("a panel is drawn by its stated sides", () => {
  // Sheets of makers: 108 half cells are 1,722 × 1,134 mm, 144 are 2,278 × 1,134 mm, 132 of 210 mm wafers 2,384 × 1,303 mm.
  it.each([
    [1.722, 1.134, 18, 6],
    [2.278, 1.134, 24, 6],
  ])("%f × %f m has %i rows of %i half cells", (length, width, rows, columns) => {
    expect([rowsOf(length), columnsOf(width)]).toEqual([rows, columns]);
  });

  it("takes the other side from the area, whichever side is stated", () => {
    for (const side of [1.134, 1.722]) {
      const { width, length, isStated } = panelSize({ areaSquareMetres: 1.134 * 1.722, widthMetres: side });
      expect([width, length].map((metres) => metres.toFixed(3))).toEqual(["1.134", "1.722"]);
      expect(isStated).toBe(true);
    }
  });

  it("is the usual one, and says so, where a side is not stated", () => {
    expect(panelSize({ areaSquareMetres: 2.2 }).isStated).toBe(false);
    expect(panelSize({}).isStated).toBe(false);
  });
});

it("reads a figure as stated only where it is one above nothing", () => {
  expect([0, -1, "4", null, undefined, 4].map((value) => figureOf({ value }, "value"))).toEqual([
    null,
    null,
    null,
    null,
    null,
    4,
  ]);
});

it("counts whole pieces between one and the most that are drawn", () => {
  expect([0, 1.4, 2.5, 9].map((value) => countOf(value, 4))).toEqual([1, 1, 3, 4]);
});
