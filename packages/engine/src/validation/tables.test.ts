import { tell } from "@sunwright/words/tell-validation";
import { describe, expect, it } from "vitest";
import { Check, EXACT } from "./check";
import { Field, TableError } from "./reader";
import { REFERENCE_TABLES, unknownTables } from "./tables";
import { changed, referenceFiles, reportOf, withFile } from "./testing/reference";
import { referenceWeather } from "./weather";

/** Cases as the reference's own table of contents counts them; e, g and h hold several lists. */
const COUNTS: Readonly<Record<string, number>> = {
  a: 62,
  b: 45,
  c: 60 + 2,
  d: 64,
  e: 30 + 30 + 30 + 6 + 4,
  f: 42,
  g: 14 + 12,
  h: 7 + 9,
  i: 28,
  j: 25,
  k: 18,
  // Eight of eighteen stations have five years or more; beside them all stations together.
  m: 8 + 1,
  n: 150,
  o: 30 + 12,
  p: 50,
  q: 9 + 6,
  r: 20,
};

describe("the reference tables", () => {
  it.each(REFERENCE_TABLES)("$letter: every case, within its tolerance", ({ letter }) => {
    const report = reportOf(letter);
    expect(report.checks.flatMap(({ outside }) => outside)).toEqual([]);
    expect(report).toMatchObject({ cases: COUNTS[letter], passes: true });
  });
});

/** Why the tables refuse what a run reads, in words; empty where they take it. */
function problemOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof TableError) return tell(error.text);
    throw error;
  }
  return "";
}

describe("what is said of files that are not as they should be", () => {
  it.each([
    ["a", "a_solar_position.json", "{", /^a_solar_position\.json: .*JSON/],
    ["a", "a_solar_position.json", "[]", /^a_solar_position\.json: has to be an object$/],
    ["a", "a_solar_position.json", "{}", /^a_solar_position\.json: cases has to be a list$/],
    [
      "a",
      "a_solar_position.json",
      '{"cases":[{"id":"x"}]}',
      /^a_solar_position\.json: cases\[0\]\.utc has to be a text$/,
    ],
    [
      "g",
      "g_pv_unit.json",
      '{"pv_unit_w":{"lagos":[1,2]}}',
      /^g_pv_unit\.json: pv_unit_w\.lagos has to be 8760 numbers$/,
    ],
    ["f", "weather/index.json", "{}", /^weather\/index\.json: there is no weather for phoenix_az_tmy2$/],
  ])("table %s with %s as %s", (letter, name, text, message) => {
    expect(problemOf(() => reportOf(letter, withFile(name, text)))).toMatch(message);
  });

  it("names the line of a weather file", () => {
    const name = "weather/phoenix_az_tmy2.csv";
    const bad = changed(name, /^1,1,3,0,/m, "1,1,3,dark,");
    expect(problemOf(() => referenceWeather(bad, "phoenix_az_tmy2"))).toMatch(
      /^weather\/phoenix_az_tmy2\.csv: line 6: ghi is not/,
    );
    const short = changed(name, /^12,31,23,.*$/m, "");
    expect(problemOf(() => referenceWeather(short, "phoenix_az_tmy2"))).toContain(
      "8759 rows instead of the 8760 hours of a year",
    );
    const swapped = changed(name, /^1,1,3,/m, "1,1,4,");
    expect(problemOf(() => referenceWeather(swapped, "phoenix_az_tmy2"))).toContain(
      "row 4 is stamped 1-1 4 h, out of order",
    );
  });

  it("says which file is missing", () => {
    const files = new Map([...referenceFiles].filter(([name]) => name !== "k_series.json"));
    expect(problemOf(() => reportOf("k", files))).toBe("k_series.json is missing");
  });

  it("names tables and cases of kinds it does not know", () => {
    expect(unknownTables(["a_solar_position.json", "l_snow.json", "climate.json"])).toEqual(["l_snow.json"]);
    const files = changed("i_economics.json", /"kind": "real_rate"/, '"kind": "barter"');
    expect(reportOf("i", files).unchecked.map((text) => tell(text))).toEqual(["case i-06: unknown kind barter"]);
  });

  it("knows a worked example by the figures it prints, and names those that nothing makes", () => {
    const renamed = changed("h_examples.json", /"topic": "string sizing"/, '"topic": "strings, by another name"');
    expect(reportOf("h", renamed)).toMatchObject({ cases: COUNTS["h"], passes: true, unchecked: [] });
    const other = changed("h_examples.json", /"vmp_hot": 39\.4,/, '"vmp_hot": 39.4, "vmp_cold": 45.6,');
    const { passes, unchecked } = reportOf("h", other);
    expect(passes).toBe(true);
    expect(unchecked.map((text) => tell(text))).toEqual(["case h-04: no rule makes its vmp_cold"]);
    const wrong = changed("h_examples.json", /"max_mv_per_a_m": 0\.7,/, '"max_mv_per_a_m": 0.8,');
    expect(reportOf("h", wrong).checks.flatMap(({ outside }) => outside)).toMatchObject([
      { case: "h-05", quantity: "max_mv_per_a_m", reference: 0.8 },
    ]);
  });

  it("does not pass a table in which nothing was compared", () => {
    expect(reportOf("d", withFile("d_transposition.json", '{"cases":[]}')).passes).toBe(false);
  });
});

it("finds the figure furthest out, in units of its tolerance", () => {
  const check = new Check("lengths", "1 mm");
  check.begin("one");
  check.compare("width", 1.0005, 1, { absolute: 0.001 });
  check.compare("undefined on both sides", null, null, EXACT);
  check.begin("two");
  check.compare("width", 7.004, 7, { absolute: 0.001 });
  check.compare("count", 3, 3, EXACT);
  const report = check.report();
  expect(report).toMatchObject({ cases: ["one", "two"], comparisons: 4, passes: false });
  expect(report.worst).toMatchObject({ case: "two", quantity: "width", reference: 7 });
  expect(report.worst?.excess).toBeCloseTo(4, 6);
  expect(report.outside).toHaveLength(1);
});

it("takes a missing figure for a failure, not for zero", () => {
  const check = new Check("lengths", "exact");
  check.begin("one");
  check.compare("width", null, 0, EXACT);
  expect(check.report().passes).toBe(false);
  expect(problemOf(() => Field.parse('{"a":{}}', "f.json").field("a").number("b"))).toBe(
    "f.json: a.b has to be a number",
  );
});
