import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maximumPowerPoint } from "../solar/module/single-diode";
import { deSotoParameters } from "../solar/module/de-soto";
import { ArrayInShade, type ShadedArray } from "./array";
import type { CelledModule, CellGrid } from "./cell";
import { patternOf } from "./thirds";

/** full60_a and half120_a of reference table n. */
const FULL: CelledModule = {
  photocurrent: 9.777799,
  saturationCurrent: 9.22016e-11,
  seriesResistance: 0.279381,
  shuntResistance: 350,
  idealityVoltage: 1.572387,
  currentPerKelvin: 0.004885,
  grid: { rows: 10, columns: 6, halves: 1 },
};
const HALF: CelledModule = {
  photocurrent: 11.46331,
  saturationCurrent: 4.75539e-11,
  seriesResistance: 0.170623,
  shuntResistance: 590,
  idealityVoltage: 1.572387,
  currentPerKelvin: 0.0055008,
  grid: { rows: 20, columns: 6, halves: 2 },
};

/** Modules of which light 1 falls on the cells named, light 0 on all others. */
const arrayOf = (
  module: CelledModule,
  dark: number,
  cells: readonly ((row: number, column: number) => boolean)[],
  strings: readonly (readonly number[])[],
): ShadedArray => ({
  module,
  irradiance: 900,
  temperature: 40,
  lights: [1, dark],
  patterns: cells.map((isDark) => patternOf(module.grid, 2, (row, column) => (isDark(row, column) ? 1 : 0))),
  strings,
});
const NONE = () => false;

describe.each([
  ["full", FULL],
  ["half-cut", HALF],
] as const)("%s cells", (_, module) => {
  const most = maximumPowerPoint(deSotoParameters(900, 40, module));
  const full = most.current * most.voltage;

  it("give what the whole module's curve gives where nothing shades them", () => {
    const array = new ArrayInShade(
      arrayOf(
        module,
        1,
        [NONE],
        [
          [0, 0, 0],
          [0, 0, 0],
        ],
      ),
    );
    for (const tracking of ["array", "string", "module"] as const)
      expect(array.power(tracking) / (6 * full)).toBeCloseTo(1, 4);
    expect(array.onOneTracker().voltage / (3 * most.voltage)).toBeCloseTo(1, 3);
  });

  it("lose a third and the drop of its diode where one third is dark", () => {
    const array = new ArrayInShade(arrayOf(module, 0, [(__, column) => column < 2], [[0]]));
    // The two lit thirds at their own maximum less half a volt at that current; their best point moves a hair.
    const expected = (full * 2) / 3 - 0.5 * most.current;
    expect(array.power("array")).toBeGreaterThanOrEqual(expected * (1 - 1e-5));
    expect(array.power("array")).toBeLessThan(expected * 1.002);
  });

  it("give nothing in the dark", () => {
    const array = new ArrayInShade({ ...arrayOf(module, 0, [() => true], [[0, 0]]), irradiance: 0 });
    for (const tracking of ["array", "string", "module"] as const) expect(array.power(tracking)).toBeLessThan(1e-3);
  });
});

it("half-cut modules keep half their current where the lower half is dark; full ones keep next to nothing", () => {
  const lowerHalf =
    ({ rows }: CellGrid) =>
    (row: number) =>
      row >= rows / 2;
  const share = (module: CelledModule) => {
    const shaded = new ArrayInShade(arrayOf(module, 0.02, [lowerHalf(module.grid)], [[0]])).power("array");
    return shaded / new ArrayInShade(arrayOf(module, 1, [NONE], [[0]])).power("array");
  };
  expect(share(HALF)).toBeGreaterThan(0.48);
  expect(share(HALF)).toBeLessThan(0.53);
  expect(share(FULL)).toBeLessThan(0.06);
});

const anyArray = fc
  .record({
    module: fc.constantFrom(FULL, HALF),
    dark: fc.double({ min: 0.02, max: 0.9, noNaN: true }),
    width: fc.integer({ min: 1, max: 6 }),
    depth: fc.integer({ min: 1, max: 10 }),
    strings: fc.array(fc.array(fc.constantFrom(0, 1), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  })
  .map(({ module, dark, width, depth, strings }) =>
    arrayOf(module, dark, [NONE, (row, column) => row < depth && column < width], strings),
  );

it("gives no less by a tracker a string than by one, and no less by a tracker a module", () => {
  fc.assert(
    fc.property(anyArray, (given) => {
      const array = new ArrayInShade(given);
      const byString = array.power("string");
      expect(byString).toBeGreaterThanOrEqual(array.power("array") * (1 - 1e-4));
      expect(array.power("module")).toBeGreaterThanOrEqual(byString * (1 - 1e-4));
    }),
    { numRuns: 40 },
  );
});

it("gives no less where the shade is lighter", () => {
  fc.assert(
    fc.property(anyArray, (given) => {
      const lighter = { ...given, lights: given.lights.map((light) => (1 + light) / 2) };
      for (const tracking of ["array", "string", "module"] as const)
        expect(new ArrayInShade(lighter).power(tracking)).toBeGreaterThanOrEqual(
          new ArrayInShade(given).power(tracking) * (1 - 1e-4),
        );
    }),
    { numRuns: 20 },
  );
});
