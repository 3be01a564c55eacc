/**
 * What is known of a part that can be bought: one record a row of the equipment library (`packages/equipment`). Null
 * where the source does not state a figure; nothing is filled in.
 */

/** The kinds of part, in the order in which lists show them. */
export const EQUIPMENT_KINDS = [
  "module",
  "inverter",
  "battery",
  "charge-controller",
  "battery-inverter",
  "generator",
] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];

export const CELL_TECHNOLOGIES = ["Mono-c-Si", "Multi-c-Si", "CdTe", "mtHIT"] as const;
export const INVERTER_TYPES = ["micro", "string", "central", "battery-low-voltage"] as const;
export const BATTERY_CHEMISTRIES = ["LFP", "Li-ion", "lead-acid", "lead-acid gel", "lead-acid AGM"] as const;
export type BatteryChemistry = (typeof BATTERY_CHEMISTRIES)[number];
export const CONTROLLER_TYPES = ["MPPT", "PWM"] as const;
/** With an alternating-current charger or without, with a panel input for a battery up to 62 V or above, or beside the array. */
export const BATTERY_INVERTER_TYPES = [
  "inverter",
  "inverter-charger",
  "hybrid-low-voltage",
  "hybrid-high-voltage",
  "ac-coupled",
] as const;
export const FUELS = ["diesel"] as const;

/** How the figures of a row came to be known, the surest first. */
export const CONFIDENCES = [
  "laboratory measurement",
  "register",
  "manufacturer file",
  "manufacturer datasheet",
  "manufacturer datasheet (excerpt)",
  "manufacturer manual",
  "datasheet transcription",
  "product-id list",
  "specification sheet quoted",
  "compatibility list",
  "catalogue",
  "dealer page quoting the sheet",
  "dealer page",
  "forum, quoting the sheet",
  "secondary table",
  "dealer chart",
] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** What is weak in a row, or to be known before a figure of it is used. */
export const WEAK_POINTS = [
  /** Letters and digits of the name are right; its punctuation was restored. */
  "name-restored",
  /** The watts of the class are not in the model's name. */
  "watts-not-in-name",
  /** Area and length × width differ by more than 5 %. */
  "area-differs",
  /** Of a bifacial module: all figures are those of its front. */
  "front-side-only",
  /** The voltages are those of the test: safe as limits, and stricter than the datasheet's. */
  "test-voltages",
  /** Volts and ampere-hours were read in the model's code: a 48 V class that may be 51.2 V. */
  "volts-from-model-code",
  /** Volts and ampere-hours are those of one module of a stack; the energy is that of all. */
  "volts-of-one-module",
  /** Description and column of the register state energies that differ by more than 6 %. */
  "energy-differs",
  /** Discharges unusually fast or slowly for its energy. */
  "unusual-rate",
  /** Nothing beyond what the product's name says. */
  "from-product-name",
  /** Apparent power is stated, real power is not. */
  "volt-amperes-only",
  /** A distributor's or another third party's list, not the maker's sheet. */
  "second-hand",
  /** The sheet states the short peak as a factor of the rated power. */
  "surge-by-factor",
  /** The sheet says "below": idle or night draw is at most this. */
  "idle-at-most",
  "night-at-most",
  /** The sheet says "at least" of the efficiency from the battery. */
  "battery-efficiency-at-least",
  /** Watts were read in the model's name. */
  "watts-from-name",
  /** A dealer's rounded chart for any set of this size, of no maker. */
  "dealer-chart",
] as const;
export type WeakPoint = (typeof WEAK_POINTS)[number];

interface Row {
  /** Made of kind, maker and model (of inverters the mains voltage, too): the same in every edition of the library. */
  readonly id: string;
  /** The brand on the label. */
  readonly maker: string;
  readonly model: string;
  /** Of the list the row comes from: a day, a month or a year; null where it has none. */
  readonly listDate: string | null;
  /** Ids of the library's sources. */
  readonly sources: readonly string[];
  readonly confidence: Confidence;
  readonly weak: readonly WeakPoint[];
  /** In the words of the source; null where there is nothing more to say. */
  readonly note: string | null;
}

/** At 1,000 W/m² and 25 °C unless it says otherwise. */
export interface ModuleRecord extends Row {
  readonly kind: "module";
  /** As the register lists the maker. */
  readonly manufacturer: string;
  readonly technology: (typeof CELL_TECHNOLOGIES)[number];
  readonly bifacial: boolean;
  /** Voltage × current at maximum power. [W] */
  readonly power: number;
  /** The class in the model's name. [W] */
  readonly nameplate: number | null;
  /** [m², m, m] */
  readonly area: number;
  readonly length: number | null;
  readonly width: number | null;
  /** As listed: of some half-cut modules all, of others half. */
  readonly cellsInSeries: number;
  /** [V, A] */
  readonly powerVoltage: number;
  readonly powerCurrent: number;
  readonly openVoltage: number;
  readonly shortCircuitCurrent: number;
  /** Change with the temperature of the cells, of the figure at 25 °C. [1/K] */
  readonly openVoltagePerKelvin: number;
  readonly shortCircuitCurrentPerKelvin: number;
  readonly powerPerKelvin: number;
  /** Nominal operating cell temperature. [°C] */
  readonly noct: number | null;
  /** At 1,000 W/m², air of 20 °C and 1 m/s of wind (PVUSA). [W] */
  readonly ptc: number | null;
  /** Models of the brand with the same values, this one among them. */
  readonly variants: number;
}

/** An inverter on the grid as tested for the register of the California Energy Commission. */
export interface InverterRecord extends Row {
  readonly kind: "inverter";
  readonly manufacturer: string;
  readonly type: (typeof INVERTER_TYPES)[number];
  readonly takesBattery: boolean;
  /** [W] */
  readonly acPower: number;
  /** [V] */
  readonly acVoltage: number;
  /** Of the test, not the datasheet's limits. [V] */
  readonly dcVoltageMax: number;
  readonly trackerMin: number;
  readonly trackerMax: number;
  /** At which the coefficients hold. [V] */
  readonly dcVoltageNominal: number;
  /** Direct-current power at the rated alternating-current power, and to start. [W] */
  readonly dcPower: number;
  readonly startPower: number;
  /** [W] */
  readonly nightPower: number;
  /** Sandia model. [1/W, 1/V, 1/V, 1/V] */
  readonly c0: number;
  readonly c1: number;
  readonly c2: number;
  readonly c3: number;
  /** Weighted by the California Energy Commission's shares at the nominal voltage, 0 to 1. */
  readonly cecEfficiency: number;
  readonly variants: number;
}

export interface BatteryRecord extends Row {
  readonly kind: "battery";
  readonly chemistry: BatteryChemistry;
  /** [V, Ah] */
  readonly voltage: number | null;
  readonly ampHours: number | null;
  /** Modules in the stack whose energy this is; volts and ampere-hours are those of one. */
  readonly stackOf: number;
  /** Nameplate, and what may be used of it. [Wh] */
  readonly energy: number | null;
  readonly usableEnergy: number | null;
  /** 0 to 1. */
  readonly usableShare: number | null;
  /** [A] */
  readonly chargeCurrentMax: number | null;
  readonly dischargeCurrentMax: number | null;
  /** Continuous. [W] */
  readonly dischargePowerMax: number | null;
  /** Of the sheet, in operation. [V] */
  readonly voltageMin: number | null;
  readonly voltageMax: number | null;
  /** Of its cells, while charged and discharged. [°C] */
  readonly chargeTemperatureMin: number | null;
  readonly chargeTemperatureMax: number | null;
  readonly dischargeTemperatureMin: number | null;
  readonly dischargeTemperatureMax: number | null;
  /** So many may be joined; 1: it stands alone. */
  readonly seriesMax: number | null;
  readonly parallelMax: number | null;
  /** As declared, mostly from alternating current to alternating current, 0 to 1. */
  readonly roundTrip: number | null;
  /** Until the depth of discharge beside it, 0 to 1. */
  readonly cycles: number | null;
  readonly cyclesDepth: number | null;
  /** [years] */
  readonly designLife: number | null;
}

/** What the watts of a panel input are: what its trackers take, the panels its maker allows, or recommends. */
export const PANEL_POWER_KINDS = ["input", "array", "recommended"] as const;

/** One tracker of a panel input; null where the source does not say. */
export interface PanelTracker {
  /** At maximum power, and short-circuited. [A] */
  readonly current: number | null;
  readonly shortCircuitCurrent: number | null;
  /** Strings it has terminals for. */
  readonly strings: number | null;
}

export interface ChargeControllerRecord extends Row {
  readonly kind: "charge-controller";
  readonly type: (typeof CONTROLLER_TYPES)[number] | null;
  /** System voltages it charges; null where none are stated. [V] */
  readonly batteryVoltages: readonly number[] | null;
  /** Into the battery. [A] */
  readonly chargeCurrent: number;
  /** Open-circuit voltage its input withstands. [V] */
  readonly panelVoltageMax: number | null;
  /** Rated charging power by system voltage. [W] */
  readonly chargePower12: number | null;
  readonly chargePower24: number | null;
  readonly chargePower36: number | null;
  readonly chargePower48: number | null;
  /** 0 to 1. */
  readonly efficiencyMax: number | null;
  readonly variants: number;
}

export interface BatteryInverterRecord extends Row {
  readonly kind: "battery-inverter";
  readonly type: (typeof BATTERY_INVERTER_TYPES)[number];
  /** Continuous. [W, VA] */
  readonly power: number | null;
  readonly apparentPower: number | null;
  readonly surgePower: number | null;
  /** How long it gives its short peak. [s] */
  readonly surgeSeconds: number | null;
  /** What it gives where the mains are off, if that is less or more than its rating. [W, VA] */
  readonly backupPower: number | null;
  readonly backupApparentPower: number | null;
  /** So many may run side by side; 1: it runs alone. */
  readonly parallelMax: number | null;
  /** Whether it runs beside others at all. */
  readonly parallel: boolean | null;
  /** As listed, such as "220/230". [V] */
  readonly acVoltage: string | null;
  readonly phases: number | null;
  /** [V] */
  readonly batteryVoltage: number | null;
  readonly batteryVoltageMin: number | null;
  readonly batteryVoltageMax: number | null;
  /** Into the battery: in all, from the mains, from panels; out of it; through the transfer switch. [A] */
  readonly chargeCurrent: number | null;
  readonly mainsChargeCurrent: number | null;
  readonly panelChargeCurrent: number | null;
  readonly dischargeCurrent: number | null;
  readonly transferCurrent: number | null;
  /** Of the panel input. [W, V, V, V, A] */
  readonly panelPowerMax: number | null;
  readonly panelVoltageMax: number | null;
  readonly trackerMin: number | null;
  readonly trackerMax: number | null;
  readonly panelCurrentMax: number | null;
  /** What `panelPowerMax` says, and the panels a maker allows beside it. [W] */
  readonly panelPowerKind: (typeof PANEL_POWER_KINDS)[number] | null;
  readonly panelArrayMax: number | null;
  /** From which voltage on it starts. [V] */
  readonly panelStart: number | null;
  /** Each tracker with its own limits: two of one input may differ. Null where the source does not part them. */
  readonly trackers: readonly PanelTracker[] | null;
  /** Drawn without load, or at night in a test. [W] */
  readonly idlePower: number | null;
  /** Drawn from the mains at night. [W] */
  readonly nightPower: number | null;
  /** 0 to 1. */
  readonly peakEfficiency: number | null;
  readonly batteryEfficiency: number | null;
  readonly cecEfficiency: number | null;
}

export interface GeneratorRecord extends Row {
  readonly kind: "generator";
  readonly fuel: (typeof FUELS)[number];
  /** [W] */
  readonly power: number;
  /** By the share of its power that is drawn. [l/h] */
  readonly litresPerHour: {
    readonly quarter: number;
    readonly half: number;
    readonly threeQuarters: number;
    readonly full: number;
  };
  /** Least squares over the four: litres an hour = idle × rated kW + slope × delivered kW. [l/h per kW, l/kWh] */
  readonly idleLitres: number;
  readonly slopeLitres: number;
}

export type EquipmentRecord =
  | ModuleRecord
  | InverterRecord
  | BatteryRecord
  | ChargeControllerRecord
  | BatteryInverterRecord
  | GeneratorRecord;

/** The records of one kind. */
export type RecordOf<Kind extends EquipmentKind> = Extract<EquipmentRecord, { readonly kind: Kind }>;

/** Where rows come from. */
export interface EquipmentSource {
  readonly id: string;
  readonly what: string;
  readonly repository: string;
  readonly path: string;
  /** Null where the page is kept under no version. */
  readonly commit: string | null;
  readonly date: string;
  readonly licence: string;
  readonly trust: string;
}
