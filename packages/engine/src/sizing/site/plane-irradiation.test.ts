import { describe, expect, it } from "vitest";
import { extraterrestrialIrradiation } from "../../solar/day-irradiation";
import { planeFactor } from "./plane-irradiation";
import table from "./truth/plane_monthly.json" with { type: "json" };

it("finds Duffie & Beckman's 33.8 MJ/m² above Madison on 15 April (example 1.10.1)", () => {
  expect(extraterrestrialIrradiation(43, 105) * 3.6).toBeCloseTo(33.8, 1);
});

describe("against pvlib's hourly Perez planes, month by month", () => {
  it.each(table.cases.map((one) => [one.id, one] as const))("%s: 5% on the year, 7.5% on a month", (_, one) => {
    const found = one.ghi_kwh_m2_day.map((ghi, month) => ghi * planeFactor(one.latitude, month, one.tilt, ghi));
    const year = (months: readonly number[]) => months.reduce((total, sun) => total + sun, 0);
    expect(Math.abs(year(found) / year(one.plane_kwh_m2_day) - 1)).toBeLessThan(0.05);
    for (const [month, sun] of found.entries()) {
      expect(Math.abs(sun / (one.plane_kwh_m2_day[month] ?? 0) - 1)).toBeLessThan(0.075);
    }
  });

  it("stays within 1% of them in every month in Lagos and Kano, where the product begins", () => {
    for (const one of table.cases.filter(({ id }) => id.includes("_ng-"))) {
      for (const [month, ghi] of one.ghi_kwh_m2_day.entries()) {
        const found = ghi * planeFactor(one.latitude, month, one.tilt, ghi);
        expect(Math.abs(found / (one.plane_kwh_m2_day[month] ?? 0) - 1), `${one.id} ${month}`).toBeLessThan(0.0101);
      }
    }
  });
});

it("changes nothing on a flat plane", () => {
  for (let month = 0; month < 12; month += 1) expect(planeFactor(12, month, 0, 5)).toBeCloseTo(1, 12);
});

it("mirrors at the equator: the same plane, half a year later, in the other hemisphere", () => {
  // Klein's average days are not exactly half a year apart, so the mirror is close, not exact.
  for (let month = 0; month < 12; month += 1) {
    expect(planeFactor(-30, (month + 6) % 12, 25, 5)).toBeCloseTo(planeFactor(30, month, 25, 5), 0);
  }
});

it("stays a number in polar night and under the midnight sun", () => {
  for (const latitude of [-80, -67, 67, 80]) {
    for (let month = 0; month < 12; month += 1) {
      expect(Number.isFinite(planeFactor(latitude, month, 45, 1))).toBe(true);
    }
  }
});
