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
    expect(readHorizon(csv)).toEqual({ points: POINTS, countedFrom: "south", isAssumed: false });
    expect(readHorizon(`\uFEFF${csv}`).points).toEqual(POINTS);
  });

  it("is read from JSON", () => {
    const profile = ROWS.map(([A, H_hor]) => ({ A, H_hor }));
    expect(readHorizon(JSON.stringify({ inputs: {}, outputs: { horizon_profile: profile } })).points).toEqual(POINTS);
  });
});

describe("a typed horizon", () => {
  const pairs = [
    { azimuth: 90, elevation: 12.5 },
    { azimuth: 225, elevation: 3 },
  ];

  it.each([
    ["commas", "90,12.5\n225,3"],
    ["commas and titles", "azimuth,elevation\n90, 12.5\n\n225, 3\n"],
    ["semicolons and decimal commas", "Azimut;Höhe\n90;12,5\n225;3"],
    ["tabs and decimal commas", "90\t12,5\n225\t3"],
    ["blanks", " 90  12.5\n225 3"],
    ["commas among comments", "# azimuth elevation\n# made with a phone\n90,12.5\n# the barn\n225,3"],
  ])("is read from pairs set apart by %s", (_, text) => {
    expect(readHorizon(text)).toEqual({ points: pairs, countedFrom: "north", isAssumed: false });
  });

  // A hill in the south, as PVsyst and many site tools write it: 0 in the south, east negative.
  const southern = "-90,5\n0,35\n90,8";
  const hill = [
    { azimuth: 90, elevation: 5 },
    { azimuth: 180, elevation: 35 },
    { azimuth: 270, elevation: 8 },
  ];

  it("counts from the south where azimuths below 0 stand in it, and says that it took that for granted", () => {
    expect(readHorizon(southern)).toEqual({ points: hill, countedFrom: "south", isAssumed: true });
  });

  it.each([
    ["a title", `azimuth from south,height\n${southern}`],
    ["a comment", `# 0 = S, west positive\n${southern}`],
  ])("does not doubt it where %s says so", (_, text) => {
    expect(readHorizon(text)).toEqual({ points: hill, countedFrom: "south", isAssumed: false });
  });

  it("counts from where it is told to", () => {
    expect(readHorizon("0,35\n90,8", "south").points).toEqual(hill.slice(1));
    expect(readHorizon(southern, "north")).toMatchObject({
      points: [{ azimuth: -90 }, { azimuth: 0 }, { azimuth: 90 }],
    });
    expect(readHorizon(`# azimuth from north\n${southern}`).countedFrom).toBe("north");
  });

  it("takes what lies below the horizontal as hiding nothing", () => {
    const text = "azimuth,elevation\n0,-1.2\n90,3\n180,4.5\n270,-0.3";
    expect(readHorizon(text).points.map(({ elevation }) => elevation)).toEqual([0, 3, 4.5, 0]);
  });

  // The example of PVGIS's manual: 0° in the north, 10° in the north-east, 20° in the east and so on.
  const heights = [0, 10, 20, 30, 40, 15, 25, 5];
  it.each([
    ["on one line", heights.join(",")],
    ["each on its own", heights.join("\n")],
  ])("is read from elevations %s, from north clockwise", (_, text) => {
    expect(readHorizon(text).points).toEqual(heights.map((elevation, index) => ({ azimuth: index * 45, elevation })));
  });
});

it.each([
  ["", "Line 1: There is no azimuth with an elevation in this horizon."],
  ["azimuth,elevation", "Line 1: There is no azimuth with an elevation in this horizon."],
  ["0,5\n90,high", 'Line 2: "high" is not a number.'],
  ["0,5\n90,5,7", "Line 2: An azimuth and an elevation are needed; there are 3 numbers."],
  ["0,5\n90", "Line 2: An azimuth and an elevation are needed; there is 1 number."],
  ["0,5\n\n90,91", "Line 3: The elevation is 91°; it must be from −90° to 90°."],
  ["400,5\n90,9", "Line 1: The azimuth is 400°; it must be from −360° to 360°."],
  ["A\tH_hor\n0\t-91", "Line 2: The elevation is -91°; it must be from −90° to 90°."],
  ["0,5\n90,30\n90,10\n180,4", "Line 3: The azimuth 90° has two elevations, 30° and 10°."],
  ["0,5\n90,30\n360,7", "Line 3: The azimuth 360° has two elevations, 5° and 7°."],
  ["-180;5\n0;30\n180;9", "Line 3: The azimuth 180° has two elevations, 5° and 9°."],
  ['{"outputs":{}}', "Line 1: There is no azimuth with an elevation in this horizon."],
  ['{"outputs":{"horizon_profile":[{"A":0}]}}', 'Line 1: Record 1 of the horizon has no numbers "A" and "H_hor".'],
])("says what is wrong with %j", (text, problem) => {
  expect(problemOf(text)).toBe(problem);
});

function problemOf(text: string): string {
  try {
    return `${readHorizon(text).points.length} points were read`;
  } catch (error) {
    if (error instanceof WeatherError) return tell(error.text);
    throw error;
  }
}
