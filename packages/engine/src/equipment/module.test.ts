import { describe, expect, it } from "vitest";
import {
  cellRiseOf,
  type ModuleFigures,
  openVoltageAt,
  powerAt,
  powerVoltageAt,
  shortCircuitCurrentAt,
  sidesOf,
} from "./module";

const module: ModuleFigures = {
  power: 200,
  openVoltage: 49.5,
  powerVoltage: 41.2,
  shortCircuitCurrent: 6,
  powerCurrent: 4.9,
  openVoltagePerKelvin: -0.0028,
  shortCircuitCurrentPerKelvin: 0.0005,
  powerPerKelvin: -0.0048,
};

it("gives 190.4 W of 200 W at 35 °C and -0.48 %/K, as opensourcesolar.org works it out", () => {
  expect(powerAt(module, 1_000, 35)).toBeCloseTo(190.4, 9);
  expect(powerAt(module, 500, 35)).toBeCloseTo(95.2, 9);
});

it("raises the open voltage in the cold and lowers the others' in the heat by their coefficients", () => {
  // amozeshbargh.ir: 49.5 V at -0.28 %/K and -5 °C.
  expect(openVoltageAt(module, -5)).toBeCloseTo(53.658, 9);
  expect(openVoltageAt(module, 25)).toBe(49.5);
  // The same page, 41.2 V at 45 °C, with its coefficient of voltage.
  expect(powerVoltageAt({ ...module, powerPerKelvin: -0.0028 }, 45)).toBeCloseTo(38.8928, 9);
  expect(shortCircuitCurrentAt(module, 65)).toBeCloseTo(6.12, 9);
});

it("finds cells of 45 °C NOCT 31.25 K above the air in full sun (Ross: 25 K at 800 W/m²)", () => {
  expect(cellRiseOf(45)).toBeCloseTo(31.25, 9);
});

describe("the sides of a module", () => {
  it("are those that its row states", () => {
    expect(sidesOf({ length: 1.65, width: 0.991, area: 1.635, power: 250 })).toEqual({
      length: 1.65,
      width: 0.991,
      stated: true,
    });
  });

  it("come from its area where it states none, at the width of its class", () => {
    // 144 half cells of 182 mm: 2,278 × 1,134 mm; 60 cells of 156 mm: 1,650 × 991 mm, as datasheets of many makers have them.
    const of = (area: number, power: number) => sidesOf({ length: null, width: null, area, power });
    expect(of(2.583, 550)).toMatchObject({ width: 1.134, stated: false });
    expect(of(2.583, 550).length).toBeCloseTo(2.278, 2);
    expect(of(1.635, 270).length).toBeCloseTo(1.65, 2);
    expect(of(1.922, 400).length * of(1.922, 400).width).toBeCloseTo(1.922, 2);
  });
});
