import { describe, expect, it } from "vitest";
import { curveGeometry } from "../cost-curve";
import type { Drawing, RectShape, Shape, TextShape } from "../drawing";
import { hourChartGeometry } from "../hour-chart";
import { scaleIn } from "../money-curves";
import { supplySteps } from "../supply";
import { drawnExample } from "../testing/simulated";
import { yearHours } from "../testing/year-hours";
import { countKinds, hourKinds } from "../year-map";
import { curveDrawing } from "./curve";
import { hoursDrawing, supplyKey } from "./hours";
import { withKey } from "./key";
import { monthsDrawing } from "./months";
import { groundShapes, obstructionShapes, panelBox, panelShapes, roofDrawing } from "./roof";
import { spendingShapes } from "./spending";
import { yearDrawing, yearMapGeometry, yearMapKey } from "./year";

const flat = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => (shape.kind === "group" ? flat(shape.shapes) : [shape]));
const rectsOf = (shapes: readonly Shape[]): RectShape[] => flat(shapes).filter((shape) => shape.kind === "rect");
const textsOf = (shapes: readonly Shape[]): TextShape[] => flat(shapes).filter((shape) => shape.kind === "text");
const wordsOf = (shapes: readonly Shape[]) => textsOf(shapes).map(({ text }) => text);

const { months } = drawnExample();
const hours = yearHours((hour) =>
  hour % 24 === 12 ? { load: 0.4, production: 2, direct: 0.42 } : { load: 0.4, fromBattery: 0.42, charge: 0.5 },
);
const steps = supplySteps(hours, { first: 0, count: 168, hoursPerStep: 1 });
const kinds = hourKinds(hours);
const points = [
  { panels: 2_800, battery: 11_296, cost: 16_000, unmetHours: 0, chosen: true },
  { panels: 2_000, battery: 8_000, cost: 9_000, unmetHours: 400, chosen: false },
];

/** A phone, a column of a desk, the page of the report and a wide screen. */
const WIDTHS = [326, 390, 823, 1196];
const drawnAt = (width: number): Drawing[] => [
  monthsDrawing(months, width, "Months."),
  curveDrawing(curveGeometry(points, width, "NGN"), "NGN", "Curve."),
  hoursDrawing(hourChartGeometry(width, steps, true), steps, "Hours."),
  yearDrawing(yearMapGeometry(width), kinds, "Year."),
];

it.each(WIDTHS)("keeps everything within a drawing of %i px", (width) => {
  for (const { height, label, shapes } of drawnAt(width)) {
    for (const box of rectsOf(shapes)) {
      expect(box.x, label).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, label).toBeLessThanOrEqual(width);
      expect(box.y + box.height, label).toBeLessThanOrEqual(height);
    }
    for (const { x, y, text } of textsOf(shapes)) {
      expect(x, `${label} ${text}`).toBeGreaterThanOrEqual(0);
      expect(x, `${label} ${text}`).toBeLessThanOrEqual(width);
      expect(y, `${label} ${text}`).toBeLessThanOrEqual(height);
    }
  }
});

describe("months", () => {
  it("are as high as their energy, used sun before all of it", () => {
    const [all, used] = rectsOf(monthsDrawing(months, 390, "").shapes);
    // 340 of 450 kWh are used.
    expect((used?.height ?? 0) / (all?.height ?? 1)).toBeCloseTo(340 / 450, 9);
    expect([all?.fill, used?.fill]).toEqual(["sun-soft", "sun"]);
  });

  it("name the darkest in bold and count its hours in red, in one letter where there is no room", () => {
    const texts = textsOf(monthsDrawing(months, 390, "").shapes);
    expect(texts.filter(({ weight }) => weight === 700).map(({ text }) => text)).toEqual(["Aug"]);
    expect(texts.filter(({ fill }) => fill === "bad").map(({ text }) => text)).toEqual(["5 h", "6 h", "23 h", "2 h"]);
    const narrow = textsOf(monthsDrawing(months, 326, "").shapes);
    expect(narrow.filter(({ fill }) => fill === "bad").map(({ text }) => text)).toEqual(["5", "6", "23", "2"]);
  });
});

describe("keys", () => {
  it("name only what the drawing holds", () => {
    expect(supplyKey(steps).map(({ text }) => text)).toEqual([
      "Solar, used directly",
      "Solar, to battery or surplus",
      "Battery",
      "Load",
    ]);
    expect(yearMapKey(countKinds(kinds)).map(({ text }) => text)).toEqual(["Sun", "Battery"]);
  });

  it("stand on paper at the foot of the drawing, which stays what it is on a screen", () => {
    const screen = yearDrawing(yearMapGeometry(823), kinds, "Year.");
    const paper = withKey(screen, yearMapKey(countKinds(kinds)));
    expect(paper.shapes.slice(0, screen.shapes.length)).toEqual(screen.shapes);
    expect(wordsOf(paper.shapes).slice(-2)).toEqual(["Sun", "Battery"]);
    for (const { y } of textsOf(paper.shapes).slice(-2)) expect(y).toBeGreaterThan(screen.height);
  });
});

it("names each curve of spending at its end, in its ink and clear of the others", () => {
  const frame = { height: 300, left: 60, right: 100 };
  const curve = (words: string[], end: number, stroke: "grid" | "text") => ({
    spent: [0, end],
    words,
    line: { stroke, strokeWidth: 2 },
  });
  const curves = [curve(["Grid"], 1_000, "grid"), curve(["Petrol", "generator"], 1_001, "text")];
  const shapes = spendingShapes(curves, scaleIn(frame, curves, 640), {
    frame,
    width: 640,
    labelGap: 34,
    amountText: String,
  });
  const names = textsOf(shapes).filter(({ role }) => role === "note");
  expect(names.map(({ text, fill }) => [text, fill])).toEqual([
    ["Grid", "grid"],
    ["Petrol", "text"],
    ["generator", "text"],
  ]);
  const [grid, petrol, generator] = names.map(({ y }) => y);
  expect(Math.abs((grid ?? 0) - (petrol ?? 0))).toBeGreaterThanOrEqual(34);
  expect((generator ?? 0) - (petrol ?? 0)).toBe(15);
});

describe("a roof", () => {
  const chimney = { x: 2, y: 3, width: 1, height: 1, type: "chimney" };
  const panel = { x: 0, y: 0, width: 1.7, height: 1 };
  // Source of the scale and the colours: design workflow specification, section 9.
  const screen = { metre: 20, pixel: 0.5 };

  it("is 20 units to the metre on a screen, its type as large whatever the scale", () => {
    const shapes = groundShapes({ width: 12, height: 8 }, screen, {
      width: "12 m",
      height: "8 m",
      foot: "Eave, south",
    });
    expect(rectsOf(shapes)[0]).toMatchObject({ width: 240, height: 160, fill: "roof" });
    for (const { size } of textsOf(shapes)) expect(size / screen.pixel).toBe(13);
  });

  it("has blue panels, yellow where they are shaded, and red obstructions with the letter of their kind", () => {
    const box = panelBox(panel, screen);
    const fills = [false, true].map((shaded) => rectsOf(panelShapes(box, shaded, true))[0]?.fill);
    expect(fills).toEqual(["panel", "shaded"]);
    const shapes = obstructionShapes(chimney, "chimney", screen);
    expect(rectsOf(shapes)[0]?.fill).toBe("obstruction");
    expect(wordsOf(shapes)).toEqual(["C"]);
  });

  it("fits the page with every panel and obstruction, in the reader's units", () => {
    const plan = {
      roofWidth: 12,
      roofHeight: 8,
      roofOrientation: "south",
      shadingObstructions: [chimney],
      optimizedLayout: [
        { ...panel, shaded: false },
        { ...panel, x: 1.7, shaded: true },
      ],
    };
    const pitched = roofDrawing({ ...plan, mounting: { kind: "flush" } }, "metric", 823, "Roof.");
    expect(rectsOf(pitched.shapes).map(({ fill }) => fill)).toEqual(["roof", "panel", "shaded", "obstruction"]);
    expect(wordsOf(pitched.shapes)).toEqual(["12 m", "8 m", "Eave, south", "C"]);
    for (const { width, height } of rectsOf(pitched.shapes)) {
      expect(width).toBeLessThan(pitched.width);
      expect(height).toBeLessThan(pitched.height);
    }
    // 12 m are 39.4 ft, 8 m are 26.2 ft.
    const flatRoof = roofDrawing({ ...plan, mounting: { kind: "rows" } }, "imperial", 823, "Roof.");
    expect(wordsOf(flatRoof.shapes)).toEqual(["39.4 ft", "26.2 ft", "Edge, south", "C"]);
  });
});
