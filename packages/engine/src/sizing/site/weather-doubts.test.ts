// Of the rest: whole designs by weather that is in doubt.
import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { ownWeather } from "../../climate/files/own-weather";
import { epwText } from "../../climate/testing/weather-writers";
import { weatherAt } from "../../validation/testing/reference";
import { degrees } from "../../units/quantity";
import { sizeSystem } from "../size-system";
import { DEFAULTS, house } from "../testing/house";
import { weatherDoubts } from "./weather-doubts";

const golden = { ...DEFAULTS, country: "USA", city: "us-golden-co", town: null } as const;
const berlin = { ...DEFAULTS, country: "Germany", city: "de-berlin", town: null } as const;

/** Golden's weather as a file that says where it is. */
function weatherSaidAt(degreesEast: number, timeZone: number) {
  const longitude = degrees(degreesEast);
  const station = weatherAt("golden_co_tmy3");
  const { year } = ownWeather(epwText({ ...station, observer: { ...station.observer, longitude }, timeZone }));
  return { name: "own", year };
}
const doubts = (...asked: Parameters<typeof weatherDoubts>) => weatherDoubts(...asked).map(({ text }) => tell(text));

it("says nothing of weather of the place itself, nor where there is none", () => {
  expect(doubts(golden, weatherSaidAt(-105.18, -7))).toEqual([]);
  expect(doubts(golden, null)).toEqual([]);
});

it("says how far the weather is from the place", () => {
  // 39.74 N 105.18 W to 52.47 N 13.4 E: 8,160 km along the great circle.
  expect(doubts(berlin, weatherSaidAt(-105.18, -7))[0]).toMatch(
    /^The weather comes from a place 8,1\d\d km from Berlin\. Use a file for Berlin, or choose the place/,
  );
});

it("says that a longitude has lost its sign", () => {
  const [far, clock] = doubts(golden, weatherSaidAt(105.18, -7));
  expect(far).toMatch(/km from Golden CO/);
  expect(clock).toMatch(/hours (later|earlier) than over Golden CO: the file's time zone or longitude is likely wrong/);
});

it("says that a time zone has lost its sign, though the place is right", () => {
  expect(doubts(golden, weatherSaidAt(-105.18, 7))).toEqual([
    expect.stringMatching(/^By its clock the sun of the weather stands highest 1[0-2]\.\d hours/),
  ]);
});

it("knows the country where neither town nor city is named", () => {
  const somewhere = { ...berlin, city: null };
  expect(doubts(somewhere, weatherSaidAt(-105.18, -7))[0]).toMatch(/km from Germany/);
  expect(doubts({ ...golden, city: null }, weatherSaidAt(-105.18, -7))).toEqual([]);
});

it("stands among the warnings of a design", () => {
  const { warnings } = sizeSystem(house(berlin), weatherSaidAt(-105.18, -7));
  expect(warnings.map(({ id }) => id)).toContain("weather-far-away");
});
