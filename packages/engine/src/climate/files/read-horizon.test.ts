import { tell } from "@sunwright/words/engine";
import { describe, expect, it } from "vitest";
import { readHorizon } from "./read-horizon";
import { WeatherError } from "./weather-error";

/** Rows of PVGIS 5.3 for Grindelwald (46.62 north, 8.04 east), tool "printhorizon", and the same clockwise from north. */
const ROWS = [
  [-180, 16.8, -180, 0, -180, 0],
  [-172.5, 14.1, -162.8, 0, -172.7, 0],
  [-90, 24.1, -73.4, 0, -106.6, 16.8],
  [0, 32.8, 0, 19.9, 0, 66.8],
  [90, 9.9, 73.4, 0, 106.6, 16.8],
  [180, 16.8, 180, 0, 180, 0],
];
const POINTS = [
  { azimuth: 0, elevation: 16.8 },
  { azimuth: 7.5, elevation: 14.1 },
  { azimuth: 90, elevation: 24.1 },
  { azimuth: 180, elevation: 32.8 },
  { azimuth: 270, elevation: 9.9 },
  { azimuth: 360, elevation: 16.8 },
];
const csv = [
  "Latitude (deg.): 46.620",
  "Longitude (deg.): 8.040",
  "",
  "A\t\tH_hor\t\tA_sun(w)\t\tH_sun(w)\t\tA_sun(s)\t\tH_sun(s)",
  ...ROWS.map((row) => row.map((value) => value.toFixed(1)).join("\t\t")),
  "",
  "A: Azimuth (0 = S, 90 = W, -90 = E) (degree)",
  "H_hor: Horizon height (degree)",
].join("\r\n");

describe("a horizon of PVGIS", () => {
  it("is read from CSV, with its azimuths turned to north", () => {
    expect(readHorizon(csv)).toEqual(POINTS);
    expect(readHorizon(`\uFEFF${csv}`)).toEqual(POINTS);
  });

  it("is read from JSON", () => {
    const profile = ROWS.map(([A, H_hor]) => ({ A, H_hor }));
    expect(readHorizon(JSON.stringify({ inputs: {}, outputs: { horizon_profile: profile } }))).toEqual(POINTS);
  });
});

describe("a typed horizon", () => {
  const pairs = [
    { azimuth: 90, elevation: 12.5 },
    { azimuth: -135, elevation: 3 },
  ];

  it.each([
    ["commas", "90,12.5\n-135,3"],
    ["commas and titles", "azimuth,elevation\n90, 12.5\n\n-135, 3\n"],
    ["semicolons and decimal commas", "Azimut;Höhe\n90;12,5\n-135;3"],
    ["tabs and decimal commas", "90\t12,5\n-135\t3"],
    ["blanks", " 90  12.5\n-135 3"],
  ])("is read from pairs set apart by %s", (_, text) => {
    expect(readHorizon(text)).toEqual(pairs);
  });

  // The example of PVGIS's manual: 0° in the north, 10° in the north-east, 20° in the east and so on.
  const heights = [0, 10, 20, 30, 40, 15, 25, 5];
  it.each([
    ["on one line", heights.join(",")],
    ["each on its own", heights.join("\n")],
  ])("is read from elevations %s, from north clockwise", (_, text) => {
    expect(readHorizon(text)).toEqual(heights.map((elevation, index) => ({ azimuth: index * 45, elevation })));
  });
});

it.each([
  ["", "Line 1: There is no azimuth with an elevation in this horizon."],
  ["azimuth,elevation", "Line 1: There is no azimuth with an elevation in this horizon."],
  ["0,5\n90,high", 'Line 2: "high" is not a number.'],
  ["0,5\n90,5,7", "Line 2: An azimuth and an elevation are needed; there are 3 numbers."],
  ["0,5\n90", "Line 2: An azimuth and an elevation are needed; there is 1 number."],
  ["0,5\n\n90,91", "Line 3: The elevation is 91°; it must be from 0° to 90°."],
  ["400,5\n90,9", "Line 1: The azimuth is 400°; it must be from −360° to 360°."],
  ["A\tH_hor\n0\t-1", "Line 2: The elevation is -1°; it must be from 0° to 90°."],
  ['{"outputs":{}}', "Line 1: There is no azimuth with an elevation in this horizon."],
  ['{"outputs":{"horizon_profile":[{"A":0}]}}', 'Line 1: Record 1 of the horizon has no numbers "A" and "H_hor".'],
])("says what is wrong with %j", (text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

function problemOf(text: string): string {
  try {
    return `${readHorizon(text).length} points were read`;
  } catch (error) {
    if (error instanceof WeatherError) return tell(error.text);
    throw error;
  }
}
