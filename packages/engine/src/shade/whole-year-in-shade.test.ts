// Of the rest: every hour of a year by a second program; the first tier has every tenth day.
import { expect, it } from "vitest";
import { twice } from "./testing/second-year";

it("hides the same cells and leaves the same power as a second program, hour by hour, and in the year", () => {
  let [own, other, whole] = [0, 0, 0];
  for (const hour of twice(1)) {
    expect(hour.own, `hour ${hour.hour}`).toEqual(hour.thirds);
    if (hour.power === null) continue;
    expect(Math.abs(hour.power.own - hour.power.other) / hour.power.whole, `hour ${hour.hour}`).toBeLessThan(0.015);
    own += hour.power.own;
    other += hour.power.other;
    whole += hour.power.whole;
  }
  expect(Math.abs(own - other) / whole).toBeLessThan(0.002);
  expect(other / whole).toBeLessThan(0.9);
});
