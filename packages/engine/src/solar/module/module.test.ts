import * as fc from "fast-check";
import { expect, it } from "vitest";
import { deSotoOf, pvwattsCase, sandiaCase, singleDiodeCase } from "../../validation/tables/module-inverter";
import { casesOf, outside } from "../../validation/testing/reference";
import { pvwattsAc } from "../inverter/pvwatts";
import { deSotoParameters } from "./de-soto";
import { currentAt, curvePoints } from "./single-diode";

const casesNamed = (list: string) => casesOf("e_module_inverter.json", list);

it.each(casesNamed("pvwatts"))("meets pvlib's PVWatts module and inverter in case %s", (_, row) => {
  expect(outside(pvwattsCase, row)).toEqual([]);
});

it.each(casesNamed("sandia_inverter"))("meets pvlib's Sandia inverter for %s", (_, row) => {
  expect(outside(sandiaCase, row)).toEqual([]);
});

it.each(casesNamed("single_diode"))("meets pvlib's De Soto single diode for %s", (_, row) => {
  expect(outside(singleDiodeCase, row)).toEqual([]);
});

const anyParameters = fc.record({
  photocurrent: fc.double({ min: 0.001, max: 15, noNaN: true }),
  saturationCurrent: fc.double({ min: 1e-12, max: 1e-6, noNaN: true }),
  seriesResistance: fc.double({ min: 0, max: 1, noNaN: true }),
  shuntResistance: fc.double({ min: 50, max: 1e5, noNaN: true }),
  idealityVoltage: fc.double({ min: 1, max: 4, noNaN: true }),
});

it("finds a maximum: no other voltage of the curve gives more power", () => {
  fc.assert(
    fc.property(anyParameters, fc.double({ min: 0, max: 1, noNaN: true }), (parameters, share) => {
      const points = curvePoints(parameters);
      const voltage = share * points.openCircuitVoltage;
      const best = points.maximumPower.current * points.maximumPower.voltage;
      expect(voltage * currentAt(parameters, voltage)).toBeLessThanOrEqual(best * (1 + 1e-9));
    }),
    { numRuns: 10_000 },
  );
});

it("gives nothing in the dark", () => {
  const first = casesNamed("single_diode")[0]?.[1];
  if (first === undefined) throw new Error("the table has no module");
  const points = curvePoints(deSotoParameters(0, 15, deSotoOf(first.field("params"))));
  expect(points.openCircuitVoltage).toBe(0);
  expect(points.maximumPower).toEqual({ current: 0, voltage: 0 });
  expect(pvwattsAc(0, { nominalDc: 4000, nominalEfficiency: 0.96 })).toBe(0);
});
