import type { Currency } from "../countries/names";
import { FIGURE_NAMES, type FigureName, type Part } from "./answer";
import type {
  BatteryInverterRecord,
  BatteryRecord,
  ChargeControllerRecord,
  EquipmentKind,
  InverterRecord,
  ModuleRecord,
} from "./records";

/** The one figure that is no number. */
export type NumberFigure = Exclude<FigureName, "controller-type">;
export type ControllerType = NonNullable<ChargeControllerRecord["type"]>;

/** Figures of a datasheet that a row does not state, as a person typed them, in the unit of the figure. */
export type TypedFigures = Readonly<
  Partial<Record<NumberFigure, number | undefined>> & { "controller-type"?: ControllerType | undefined }
>;

/** A part of the library that was chosen for a project. */
export interface Chosen<Row> {
  readonly row: Row;
  readonly typed: TypedFigures;
  /** Of one piece; null: the generic rate of a watt or watt-hour counts. [of the currency] */
  readonly price: number | null;
  /** US dollars unless given. */
  readonly currency?: Currency | undefined;
}

/** What a project's designer chose; a part that is left out is the generic one. */
export interface ChosenParts {
  readonly module?: Chosen<ModuleRecord> | undefined;
  readonly battery?: Chosen<BatteryRecord> | undefined;
  /** A grid inverter counts on the grid alone, a battery inverter beside a battery alone. */
  readonly inverter?: Chosen<InverterRecord | BatteryInverterRecord> | undefined;
  readonly controller?: Chosen<ChargeControllerRecord> | undefined;
}

/** Maker and model; some models begin with their maker. */
export const nameOf = ({ maker, model }: { readonly maker: string; readonly model: string }): string =>
  model.toLowerCase().startsWith(maker.toLowerCase()) ? model : `${maker} ${model}`;

export const CHOSEN_PARTS = ["module", "battery", "inverter", "controller"] as const satisfies readonly Part[];

/** Kinds of the library that may stand for a part. */
export const KINDS_OF_PART = {
  module: ["module"],
  battery: ["battery"],
  inverter: ["inverter", "battery-inverter"],
  controller: ["charge-controller"],
} as const satisfies Readonly<Record<Part, readonly EquipmentKind[]>>;

/** A row that may be chosen: all but generators. */
export type ChoosableRecord = NonNullable<ChosenParts[Part]>["row"];

/** The part that rows of a kind stand for; null where no design takes it. */
export const partOfKind = (kind: EquipmentKind): Part | null =>
  CHOSEN_PARTS.find((part) => KINDS_OF_PART[part].some((one) => one === kind)) ?? null;

/** Figures that the library leaves out of all rows of a kind. */
const NEVER_STATED: Readonly<Partial<Record<EquipmentKind, readonly FigureName[]>>> = {
  module: ["series-fuse"],
  inverter: ["panel-current-max", "panel-power-max"],
};

/** The figures of a row that a design asks for and the row does not state, in the order in which they decide. */
export const figuresAsked = (row: ChoosableRecord): readonly FigureName[] => [
  ...figuresLeftOpen(row),
  ...(NEVER_STATED[row.kind] ?? []),
];

/** Those among them that other rows of the kind do state. */
export function figuresLeftOpen(row: ChoosableRecord): readonly FigureName[] {
  const fields = fieldsOf(row);
  return FIGURE_NAMES.filter((figure) => fields[figure] === null);
}

/** What a design takes from a row, by the names of the figures. */
function fieldsOf(row: ChoosableRecord): Readonly<Partial<Record<FigureName, unknown>>> {
  if (row.kind === "battery")
    return {
      // Volts of one module of a stack say nothing of the stack.
      "battery-voltage": row.stackOf > 1 ? null : row.voltage,
      "amp-hours": row.ampHours ?? row.energy,
      "charge-current-max": row.chargeCurrentMax,
      "discharge-current-max": row.dischargePowerMax ?? row.dischargeCurrentMax,
    };
  if (row.kind === "charge-controller")
    return {
      "panel-voltage-max": row.panelVoltageMax,
      "controller-type": row.type,
      "battery-voltages": row.batteryVoltages,
      "charge-power": row.chargePower12 ?? row.chargePower24 ?? row.chargePower36 ?? row.chargePower48,
    };
  return row.kind === "battery-inverter" ? fieldsOfBatteryInverter(row) : {};
}

function fieldsOfBatteryInverter(row: BatteryInverterRecord): Readonly<Partial<Record<FigureName, unknown>>> {
  const panels = row.type === "hybrid-low-voltage" || row.type === "hybrid-high-voltage";
  return {
    power: row.power,
    "battery-voltages": row.batteryVoltageMin ?? row.batteryVoltageMax ?? row.batteryVoltage,
    ...(panels && {
      "panel-voltage-max": row.panelVoltageMax,
      "tracker-min": row.trackerMin,
      "tracker-max": row.trackerMax,
      "panel-current-max": row.panelCurrentMax,
      "panel-power-max": row.panelPowerMax,
    }),
    efficiency: efficiencyStated(row),
    "idle-power": row.idlePower,
    "parallel-max": parallelMaxOf(row),
  };
}

/** How many run side by side; null where that is not known. */
export const parallelMaxOf = ({ parallel, parallelMax }: BatteryInverterRecord): number | null =>
  parallel === false ? 1 : parallelMax;

/** From battery to alternating current, the nearest that a row states, 0 to 1. */
export const efficiencyStated = (row: BatteryInverterRecord): number | null =>
  row.batteryEfficiency ?? row.cecEfficiency ?? row.peakEfficiency;

/** The row with what was typed in the place of what it does not state; a figure that it states stays. */
export function withTyped<Row extends ChoosableRecord>({ row, typed }: Chosen<Row>): Row {
  return { ...row, ...typedFields(row, typed) };
}

function typedFields(row: ChoosableRecord, typed: TypedFigures): object {
  if (row.kind === "battery") return typedBattery(row, typed);
  if (row.kind === "charge-controller") return typedController(row, typed);
  return row.kind === "battery-inverter" ? typedBatteryInverter(row, typed) : {};
}

function typedBattery(row: BatteryRecord, typed: TypedFigures): Partial<BatteryRecord> {
  const voltage = typed["battery-voltage"];
  const stack = row.stackOf > 1 && voltage !== undefined;
  return {
    voltage: stack ? voltage : (row.voltage ?? voltage ?? null),
    // A stack whose voltage is known is one battery.
    stackOf: stack ? 1 : row.stackOf,
    ampHours: (stack ? null : row.ampHours) ?? typed["amp-hours"] ?? null,
    chargeCurrentMax: row.chargeCurrentMax ?? typed["charge-current-max"] ?? null,
    dischargeCurrentMax: row.dischargeCurrentMax ?? typed["discharge-current-max"] ?? null,
  };
}

function typedController(row: ChargeControllerRecord, typed: TypedFigures): Partial<ChargeControllerRecord> {
  const voltage = typed["battery-voltages"];
  const power = fieldsOf(row)["charge-power"] === null ? (typed["charge-power"] ?? null) : null;
  return {
    panelVoltageMax: row.panelVoltageMax ?? typed["panel-voltage-max"] ?? null,
    type: row.type ?? typed["controller-type"] ?? null,
    batteryVoltages: row.batteryVoltages ?? (voltage === undefined ? null : [voltage]),
    chargePower12: row.chargePower12 ?? power,
    chargePower24: row.chargePower24 ?? power,
    chargePower36: row.chargePower36 ?? power,
    chargePower48: row.chargePower48 ?? power,
  };
}

const typedBatteryInverter = (row: BatteryInverterRecord, typed: TypedFigures): Partial<BatteryInverterRecord> => ({
  power: row.power ?? typed.power ?? null,
  batteryVoltage: row.batteryVoltage ?? typed["battery-voltages"] ?? null,
  panelVoltageMax: row.panelVoltageMax ?? typed["panel-voltage-max"] ?? null,
  trackerMin: row.trackerMin ?? typed["tracker-min"] ?? null,
  trackerMax: row.trackerMax ?? typed["tracker-max"] ?? null,
  panelCurrentMax: row.panelCurrentMax ?? typed["panel-current-max"] ?? null,
  panelPowerMax: row.panelPowerMax ?? typed["panel-power-max"] ?? null,
  batteryEfficiency: efficiencyStated(row) ?? typed.efficiency ?? null,
  idlePower: row.idlePower ?? typed["idle-power"] ?? null,
  parallelMax: parallelMaxOf(row) ?? typed["parallel-max"] ?? null,
});
