import { inverterForArray, pvwattsAc } from "../../solar/inverter/pvwatts";
import { sandiaAc, type SandiaInverter } from "../../solar/inverter/sandia";
import { deSotoParameters, type DeSotoModule } from "../../solar/module/de-soto";
import { pvwattsDc } from "../../solar/module/pvwatts";
import { curvePoints } from "../../solar/module/single-diode";
import { watts } from "../../units/quantity";
import type { Text } from "../../units/told";
import { Check } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, type Outcome } from "../outcome";
import type { Field } from "../reader";
import { cellTemperatureCase } from "./cell-temperature";
import { beamModifierCase, diffuseModifierCase, marionCase } from "./incidence";
import { told } from "../told";

const EXACT_OR_DARK = { relative: 1e-8, absolute: 1e-9 };
const SATURATION = { relative: 1e-8 };
const DIODE = { relative: 1e-6, absolute: 1e-12 };

export function pvwattsCase(row: Field, check: Check): void {
  const out = row.field("out");
  const nameplate = watts(row.number("pdc0"));
  const module = { nameplate, gamma: row.number("gamma_pdc") };
  const inverter = inverterForArray(nameplate, {
    dcAcRatio: row.number("dc_ac_ratio"),
    nominalEfficiency: row.number("eta_inv_nom"),
  });
  const dc = pvwattsDc(row.number("effective_irradiance"), row.number("temp_cell"), module);
  check.compare("dc [W]", dc, out.numberOrNull("pdc"), EXACT_OR_DARK);
  check.compare(told("quantity.inverterRating"), inverter.nominalDc, out.numberOrNull("inverter_pdc0"), EXACT_OR_DARK);
  check.compare("ac [W]", pvwattsAc(dc, inverter), out.numberOrNull("pac"), EXACT_OR_DARK);
}

function sandiaOf(params: Field): SandiaInverter {
  const of = (name: string) => params.number(name);
  return {
    Paco: of("Paco"),
    Pdco: of("Pdco"),
    Vdco: of("Vdco"),
    Pso: of("Pso"),
    C0: of("C0"),
    C1: of("C1"),
    C2: of("C2"),
    C3: of("C3"),
    Pnt: of("Pnt"),
  };
}

export function sandiaCase(row: Field, check: Check): void {
  const inverter = sandiaOf(row.field("params"));
  for (const [index, point] of row.list("points").entries()) {
    const power = sandiaAc(point.number("v_dc"), point.number("p_dc"), inverter);
    check.compare(told("quantity.acOfPoint", { point: index }), power, point.numberOrNull("p_ac"), EXACT_OR_DARK);
  }
}

export const deSotoOf = (params: Field): DeSotoModule => ({
  photocurrent: params.number("I_L_ref"),
  saturationCurrent: params.number("I_o_ref"),
  seriesResistance: params.number("R_s"),
  shuntResistance: params.number("R_sh_ref"),
  idealityVoltage: params.number("a_ref"),
  currentPerKelvin: params.number("alpha_sc"),
  energyGap: params.number("EgRef"),
  energyGapPerKelvin: params.number("dEgdT"),
});

export function singleDiodeCase(row: Field, check: Check): void {
  const module = deSotoOf(row.field("params"));
  for (const [index, point] of row.list("points").entries()) {
    const [five, out] = [point.field("params5"), point.field("out")];
    const found = deSotoParameters(point.number("effective_irradiance"), point.number("temp_cell"), module);
    const of = (quantity: Text) => told("quantity.ofPoint", { quantity, point: index });
    check.compare(of(told("quantity.photocurrent")), found.photocurrent, five.numberOrNull("IL"), EXACT_OR_DARK);
    check.compare(of(told("quantity.saturationCurrent")), found.saturationCurrent, five.numberOrNull("I0"), SATURATION);
    check.compare(of(told("quantity.shuntResistance")), found.shuntResistance, five.numberOrNull("Rsh"), EXACT_OR_DARK);
    check.compare(
      of(told("quantity.idealityVoltage")),
      found.idealityVoltage,
      five.numberOrNull("nNsVth"),
      EXACT_OR_DARK,
    );
    const curve = curvePoints(found);
    const { current, voltage } = curve.maximumPower;
    check.compare(of("i_sc [A]"), curve.shortCircuitCurrent, out.numberOrNull("i_sc"), DIODE);
    check.compare(of("v_oc [V]"), curve.openCircuitVoltage, out.numberOrNull("v_oc"), DIODE);
    check.compare(of("i_mp [A]"), current, out.numberOrNull("i_mp"), DIODE);
    check.compare(of("v_mp [V]"), voltage, out.numberOrNull("v_mp"), DIODE);
    check.compare(of("p_mp [W]"), current * voltage, out.numberOrNull("p_mp"), DIODE);
    check.compare(of("i_x [A]"), curve.currentAtHalf, out.numberOrNull("i_x"), DIODE);
    check.compare(of("i_xx [A]"), curve.currentBeyond, out.numberOrNull("i_xx"), DIODE);
  }
}

export function moduleInverterTable(files: ReferenceFiles): Outcome {
  const table = readJson(files, "e_module_inverter.json");
  const rows = (name: string) => (table.has(name) ? table.list(name) : []);
  const exact = told("tolerance.relative", { size: "1e-8" });
  return {
    checks: [
      runCases(rows("cases"), new Check(told("check.cellTemperature"), exact), cellTemperatureCase),
      runCases(rows("iam"), new Check(told("check.directLight"), exact), beamModifierCase),
      runCases(rows("iam"), new Check(told("check.diffuseLight"), exact), diffuseModifierCase),
      runCases(rows("iam"), new Check(told("check.marion"), told("tolerance.relative", { size: "1e-5" })), marionCase),
      runCases(rows("pvwatts"), new Check(told("check.pvwattsModule"), exact), pvwattsCase),
      runCases(rows("sandia_inverter"), new Check(told("check.sandiaInverter"), exact), sandiaCase),
      runCases(
        rows("single_diode"),
        new Check(told("check.singleDiode"), told("tolerance.singleDiode")),
        singleDiodeCase,
      ),
    ],
    unchecked: [],
  };
}
