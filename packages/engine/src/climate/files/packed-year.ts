import { at } from "../../solar/column";
import { observerAt } from "../../solar/sun/observer";
import { degrees, metres } from "../../units/quantity";
import { HOURS_PER_YEAR } from "../synthetic/calendar";
import type { PlacedYear } from "../year-of";

/**
 * A year of weather in 210 kB, as it is stored and sent: a head of five 64-bit numbers (latitude, longitude, elevation,
 * time zone, first instant), then six columns of 8760 32-bit numbers. All little-endian, as every machine this runs on is.
 */
const HEAD_NUMBERS = 5;
const HEAD_BYTES = HEAD_NUMBERS * 8;
const COLUMNS = ["ghi", "dni", "dhi", "temperature", "windSpeed"] as const;
/** The columns and, before them, the seconds of each row since the first. */
export const PACKED_BYTES = HEAD_BYTES + (COLUMNS.length + 1) * HOURS_PER_YEAR * 4;

/** A year rounded to 32 bits, 7 digits: server and browser unpack the very same numbers. */
export function packYear({ observer, timeZone, weather }: PlacedYear): Uint8Array<ArrayBuffer> {
  const buffer = new ArrayBuffer(PACKED_BYTES);
  const first = at(weather.instants, 0);
  new Float64Array(buffer, 0, HEAD_NUMBERS).set([
    observer.latitude,
    observer.longitude,
    observer.elevation,
    timeZone,
    first,
  ]);
  new Int32Array(buffer, HEAD_BYTES, HOURS_PER_YEAR).set(weather.instants.map((instant) => instant - first));
  for (const [index, column] of COLUMNS.entries()) floatsOf(buffer, index).set(weather[column]);
  return new Uint8Array(buffer);
}

/** The year of `packYear`. Throws where the bytes are none. */
export function unpackYear(bytes: Uint8Array): PlacedYear {
  if (bytes.byteLength !== PACKED_BYTES) throw new RangeError(`A packed year has ${PACKED_BYTES} bytes`);
  // Copied: a view of a larger buffer may begin where 64-bit numbers cannot.
  const { buffer } = new Uint8Array(bytes);
  const head = new Float64Array(buffer, 0, HEAD_NUMBERS);
  const first = at(head, 4);
  const column = (index: number) => Float64Array.from(floatsOf(buffer, index));
  return {
    observer: observerAt({
      latitude: degrees(at(head, 0)),
      longitude: degrees(at(head, 1)),
      elevation: metres(at(head, 2)),
    }),
    timeZone: at(head, 3),
    weather: {
      instants: Float64Array.from(new Int32Array(buffer, HEAD_BYTES, HOURS_PER_YEAR), (seconds) => first + seconds),
      ghi: column(0),
      dni: column(1),
      dhi: column(2),
      temperature: column(3),
      windSpeed: column(4),
    },
  };
}

const floatsOf = (buffer: ArrayBuffer, column: number) =>
  new Float32Array(buffer, HEAD_BYTES + (column + 1) * HOURS_PER_YEAR * 4, HOURS_PER_YEAR);
