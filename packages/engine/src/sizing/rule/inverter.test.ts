import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { dewPoint, environmentOf } from "../site/environment";
import { figuresOf } from "../choice/figures";
import { altitudeShare, heatShare } from "./inverter";
import { lineCurrent, MAINS } from "./mains";
import { house } from "../testing/house";

it("gives the powers of the datasheet class at 25, 40 and 65 °C, and full power below", () => {
  expect(heatShare(-10)).toBe(1);
  expect(heatShare(25)).toBe(1);
  expect(heatShare(40)).toBeCloseTo(3_700 / 4_000, 12);
  expect(heatShare(65)).toBeCloseTo(3_000 / 4_000, 12);
  expect(heatShare(500)).toBe(0);
});

it("loses 1% per 100 m above 1,000 m and nothing below", () => {
  expect([0, 200, 1_000, 1_500, 3_000, 6_000].map(altitudeShare)).toEqual([1, 1, 1, 0.95, 0.8, 0.5]);
});

it("draws the current of its phases: √3 lines for three, line to line for split phase", () => {
  expect(lineCurrent(4_400, MAINS["220V/50Hz Single Phase"], 1)).toBe(20);
  expect(lineCurrent(38_000, MAINS["380V/50Hz Three Phase"], 1)).toBeCloseTo(57.735, 3);
  expect(lineCurrent(4_800, MAINS["120/240V/60Hz Split Phase"], 1)).toBe(20);
});

it("finds the dew point of psychrometric tables: 20 °C at 50% is 9.3 °C, 30 °C at 80% is 26.2 °C", () => {
  expect(dewPoint(20, 50)).toBeCloseTo(9.3, 1);
  expect(dewPoint(30, 80)).toBeCloseTo(26.2, 1);
  expect(dewPoint(15, 100)).toBeCloseTo(15, 9);
});

it("grades material by humidity and takes no power for it", () => {
  const grades = [40, 60, 80].map((humidity) => tell(environmentOf(figuresOf(house({ humidity }))).corrosionClass));
  expect(grades).toEqual(["C2, low", "C3, medium", "C4, high"]);
  const [dry, wet] = [0, 100].map((humidity) => figuresOf(house({ humidity })));
  expect(wet?.array).toEqual(dry?.array);
});
