import { expect, it } from "vitest";
import { cityById } from "../climate/cities";
import { yearsOf } from "../climate/year-of";
import { skyYear } from "../solar/year/sky-year";
import { skiesOf } from "./skies";

const LIGHT = ["dni", "ghi", "dome", "circumsolar", "horizon"] as const;
const COLUMNS = [...LIGHT, "up", "north", "east", "temperature", "windSpeed", "rows"] as const;
/** Byte by byte: comparing columns number by number takes a test a hundred times as long. */
const bytes = ({ buffer }: Float64Array | Int32Array) => new Uint8Array(buffer).join();

it.each(["ng-kano", "gb-belfast"])("shares the sun among the years of %s without moving a digit", (id) => {
  const city = cityById(id);
  if (city === null) throw new Error(`No city ${id}`);
  const years = yearsOf(city);
  const shared = skiesOf(city, [0, 1, 2]);
  for (const [number, sky] of shared.entries()) {
    const { observer, weather } = years.year(number);
    const alone = skyYear(observer, weather);
    for (const name of COLUMNS) expect(bytes(sky[name]) === bytes(alone[name]), name).toBe(true);
  }
  expect(shared[1]?.up).toBe(shared[0]?.up);
});
