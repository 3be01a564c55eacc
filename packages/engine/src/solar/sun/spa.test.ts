import * as fc from "fast-check";
import { expect, it } from "vitest";
import { degrees, metres } from "../../units/quantity";
import { instantOf, observerOf, ownDeltaTCase, sunPositionCase } from "../../validation/tables/sun-position";
import { casesOf, outside } from "../../validation/testing/reference";
import { deltaTAt } from "./delta-t";
import { hourlyInstants } from "./instant";
import { observerAt } from "./observer";
import { sunColumns } from "./sun-columns";
import { sunPosition } from "./spa";

const cases = casesOf("a_solar_position.json");

const angleBetween = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

it.each(cases)("meets NREL's SPA in case %s", (_, row) => {
  expect(outside(sunPositionCase, row)).toEqual([]);
});

it.each(cases)("stays within 0.0005° of case %s when it finds delta-T itself", (_, row) => {
  expect(outside(ownDeltaTCase, row)).toEqual([]);
});

it("finds the delta-T that the cases list for their month", () => {
  for (const [id, row] of cases.slice(1)) {
    expect(Math.abs(deltaTAt(instantOf(row)) - row.number("delta_t_s")), id).toBeLessThanOrEqual(1e-5);
  }
});

it("meets the example printed in NREL/TP-560-34302 to its printed digits", () => {
  const example = cases[0]?.[1];
  if (example === undefined) throw new Error("the table has no example");
  const sun = sunPosition(instantOf(example), observerOf(example), 67);
  expect(sun.apparentZenith).toBeCloseTo(50.11162, 5);
  expect(sun.azimuth).toBeCloseTo(194.34024, 5);
});

const site = { latitude: degrees(45), longitude: degrees(8), elevation: metres(250) };

it("interpolates a year of hours within 1e-6° of the full algorithm", () => {
  const instants = hourlyInstants(0, 10.566);
  const year = sunColumns(instants, observerAt(site), 67);
  for (let hour = 0; hour < instants.length; hour += 7) {
    const sun = sunPosition(instants[hour] ?? 0, observerAt(site), 67);
    expect(Math.abs((year.zenith[hour] ?? 0) - sun.zenith)).toBeLessThan(1e-6);
    expect(Math.abs((year.apparentZenith[hour] ?? 0) - sun.apparentZenith)).toBeLessThan(1e-6);
    expect(angleBetween(year.azimuth[hour] ?? 0, sun.azimuth)).toBeLessThan(1e-6);
  }
});

const anyInstant = fc.integer({ min: Date.UTC(1950, 0, 1) / 1000, max: Date.UTC(2050, 0, 1) / 1000 });
const anyLatitude = fc.double({ min: -89, max: 89, noNaN: true });
const anyLongitude = fc.double({ min: -180, max: 180, noNaN: true });

it("gives a direction of length one that repeats its own angles", () => {
  fc.assert(
    fc.property(anyInstant, anyLatitude, anyLongitude, (instant, latitude, longitude) => {
      const observer = observerAt({
        latitude: degrees(latitude),
        longitude: degrees(longitude),
        elevation: metres(0),
      });
      const columns = sunColumns(Float64Array.of(instant), observer);
      const [zenith, azimuth] = [columns.apparentZenith, columns.azimuth].map(
        (column) => (column[0] ?? 0) / 57.29577951308232,
      );
      const [up, north, east] = [columns.up, columns.north, columns.east].map((column) => column[0] ?? 0);
      expect(up).toBeCloseTo(Math.cos(zenith ?? 0), 12);
      expect(north).toBeCloseTo(Math.sin(zenith ?? 0) * Math.cos(azimuth ?? 0), 12);
      expect(east).toBeCloseTo(Math.sin(zenith ?? 0) * Math.sin(azimuth ?? 0), 12);
    }),
    { numRuns: 10_000 },
  );
});

it("lifts the sun only when its upper limb could be seen, and then by less than 0.7°", () => {
  fc.assert(
    fc.property(anyInstant, anyLatitude, (instant, latitude) => {
      const observer = observerAt({ latitude: degrees(latitude), longitude: degrees(0), elevation: metres(0) });
      const sun = sunPosition(instant, observer);
      const lift = sun.zenith - sun.apparentZenith;
      expect(lift).toBeLessThan(sun.zenith > 90.84 ? Number.MIN_VALUE : 0.7);
    }),
    { numRuns: 2_000 },
  );
});
