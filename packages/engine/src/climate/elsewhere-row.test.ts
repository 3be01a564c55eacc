import { describe, expect, it } from "vitest";
import { cityById } from "./cities";
import { elsewhereRow, elsewhereRowOf, monthBeyondSky, skyOf } from "./elsewhere-row";
import { yearOf } from "./year-of";

const KAMPALA = { name: "Kampala", latitude: 0.3476, longitude: 32.5825, elevation: 1_190 };
const SUN = [5.4, 5.6, 5.5, 5.1, 4.9, 4.7, 4.7, 4.9, 5.2, 5.2, 5, 5.1];
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("the sun above the air", () => {
  // Duffie & Beckman, example 1.10.1: 33.8 MJ/m² at 43° N on 15 April; FAO-56, table 2.6: 20° S on 3 September 32.2.
  it("is that of the tables", () => {
    expect(3.6 * (skyOf(43)[3] ?? 0)).toBeCloseTo(33.8, 0);
    expect(3.6 * (skyOf(-20)[8] ?? 0)).toBeGreaterThan(32.2);
  });

  it("bounds what a month may be typed as", () => {
    expect(monthBeyondSky(KAMPALA.latitude, SUN)).toBeNull();
    // At 65° N the sun of December brings 0.2 to 0.3 kWh/m² above the air.
    expect(monthBeyondSky(65, SUN)?.month).toBe(0);
    expect(monthBeyondSky(0, [...SUN.slice(0, 6), 12, ...SUN.slice(7)])).toMatchObject({ month: 6, typed: 12 });
  });
});

describe("a row of a place that no table has", () => {
  const row = elsewhereRow({ place: KAMPALA, sunByMonth: SUN, meanTemperature: 22 });

  it("has the months as they were typed, in its years, too", () => {
    expect(row.ghi).toEqual(SUN);
    const { observer, timeZone, weather } = yearOf(row);
    expect([observer.latitude, observer.longitude, observer.elevation]).toEqual([0.3476, 32.5825, 1_190]);
    // The sun of a synthetic year is that of its months, give or take a year's luck.
    expect(mean([...weather.ghi]) * 0.024).toBeCloseTo(mean(SUN), 0);
    // Uganda keeps UTC+3; the nearest city of the table, in Kenya, does so, too.
    expect(timeZone).toBe(3);
  });

  it("has the typed mean of the air and hardly a season on the equator", () => {
    expect(mean(row.temperature)).toBeCloseTo(22, 9);
    expect(Math.max(...row.temperature) - Math.min(...row.temperature)).toBeLessThan(1);
  });

  it("has its winter in January north of the equator and in July south of it", () => {
    const almaty = elsewhereRow({ place: { ...KAMPALA, latitude: 43.24 }, sunByMonth: null, meanTemperature: 10 });
    const antipode = elsewhereRow({ place: { ...KAMPALA, latitude: -43.24 }, sunByMonth: null, meanTemperature: 10 });
    expect(almaty.temperature.indexOf(Math.min(...almaty.temperature))).toBe(0);
    expect(antipode.temperature.indexOf(Math.min(...antipode.temperature))).toBe(6);
    // Strings are checked on the coldest night: not warmer than those of the table's rows at that latitude.
    const rows = ["us-denver-co-aurora-buckley", "us-boston-ma"].map((id) => cityById(id));
    for (const known of rows) {
      const below = mean(known?.temperature ?? []) - Math.min(...(known?.temperatureMin ?? []));
      expect(10 - Math.min(...(almaty.temperatureMin ?? []))).toBeGreaterThan(below);
    }
  });

  it("spreads a sun that nobody typed by month with the height of the sun", () => {
    const { ghi } = elsewhereRow({ place: { ...KAMPALA, latitude: 50 }, sunByMonth: null, meanTemperature: 10 });
    expect(ghi.indexOf(Math.max(...ghi))).toBe(5);
    expect(ghi.indexOf(Math.min(...ghi))).toBe(11);
  });

  it("is found again by its id", () => {
    expect(elsewhereRowOf(row.id)).toMatchObject({ ...row, name: "0.3476°, 32.5825°" });
    const unknown = elsewhereRow({ place: { ...KAMPALA, elevation: null }, sunByMonth: null, meanTemperature: 22 });
    expect(elsewhereRowOf(unknown.id)?.id).toBe(unknown.id);
    expect(elsewhereRowOf("ng-kano")).toBeNull();
  });
});
