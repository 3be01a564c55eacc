import { expect, it } from "vitest";
import { noonSuns, oppositeOf } from "./section";

/** 90° less latitude plus declination: the classic noon altitude of the almanacs. */
it("stands at noon as high as the almanac says", () => {
  const kano = noonSuns(12, "south");
  expect(kano.map(({ elevation }) => Number(elevation.toFixed(1)))).toEqual([54.6, 78, 78.6]);
  const cape = noonSuns(-33.9, "north");
  expect(cape.map(({ elevation }) => Number(elevation.toFixed(1)))).toEqual([79.5, 56.1, 32.7]);
});

it("calls the low sun winter in both hemispheres", () => {
  expect(noonSuns(52, "south").map(({ season }) => season)).toEqual(["winter", "equinox", "summer"]);
  expect(noonSuns(-34, "north").map(({ season }) => season)).toEqual(["summer", "equinox", "winter"]);
});

it("draws the sun before a roof that faces it, behind one that turns away, overhead for one that looks across", () => {
  const [winter] = noonSuns(52, "south");
  const [behind] = noonSuns(52, "north");
  const [across] = noonSuns(52, "east");
  expect(winter?.inSection).toBeCloseTo(winter?.elevation ?? 0, 9);
  expect(behind?.inSection).toBeCloseTo(180 - (behind?.elevation ?? 0), 9);
  expect(across?.inSection).toBeCloseTo(90, 9);
});

it("never rises at noon in polar winter", () => {
  expect(noonSuns(80, "south")[0]?.elevation).toBeLessThan(0);
});

it("looks the other way from the other side of the ridge", () => {
  expect(oppositeOf("southwest")).toBe("northeast");
  expect(oppositeOf("north")).toBe("south");
});
