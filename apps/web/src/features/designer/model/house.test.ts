import { describe, expect, it } from "vitest";
import { blockOf, houseOf, onSlope } from "./house";
import { projectionOf, shadowOnSlope, slopeNormal } from "./projection";
import { DEFAULT_ROOF } from "./roof-config";
import { dayFrom, dayName, dayValue, hourText, northOf, skyPlace, towards } from "./sky";
import { heatColour, heatSentence } from "./heat";
import { FROM_ABOVE } from "./view";

const house = houseOf(DEFAULT_ROOF);
const chimney = { id: "c", type: "chimney", x: 6, y: 4, width: 1, height: 1, shadowLength: 2 } as const;

describe("the house under a roof", () => {
  it("has a slope of the given length and tilt", () => {
    const [ridge, eave] = [onSlope(house, 0, 0), onSlope(house, 0, 8)];
    expect(Math.hypot(ridge.y - eave.y, ridge.z - eave.z)).toBeCloseTo(8, 9);
    expect((ridge.y - eave.y) / 8).toBeCloseTo(0.5, 9); // sin 30°
    expect(onSlope(house, 12, 0).x - ridge.x).toBe(12);
  });

  it("is flat without a ridge at 0°", () => {
    const flat = houseOf({ ...DEFAULT_ROOF, tilt: 0 });
    expect(flat.back).toEqual(flat.ridge);
    expect(flat.ridge.y).toBe(flat.eave.y);
  });

  it("stands a chimney on the roof and a tree on the ground", () => {
    const top = onSlope(house, 6.5, 4.5).y;
    expect(blockOf(house, chimney).top).toBeCloseTo(top + 1, 9);
    expect(blockOf(house, chimney).foot).toBeGreaterThan(2);
    expect(blockOf(house, { ...chimney, type: "tree", x: -5 }).foot).toBe(0);
  });
});

describe("the sky over it", () => {
  it("turns with the roof: the sun of the south stands before a south roof and behind a north one", () => {
    const south = { east: 0, north: -0.6, up: 0.8 };
    expect(towards(south, 180).z).toBeCloseTo(0.6, 9);
    expect(towards(south, 0).z).toBeCloseTo(-0.6, 9);
    // Who stands before an east roof has the north at the right hand.
    expect(northOf(90).x).toBeCloseTo(1, 9);
    expect(skyPlace(south)?.elevation, "arcsin 0.8").toBeCloseTo(53.13, 2);
    expect(skyPlace(south)?.azimuth).toBeCloseTo(180, 9);
    expect(skyPlace({ ...south, up: -0.1 })).toBeNull();
  });

  it("reads and writes days and hours", () => {
    expect([dayName(172), dayValue(172, 2028), dayFrom("2026-06-21"), dayFrom("soon")]).toEqual([
      "21 June",
      "2028-06-21",
      172,
      null,
    ]);
    expect([hourText(14.25), hourText(0), hourText(23.999)]).toEqual(["14:15", "00:00", "00:00"]);
  });
});

describe("the line drawing", () => {
  const projection = projectionOf(FROM_ABOVE, house, { width: 800, height: 600 });
  it("draws 20 px a metre from above, where the slope is foreshortened by its cosine", () => {
    const [a, b] = [projection.flat(onSlope(house, 0, 8)), projection.flat(onSlope(house, 12, 0))];
    expect(b.x - a.x).toBeCloseTo(240, 6);
    expect(a.y - b.y).toBeCloseTo(160 * Math.cos(Math.PI / 6), 6);
    expect(projection.sees(slopeNormal(house))).toBe(true);
    expect(projection.sees({ x: 0, y: 0, z: 1 })).toBe(false);
  });

  it("throws the shadow away from the sun, as long as the chimney is high under a sun of 45° above the slope", () => {
    const normal = slopeNormal(house);
    const light = { x: Math.SQRT1_2, y: normal.y * Math.SQRT1_2, z: normal.z * Math.SQRT1_2 };
    const shadow = shadowOnSlope(house, chimney, light) ?? [];
    const xs = shadow.map(({ x }) => x + 6);
    expect(Math.min(...xs)).toBeCloseTo(5, 6);
    expect(Math.max(...xs)).toBeCloseTo(7, 6);
    expect(shadowOnSlope(house, chimney, { x: 0, y: -0.1, z: 1 })).toBeNull();
  });
});

it("colours panels from all of their sun to half of it, and says in a sentence what is seen", () => {
  expect(heatColour(1)).not.toEqual(heatColour(0.9));
  expect(heatColour(0.2)).toEqual(heatColour(0.5));
  const access = new Map([
    ["a", 0.95],
    ["b", 0.72],
    ["c", 1],
  ]);
  expect(heatSentence("year", access, "21 June")).toBe(
    "2 of 3 panels lose some of their year to shade; the most shaded keeps 72%.",
  );
  expect(heatSentence("day", new Map([["a", 1]]), "21 June")).toBe(
    "No panel loses any of the direct sun of a clear 21 June to shade.",
  );
});
