import { expect, it } from "vitest";
import { meanOfMonths } from "../months-of-use";
import { mainsTemperature, waterHeaterLoad } from "./water-heater";

/** Without a season the ground has one temperature: the air's mean and 6 °F more. */
const EVEN = { temperature: Array<number>(12).fill(20), latitude: 9 };
/** A year like that of Johannesburg. [°C] */
const HIGHVELD = {
  temperature: [20.1, 19.8, 18.6, 16.1, 13.1, 10.3, 10.2, 13.1, 16.6, 18.1, 18.7, 19.8],
  latitude: -26.1,
};
const GEYSER = { litres: 150, power: 3_000, tank: "since-2016", when: "noon" } as const;

it("has the mains of an even year 6 °F above its air", () => {
  for (const month of mainsTemperature(EVEN)) expect(month).toBeCloseTo(20 + 6 / 1.8, 12);
});

it("has the coldest mains after the coldest air, on either half of the earth", () => {
  const coldest = (latitude: number, temperature: readonly number[]) => {
    const mains = mainsTemperature({ temperature, latitude });
    return mains.indexOf(Math.min(...mains));
  };
  const south = HIGHVELD.temperature;
  expect([6, 7, 8]).toContain(coldest(-26.1, south));
  expect([0, 1, 2]).toContain(coldest(26.1, [...south.slice(6), ...south.slice(0, 6)]));
});

it("heats litres and makes up what the tank loses: 150 l from 23.33 to 60 °C are 6.4 kWh, and 1.38", () => {
  const answer = waterHeaterLoad(GEYSER, EVEN);
  if (answer.kind !== "load") throw new Error("possible");
  // By hand: 150 × 1.163 × (60 - 23.3333) + 1,380.
  expect(answer.load.hoursPerDay * answer.load.power).toBeCloseTo(7_776.5, 1);
  expect(answer.load.months).toBeNull();
});

it("takes more in winter, around the same mean", () => {
  const answer = waterHeaterLoad(GEYSER, HIGHVELD);
  if (answer.kind !== "load" || answer.load.months === null) throw new Error("has a season");
  expect(meanOfMonths(answer.load.months)).toBeCloseTo(1, 12);
  // By hand: the mains swing by 0.57 × 4.95 K about a mean of 19.6 °C, 490 of 8,430 Wh.
  expect(Math.max(...answer.load.months)).toBeCloseTo(1.058, 2);
  expect(Math.min(...answer.load.months)).toBeCloseTo(0.942, 2);
});

it("refuses what an element cannot heat in a day", () => {
  expect(waterHeaterLoad({ ...GEYSER, litres: 2_000 }, EVEN).kind).toBe("impossible");
});
