import { expect, it } from "vitest";
import { fitDays } from "../testing/fit-days";
import { judgedRuns, judgeStations } from "../testing/judge-stations";
import { isCell, meanOf } from "../testing/measured-days";
import { MEASURED_DAYS } from "./day-model";

/*
 * Every station is judged by a model fitted on all the others. Bars of the issue that asked for it: lowest runs of 3, 5
 * and 7 days at stations with 5 years or more.
 */

const judged = judgeStations();
const long = judged.filter(({ station }) => station.years >= 5);

it("judges eight stations with 5 years or more, six of them measured on the ground", () => {
  expect(long).toHaveLength(8);
  expect(long.filter(({ station }) => !isCell(station))).toHaveLength(6);
});

it("has dull runs as long as stations it never saw: within 0.08 on average, no bias, none much too bright", () => {
  const { count, meanAbsolute, mean, mostOptimistic } = judgedRuns(judged);
  expect(count).toBe(24);
  expect(meanAbsolute).toBeLessThanOrEqual(0.08);
  expect(Math.abs(mean)).toBeLessThanOrEqual(0.03);
  expect(mostOptimistic).toBeLessThanOrEqual(0.15);
});

it("spreads days within a fifth of stations measured, and no narrower than a satellite's cell", () => {
  for (const { station, made } of long) {
    const ratio = meanOf(made.spread) / meanOf(station.spread);
    expect(ratio, station.id).toBeGreaterThan(isCell(station) ? 1 : 0.8);
    expect(ratio, station.id).toBeLessThan(isCell(station) ? 1.3 : 1.2);
  }
});

it("spreads the days of the middle latitudes within an eighth, Europe no more even than the subtropics", () => {
  const middle = judged.filter(({ station }) => Math.abs(station.latitude) > 30);
  expect(middle.map(({ station }) => station.id)).toEqual(
    expect.arrayContaining(["m-ror1", "m-piemonte_it_pvgis", "m-crnd", "m-uyle", "m-phoenix_az_tmy2"]),
  );
  for (const { station, made } of middle) {
    expect(Math.abs(meanOf(made.spread) / meanOf(station.spread) - 1), station.id).toBeLessThan(1 / 8);
  }
});

it("links days within 0.15 of the stations' correlation", () => {
  for (const { station, made } of long) {
    expect(Math.abs(meanOf(made.dayToDay) - meanOf(station.dayToDay)), station.id).toBeLessThan(0.15);
  }
});

it("lets months differ from year to year within a third of what was measured, years by 1 to 7 %", () => {
  for (const { station, made } of long) {
    const ratio = meanOf(made.yearly ?? []) / meanOf(station.yearly ?? []);
    expect(ratio, station.id).toBeGreaterThan(0.67);
    expect(ratio, station.id).toBeLessThan(1.33);
    expect(made.cvOfYears, station.id).toBeGreaterThan(0.01);
    expect(made.cvOfYears, station.id).toBeLessThan(0.07);
  }
});

it("carries the weights that the fit on all stations gives", () => {
  const fitted = fitDays();
  const close = (stated: readonly number[], found: readonly number[]) =>
    stated.forEach((weight, index) => expect(Math.abs(weight / (found[index] ?? Number.NaN) - 1)).toBeLessThan(0.01));
  close(MEASURED_DAYS.concentration, fitted.concentration);
  close(MEASURED_DAYS.persistence, fitted.persistence);
});
