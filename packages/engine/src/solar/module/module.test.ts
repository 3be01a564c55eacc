import * as fc from "fast-check";
import { expect, it } from "vitest";
import { inverterForArray, pvwattsAc } from "../inverter/pvwatts";
import { sandiaAc } from "../inverter/sandia";
import table from "../truth/module-inverter.json";
import { excess } from "../truth/tolerance";
import { deSotoParameters, type DeSotoModule } from "./de-soto";
import { pvwattsDc } from "./pvwatts";
import { currentAt, curvePoints } from "./single-diode";

const exact = { relative: 1e-8, absolute: 1e-9 };
const diode = { relative: 1e-6, absolute: 1e-12 };

it.each(table.pvwatts)("meets pvlib's PVWatts module and inverter in case $id", (row) => {
  const dc = pvwattsDc(row.effective_irradiance, row.temp_cell, { nameplate: row.pdc0, gamma: row.gamma_pdc });
  const inverter = inverterForArray(row.pdc0, { dcAcRatio: row.dc_ac_ratio, nominalEfficiency: row.eta_inv_nom });
  expect(excess(dc, row.out.pdc, exact)).toBeLessThanOrEqual(1);
  expect(excess(inverter.nominalDc, row.out.inverter_pdc0, exact)).toBeLessThanOrEqual(1);
  expect(excess(pvwattsAc(dc, inverter), row.out.pac, exact)).toBeLessThanOrEqual(1);
});

it.each(table.sandia_inverter)("meets pvlib's Sandia inverter for $id", (row) => {
  for (const point of row.points) {
    expect(excess(sandiaAc(point.v_dc, point.p_dc, row.params), point.p_ac, exact)).toBeLessThanOrEqual(1);
  }
});

const moduleOf = ({ params }: (typeof table.single_diode)[number]): DeSotoModule => ({
  photocurrent: params.I_L_ref,
  saturationCurrent: params.I_o_ref,
  seriesResistance: params.R_s,
  shuntResistance: params.R_sh_ref,
  idealityVoltage: params.a_ref,
  currentPerKelvin: params.alpha_sc,
  energyGap: params.EgRef,
  energyGapPerKelvin: params.dEgdT,
});

it.each(table.single_diode)("meets pvlib's De Soto single diode for $id", (row) => {
  for (const { effective_irradiance, temp_cell, params5, out } of row.points) {
    const parameters = deSotoParameters(effective_irradiance, temp_cell, moduleOf(row));
    expect(excess(parameters.photocurrent, params5.IL, exact)).toBeLessThanOrEqual(1);
    expect(excess(parameters.saturationCurrent, params5.I0, { relative: 1e-8 })).toBeLessThanOrEqual(1);
    expect(excess(parameters.shuntResistance, params5.Rsh, exact)).toBeLessThanOrEqual(1);
    expect(excess(parameters.idealityVoltage, params5.nNsVth, exact)).toBeLessThanOrEqual(1);
    const points = curvePoints(parameters);
    expect(excess(points.shortCircuitCurrent, out.i_sc, diode)).toBeLessThanOrEqual(1);
    expect(excess(points.openCircuitVoltage, out.v_oc, diode)).toBeLessThanOrEqual(1);
    expect(excess(points.maximumPower.current, out.i_mp, diode)).toBeLessThanOrEqual(1);
    expect(excess(points.maximumPower.voltage, out.v_mp, diode)).toBeLessThanOrEqual(1);
    const power = points.maximumPower.current * points.maximumPower.voltage;
    expect(excess(power, out.p_mp, diode)).toBeLessThanOrEqual(1);
    expect(excess(points.currentAtHalf, out.i_x, diode)).toBeLessThanOrEqual(1);
    expect(excess(points.currentBeyond, out.i_xx, diode)).toBeLessThanOrEqual(1);
  }
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
  const [first] = table.single_diode;
  if (first === undefined) throw new Error("the table has no module");
  const points = curvePoints(deSotoParameters(0, 15, moduleOf(first)));
  expect(points.openCircuitVoltage).toBe(0);
  expect(points.maximumPower).toEqual({ current: 0, voltage: 0 });
  expect(pvwattsAc(0, { nominalDc: 4000, nominalEfficiency: 0.96 })).toBe(0);
});
