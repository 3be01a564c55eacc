import { expect, it } from "vitest";
import { cellTemperatureCase } from "../../validation/tables/cell-temperature";
import { casesOf, outside } from "../../validation/testing/reference";
import { cellTemperature, type TemperatureModel } from "./model";
import { SAPM_MOUNTS } from "./sapm";

it.each(casesOf("e_module_inverter.json"))("meets pvlib's cell temperatures in case %s", (_, row) => {
  expect(outside(cellTemperatureCase, row)).toEqual([]);
});

const chosen: readonly TemperatureModel[] = [
  { kind: "faiman", u0: 25, u1: 6.84 },
  { kind: "pvsyst", constant: 29, wind: 0 },
  { kind: "sapm", ...SAPM_MOUNTS.closeMountGlassGlass },
  { kind: "noct", noct: 45, efficiency: 0.19 },
];

it.each(chosen)("is the air's temperature without light, and rises with light, with $kind", (model) => {
  const temperature = cellTemperature(model);
  expect(temperature(0, 31, 2)).toBe(31);
  for (let poa = 100; poa <= 1200; poa += 100) {
    expect(temperature(poa, 31, 2)).toBeGreaterThan(temperature(poa - 100, 31, 2));
  }
});
