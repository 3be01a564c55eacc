import { arrayPower, busEnergy, designMonthOf, temperatureFactor } from "../../sizing/rule/array";
import { autonomyEnergy, batteryCapacity, type Chemistry, coldFactor } from "../../sizing/inputs/battery";
import { sizeCable, type CableInput } from "../../sizing/electrical/cables";
import { STANDARD_CELL_RISE } from "../../sizing/inputs/defaults";
import { stringLimits } from "../../equipment/strings";
import type { Text } from "../../units/told";
import { Check, EXACT } from "../check";
import { readJson, type ReferenceFiles } from "../files";
import { runCases, strangers, type CaseRunner, type Outcome } from "../outcome";
import type { Field } from "../reader";
import { told } from "../told";

const CLOSE = { relative: 1e-9 };

const CHEMISTRIES = new Map<string, Chemistry>([
  ["lfp", "lfp"],
  ["lead_acid", "lead_acid"],
]);

function battery(inputs: Field, out: Field, check: Check): void {
  const cold = coldFactor(inputs.choice("chemistry", CHEMISTRIES), inputs.number("battery_temp_c"));
  const consumed = inputs.number("daily_ac_wh") * inputs.number("days");
  const nominal = batteryCapacity(autonomyEnergy(consumed, inputs.number("eta_inverter"), 0), {
    depthOfDischarge: inputs.number("dod"),
    dischargeEfficiency: inputs.number("eta_discharge"),
    cold,
  });
  check.compare(told("quantity.coldFactor"), cold, out.number("k_temp"), CLOSE);
  check.compare(told("quantity.capacity", { unit: "Wh" }), nominal, out.number("nominal_wh"), CLOSE);
  check.compare(
    told("quantity.capacity", { unit: "Ah" }),
    nominal / inputs.number("bus_v"),
    out.number("nominal_ah"),
    CLOSE,
  );
}

function array(inputs: Field, out: Field, check: Check): void {
  const heat = temperatureFactor(inputs.number("gamma_pmax"), inputs.number("ta_day_c"), STANDARD_CELL_RISE);
  const energy = busEnergy({
    dailyConsumption: inputs.number("daily_ac_wh"),
    inverterEfficiency: inputs.number("eta_inverter"),
    batteryRoundTrip: inputs.number("eta_battery_roundtrip"),
    nightShare: inputs.number("night_fraction"),
    standingEnergy: 0,
  });
  const losses = {
    dirt: inputs.number("f_dirt"),
    mismatch: inputs.number("f_mismatch"),
    tracker: inputs.number("eta_mppt"),
    cable: inputs.number("eta_cable"),
  };
  const needed = energy * inputs.number("oversupply");
  const tilt = inputs.number("tilt_factor");
  const powers = inputs.numbers("ghi_month").map((sun) => arrayPower(needed, sun * tilt, heat, losses));
  check.compare(told("quantity.heatFactor"), heat, out.number("f_temp"), CLOSE);
  check.compare(told("quantity.busEnergy"), energy, out.number("bus_wh"), CLOSE);
  check.compare(told("quantity.array"), Math.max(...powers), out.number("array_w"), CLOSE);
  // The table counts months from 1, and names the first where all ask for the same.
  check.compare(told("quantity.designMonth"), (designMonthOf(powers) ?? 0) + 1, out.number("design_month"), EXACT);
}

function string(inputs: Field, out: Field, check: Check): void {
  const limits = stringLimits({
    openVoltage: inputs.number("voc"),
    powerVoltage: inputs.number("vmp"),
    shortCircuitCurrent: inputs.number("isc"),
    openVoltagePerKelvin: inputs.number("tc_voc"),
    powerVoltagePerKelvin: inputs.number("tc_vmp"),
    coldest: inputs.number("t_min_c"),
    hottest: inputs.number("t_max_c"),
    cellRise: inputs.number("cell_rise_k"),
    maxVoltage: inputs.number("v_dc_max"),
    trackerMin: inputs.number("mppt_min"),
    trackerMax: inputs.number("mppt_max"),
    maxCurrent: inputs.number("i_sc_max"),
  });
  check.compare(told("quantity.openVoltageCold"), limits.openVoltageCold, out.number("voc_cold"), CLOSE);
  check.compare(told("quantity.powerVoltageHot"), limits.powerVoltageHot, out.number("vmp_hot"), CLOSE);
  check.compare(told("quantity.powerVoltageCold"), limits.powerVoltageCold, out.number("vmp_cold"), CLOSE);
  check.compare(told("quantity.mostInSeries"), limits.most, out.number("n_max"), EXACT);
  check.compare(told("quantity.fewestInSeries"), limits.fewest, out.number("n_min"), EXACT);
  check.compare(told("quantity.mostInParallel"), limits.mostParallel, out.number("parallel_max"), EXACT);
  check.compare(told("quantity.feasible"), Number(limits.feasible), Number(out.flag("feasible")), EXACT);
}

const PHASES = new Map<number, CableInput["phases"]>([
  [0, 0],
  [1, 1],
  [3, 3],
]);
const INSULATIONS = new Map<string, CableInput["insulation"]>([
  ["pvc", "pvc"],
  ["xlpe", "xlpe"],
]);
const METHODS = new Map<string, CableInput["method"]>([
  ["C_2loaded", "C_2loaded"],
  ["C_3loaded", "C_3loaded"],
]);

const cableOf = (inputs: Field): CableInput => ({
  phases: inputs.choice("phases", PHASES),
  insulation: inputs.choice("insulation", INSULATIONS),
  method: inputs.choice("method", METHODS),
  ambient: inputs.number("ambient_c"),
  circuits: inputs.number("circuits"),
  current: inputs.number("current_a"),
  length: inputs.number("length_m"),
  voltage: inputs.number("voltage_v"),
  powerFactor: inputs.number("cos_phi"),
  designFactor: inputs.number("design_factor"),
  maxDropPercent: inputs.number("max_drop_pct"),
});

function cable(inputs: Field, out: Field, check: Check): void {
  const choice = sizeCable(cableOf(inputs));
  const area = out.numberOrNull("area_mm2");
  check.compare(told("quantity.area"), choice?.area ?? null, area, EXACT);
  // Where no size does, the table has nothing more to say.
  if (area === null) return;
  check.compare(told("quantity.heatFactor"), choice?.heatFactor ?? null, out.number("k_temp"), CLOSE);
  check.compare(told("quantity.groupFactor"), choice?.groupFactor ?? null, out.number("k_group"), CLOSE);
  check.compare(told("quantity.currentCarried"), choice?.ampacity ?? null, out.number("i_z"), CLOSE);
  check.compare(told("quantity.drop", { unit: "V" }), choice?.drop ?? null, out.number("drop_v"), CLOSE);
  check.compare(told("quantity.drop", { unit: "%" }), choice?.dropPercent ?? null, out.number("drop_pct"), CLOSE);
  check.compare(told("quantity.loss"), choice?.loss ?? null, out.number("loss_w"), CLOSE);
}

const KINDS: Readonly<Record<string, (inputs: Field, out: Field, check: Check) => void>> = {
  battery,
  array,
  string,
  cable,
};
const NAMES: Readonly<Record<string, Text>> = {
  battery: told("check.batteries"),
  array: told("check.arrays"),
  string: told("check.strings"),
  cable: told("check.cables"),
};

export const sizingCase: CaseRunner = (row, check) =>
  KINDS[row.text("kind")]?.(row.field("inputs"), row.field("out"), check);

export function sizingTable(files: ReferenceFiles): Outcome {
  const rows = readJson(files, "j_sizing.json").list("cases");
  const checks = Object.keys(KINDS).flatMap((kind) => {
    const ofKind = rows.filter((row) => row.text("kind") === kind);
    const check = new Check(NAMES[kind] ?? kind, told("tolerance.wholeNumbersExact"));
    return ofKind.length > 0 ? [runCases(ofKind, check, sizingCase)] : [];
  });
  return { checks, unchecked: strangers(rows, Object.keys(KINDS)) };
}
