// Of the rest: every command as a person calls it, and as a process.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Text } from "@sunwright/contract/told";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { thePrice } from "@sunwright/engine/prices/ladder";
import { tell } from "@sunwright/words/engine";
import { z } from "zod";
import { epwText } from "../../engine/src/climate/testing/weather-writers";
import { weatherAt } from "../../engine/src/validation/testing/reference";
import { bundleCommandLine } from "../../../tools/bundle.mjs";
import { run } from "./run";

const root = resolve(import.meta.dirname, "../../..");
const truth = join(root, "packages/engine/src/validation/truth");
const layouts = join(root, "packages/engine/src/layout/truth");
const folder = mkdtempSync(join(tmpdir(), "sunwright-cli-"));

beforeAll(() => bundleCommandLine(join(folder, "dist")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command in this process; the tests run at the root of the checkout. */
async function sunwright(...args: readonly string[]) {
  let [stdout, stderr] = ["", ""];
  const status = await run(
    args,
    (text) => (stdout += `${text}\n`),
    (text) => (stderr += `${text}\n`),
  );
  return { status, stdout, stderr };
}

/** The same as a process of its own, from the bundle that the build makes. */
function started(...args: readonly string[]) {
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
const Figure = z.object({ value: z.number(), equation: Text });

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

  it("explains itself and each command", async () => {
    for (const command of [
      [],
      ["design"],
      ["simulate"],
      ["verify"],
      ["layout"],
      ["cities"],
      ["appliances"],
      ["equipment"],
    ]) {
      const { status, stdout, stderr } = await sunwright(...command, "--help");
      expect(status).toBe(0);
      expect(stdout).toContain(`sunwright ${command[0] ?? "design"}`);
      expect(stderr).toBe("");
    }
  });

  it.each([
    [[], "sunwright design FILE"],
    [["grow"], "there is no command grow"],
    [["design"], "FILE is missing"],
    [["design", "a.json", "b.json"], "unexpected argument b.json"],
    [["design", "--loud", "a.json"], "--loud"],
    [["design", "nowhere.json"], "nowhere.json: ENOENT"],
    [["verify", "nowhere"], "nowhere is not a folder"],
    [["layout", "a.json", "--seconds", "0"], "--seconds has to be more than 0"],
    [["layout", "a.json", "--mode", "best"], "--mode has to be one of free, rows, same-orientation"],
  ])("refuses %j with exit code 2 on standard error", async (args, words) => {
    const { status, stdout, stderr } = await sunwright(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(words);
  });
});

describe("the bundle as a process", () => {
  it.each([
    ["a text", ["--help"]],
    ["a refusal", ["design", "nowhere.json"]],
    ["a library it loads when asked", ["equipment", "all", "--page", "2"]],
    ["more than a pipe holds at once", ["design", "docs/examples/house.json", "--json"]],
  ])("prints and ends as the command does in this process: %s", async (_, args) => {
    expect(started(...args)).toEqual(await sunwright(...args));
  });
});

describe("design", () => {
  const Design = z.object({ load: z.object({ dailyConsumption: Figure }), panels: z.object({ capacity: Figure }) });

  it.each(COUNTRIES)("says the price that every page says, with currency and day: a house in %s", async (country) => {
    const input = file("priced.json", { load: house.load, parameters: { country } });
    const capacity = z.object({ capacity: z.object({ value: z.number() }) });
    const Sized = z.looseObject({ panels: capacity, battery: capacity, inverter: capacity });
    const { panels, battery, inverter } = json(Sized, (await sunwright("design", input, "--json")).stdout);
    const bought = {
      panels: panels.capacity.value,
      battery: battery.capacity.value,
      inverter: inverter.capacity.value,
    };
    const system = { country, systemType: "off-grid", ...bought } as const;
    const { amount, currency, day, range } = thePrice({ estimate: 0, estimateDay: "", system });
    const { stdout } = await sunwright("design", input);
    const line = /^price\s+(.*)$/m.exec(stdout)?.[1] ?? "";
    for (const value of [amount, range?.low ?? NaN, range?.high ?? NaN])
      expect(line).toContain(Math.round(value).toLocaleString("en-US"));
    expect(line).toContain(currency);
    expect(line).toContain(day);
  });

  it("sizes a house and prints the whole design", async () => {
    const { status, stdout } = await sunwright("design", file("house.json", house), "--json");
    expect(status).toBe(0);
    const design = json(Design.loose(), stdout);
    expect(design.load.dailyConsumption.value).toBe(4 * 75 * 9);
    expect(design.panels.capacity.value).toBeGreaterThan(0);
    for (const part of ["site", "battery", "inverter", "cables", "cost", "energy", "parameterUse"]) {
      expect(design).toHaveProperty(part);
    }
  });

  it("designs with parts of the library, named in the file or by options, and says what does not go together", async () => {
    const parts = { module: { id: "module-longi-lr5-72hph-570m", price: 120 } };
    const path = file("parts.json", { ...house, parts });
    const { status, stdout } = await sunwright("design", path, "--controller", "charge-controller-epever-tracer4210an");
    expect(status).toBe(0);
    expect(stdout).toMatch(/\d+ × LONGi LR5-72HPH-570M, 570 W/);
    expect(stdout).toContain("EPEVER Tracer4210AN: the battery has 51.2 V, and 24 V are needed.");
    expect(stdout).toContain("maximum panel input voltage");
    const wrong = await sunwright("design", path, "--battery", "module-longi-lr5-72hph-570m");
    expect(wrong).toMatchObject({ status: 2 });
    expect(wrong.stderr).toContain("the equipment library has no battery module-longi-lr5-72hph-570m");
  });

  it("prints what is served in nine of ten years, and new, half way and at the end of the battery's life", async () => {
    const { stdout } = await sunwright("design", file("ages.json", house));
    expect(stdout).toMatch(/^ {10}\d+\.\d\d % in nine of ten years$/m);
    const ages = [...stdout.matchAll(/^at age {4}(\w+), [\d.]+ years: ([\d.]+) %/gm)];
    expect(ages.map(([, age]) => age)).toEqual(["new", "middle", "end"]);
    const [fresh = 0, middle = 0, end = 0] = ages.map(([, , served]) => Number(served));
    expect(fresh).toBeGreaterThanOrEqual(middle);
    expect(middle).toBeGreaterThanOrEqual(end);
  });

  it("tells what happens when the world differs, largest effect first", async () => {
    // Many modules and panels: a small house's next piece holds a tenth more load.
    const path = file("differs.json", { ...house, load: { dailyConsumption: 40_000, peakPower: 6_000 } });
    const { status, stdout } = await sunwright("design", path, "--sensitivity");
    expect(status).toBe(0);
    expect(stdout).toMatch(/what if {3}hours served, this design: \d+\.\d+ %\n.*10% more load −/s);
    expect(stdout).toMatch(/cost to build, designed again: .* USD\n.*parts 20% dearer \+/s);
    const Told = z.object({ sensitivity: z.array(z.object({ measure: z.string(), rows: z.array(z.unknown()) })) });
    const { sensitivity } = json(Told, (await sunwright("design", path, "--sensitivity", "--json")).stdout);
    expect(sensitivity.map(({ measure }) => measure)).toEqual(["hoursServed", "yearlyCost", "buildCost"]);
  });

  it("takes battery age, variation and another kind of battery, and explains the figures with them", async () => {
    const parameters = { city: "ng-kano", designAge: "end", dailyVariation: 10, hourlyVariation: 5 };
    const path = file("lead.json", { ...house, parameters, batteryType: "lead_acid" });
    const Lead = z.object({
      basis: z.object({ parameters: z.object({ designAge: z.string(), dailyVariation: z.number() }) }),
      cost: z.object({ batteries: Figure }),
      battery: z.object({ deterministic: Figure.extend({ inputs: z.array(z.object({ from: Text })) }) }),
    });
    const { basis, cost, battery } = json(Lead, (await sunwright("design", path, "--json")).stdout);
    expect(basis.parameters).toMatchObject({ designAge: "end", dailyVariation: 10 });
    // The price of flooded lead acid by IRENA, and half of its capacity to be used.
    expect(tell(cost.batteries.equation)).toMatch(/^0\.147 × /);
    expect(tell(battery.deterministic.equation)).toContain("÷ (0.5 × 0.906 × ");
    expect(battery.deterministic.inputs.map(({ from }) => tell(from)).join()).toContain("below 25 °C, lead acid");
  });

  it("designs a place of any country by its coordinates and its sun by month", async () => {
    const Sized = z.object({
      site: z.object({ name: z.string(), latitude: z.number(), monthlySunHours: z.array(z.number()) }),
      basis: z.object({ parameters: z.object({ country: z.string(), monthSun: z.string().nullable() }) }),
      warnings: z.array(z.object({ id: z.string() })),
    });
    const path = file("kampala.json", { load: house.load });
    const sun = "5.4 5.6 5.5 5.1 4.9 4.7 4.7 4.9 5.2 5.2 5 5.1";
    const args = ["design", path, "--place", "0.34761, 32.5825, 1190", "--month-sun", sun.replaceAll(" ", ", ")];
    const { site, basis, warnings } = json(Sized, (await sunwright(...args, "--json")).stdout);
    expect(site).toMatchObject({ name: "0.34761, 32.5825", latitude: 0.3476 });
    expect(basis.parameters).toEqual({ country: "Elsewhere", monthSun: sun });
    expect(warnings.map(({ id }) => id)).toContain("country-unknown");
    expect((await sunwright(...args)).stdout).toContain("no local prices are known there");
    const { status, stderr } = await sunwright("design", path, "--place", "Kampala");
    expect([status, stderr]).toEqual([2, expect.stringContaining("--place takes latitude,longitude")]);
  });

  it("takes a horizon file of PVGIS, says what it hides, and which line is none", async () => {
    const Sized = z.object({
      site: z.object({ lightLosses: z.array(z.object({ year: Figure })).optional() }),
      basis: z.object({ parameters: z.object({ horizonProfile: z.string().nullable() }) }),
    });
    const path = file("valley.json", house);
    const designed = async (...args: readonly string[]) =>
      json(Sized, (await sunwright("design", path, ...args, "--json")).stdout);
    const ridge = join(folder, "ridge.csv");
    writeFileSync(ridge, "A\tH_hor\n-90.0\t30.0\n0.0\t45.0\n90.0\t30.0\n");
    const [open, valley] = [await designed(), await designed("--horizon", ridge)];
    expect(open.basis.parameters.horizonProfile).toBeNull();
    expect(valley.basis.parameters.horizonProfile).toBe("90 30, 180 45, 270 30");
    expect(open.site.lightLosses).toBeUndefined();
    expect(valley.site.lightLosses?.[0]?.year.value).toBeGreaterThan(5);
    writeFileSync(ridge, "0 5\n90 95\n");
    const { status, stderr } = await sunwright("design", path, "--horizon", ridge);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: `${ridge}: Line 2: The elevation is 95°; it must be from −90° to 90°.\n`,
    });
  });

  it("takes the battery's voltage in the file or beside it, writes it into the system and prints its Ah", async () => {
    const Sized = z.object({ battery: z.object({ capacity: Figure, ampHours: Figure }) });
    const ampHours = async (...args: readonly string[]) => {
      const { capacity, ampHours: shown } = json(Sized, (await sunwright("design", ...args, "--json")).stdout).battery;
      return [shown.value, capacity.value];
    };
    const [at24 = 0, energy = 0] = await ampHours(file("bus.json", house), "--bus-voltage", "24");
    expect(at24).toBe(energy / 24);
    const at12 = file("bus-12.json", { ...house, parameters: { ...house.parameters, busVoltage: 12 } });
    const [shown = 0, energyAt12 = 0] = await ampHours(at12);
    expect(shown).toBe(energyAt12 / 12);
    // Whole modules of 25.6 V and of 12.8 V, 100 Ah.
    expect([energy % 2_560, energyAt12 % 1_280]).toEqual([0, 0]);
    const written = join(folder, "bus-system.json");
    const { stdout } = await sunwright("design", at12, "--bus-voltage", "24", "--system", written);
    expect(stdout).toMatch(/^battery .* Ah at 24 V$/m);
    expect(JSON.parse(readFileSync(written, "utf8"))).toMatchObject({
      parameters: { city: "ng-kano", busVoltage: 24 },
    });
    const { status, stderr } = await sunwright("design", at12, "--bus-voltage", "36");
    expect({ status, stderr }).toEqual({ status: 2, stderr: "--bus-voltage has to be one of 12, 24, 48\n" });
  });

  it("takes two typed figures and prints the load and the inverter", async () => {
    const path = file("typed.json", { load: { dailyConsumption: 8400, peakPower: 2400 } });
    const { status, stdout } = await sunwright("design", path);
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
    [{ ...house, parameters: { designAge: "old" } }, /parameters\.designAge: /],
    [{ ...house, parameters: { busVoltage: 36 } }, /parameters\.busVoltage: One of 12, 24, 48/],
    [{ ...house, batteryType: "zinc" }, /batteryType: /],
    [{ ...house, weather: "nowhere.epw" }, /nowhere\.epw: ENOENT/],
    [{ ...house, name: "x" }, /name/],
  ])("refuses %j and names the field", async (content, words) => {
    const { status, stdout, stderr } = await sunwright("design", file("bad.json", content));
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

  it("prints totals that are the sums of the months, and of the hours it writes", async () => {
    const csv = join(folder, "hours.csv");
    const { status, stdout } = await sunwright("simulate", file("system.json", system), "--json", "--hours", csv);
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

  it("serves no less with a generator, and all of it from a grid that is always there", async () => {
    const small = { ...system, panels: 1500 };
    const servedBy = async (change: object) =>
      json(Year, (await sunwright("simulate", file("one.json", { ...small, ...change }), "--json")).stdout).hoursServed;
    const alone = await servedBy({});
    expect(alone).toBeLessThan(8760);
    expect(await servedBy({ generator: { power: 3000 } })).toBeGreaterThan(alone);
    expect(await servedBy({ systemType: "on-grid" })).toBe(8760);
  });

  it.each([
    [{ ...system, place: {} }, /place: has to be/],
    [{ ...system, place: { city: "nowhere" } }, /place\.city: there is no climate row nowhere/],
    [{ ...system, place: { weather: "nowhere.epw" } }, /nowhere\.epw: ENOENT/],
    [{ ...system, panels: -1 }, /panels: a number between 0 and/],
    [{ ...system, generator: { power: 100, startCharge: 0.9 } }, /generator\.stopCharge: has to be above startCharge/],
  ])("refuses %j and names the field", async (content, words) => {
    const { status, stderr } = await sunwright("simulate", file("bad.json", content));
    expect(status).toBe(2);
    expect(stderr).toMatch(words);
  });

  it("runs on a person's own weather file, with the sun that file has", async () => {
    const epw = file("golden.epw", epwText({ ...weatherAt("golden_co_tmy3"), timeZone: -7 }));
    const path = file("own-weather.json", { ...system, place: { weather: epw }, tilt: 0 });
    const { status, stdout } = await sunwright("simulate", path, "--json");
    expect(status).toBe(0);
    const { weather, sunHours } = json(z.object({ weather: z.string(), sunHours: z.number() }), stdout);
    expect(weather).toMatch(/^EPW /);
    // Lying flat the panels see the global irradiation of the index, 1,619.948 kWh/m² a year.
    expect(Math.abs(sunHours * 365 - 1619.948)).toBeLessThan(0.03 * 1619.948);
  });

  it("names the line of a weather file it cannot read", async () => {
    const path = file("bad-weather.json", { ...system, place: { weather: file("bad.epw", "LOCATION,nowhere\n") } });
    const { status, stderr } = await sunwright("simulate", path);
    expect(status).toBe(2);
    expect(stderr).toMatch(/bad\.epw: Line \d+: /);
  });
});

describe("a designed system", () => {
  const Traced = z.object({ value: z.number() });
  const Flows = z.record(z.string(), z.number());
  const Designed = z.object({
    panels: z.object({ capacity: Traced }),
    battery: z.object({ capacity: Traced }),
    simulation: z.object({
      years: z.number(),
      hoursServed: Traced,
      unmetHours: Traced,
      unmetEnergy: Traced,
      flows: Flows,
      months: z.array(z.object({ production: z.number(), generator: z.number(), unmetHours: z.number() })),
    }),
  });
  const Simulated = z.object({
    years: z.number(),
    hoursServedPercent: z.number(),
    totals: z.record(z.string(), z.number()),
    flows: Flows,
    months: z.array(z.object({ production: z.number(), generator: z.number(), unmetHours: z.number() })),
  });
  const clinic = { appliances: [{ id: "refrigerator" }, { id: "led-bulb", quantity: 20 }, { id: "laptop" }] };
  const golden = () => file("golden-own.epw", epwText({ ...weatherAt("golden_co_tmy3"), timeZone: -7 }));

  it.each([
    [
      "off-grid with lead acid in Munich's cold, with typed sun",
      () => ({
        load: clinic,
        parameters: { city: "de-munich", sunlightHours: 4, backupDays: 2 },
        batteryType: "lead_acid",
      }),
    ],
    [
      "off-grid with a generator, in the thin air of Johannesburg",
      () => ({ load: clinic, parameters: { city: "za-johannesburg", generator: "petrol" } }),
    ],
    [
      "hybrid with outages in Lagos",
      () => ({
        load: {
          appliances: [
            { id: "refrigerator" },
            { name: "Iron", power: 1200, hoursPerDay: 1, hoursOfDay: [19, 20], essential: false },
          ],
        },
        parameters: { city: "ng-lagos-ikeja", systemType: "hybrid", backupHours: 8, outageHours: 6 },
      }),
    ],
    [
      "on-grid in Munich",
      () => ({
        load: { dailyConsumption: 9000, peakPower: 3000 },
        parameters: { city: "de-munich", systemType: "on-grid" },
      }),
    ],
    [
      "on-grid with an inverter of the library, by its curve",
      () => ({
        load: { dailyConsumption: 9000, peakPower: 3000 },
        parameters: { city: "de-munich", systemType: "on-grid" },
        parts: {
          module: { id: "module-longi-lr5-72hph-570m", price: 90, currency: "EUR" },
          inverter: "inverter-fronius-fronius-primo-5-0-1-208-240-240v",
        },
      }),
    ],
    ["off-grid under own weather", () => ({ load: clinic, weather: golden() })],
  ])("simulates to the figures of its design: %s", async (_, described) => {
    const path = join(folder, "designed-system.json");
    const sized = await sunwright("design", file("designed.json", described()), "--json", "--system", path);
    expect(sized).toMatchObject({ status: 0, stderr: "" });
    const { simulation, battery } = json(Designed, sized.stdout);
    const simulated = json(Simulated, (await sunwright("simulate", path, "--json")).stdout);
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ battery: battery.capacity.value });
    expect(simulated.years).toBe(simulation.years);
    expect(simulated.hoursServedPercent).toBeCloseTo(simulation.hoursServed.value, 6);
    expect(simulated.totals["lossOfLoadHours"]).toBeCloseTo(simulation.unmetHours.value, 6);
    expect(simulated.totals["unmet"]).toBeCloseTo(simulation.unmetEnergy.value, 6);
    expect(Object.keys(simulation.flows)).toContain("gridExport");
    for (const [name, energy] of Object.entries(simulation.flows)) {
      expect(simulated.flows[name], name).toBeCloseTo(energy, 6);
    }
    for (const [month, { production, generator, unmetHours }] of simulation.months.entries()) {
      const same = simulated.months[month];
      expect(same?.production).toBeCloseTo(production, 6);
      expect(same?.generator).toBeCloseTo(generator, 6);
      expect(same?.unmetHours).toBeCloseTo(unmetHours, 6);
    }
  });

  it("is the same in the short form: cold, height and heat of the place are in it, too", async () => {
    const { place: _place, ...rest } = { ...system, place: {} };
    const yearOf = async (change: object) =>
      json(Simulated, (await sunwright("simulate", file("short.json", { ...rest, ...change }), "--json")).stdout);
    const short = await yearOf({
      place: { city: "de-munich", year: 3 },
      systemType: "hybrid",
      outageHours: 4,
      azimuth: 90,
    });
    const parameters = { city: "de-munich", systemType: "hybrid", outageHours: 4 };
    expect(short).toEqual(await yearOf({ parameters, year: 3, azimuth: 90 }));
    expect(short.years).toBe(1);
    expect(short.flows["production"]).toBeLessThan((await yearOf({ parameters, year: 3 })).flows["production"] ?? 0);
  });
});

describe("lists", () => {
  const City = z.object({ id: z.string(), country: z.string(), name: z.string(), quality: z.string() }).loose();

  it("prints the climate rows, all or of one country, whose ids design takes", async () => {
    const all = json(z.array(City), (await sunwright("cities", "--json")).stdout);
    const ghana = json(z.array(City), (await sunwright("cities", "ghana", "--json")).stdout);
    expect(ghana.length).toBeGreaterThan(3);
    expect(all.filter(({ country }) => country === "Ghana")).toEqual(ghana);
    const { status, stdout } = await sunwright("cities", "Ghana");
    expect(status).toBe(0);
    for (const { id } of ghana) expect(stdout).toContain(id);
    const typed = { load: house.load, parameters: { city: ghana[0]?.id } };
    expect((await sunwright("design", file("ghana.json", typed))).status).toBe(0);
  });

  it("prints the catalogue's appliances with power and hours", async () => {
    const Appliance = z.object({ id: z.string(), ratedPower: z.number() }).loose();
    const fan = json(z.array(Appliance), (await sunwright("appliances", "--json")).stdout).find(
      ({ id }) => id === "ceiling-fan",
    );
    expect(fan).toMatchObject({ ratedPower: 75 });
    expect((await sunwright("appliances")).stdout).toMatch(/^ceiling-fan .*75 W/m);
  });

  it("finds parts by words in any order, within bounds, with every figure in JSON", async () => {
    const Part = z.object({ id: z.string(), maker: z.string(), model: z.string() }).loose();
    const found = await sunwright("equipment", "module", "570", "hph", "LONGI", "--json");
    expect(json(z.array(Part), found.stdout)).toMatchObject([
      { id: "module-longi-lr5-72hph-570m", maker: "LONGi", model: "LR5-72HPH-570M", openVoltage: 50.5 },
    ]);
    const bounds = ["--maker", "sma", "--watts", "7000-8000", "--volts", "240-240"];
    const { status, stdout } = await sunwright("equipment", "inverter", ...bounds);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^inverter-sma-\S+ +SMA +SB7\S+ +7\d{3} W +240 V$/m);
    expect((await sunwright("equipment", "all", "--page", "2")).stdout).toMatch(/26 to 50 of 5,403$/m);
  });

  it("lists the parts that go with a house, and says which figure of the others is out", async () => {
    const offGrid = file("off-grid.json", { ...house, parameters: { ...house.parameters, busVoltage: 48 } });
    const Rows = z.array(z.object({ model: z.string() }).loose());
    const asked = ["equipment", "battery-inverter", "victron", "multiplus", "--fits", offGrid] as const;
    const found = json(Rows, (await sunwright(...asked, "--json")).stdout);
    // The maker names the battery's voltage before the first slash.
    expect(found.length).toBeGreaterThan(10);
    for (const { model } of found) expect(model).toMatch(/ 48\//);
    const listed = await sunwright(...asked);
    expect(listed).toMatchObject({ status: 0 });
    expect(listed.stdout).toMatch(new RegExp(`^${found.length} fit, \\d+ would once .*, \\d+ do not$`, "m"));
    // 51.2 V stands for 48 V and makes no 24 V: the design refuses it in the same words.
    const low = file("low.json", { ...house, parameters: { ...house.parameters, busVoltage: 24 } });
    const refused = await sunwright("equipment", "battery", "battery-epever-lr51100a", "--fits", low);
    expect(refused).toMatchObject({ status: 2, stdout: "" });
    expect(refused.stderr).toContain("51.2 V");
  });

  it("shows one part whole: figures, what is not stated, what is weak and the source", async () => {
    const { status, stdout } = await sunwright("equipment", "all", "charge-controller-victron-smartsolar-mppt-150-85");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^panelVoltageMax +150$/m);
    expect(stdout).toMatch(/^confidence +product-id list$/m);
    expect(stdout).toMatch(/^not stated: .*batteryVoltages/m);
    expect(stdout).toContain("Nothing is known beyond the figures in the product's name.");
    expect(stdout).toContain("Source: Victron product identifiers");
  });

  it.each([
    [["equipment", "pump"], "name the kind of part: one of module, inverter"],
    [["equipment", "battery", "nothing"], "No part matches: battery nothing"],
    [["equipment", "all", "--watts", "many"], "--watts takes bounds such as 400-450"],
    [["equipment", "generator", "--page", "2"], "there is 1 page, not 2"],
    [["equipment", "all", "longi", "--fits", "house.json"], "--fits needs the kind of part"],
    [["equipment", "generator", "--fits", "house.json"], "--fits needs the kind of part"],
    [["equipment", "module", "longi", "--fits", "nowhere.json"], "nowhere.json"],
    [["equipment", "inverter", "sma", "--fits", "docs/examples/house.json"], "is of the kind battery-inverter"],
    [["cities", "Atlantis"], "there are no cities of Atlantis: Nigeria"],
    [["cities", "Ghana", "Kenya"], "unexpected argument Kenya"],
    [["appliances", "fan"], "unexpected argument fan"],
  ])("refuses %j", async (args, words) => {
    const { status, stderr } = await sunwright(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });
});

describe("files with a byte-order mark", () => {
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  const bigEndian = (text: string) => utf16(text).swap16();
  const utf8 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf8");

  it.each([
    ["UTF-8", utf8],
    ["UTF-16, little-endian", utf16],
    ["UTF-16, big-endian", bigEndian],
  ])("are read as what the mark names: %s", async (_, written) => {
    const epw = join(folder, "marked.epw");
    writeFileSync(epw, written(epwText({ ...weatherAt("golden_co_tmy3"), timeZone: -7 })));
    const path = join(folder, "marked.json");
    writeFileSync(path, written(JSON.stringify({ ...system, place: { weather: epw } })));
    expect(await sunwright("simulate", path)).toMatchObject({ status: 0, stderr: "" });
    const tables = join(folder, "marked");
    mkdirSync(tables, { recursive: true });
    writeFileSync(join(tables, "j_sizing.json"), written(readFileSync(join(truth, "j_sizing.json"), "utf8")));
    expect((await sunwright("verify", tables)).status).toBe(0);
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

  it("passes tables that hold, says which are missing or unknown, and exits with 0", async () => {
    const path = tables("some", ["i_economics.json", "j_sizing.json"]);
    writeFileSync(join(path, "z_snow.json"), "{}");
    const { status, stdout } = await sunwright("verify", path);
    expect(status).toBe(0);
    expect(stdout).toContain("i  Economics: passes; 28 cases");
    expect(stdout).toMatch(/tolerance relative 1e-9.*; worst/);
    expect(stdout).toContain("no a_solar_position.json in the folder");
    expect(stdout).toContain("unknown table: z_snow.json");
    const report = json(Report, (await sunwright("verify", path, "--json")).stdout);
    expect(report).toMatchObject({ passes: true, unknown: ["z_snow.json"] });
    expect(report.missing).toHaveLength(15);
  });

  it("names the figure that is out and exits with 1", async () => {
    const path = tables("wrong", ["a_solar_position.json"], (text) =>
      text.replace('"zenith": 50.12795', '"zenith": 50.12796'),
    );
    const { status, stdout } = await sunwright("verify", path);
    expect(status).toBe(1);
    expect(stdout).toContain("a  Solar position: IS OUT");
    expect(stdout).toMatch(/a-00, zenith \[°\]: 50\.1279\d+ instead of 50\.12796/);
    expect(json(Report, (await sunwright("verify", path, "--json")).stdout).passes).toBe(false);
    expect(started("verify", path).status).toBe(1);
  });

  it("names the place of a malformed table, runs the others and exits with 2", async () => {
    const path = tables("broken", ["b_clearsky.json", "i_economics.json"], () => '{"cases":[{"id":"b-0"}]}');
    const { status, stdout, stderr } = await sunwright("verify", path);
    expect(status).toBe(2);
    expect(stderr).toContain("b_clearsky.json: cases[0].day_of_year has to be a number");
    expect(stdout).toContain("i  Economics: passes");
  });

  it("refuses a folder without a table", async () => {
    expect(await sunwright("verify", layouts)).toMatchObject({ status: 2, stdout: "" });
  });
});

const ROOF = { roof: { width: 12, height: 8 }, panel: { width: 1.65, height: 1 } };
describe("layout", () => {
  it("prints the layout with its proof alone, as outside checkers read it", async () => {
    const path = join(layouts, "house-two-vents.json");
    const { status, stdout, stderr } = await sunwright("layout", path, "--seconds", "5", "--json");
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

  it("names the steps that found the layout and proved it", async () => {
    const { stdout } = await sunwright("layout", file("one.json", { ...ROOF, roof: { width: 2, height: 1.1 } }));
    expect(stdout).toMatch(
      /^1 panels, value 1, proved: no layout is worth more \(found by rows, bound by what lines across the roof can hold, \d+ ms\)/,
    );
  });

  it.each([
    [[], "the instance has to be an object"],
    [{}, "roof has to be an object"],
    [{ ...ROOF, roof: { width: "2", height: 1 } }, "roof.width has to be a number"],
    [{ ...ROOF, roof: { width: -2, height: 1 } }, "roof.width has to be at least 0 m"],
    [{ ...ROOF, roof: { width: 201, height: 1 } }, "roof sides may be 200 m at most"],
    [{ ...ROOF, panel: { width: 1.7, height: 0.1 } }, "panel.height has to be at least 0.2 m"],
    [{ ...ROOF, gap: 2_000 }, "gap has to be within 1,000 m"],
    [{ ...ROOF, zones: 1 }, "zones has to be a list"],
    [{ ...ROOF, zones: [{ loss: 2 }] }, "zones[0].loss has to be 0 to 1"],
    [{ ...ROOF, variant: "C" }, 'variant has to be "A" or "B"'],
    [{ ...ROOF, orientations: ["askew"] }, 'orientations may hold "as-is" and "rotated"'],
    [{ ...ROOF, obstructions: Array.from({ length: 201 }, () => ({})) }, "there may be 200 obstructions at most"],
  ])("refuses a file that is no roof, case %#", async (instance, fault) => {
    const { status, stderr } = await sunwright("layout", file("no-roof.json", instance));
    expect(status).toBe(2);
    expect(stderr).toContain(`no-roof.json: ${fault}`);
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
    for (const command of ["design", "simulate", "verify", "layout", "cities", "appliances", "equipment"]) {
      expect(
        [...examples].some((line) => line.split(" ")[2] === command),
        command,
      ).toBe(true);
    }
  });

  it.each([...examples])("%s works as printed", async (line) => {
    const { status, stdout, stderr } = await sunwright(...line.split(/\s+/).slice(2));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.length).toBeGreaterThan(50);
  });
});
