import {
  BATTERY_CHEMISTRIES,
  type BatteryInverterRecord,
  type BatteryRecord,
  CELL_TECHNOLOGIES,
  type ChargeControllerRecord,
  type Confidence,
  CONFIDENCES,
  CONTROLLER_TYPES,
  FUELS,
  type GeneratorRecord,
  type InverterRecord,
  type ModuleRecord,
  PANEL_POWER_KINDS,
  type PanelTracker,
  type WeakPoint,
} from "@sunwright/engine/equipment/records";
import { idOf } from "./ids";
import type { Cells } from "./table";

const sourcesOf = (row: Cells) => row.text("source").split(" ");
/** Those of the points that hold. */
const weakPoints = (points: Partial<Record<WeakPoint, boolean>>): readonly WeakPoint[] =>
  // The keys are those of the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (Object.keys(points) as WeakPoint[]).filter((point) => points[point]);
const flagsOf = (row: Cells) => row.textOrNull("flags")?.split(" ") ?? [];
const thousand = (value: number | null) => (value === null ? null : Math.round(value * 1_000));

/** Rows of PVsyst files come from the makers; all others from the register. */
const moduleConfidence = (source: string): Confidence => (source.startsWith("pan-") ? "manufacturer file" : "register");

export function moduleOf(row: Cells): ModuleRecord {
  const maker = row.text("brand");
  const model = row.text("model");
  const bifacial = row.text("bifacial") === "1";
  const flags = flagsOf(row);
  return {
    id: idOf("module", maker, model),
    kind: "module",
    maker,
    model,
    manufacturer: row.text("manufacturer"),
    technology: row.oneOf("technology", CELL_TECHNOLOGIES),
    bifacial,
    power: row.number("pmax_w"),
    nameplate: row.numberOrNull("nameplate_w"),
    area: row.number("area_m2"),
    length: row.numberOrNull("length_m"),
    width: row.numberOrNull("width_m"),
    cellsInSeries: row.number("cells_series"),
    powerVoltage: row.number("v_mp"),
    powerCurrent: row.number("i_mp"),
    openVoltage: row.number("v_oc"),
    shortCircuitCurrent: row.number("i_sc"),
    openVoltagePerKelvin: row.share("tc_voc_pct_k"),
    shortCircuitCurrentPerKelvin: row.share("tc_isc_pct_k"),
    powerPerKelvin: row.share("tc_pmax_pct_k"),
    noct: row.numberOrNull("noct_c"),
    ptc: row.numberOrNull("ptc_w"),
    variants: row.number("variants"),
    listDate: row.textOrNull("list_date"),
    sources: sourcesOf(row),
    confidence: moduleConfidence(row.text("source")),
    weak: weakPoints({
      "name-restored": row.text("name_exact") === "0",
      "watts-not-in-name": flags.includes("no_nameplate_in_name"),
      "area-differs": flags.includes("area_vs_lw"),
      "front-side-only": bifacial,
    }),
    note: null,
  };
}

const INVERTER_TYPE = {
  micro: "micro",
  string: "string",
  central: "central",
  battery_lv: "battery-low-voltage",
} as const;
const INVERTER_CELLS = ["micro", "string", "central", "battery_lv"] as const;

export function inverterOf(row: Cells): InverterRecord {
  const maker = row.text("brand");
  const model = row.text("model");
  return {
    id: idOf("inverter", maker, model, row.text("ac_v")),
    kind: "inverter",
    maker,
    model,
    manufacturer: row.text("manufacturer"),
    type: INVERTER_TYPE[row.oneOf("kind", INVERTER_CELLS)],
    takesBattery: row.text("battery_capable") === "yes",
    acPower: row.number("ac_w"),
    acVoltage: row.number("ac_v"),
    dcVoltageMax: row.number("dc_v_max"),
    trackerMin: row.number("mppt_low_v"),
    trackerMax: row.number("mppt_high_v"),
    dcVoltageNominal: row.number("dc_v_nom"),
    dcPower: row.number("pdc_w"),
    startPower: row.number("pso_w"),
    nightPower: row.number("pnt_w"),
    c0: row.number("c0"),
    c1: row.number("c1"),
    c2: row.number("c2"),
    c3: row.number("c3"),
    cecEfficiency: row.share("eff_cec_pct"),
    variants: row.number("variants"),
    listDate: row.textOrNull("list_date"),
    sources: sourcesOf(row),
    confidence: "register",
    // The register's names have lost their separators, and its voltages are those of the test, in every row.
    weak: ["name-restored", "test-voltages"],
    note: null,
  };
}

export function batteryOf(row: Cells): BatteryRecord {
  const maker = row.text("manufacturer");
  const model = row.text("model");
  const flags = flagsOf(row);
  const confidence = row.oneOf("confidence", CONFIDENCES);
  const stack = flags.find((flag) => flag.startsWith("stack_of_"));
  return {
    id: idOf("battery", maker, model),
    kind: "battery",
    maker,
    model,
    chemistry: row.oneOf("chemistry", BATTERY_CHEMISTRIES),
    voltage: row.numberOrNull("v_nom"),
    ampHours: row.numberOrNull("ah"),
    stackOf: stack === undefined ? 1 : Number(stack.slice("stack_of_".length)),
    energy: thousand(row.numberOrNull("kwh")),
    usableEnergy: thousand(row.numberOrNull("usable_kwh")),
    usableShare: row.shareOrNull("usable_pct"),
    chargeCurrentMax: row.numberOrNull("max_charge_a"),
    dischargeCurrentMax: row.numberOrNull("max_discharge_a"),
    dischargePowerMax: thousand(row.numberOrNull("max_discharge_kw")),
    voltageMin: row.numberOrNull("v_min"),
    voltageMax: row.numberOrNull("v_max"),
    chargeTemperatureMin: row.numberOrNull("charge_temp_min_c"),
    chargeTemperatureMax: row.numberOrNull("charge_temp_max_c"),
    dischargeTemperatureMin: row.numberOrNull("discharge_temp_min_c"),
    dischargeTemperatureMax: row.numberOrNull("discharge_temp_max_c"),
    seriesMax: row.numberOrNull("series_max"),
    parallelMax: row.numberOrNull("parallel_max"),
    roundTrip: row.shareOrNull("eff_rt_pct"),
    cycles: row.numberOrNull("cycles"),
    cyclesDepth: row.shareOrNull("cycles_dod_pct"),
    designLife: row.numberOrNull("design_life_y"),
    listDate: row.textOrNull("list_date"),
    sources: sourcesOf(row),
    confidence,
    weak: weakPoints({
      "volts-from-model-code": flags.includes("v_class_from_model_code"),
      "volts-of-one-module": stack !== undefined,
      "energy-differs": flags.includes("text_kwh_differs"),
      "unusual-rate": flags.includes("unusual_c_rate"),
      "from-product-name": confidence === "product-id list",
      "second-hand": isSecondHand(confidence),
    }),
    note: notesOf(row, "cycles_note", "note"),
  };
}

const notesOf = (row: Cells, ...columns: readonly string[]): string | null =>
  columns.flatMap((column) => row.textOrNull(column) ?? []).join("; ") || null;

const SECOND_HAND: readonly Confidence[] = [
  "specification sheet quoted",
  "compatibility list",
  "catalogue",
  "secondary table",
  "dealer page quoting the sheet",
  "dealer page",
  "forum, quoting the sheet",
];
const isSecondHand = (confidence: Confidence) => SECOND_HAND.includes(confidence);

export function controllerOf(row: Cells): ChargeControllerRecord {
  const maker = row.text("manufacturer");
  const model = row.text("model");
  const confidence = row.oneOf("confidence", CONFIDENCES);
  return {
    id: idOf("charge-controller", maker, model),
    kind: "charge-controller",
    maker,
    model,
    type: row.textOrNull("type") === null ? null : row.oneOf("type", CONTROLLER_TYPES),
    batteryVoltages: row.textOrNull("battery_v")?.split("/").map(Number) ?? null,
    chargeCurrent: row.number("charge_a"),
    panelVoltageMax: row.numberOrNull("pv_voc_max_v"),
    chargePower12: row.numberOrNull("pv_w_12v"),
    chargePower24: row.numberOrNull("pv_w_24v"),
    chargePower36: row.numberOrNull("pv_w_36v"),
    chargePower48: row.numberOrNull("pv_w_48v"),
    efficiencyMax: row.shareOrNull("eff_max_pct"),
    variants: row.number("variants"),
    listDate: row.textOrNull("list_date"),
    sources: sourcesOf(row),
    confidence,
    weak: weakPoints({
      "from-product-name": confidence === "product-id list",
      "second-hand": isSecondHand(confidence),
    }),
    note: row.textOrNull("note"),
  };
}

const BATTERY_INVERTER_TYPE = {
  inverter: "inverter",
  inverter_charger: "inverter-charger",
  hybrid_lv: "hybrid-low-voltage",
  hybrid_hv: "hybrid-high-voltage",
  battery_inverter: "ac-coupled",
} as const;
const BATTERY_INVERTER_CELLS = ["inverter", "inverter_charger", "hybrid_lv", "hybrid_hv", "battery_inverter"] as const;

const YES_NO = ["yes", "no"] as const;

/** Some are made for one phase or for a split one: joined by a slash. A split phase is one whose middle is earthed. */
function phasesOf(row: Cells): number | null {
  const text = row.textOrNull("phases");
  if (text === null) return null;
  return text.split("/").every((one) => one === "1" || one === "split") ? 1 : row.number("phases");
}

/** Figures of each tracker joined by +, as in "26+13"; one figure of several trackers is that of each. */
const perTracker = (text: string | null, trackers: number): readonly (number | null)[] => {
  const figures = text === null ? [null] : text.split("+").map(Number);
  if (figures.some(Number.isNaN)) throw new RangeError(`${text} is not one figure a tracker`);
  if (figures.length !== trackers && figures.length !== 1)
    throw new RangeError(`${text} has ${figures.length} figures for ${trackers} trackers`);
  return Array.from({ length: trackers }, (_, place) => figures[figures.length === 1 ? 0 : place] ?? null);
};

/** Null where the source states neither a current nor a terminal of one tracker. */
function trackersOf(row: Cells): readonly PanelTracker[] | null {
  const [currents, shorts, strings] = ["pv_i_tracker_a", "pv_isc_tracker_a", "strings_per_tracker"].map((column) =>
    row.textOrNull(column),
  );
  const count = row.numberOrNull("trackers");
  if (count === null || (currents == null && shorts == null && strings == null)) return null;
  const current = perTracker(currents ?? null, count);
  const short = perTracker(shorts ?? null, count);
  const terminals = perTracker(strings ?? null, count);
  return current.map((amperes, place) => ({
    current: amperes,
    shortCircuitCurrent: short[place] ?? null,
    strings: terminals[place] ?? null,
  }));
}

export function batteryInverterOf(row: Cells): BatteryInverterRecord {
  const maker = row.text("manufacturer");
  const model = row.text("model");
  const confidence = row.oneOf("confidence", CONFIDENCES);
  const flags = flagsOf(row);
  return {
    id: idOf("battery-inverter", maker, model, row.textOrNull("ac_v")),
    kind: "battery-inverter",
    maker,
    model,
    type: BATTERY_INVERTER_TYPE[row.oneOf("class", BATTERY_INVERTER_CELLS)],
    power: row.numberOrNull("continuous_w"),
    apparentPower: row.numberOrNull("continuous_va"),
    surgePower: row.numberOrNull("surge_w") ?? row.numberOrNull("surge_va"),
    surgeSeconds: row.numberOrNull("surge_s"),
    backupPower: row.numberOrNull("backup_w"),
    backupApparentPower: row.numberOrNull("backup_va"),
    parallel: row.textOrNull("parallel") === null ? null : row.oneOf("parallel", YES_NO) === "yes",
    parallelMax: row.numberOrNull("parallel_max"),
    acVoltage: row.textOrNull("ac_v"),
    phases: phasesOf(row),
    batteryVoltage: row.numberOrNull("battery_v_nom"),
    batteryVoltageMin: row.numberOrNull("battery_v_min"),
    batteryVoltageMax: row.numberOrNull("battery_v_max"),
    chargeCurrent: row.numberOrNull("charge_a_total"),
    mainsChargeCurrent: row.numberOrNull("charge_a_ac"),
    panelChargeCurrent: row.numberOrNull("charge_a_solar"),
    dischargeCurrent: row.numberOrNull("discharge_a"),
    transferCurrent: row.numberOrNull("transfer_a"),
    panelPowerMax: row.numberOrNull("pv_w_max"),
    panelVoltageMax: row.numberOrNull("pv_voc_max_v"),
    trackerMin: row.numberOrNull("mppt_low_v"),
    trackerMax: row.numberOrNull("mppt_high_v"),
    panelCurrentMax: row.numberOrNull("pv_i_max_a"),
    panelPowerKind: row.textOrNull("pv_w_kind") === null ? null : row.oneOf("pv_w_kind", PANEL_POWER_KINDS),
    panelArrayMax: row.numberOrNull("pv_array_w_max"),
    panelStart: row.numberOrNull("pv_start_v"),
    trackers: trackersOf(row),
    idlePower: row.numberOrNull("idle_w"),
    nightPower: row.numberOrNull("night_w"),
    peakEfficiency: row.shareOrNull("eff_peak_pct"),
    batteryEfficiency: row.shareOrNull("eff_bat_pct"),
    cecEfficiency: row.shareOrNull("eff_cec_pct"),
    listDate: row.textOrNull("list_date"),
    sources: sourcesOf(row),
    confidence,
    weak: weakPoints({
      "test-voltages": confidence === "register",
      "from-product-name": confidence === "product-id list",
      "volt-amperes-only": row.numberOrNull("continuous_w") === null && row.numberOrNull("continuous_va") !== null,
      "second-hand": isSecondHand(confidence),
      "surge-by-factor": flags.includes("surge_from_factor"),
      "idle-at-most": flags.includes("idle_upper_bound"),
      "night-at-most": flags.includes("night_upper_bound"),
      "battery-efficiency-at-least": flags.includes("eff_bat_at_least"),
      "watts-from-name": flags.includes("w_from_model_name"),
    }),
    note: row.textOrNull("note"),
  };
}

/** The chart names no maker: its dealer stands in place of one. */
const CHART_OF = "Generator Source";

export function generatorOf(row: Cells): GeneratorRecord {
  const fuel = row.oneOf("fuel", FUELS);
  const model = `${fuel} ${row.text("rated_kw")} kW`;
  return {
    id: idOf("generator", CHART_OF, model),
    kind: "generator",
    maker: CHART_OF,
    model,
    fuel,
    power: row.number("rated_kw") * 1_000,
    litresPerHour: {
      quarter: row.number("l_h_25"),
      half: row.number("l_h_50"),
      threeQuarters: row.number("l_h_75"),
      full: row.number("l_h_100"),
    },
    idleLitres: row.number("fit_f0_l_h_per_kw_rated"),
    slopeLitres: row.number("fit_f1_l_kwh"),
    listDate: null,
    sources: sourcesOf(row),
    confidence: "dealer chart",
    weak: ["dealer-chart"],
    note: null,
  };
}
