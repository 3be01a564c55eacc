import { tell } from "@sunwright/words/tell-validation";
import { describe, expect, it } from "vitest";
import { Check, EXACT } from "./check";
import type { ReferenceFiles } from "./files";
import { Field, TableError } from "./reader";
import { REFERENCE_TABLES, runTable, unknownTables, type TableReport } from "./tables";
import { referenceFiles } from "./testing/reference";
import { referenceWeather } from "./weather";

function reportOf(letter: string, files: ReferenceFiles = referenceFiles): TableReport {
  const table = REFERENCE_TABLES.find((one) => one.letter === letter);
  if (!table) throw new Error(`There is no table ${letter}`);
  return runTable(table, files);
}

/** The reference files with one of them changed. */
const withFile = (name: string, text: string): ReferenceFiles => new Map([...referenceFiles, [name, text]]);
const changed = (name: string, pattern: RegExp, replacement: string): ReferenceFiles => {
  const text = referenceFiles.get(name) ?? "";
  const other = text.replace(pattern, replacement);
  expect(other).not.toBe(text);
  return withFile(name, other);
};

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
};

describe("the reference tables", () => {
  it.each(REFERENCE_TABLES)("$letter: every case, within its tolerance", ({ letter }) => {
    const report = reportOf(letter);
    expect(report.checks.flatMap(({ outside }) => outside)).toEqual([]);
    expect(report).toMatchObject({ cases: COUNTS[letter], passes: true });
  });

  it.each([
    ["a_solar_position.json", /"zenith": 50\.1279/],
    ["b_clearsky.json", /"haurwitz_ghi": 1035\.0/],
    ["c_decomposition.json", /"dhi": 163\.9/],
    ["d_transposition.json", /"beam": 743\.8/],
    ["e_module_inverter.json", /"pdc": 8622\.2/],
    ["f_annual.json", /"pac_annual_kwh": 7208\.67/],
    ["g_offgrid.json", /"served": 3621\.51/],
    ["h_examples.json", /"h0_mj_m2": 33\.8/],
    ["i_economics.json", /"crf": 0\.0936/],
    ["j_sizing.json", /"nominal_wh": 23796\.2/],
    ["k_homer_sam.json", /"unmet_kwh": 3704\.77/],
    ["m_daily_clearness.json", /"3":\{"mean":0\.6/],
  ])("a wrong figure in %s is found, named and measured", (name, figure) => {
    const report = reportOf(
      name.charAt(0),
      changed(
        name,
        figure,
        figure.source.replaceAll("\\", "").replace(/\d$/, (digit) => `${(Number(digit) + 5) % 10}`),
      ),
    );
    expect(report.passes).toBe(false);
    expect(report.checks.flatMap(({ outside }) => outside).length).toBeGreaterThan(0);
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
