import { expect, it } from "vitest";
import { meanDay, meanDayText } from "./mean-day";
import { yearHours } from "./testing/year-hours";

const dayHour = (hour: number) => hour % 24;
/** Through the inverter from 8 to 17 o'clock straight from the panels, else from the battery; nothing used at noon. */
const house = (change: (hour: number) => object = () => ({})) =>
  yearHours((hour) => {
    const sunny = dayHour(hour) >= 8 && dayHour(hour) < 17;
    const load = dayHour(hour) === 12 ? 0 : 1;
    return { load, direct: sunny ? 2 * load : 0, fromBattery: sunny ? 0 : 2 * load, ...change(hour) };
  });

it("names what brings most of each hour of the day", () => {
  const day = meanDay(house());
  expect([day[7], day[8], day[12], day[16], day[17]]).toEqual(["battery", "sun", "none", "sun", "battery"]);
  expect(meanDayText(day)).toBe("Sun 8 h, Battery 15 h, No use 1 h");
});

it("goes by the energy of all days, not by one", () => {
  // Eight days of ten without power at 20 o'clock are most of that hour; two of ten at 21 o'clock are not.
  const dark = (hour: number) => {
    const tenth = Math.floor(hour / 24) % 10;
    const missing = (dayHour(hour) === 20 && tenth < 8) || (dayHour(hour) === 21 && tenth < 2);
    return missing ? { fromBattery: 0, unmet: 1 } : {};
  };
  const day = meanDay(house(dark));
  expect([day[20], day[21]]).toEqual(["unmet", "battery"]);
});
