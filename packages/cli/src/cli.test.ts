import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { epwText } from "../../engine/src/climate/testing/weather-writers";
import { weatherAt } from "../../engine/src/validation/testing/reference";
import { bundleCommandLine } from "../../../tools/bundle.mjs";

const root = resolve(import.meta.dirname, "../../..");
const truth = join(root, "packages/engine/src/validation/truth");
const layouts = join(root, "packages/engine/src/layout/truth");
const folder = mkdtempSync(join(tmpdir(), "sunwright-cli-"));

beforeAll(() => bundleCommandLine(join(folder, "dist")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as a process of its own, from the root of the checkout. */
function sunwright(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "dist/main.js"), ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const json = <Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> => shape.parse(JSON.parse(text));
const Figure = z.object({ value: z.number(), equation: z.string() });

const house = {
  load: { appliances: [{ id: "ceiling-fan", quantity: 4, hoursPerDay: 9 }] },
  parameters: { city: "ng-kano" },
};
const system = {
  panels: 4000,
  battery: 15000,
  inverter: 3000,
  load: { dailyConsumption: 10_000, peakPower: 2400 },
  place: { city: "ng-lagos-ikeja" },
};

describe("npx sunwright", () => {
  it("finds an executable file in the checkout, which says what to do where nothing is built", () => {
    const bin = join(root, "packages/cli/bin/sunwright.mjs");
    expect(statSync(bin).mode & 0o111).not.toBe(0);
    const alone = join(folder, "alone/bin");
    mkdirSync(alone, { recursive: true });
    cpSync(bin, join(alone, "sunwright.mjs"));
    const { status, stderr } = spawnSync(process.execPath, [join(alone, "sunwright.mjs")], { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toContain("npm run build");
  });

  it("explains itself and each command", () => {
    for (const command of [[], ["design"], ["simulate"], ["verify"], ["layout"]]) {
      const { status, stdout, stderr } = sunwright(...command, "--help");
      expect(status).toBe(0);
      expect(stdout).toContain(`sunwright ${command[0] ?? "design"}`);
      expect(stderr).toBe("");
    }
  });

  it.each([
    [[], "sunwright design FILE"],
    [["grow"], "there is no command grow"],
    [["design"], "FILE is missing"],
    [["design", "a.json", "b.json"], "b.json is too much"],
    [["design", "--loud", "a.json"], "--loud"],
    [["design", "nowhere.json"], "nowhere.json: ENOENT"],
    [["verify", "nowhere"], "nowhere is no folder"],
    [["layout", "a.json", "--seconds", "0"], "--seconds has to be more than 0"],
    [["layout", "a.json", "--mode", "best"], "--mode has to be one of free, rows, same-orientation"],
  ])("refuses %j with exit code 2 on standard error", (args, words) => {
    const { status, stdout, stderr } = sunwright(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(words);
  });
});

describe("design", () => {
  const Design = z.object({ load: z.object({ dailyConsumption: Figure }), panels: z.object({ capacity: Figure }) });

  it("sizes a house and prints the whole design", () => {
    const { status, stdout } = sunwright("design", file("house.json", house), "--json");
    expect(status).toBe(0);
    const design = json(Design.loose(), stdout);
    expect(design.load.dailyConsumption.value).toBe(4 * 75 * 9);
    expect(design.panels.capacity.value).toBeGreaterThan(0);
    for (const part of ["site", "battery", "inverter", "cables", "cost", "energy", "parameterUse"]) {
      expect(design).toHaveProperty(part);
    }
  });

  it("takes two typed figures and names what it was not told in words", () => {
    const path = file("typed.json", { load: { dailyConsumption: 8400, peakPower: 2400 } });
    const { status, stdout } = sunwright("design", path);
    expect(status).toBe(0);
    expect(stdout).toContain("8,400 Wh a day, 2,400 W all at once");
    expect(stdout).toContain("inverter  4,800 W");
  });

  it.each([
    ["{", /JSON/],
    ["[]", /Not in the expected form/],
    [{ parameters: {} }, /load: /],
    [{ load: { appliances: [] } }, /load: there is nothing to size/],
    [{ load: { appliances: [{ id: "moon" }] } }, /load\.appliances\[0\]\.id: the catalogue has no moon/],
    [{ load: { appliances: [{ name: "Mill" }] } }, /load\.appliances\[0\]\.power: .*name and a power/],
    [{ load: { dailyConsumption: 5 } }, /load\.peakPower: a number between/],
    [{ load: { dailyConsumption: 5, peakPower: 5, colour: 1 } }, /load: .*colour/],
    [{ ...house, parameters: { backupDays: 11 } }, /parameters\.backupDays: Between 1 and 10/],
    [{ ...house, parameters: { city: "ng-atlantis" } }, /parameters\.city: there is no climate row ng-atlantis/],
    [{ ...house, parameters: { city: "ng-kano", country: "Ghana" } }, /parameters\.city: ng-kano is not in Ghana/],
    [{ ...house, parameters: { tilt: 3 } }, /parameters: .*tilt/],
    [{ ...house, name: "x" }, /name/],
  ])("refuses %j and names the field", (content, words) => {
    const { status, stdout, stderr } = sunwright("design", file("bad.json", content));
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(words);
  });
});

describe("simulate", () => {
  const Year = z.object({
    totals: z.record(z.string(), z.number()),
    months: z.array(z.record(z.string(), z.number())),
    hoursServed: z.number(),
  });
  const total = (months: z.output<typeof Year>["months"], name: string) =>
    months.reduce((sum, month) => sum + (month[name] ?? Number.NaN), 0);

  it("prints totals that are the sums of the months, and of the hours it writes", () => {
    const csv = join(folder, "hours.csv");
    const { status, stdout } = sunwright("simulate", file("system.json", system), "--json", "--hours", csv);
    expect(status).toBe(0);
    const { totals, months, hoursServed } = json(Year, stdout);
    expect(months).toHaveLength(12);
    expect(totals["load"]).toBeCloseTo(3650, 9);
    for (const [ofMonth, ofYear] of [
      ["production", "pv"],
      ["served", "served"],
      ["surplus", "dumped"],
      ["unmetHours", "lossOfLoadHours"],
    ] as const) {
      expect(total(months, ofMonth)).toBeCloseTo(totals[ofYear] ?? Number.NaN, 6);
    }
    const [head = "", ...hours] = readFileSync(csv, "utf8").trimEnd().split("\n");
    expect(hours).toHaveLength(8760);
    const unmet = head.split(",").indexOf("unmet_kwh");
    const cells = hours.map((line) => line.split(",").map(Number));
    expect(cells.reduce((sum, row) => sum + (row[unmet] ?? Number.NaN), 0)).toBeCloseTo(totals["unmet"] ?? 0, 4);
    expect(cells.filter((row) => row[unmet] === 0)).toHaveLength(hoursServed);
    expect(hours[0]).toMatch(/^1,1,0,/);
    expect(hours.at(-1)).toMatch(/^12,31,23,/);
  });

  it("serves no less with a generator, and all of it from a grid that is always there", () => {
    const small = { ...system, panels: 1500 };
    const servedBy = (change: object) =>
      json(Year, sunwright("simulate", file("one.json", { ...small, ...change }), "--json").stdout).hoursServed;
    const alone = servedBy({});
    expect(alone).toBeLessThan(8760);
    expect(servedBy({ generator: { power: 3000 } })).toBeGreaterThan(alone);
    expect(servedBy({ systemType: "on-grid" })).toBe(8760);
  });

  it.each([
    [{ ...system, place: {} }, /place: has to be/],
    [{ ...system, place: { city: "nowhere" } }, /place\.city: there is no climate row nowhere/],
    [{ ...system, place: { weather: "nowhere.epw" } }, /nowhere\.epw: ENOENT/],
    [{ ...system, panels: -1 }, /panels: a number between 0 and/],
    [{ ...system, generator: { power: 100, startCharge: 0.9 } }, /generator\.stopCharge: has to be above startCharge/],
  ])("refuses %j and names the field", (content, words) => {
    const { status, stderr } = sunwright("simulate", file("bad.json", content));
    expect(status).toBe(2);
    expect(stderr).toMatch(words);
  });

  it("runs on a person's own weather file, with the sun that file has", () => {
    const epw = file("golden.epw", epwText({ ...weatherAt("golden_co_tmy3"), timeZone: -7 }));
    const path = file("own-weather.json", { ...system, place: { weather: epw }, tilt: 0 });
    const { status, stdout } = sunwright("simulate", path, "--json");
    expect(status).toBe(0);
    const { weather, sunHours } = json(z.object({ weather: z.string(), sunHours: z.number() }), stdout);
    expect(weather).toMatch(/^EPW /);
    // Lying flat the panels see the global irradiation of the index, 1,619.948 kWh/m² a year.
    expect(Math.abs(sunHours * 365 - 1619.948)).toBeLessThan(0.01 * 1619.948);
  });

  it("names the line of a weather file it cannot read", () => {
    const path = file("bad-weather.json", { ...system, place: { weather: file("bad.epw", "LOCATION,nowhere\n") } });
    const { status, stderr } = sunwright("simulate", path);
    expect(status).toBe(2);
    expect(stderr).toMatch(/bad\.epw: Line \d+: /);
  });
});

describe("verify", () => {
  /** A folder with some of the reference tables, one of them changed. */
  function tables(name: string, files: readonly string[], change: (text: string) => string = (text) => text): string {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true });
    for (const [index, one] of files.entries()) {
      const text = readFileSync(join(truth, one), "utf8");
      writeFileSync(join(path, one), index === 0 ? change(text) : text);
    }
    return path;
  }
  const Report = z.object({
    tables: z.array(z.object({ letter: z.string(), cases: z.number(), passes: z.boolean() })),
    missing: z.array(z.string()),
    unknown: z.array(z.string()),
    passes: z.boolean(),
  });

  it("passes tables that hold, says which are missing or unknown, and exits with 0", () => {
    const path = tables("some", ["i_economics.json", "j_sizing.json"]);
    writeFileSync(join(path, "z_snow.json"), "{}");
    const { status, stdout } = sunwright("verify", path);
    expect(status).toBe(0);
    expect(stdout).toContain("i  Economics: passes; 28 cases");
    expect(stdout).toMatch(/tolerance relative 1e-9.*; worst/);
    expect(stdout).toContain("no a_solar_position.json in the folder");
    expect(stdout).toContain("unknown table: z_snow.json");
    const report = json(Report, sunwright("verify", path, "--json").stdout);
    expect(report).toMatchObject({ passes: true, unknown: ["z_snow.json"] });
    expect(report.missing).toHaveLength(9);
  });

  it("names the figure that is out and exits with 1", () => {
    const path = tables("wrong", ["a_solar_position.json"], (text) =>
      text.replace('"zenith": 50.12795', '"zenith": 50.12796'),
    );
    const { status, stdout } = sunwright("verify", path);
    expect(status).toBe(1);
    expect(stdout).toContain("a  Solar position: IS OUT");
    expect(stdout).toMatch(/a-00, zenith \[°\]: 50\.1279\d+ in place of 50\.12796/);
    expect(json(Report, sunwright("verify", path, "--json").stdout).passes).toBe(false);
  });

  it("names the place of a malformed table, runs the others and exits with 2", () => {
    const path = tables("broken", ["b_clearsky.json", "i_economics.json"], () => '{"cases":[{"id":"b-0"}]}');
    const { status, stdout, stderr } = sunwright("verify", path);
    expect(status).toBe(2);
    expect(stderr).toContain("b_clearsky.json: cases[0].day_of_year has to be a number");
    expect(stdout).toContain("i  Economics: passes");
  });

  it("refuses a folder without a table", () => {
    expect(sunwright("verify", layouts)).toMatchObject({ status: 2, stdout: "" });
  });
});

describe("layout", () => {
  it("prints the layout with its proof alone, as outside checkers read it", () => {
    const path = join(layouts, "house-two-vents.json");
    const { status, stdout, stderr } = sunwright("layout", path, "--seconds", "5", "--json");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const Answer = z.strictObject({
      layout: z.array(z.strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
      value: z.number(),
      upperBound: z.number(),
      optimal: z.boolean(),
      ms: z.number(),
    });
    const answer = json(Answer, stdout);
    expect(answer.layout.length).toBeGreaterThan(0);
    expect(answer.value).toBeLessThanOrEqual(answer.upperBound);
  });

  it("refuses a file that is no roof", () => {
    const { status, stderr } = sunwright("layout", file("no-roof.json", {}));
    expect(status).toBe(2);
    expect(stderr).toContain("no-roof.json");
  });
});

describe("the READMEs", () => {
  /** Each command once, however many of them show it. */
  const examples = new Set(
    ["README.md", "packages/engine/README.md"].flatMap((name) => {
      const blocks = readFileSync(join(root, name), "utf8").matchAll(/```sh\n([\s\S]*?)```/g);
      const lines = [...blocks].flatMap(([, block = ""]) => block.split("\n"));
      return lines.filter((line) => line.startsWith("npx sunwright "));
    }),
  );

  it("show each command", () => {
    for (const command of ["design", "simulate", "verify", "layout"]) {
      expect(
        [...examples].some((line) => line.startsWith(`npx sunwright ${command} `)),
        command,
      ).toBe(true);
    }
  });

  it.each([...examples])("%s works as printed", (line) => {
    const { status, stdout, stderr } = sunwright(...line.split(/\s+/).slice(2));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.length).toBeGreaterThan(50);
  });
});
