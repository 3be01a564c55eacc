import { expect, it } from "vitest";
import { roofShadow, shadowOutline, shadowWords, sunAt, usualSunTime } from "./shadow";

const noon = (day: "21 December" | "21 March" | "21 June") => ({ day, hour: 12 });
const facingSouth = (tilt: number) => ({ tilt, orientation: "south" as const });

it("throws a shadow as long as a pole at latitude 45° on a flat roof at the equinox, to the north", () => {
  // The sun stands 45° high; on the drawing of a roof that faces south, north is up.
  const { ofMetre } = roofShadow(45, noon("21 March"), facingSouth(0));
  expect(ofMetre?.x).toBeCloseTo(0, 9);
  expect(ofMetre?.y).toBeCloseTo(-1, 9);
});

it("shortens on a slope towards the sun, to nothing where the sun stands square to it", () => {
  expect(roofShadow(45, noon("21 March"), facingSouth(45)).ofMetre?.y).toBeCloseTo(0, 9);
  expect(roofShadow(45, noon("21 March"), facingSouth(30)).ofMetre?.y).toBeCloseTo(-Math.tan(Math.PI / 12), 9);
  expect(roofShadow(45, noon("21 March"), facingSouth(60)).ofMetre?.y).toBeCloseTo(Math.tan(Math.PI / 12), 9);
});

it("falls to the east in the afternoon, which is the right of a roof that faces south and the left of one that faces north", () => {
  const afternoon = { day: "21 March", hour: 15 } as const;
  expect(roofShadow(30, afternoon, facingSouth(0)).ofMetre?.x).toBeGreaterThan(0.5);
  expect(roofShadow(-30, afternoon, { tilt: 0, orientation: "north" }).ofMetre?.x).toBeLessThan(-0.5);
});

it("mirrors around noon and around the equator", () => {
  const at = (hour: number) => roofShadow(52, { day: "21 June", hour }, facingSouth(30)).ofMetre;
  expect(at(9)?.x).toBeCloseTo(-(at(15)?.x ?? 0), 9);
  expect(at(9)?.y).toBeCloseTo(at(15)?.y ?? 0, 9);
  const south = roofShadow(-52, { day: "21 December", hour: 9 }, { tilt: 30, orientation: "north" }).ofMetre;
  expect(south?.x).toBeCloseTo(-(at(9)?.x ?? 0), 6);
  expect(south?.y).toBeCloseTo(at(9)?.y ?? 0, 6);
});

it("rises at six by the sun at the equinox everywhere, and says when it shines on no part of the slope", () => {
  for (const latitude of [-34, 0, 52]) expect(sunAt(latitude, { day: "21 March", hour: 6 }).up).toBeCloseTo(0, 9);
  const night = roofShadow(52, { day: "21 December", hour: 7 }, facingSouth(30));
  expect(night).toEqual({ ofMetre: null, isNight: true });
  expect(shadowWords({ day: "21 December", hour: 7.5 }, night)).toBe("21 December, 7:30 by the sun: the sun is down.");
  const behind = roofShadow(52, noon("21 December"), { tilt: 45, orientation: "north" });
  expect(behind).toEqual({ ofMetre: null, isNight: false });
  expect(shadowWords(noon("21 December"), behind)).toContain("behind this slope");
});

it("outlines the base and its shadow, as far as the height throws it", () => {
  const chimney = { id: "a", type: "chimney" as const, x: 5, y: 4, width: 1, height: 1, shadowLength: 2 };
  // One metre high; the shadow goes up the drawing and to the right.
  const outline = shadowOutline(chimney, { x: 0.5, y: -2 });
  expect(outline).toEqual([
    [5, 5],
    [6, 5],
    [6.5, 3],
    [6.5, 2],
    [5.5, 2],
    [5, 4],
  ]);
  const measured = shadowOutline({ ...chimney, measuredHeight: 2 }, { x: 0.5, y: -2 });
  expect(Math.min(...measured.map(([, y]) => y))).toBe(0);
});

it("begins on the afternoon of the shortest day of the hemisphere", () => {
  expect(usualSunTime(12)).toEqual({ day: "21 December", hour: 15 });
  expect(usualSunTime(-34)).toEqual({ day: "21 June", hour: 15 });
});
