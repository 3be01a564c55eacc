import { expect, it } from "vitest";
import { planeFactor } from "./plane-irradiation";

/** Declination of each month's average day. [°] Duffie & Beckman, Solar Engineering of Thermal Processes, table 1.6.1. */
const DECLINATIONS = [-20.9, -13, -2.4, 9.4, 18.8, 23.1, 21.2, 13.5, 2.2, -9.6, -18.9, -23];
/** Those days of the year, by the same table. */
const DAYS = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344];

const RADIAN = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * RADIAN);
const cos = (degrees: number) => Math.cos(degrees * RADIAN);
const tan = (degrees: number) => Math.tan(degrees * RADIAN);
const acos = (value: number) => Math.acos(Math.min(1, Math.max(-1, value))) / RADIAN;

/** Equation 1.10.3, with the sun's constant of 1,367 W/m². [kWh/m²/day] */
function horizontal(latitude: number, month: number): number {
  const declination = DECLINATIONS[month] ?? NaN;
  const sunset = acos(-tan(latitude) * tan(declination));
  const nearness = 1 + 0.033 * cos((360 * (DAYS[month] ?? NaN)) / 365);
  const sum = cos(latitude) * cos(declination) * sin(sunset) + RADIAN * sunset * sin(latitude) * sin(declination);
  return (24 / Math.PI) * 1.367 * nearness * sum;
}

/** Equations 2.12.1 and 2.19.2 to 2.19.3a, ground of 0.2, at half the sun above the air. */
function factor(latitude: number, month: number, tilt: number): number {
  const declination = DECLINATIONS[month] ?? NaN;
  const sunset = acos(-tan(latitude) * tan(declination));
  const onPlane = Math.min(sunset, acos(-tan(latitude - tilt) * tan(declination)));
  const part = (towards: number, until: number) =>
    cos(towards) * cos(declination) * sin(until) + RADIAN * until * sin(towards) * sin(declination);
  const beam = part(latitude - tilt, onPlane) / part(latitude, sunset);
  const diffuse = sunset <= 81.4 ? 1.391 - 3.56 / 2 + 4.189 / 4 - 2.137 / 8 : 1.311 - 3.022 / 2 + 3.427 / 4 - 1.821 / 8;
  return (1 - diffuse) * beam + (diffuse * (1 + cos(tilt))) / 2 + 0.1 * (1 - cos(tilt));
}

it("is Liu and Jordan's factor on Klein's average days, to the printed tenth of a degree", () => {
  for (const latitude of [10, 25, 40])
    for (const tilt of [15, 45])
      for (let month = 0; month < 12; month += 1) {
        const found = planeFactor(latitude, month, tilt, horizontal(latitude, month) / 2);
        // A twentieth of a degree of declination moves the factor of a steep plane by some thousandths.
        expect(Math.abs(found / factor(latitude, month, tilt) - 1), `${latitude}°, ${tilt}°, ${month}`).toBeLessThan(
          4e-3,
        );
      }
});

it("faces south on the equator, as north of it", () => {
  // The sun stands in the south in December, in the north in June.
  expect(planeFactor(0, 11, 30, 5)).toBeGreaterThan(1);
  expect(planeFactor(0, 5, 30, 5)).toBeLessThan(1);
});
