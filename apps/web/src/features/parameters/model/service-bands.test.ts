import { expect, it } from "vitest";
import { gridHours, BAND_CHOICES } from "./service-bands";

it("leaves the rest of the day to the outage of each Nigerian band", () => {
  // NERC's bands: at least 20, 16, 12, 8 and 4 hours of supply a day.
  expect(BAND_CHOICES.map(({ band, supply }) => `${band} ${supply}`)).toEqual(["A 20", "B 16", "C 12", "D 8", "E 4"]);
  expect(BAND_CHOICES.map(({ supply, outage }) => supply + outage)).toEqual([24, 24, 24, 24, 24]);
});

it("lets an outage go on past midnight", () => {
  const away = (hours: number, start: number) =>
    gridHours({ outageHours: hours, outageStart: start }).flatMap((there, hour) => (there ? [] : [hour]));
  expect(away(0, 18)).toEqual([]);
  expect(away(3, 6)).toEqual([6, 7, 8]);
  expect(away(8, 18)).toEqual([0, 1, 18, 19, 20, 21, 22, 23]);
  expect(away(24, 5)).toHaveLength(24);
});
