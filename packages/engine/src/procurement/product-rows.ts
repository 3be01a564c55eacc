import type { Part } from "../equipment/answer";
import type { ChosenParts } from "../equipment/chosen-parts";
import type {
  BatteryInverterRecord,
  BatteryRecord,
  ChargeControllerRecord,
  InverterRecord,
  ModuleRecord,
} from "../equipment/records";
import type { FieldName, Specification, Specified } from "./specifications";

/** A product of a shop, as the rules of the equipment library take parts. */
export type AsPart =
  | { readonly kind: "row"; readonly parts: ChosenParts }
  /** Figures without which no rule can be looked at. */
  | { readonly kind: "missing"; readonly fields: readonly FieldName[] };

/** Who sells it under which name. */
export interface Named {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
}

/** Who sells a product is nothing to a rule. */
export const NAMELESS: Named = { id: "", brand: "", name: "" };

/** The part that products of a category stand for; null of what no row of the library is. */
export function asPart(named: Named, product: Specified): AsPart | null {
  if (product.category === "panel") return ofPanel(named, product.spec);
  if (product.category === "battery") return row({ battery: chosen(batteryRow(named, product.spec)) });
  if (product.category === "inverter") return ofInverter(named, product.spec);
  return product.category === "charge-controller" ? ofController(named, product.spec) : null;
}

export const PART_OF_CATEGORY: Readonly<Partial<Record<Specified["category"], Part>>> = {
  panel: "module",
  battery: "battery",
  inverter: "inverter",
  "charge-controller": "controller",
};

const row = (parts: ChosenParts): AsPart => ({ kind: "row", parts });
const chosen = <Row>(of: Row) => ({ row: of, typed: {}, price: null });
const missing = (fields: readonly FieldName[]): AsPart => ({ kind: "missing", fields });

/** Those of the fields that nothing is stated for. */
const notStated = <Name extends FieldName>(spec: { readonly [Field in Name]?: unknown }, names: readonly Name[]) =>
  names.filter((name) => spec[name] === null || spec[name] === undefined);

const about = ({ id, brand, name }: Named) => ({
  id,
  maker: brand,
  manufacturer: brand,
  model: name,
  listDate: null,
  sources: [],
  confidence: "catalogue" as const,
  weak: [],
  note: null,
  variants: 1,
});

const share = (percent: number | null | undefined): number | null => (percent == null ? null : percent / 100);

const PANEL_FIGURES = [
  "powerWatts",
  "openVolts",
  "powerVolts",
  "shortCircuitAmperes",
  "powerAmperes",
  "openVoltagePercentPerKelvin",
  "powerPercentPerKelvin",
] as const;

function ofPanel(named: Named, spec: Specification<"panel">): AsPart {
  const fields = notStated(spec, PANEL_FIGURES);
  if (fields.length > 0) return missing(fields);
  const power = spec.powerWatts ?? 0;
  const module: ModuleRecord = {
    ...about(named),
    kind: "module",
    technology: "Mono-c-Si",
    bifacial: false,
    power,
    nameplate: power,
    area: spec.areaSquareMetres ?? 0,
    length: null,
    width: spec.widthMetres ?? null,
    cellsInSeries: 0,
    powerVoltage: spec.powerVolts ?? 0,
    powerCurrent: spec.powerAmperes ?? 0,
    openVoltage: spec.openVolts ?? 0,
    shortCircuitCurrent: spec.shortCircuitAmperes ?? 0,
    openVoltagePerKelvin: (spec.openVoltagePercentPerKelvin ?? 0) / 100,
    shortCircuitCurrentPerKelvin: 0,
    powerPerKelvin: (spec.powerPercentPerKelvin ?? 0) / 100,
    noct: null,
    ptc: null,
  };
  const fuse = spec.seriesFuseAmperes;
  return row({ module: { ...chosen(module), typed: fuse == null ? {} : { "series-fuse": fuse } } });
}

const batteryRow = (named: Named, spec: Specification<"battery">): BatteryRecord => ({
  ...about(named),
  kind: "battery",
  chemistry: spec.chemistry ?? "LFP",
  voltage: spec.volts ?? null,
  ampHours: spec.ampereHours ?? null,
  stackOf: 1,
  energy: spec.kilowattHours == null ? null : Math.round(1_000 * spec.kilowattHours),
  usableEnergy: null,
  usableShare: share(spec.usablePercent),
  chargeCurrentMax: spec.chargeAmperes ?? null,
  dischargeCurrentMax: spec.dischargeAmperes ?? null,
  dischargePowerMax: null,
  voltageMin: null,
  voltageMax: null,
  chargeTemperatureMin: null,
  chargeTemperatureMax: null,
  dischargeTemperatureMin: null,
  dischargeTemperatureMax: null,
  seriesMax: null,
  parallelMax: null,
  roundTrip: null,
  cycles: spec.cycles ?? null,
  cyclesDepth: null,
  designLife: null,
});

function ofInverter(named: Named, spec: Specification<"inverter">): AsPart {
  if (spec.use == null) return missing(["use"]);
  return spec.use === "grid" ? ofGridInverter(named, spec) : row({ inverter: chosen(batteryInverterRow(named, spec)) });
}

const GRID_FIGURES = [
  "powerWatts",
  "panelVoltsMax",
  "trackerVoltsMin",
  "trackerVoltsMax",
  "efficiencyPercent",
] as const;

function ofGridInverter(named: Named, spec: Specification<"inverter">): AsPart {
  const fields = notStated(spec, GRID_FIGURES);
  if (fields.length > 0) return missing(fields);
  const [power, efficiency] = [spec.powerWatts ?? 0, share(spec.efficiencyPercent) ?? 1];
  const [trackerMin, trackerMax] = [spec.trackerVoltsMin ?? 0, spec.trackerVoltsMax ?? 0];
  const inverter: InverterRecord = {
    ...about(named),
    kind: "inverter",
    type: "string",
    takesBattery: false,
    acPower: power,
    acVoltage: 0,
    dcVoltageMax: spec.panelVoltsMax ?? 0,
    trackerMin,
    trackerMax,
    dcVoltageNominal: (trackerMin + trackerMax) / 2,
    dcPower: power / efficiency,
    startPower: 0,
    nightPower: spec.idleWatts ?? 0,
    // A straight line: shops state no curve.
    c0: 0,
    c1: 0,
    c2: 0,
    c3: 0,
    cecEfficiency: efficiency,
  };
  const typed = {
    ...(spec.panelAmperesMax != null && { "panel-current-max": spec.panelAmperesMax }),
    ...(spec.panelWattsMax != null && { "panel-power-max": spec.panelWattsMax }),
  };
  return row({ inverter: { ...chosen(inverter), typed } });
}

const batteryInverterRow = (named: Named, spec: Specification<"inverter">): BatteryInverterRecord => ({
  ...about(named),
  kind: "battery-inverter",
  type: spec.use === "hybrid" ? "hybrid-low-voltage" : "inverter-charger",
  power: spec.powerWatts ?? null,
  apparentPower: null,
  surgePower: spec.surgeWatts ?? null,
  surgeSeconds: null,
  backupPower: null,
  backupApparentPower: null,
  parallel: null,
  parallelMax: spec.parallelMax ?? null,
  acVoltage: null,
  phases: spec.phases ?? null,
  batteryVoltage: null,
  batteryVoltageMin: spec.batteryVoltsMin ?? null,
  batteryVoltageMax: spec.batteryVoltsMax ?? null,
  chargeCurrent: null,
  mainsChargeCurrent: null,
  panelChargeCurrent: null,
  dischargeCurrent: null,
  transferCurrent: null,
  panelPowerMax: spec.panelWattsMax ?? null,
  panelVoltageMax: spec.panelVoltsMax ?? null,
  trackerMin: spec.trackerVoltsMin ?? null,
  trackerMax: spec.trackerVoltsMax ?? null,
  panelCurrentMax: spec.panelAmperesMax ?? null,
  panelPowerKind: null,
  panelArrayMax: null,
  panelStart: null,
  trackers: null,
  idlePower: spec.idleWatts ?? null,
  nightPower: null,
  peakEfficiency: null,
  batteryEfficiency: share(spec.efficiencyPercent),
  cecEfficiency: null,
});

function ofController(named: Named, spec: Specification<"charge-controller">): AsPart {
  const { chargeAmperes, chargeWatts = null } = spec;
  if (chargeAmperes == null) return missing(["chargeAmperes"]);
  const controller: ChargeControllerRecord = {
    ...about(named),
    kind: "charge-controller",
    type: spec.type ?? null,
    batteryVoltages: spec.batteryVolts ?? null,
    chargeCurrent: chargeAmperes,
    panelVoltageMax: spec.panelVoltsMax ?? null,
    chargePower12: chargeWatts,
    chargePower24: chargeWatts,
    chargePower36: chargeWatts,
    chargePower48: chargeWatts,
    efficiencyMax: null,
  };
  return row({ controller: chosen(controller) });
}
