import { airMassKastenYoung } from "../../solar/air-mass";
import { cosDegrees } from "../../solar/angle";
import { at } from "../../solar/column";
import { SOLAR_CONSTANT } from "../../solar/extraterrestrial";
import type { Observer } from "../../solar/sun/observer";
import { sunColumns } from "../../solar/sun/sun-columns";

/** Rows of a year: the sun of each and what it brought. */
export interface YearRows {
  /** Where the sun stood in the middle of each. [s since 1970-01-01T00:00:00Z] */
  readonly instants: Float64Array;
  readonly ghi: Float64Array;
  readonly dni: Float64Array;
  readonly dhi: Float64Array;
  readonly temperature: Float64Array;
  readonly windSpeed: Float64Array;
}

const SECONDS_OF_HOUR = 3_600;

/**
 * Rows of another clock's hours by the hours of this one. Where the two are half or three quarters of an hour apart, as
 * UTC and the clock of India, each hour here lies between two rows there: the air of both stands under the sun of its own
 * middle, and the year keeps its light. Else the rows stay as they are.
 *
 * @param ahead  This clock's time minus that of the rows. [h]
 */
export function onWholeHours(rows: YearRows, ahead: number, observer: Observer): YearRows {
  const weight = ahead - Math.floor(ahead);
  if (weight === 0) return rows;
  const { temperature, windSpeed } = rows;
  const instants = rows.instants.map((instant) => instant + (1 - weight) * SECONDS_OF_HOUR);
  // What follows the last row is the first: a year goes round.
  const between = (column: Float64Array) =>
    column.map((value, row) => weight * value + (1 - weight) * at(column, (row + 1) % column.length));
  return {
    instants,
    ...lightBetween(rows, instants, { weight, observer }),
    temperature: between(temperature),
    windSpeed: between(windSpeed),
  };
}

interface Between {
  readonly weight: number;
  readonly observer: Observer;
}

/** The sun of each row: how high, and through how much air it shines. */
function sunsAt(instants: Float64Array, observer: Observer) {
  const { zenith, apparentZenith } = sunColumns(instants, observer);
  return {
    height: zenith.map((angle) => Math.max(0, cosDegrees(angle))),
    airMass: apparentZenith.map((angle) => airMassKastenYoung(Math.min(angle, 90))),
  };
}

function lightBetween(rows: YearRows, instants: Float64Array, { weight, observer }: Between) {
  const [here, there] = [sunsAt(instants, observer), sunsAt(rows.instants, observer)];
  /** Of direct light, what the air of a row there leaves of it under the sun of a row here. Source: Beer's law. */
  const direct = (row: number, from: number) => {
    const left = at(rows.dni, from) / SOLAR_CONSTANT;
    return left <= 0 ? 0 : SOLAR_CONSTANT * Math.min(1, left) ** (at(here.airMass, row) / at(there.airMass, from));
  };
  const size = instants.length;
  const [dni, dhi, ghi] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  for (let row = 0; row < size; row += 1) {
    const next = (row + 1) % size;
    const height = at(here.height, row);
    // A row of night knows nothing of the air.
    const [first, second] = [at(there.height, row) > 0 ? weight : 0, at(there.height, next) > 0 ? 1 - weight : 0];
    if (height === 0 || first + second === 0) continue;
    const above = weight * at(there.height, row) + (1 - weight) * at(there.height, next);
    dni[row] = (first * direct(row, row) + second * direct(row, next)) / (first + second);
    dhi[row] = ((weight * at(rows.dhi, row) + (1 - weight) * at(rows.dhi, next)) * height) / above;
    ghi[row] = at(dhi, row) + at(dni, row) * height;
  }
  const kept = sumOf(rows.ghi) / sumOf(ghi);
  const scaled = (column: Float64Array) => column.map((value) => value * kept);
  return { ghi: scaled(ghi), dni: scaled(dni), dhi: scaled(dhi) };
}

const sumOf = (column: Float64Array) => column.reduce((sum, value) => sum + value, 0);
