import { type AloneStore, isAloneSystem, runAlone } from "./alone-year";
import { type BatteryController, type BatteryOrders, noOrders } from "./battery-orders";
import { gridPresence } from "./grid-presence";
import type { Battery, EnergySystem, Generator, Grid, Inverter } from "./system";
import type { YearColumns } from "./year-columns";
import { noSums, type Sums, type YearTotals } from "./year-totals";

/** Rounding in the stored energy must not decide whether a generator starts or a deficit counts as met. [kWh] */
const ROUNDING = 1e-12;
/** An hour counts as dark when more than this is missing. [kWh] */
const NOTICEABLE = 1e-9;

/** One object for the whole year, so that the loop allocates nothing. */
class Hour {
  stored: number;
  lowest: number;
  generatorOn = false;
  source = 0;
  usesSource = false;
  direct = 0;
  throughInverter = 0;
  demand = 0;
  idle = 0;
  /** Of the inverter at the power of the hour. */
  efficiency = 1;
  /** Of the grid, by an inverter that has too little sun. */
  drawn = 0;
  pv = 0;
  served = 0;
  charged = 0;
  discharged = 0;
  left = 0;
  exported = 0;
  exportIn = 0;
  imported = 0;
  acCharge = 0;
  generated = 0;
  wasted = 0;
  selfDischarge = 0;
  inverterIn = 0;

  constructor(battery: Battery) {
    this.stored = battery.nominalKwh * battery.initialCharge;
    this.lowest = this.stored;
  }
}

/** Generator and grid before anything else: what they can give this hour, and what goes straight to the house. */
function chooseSource(
  hour: Hour,
  load: number,
  battery: Battery,
  gridThere: boolean,
  generator?: Generator,
  grid?: Grid,
): boolean {
  let started = false;
  if (generator?.restsBesideGrid && gridThere) hour.generatorOn = false;
  else if (generator) {
    if (!hour.generatorOn && hour.stored <= battery.nominalKwh * generator.startCharge + ROUNDING) {
      hour.generatorOn = true;
      started = true;
    } else if (hour.generatorOn && hour.stored >= battery.nominalKwh * generator.stopCharge - ROUNDING) {
      hour.generatorOn = false;
    }
  }
  hour.source = generator && hour.generatorOn ? generator.ratedKw : 0;
  if (grid && gridThere) hour.source = Math.max(hour.source, grid.maximumImportKw);
  hour.usesSource = hour.source > 0 && (hour.generatorOn || grid?.priority === "first");
  hour.direct = hour.usesSource ? Math.min(load, hour.source) : 0;
  return started;
}

/** The array carries the inverter and fills the battery; what is left is exported or lost. */
function spendSurplus(hour: Hour, battery: Battery, inverter: Inverter, mains?: Mains, grid?: Grid): void {
  const surplus = hour.pv - hour.demand;
  const room = (battery.nominalKwh * battery.maximumCharge - hour.stored) / battery.chargeEfficiency;
  const most = mains ? Math.min(battery.maximumChargeKw, mains.orders.mostIn) : battery.maximumChargeKw;
  hour.charged = Math.max(0, Math.min(surplus, most, room));
  hour.stored += battery.chargeEfficiency * hour.charged;
  hour.left = surplus - hour.charged;
  hour.served = hour.direct + hour.throughInverter;
  hour.inverterIn = hour.demand;
  if (!grid?.exports || !mains?.gridThere || !mains.orders.sells) return;
  const free = inverter.ratedKw - hour.throughInverter;
  hour.exported = Math.max(0, Math.min(hour.left * hour.efficiency, free, grid.maximumExportKw));
  hour.exportIn = hour.exported / hour.efficiency;
  hour.left -= hour.exportIn;
}

/** The battery adds what the array does not give, down to its floor. */
function coverDeficit(hour: Hour, battery: Battery, floor: number, most = battery.maximumDischargeKw): void {
  const need = hour.demand - hour.pv;
  const available = (hour.stored - battery.nominalKwh * floor) * battery.dischargeEfficiency;
  hour.discharged = Math.min(need, most, Math.max(0, available));
  hour.stored -= hour.discharged / battery.dischargeEfficiency;
  const covered = hour.discharged >= need - ROUNDING;
  const reaching = Math.max(0, hour.pv + hour.discharged - hour.idle) * hour.efficiency;
  hour.served = hour.direct + (covered ? hour.throughInverter : reaching);
  hour.inverterIn = hour.pv + hour.discharged;
}

/** A running generator, or a grid that may, charges the battery with what the house leaves of it. */
function chargeFromSource(hour: Hour, battery: Battery, generator?: Generator, grid?: Grid): void {
  const fromGenerator = hour.generatorOn ? generator : undefined;
  const charger = fromGenerator ?? (grid?.charges ? grid : undefined);
  let drawn = 0;
  if (hour.usesSource && charger && hour.source > hour.direct) {
    const room = (battery.nominalKwh * battery.maximumCharge - hour.stored) / battery.chargeEfficiency;
    const limit = charger === grid ? (grid.chargerKw ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    const offered = Math.min(limit, (hour.source - hour.direct) * charger.chargerEfficiency);
    hour.acCharge = Math.max(0, Math.min(offered, battery.maximumChargeKw - hour.charged, room));
    hour.stored += battery.chargeEfficiency * hour.acCharge;
    drawn = hour.acCharge / charger.chargerEfficiency;
  }
  if (!hour.generatorOn) {
    hour.imported += hour.direct + drawn;
    return;
  }
  hour.generated = hour.direct + drawn;
  hour.wasted = Math.max(0, (generator?.leastKw ?? 0) - hour.generated);
}

/** A grid that is there fills the battery up to what is kept for outages, and to what a controller asks for. */
function fillFromGrid(hour: Hour, battery: Battery, grid: Grid, { reserve, orders }: Mains): void {
  const kept = Math.max(battery.nominalKwh * reserve, orders.filled);
  const room = (Math.min(kept, battery.nominalKwh * battery.maximumCharge) - hour.stored) / battery.chargeEfficiency;
  const offered = (grid.maximumImportKw - hour.imported) * grid.chargerEfficiency;
  const limit = Math.min(grid.chargerKw ?? Number.POSITIVE_INFINITY, battery.maximumChargeKw - hour.charged);
  const charged = Math.max(0, Math.min(offered, limit, room));
  hour.stored += battery.chargeEfficiency * charged;
  hour.acCharge += charged;
  hour.imported += charged / grid.chargerEfficiency;
}

/** The grid in an hour; one object for the whole year. */
interface Mains {
  gridThere: boolean;
  orders: BatteryOrders;
  /** State of charge kept for outages while the grid is there; 0 while it is not. */
  reserve: number;
}

/** The reserve of each hour of the day. */
const reserveProfile = (reserve: Grid["reserveCharge"] = 0): readonly number[] =>
  typeof reserve === "number" ? Array<number>(24).fill(reserve) : reserve;

/** One hour, in the order of the reference: self-discharge, source, array and battery, grid, charging. */
function step(hour: Hour, system: EnergySystem, load: number, pvUnitW: number, mains: Mains): boolean {
  hour.charged = hour.discharged = hour.left = 0;
  hour.selfDischarge = hour.stored * system.battery.selfDischargePerHour;
  hour.stored -= hour.selfDischarge;
  hour.pv = (pvUnitW / 1000) * system.pvKwp * system.mpptEfficiency;
  hour.efficiency = system.inverter.efficiency;
  if (system.inverter.acKw) followCurve(hour, system.inverter.acKw);
  const started = system.generator || system.grid ? withMains(hour, system, load, mains) : alone(hour, system, load);
  if (hour.stored < hour.lowest) hour.lowest = hour.stored;
  return started;
}

/** The efficiency at the power of the hour; with too little sun the inverter stands still and draws of the grid. */
function followCurve(hour: Hour, acKw: (dcKw: number) => number): void {
  const power = acKw(hour.pv);
  hour.drawn = Math.max(0, -power);
  if (power > 0) hour.efficiency = power / hour.pv;
  else hour.pv = 0;
}

/** Array and battery by themselves: what generator and grid would do stays 0. Never starts a generator. */
function alone(hour: Hour, { battery, inverter }: EnergySystem, load: number): false {
  hour.throughInverter = Math.min(load, inverter.ratedKw);
  hour.idle = inverter.idleKw;
  hour.demand = hour.throughInverter / hour.efficiency + hour.idle;
  if (hour.pv >= hour.demand) spendSurplus(hour, battery, inverter);
  else coverDeficit(hour, battery, battery.minimumCharge);
  return false;
}

function withMains(hour: Hour, system: EnergySystem, load: number, mains: Mains): boolean {
  const { gridThere, reserve, orders } = mains;
  const { battery, inverter, generator, grid } = system;
  hour.exported = hour.exportIn = hour.imported = hour.acCharge = hour.generated = hour.wasted = 0;
  const started = chooseSource(hour, load, battery, gridThere, generator, grid);
  hour.throughInverter = Math.min(load - hour.direct, inverter.ratedKw);
  hour.idle = hour.usesSource ? 0 : inverter.idleKw;
  hour.demand = hour.throughInverter / hour.efficiency + hour.idle;
  if (hour.pv >= hour.demand) spendSurplus(hour, battery, inverter, mains, grid);
  else {
    const most = Math.min(battery.maximumDischargeKw, orders.mostOut);
    coverDeficit(hour, battery, Math.max(battery.minimumCharge, reserve), most);
  }
  if (grid && gridThere && !hour.usesSource && hour.served < load) {
    hour.imported = Math.min(load - hour.served, grid.maximumImportKw);
    hour.served += hour.imported;
  }
  if (grid && gridThere) hour.imported += hour.drawn;
  chargeFromSource(hour, battery, generator, grid);
  if (grid?.charges && (reserve > 0 || orders.filled > 0) && !hour.usesSource) fillFromGrid(hour, battery, grid, mains);
  return started;
}

function record(columns: YearColumns, index: number, hour: Hour, nominal: number): void {
  columns.charge[index] = hour.stored / nominal;
  columns.served[index] = hour.served;
  columns.pv[index] = hour.pv;
  columns.dumped[index] = hour.left;
  columns.discharge[index] = hour.discharged;
  columns.generator[index] = hour.generated;
  columns.gridImport[index] = hour.imported;
  columns.gridExport[index] = hour.exported;
  columns.chargeIn[index] = hour.charged + hour.acCharge;
  columns.inverterIn[index] = hour.inverterIn;
  columns.exportIn[index] = hour.exportIn;
}

function add(sums: Sums, hour: Hour, load: number): void {
  const unmet = load - hour.served;
  sums.load += load;
  sums.served += hour.served;
  sums.unmet += unmet;
  if (unmet > NOTICEABLE) sums.lossOfLoadHours++;
  sums.pv += hour.pv;
  sums.dumped += hour.left;
  sums.chargeIn += hour.charged + hour.acCharge;
  sums.dischargeOut += hour.discharged;
  sums.inverterIn += hour.inverterIn;
  sums.selfDischarge += hour.selfDischarge;
}

/** What only a generator or a grid moves. */
function addMains(sums: Sums, hour: Hour): void {
  sums.generator += hour.generated;
  sums.generatorWasted += hour.wasted;
  if (hour.generatorOn) sums.generatorHours++;
  sums.gridImport += hour.imported;
  sums.gridExport += hour.exported;
  sums.acCharge += hour.acCharge;
}

export interface YearOptions {
  readonly columns?: YearColumns | undefined;
  readonly frozen?: Uint8Array | null;
  readonly present?: Uint8Array | null;
  readonly controller?: BatteryController | null;
}

/**
 * Simulates a system hour by hour: array, then battery, then what generator and grid add.
 *
 * @param load     Load of each hour. [kWh]
 * @param pvUnitW  DC power of 1 kWp in each hour, after its losses. [W], as many values as `load`
 * @param options  `columns` are filled with every hour; made by `emptyColumns(load.length)`. `frozen` has a flag for each
 *                 day: on these the battery takes no charge. `present` has a flag for each hour in which the grid is there,
 *                 in place of its windows. `controller` is asked in each of these; without one no price is looked at.
 *
 * Energy closes in every hour. Agrees with table g of `docs/engineering` to 1e-6 kWh, hours exactly.
 */
export function simulateYear(
  system: EnergySystem,
  load: Float64Array,
  pvUnitW: Float64Array,
  options: YearOptions = {},
): YearTotals {
  const sums = noSums();
  const { stored, lowest } = isAloneSystem(system)
    ? runAlone(sums, system, load, pvUnitW, { columns: options.columns, frozen: options.frozen ?? null })
    : runHours(sums, system, load, pvUnitW, options);
  const { nominalKwh, dischargeEfficiency } = system.battery;
  sums.unmetShare = sums.load > 0 ? sums.unmet / sums.load : 0;
  sums.fullCycles = sums.dischargeOut / dischargeEfficiency / nominalKwh;
  sums.finalCharge = stored / nominalKwh;
  sums.minimumCharge = lowest / nominalKwh;
  return sums;
}

/** The same with all that may stand beside array and battery, added to the sums. */
function runHours(
  sums: Sums,
  system: EnergySystem,
  load: Float64Array,
  pvUnitW: Float64Array,
  { columns, frozen, present: given, controller }: YearOptions,
): AloneStore {
  const present = given ?? (system.grid ? gridPresence(system.grid.windows, load.length) : undefined);
  const reserves = reserveProfile(system.grid?.reserveCharge);
  const [free, ordered] = [noOrders(), noOrders()];
  const mains: Mains = { gridThere: false, reserve: 0, orders: free };
  const hour = new Hour(system.battery);
  const hasMains = system.generator !== undefined || system.grid !== undefined;
  const cold = { ...system, battery: { ...system.battery, maximumChargeKw: 0 } };
  for (let index = 0; index < load.length; index++) {
    const demand = load[index] ?? 0;
    const now = frozen?.[Math.floor(index / 24)] === 1 ? cold : system;
    mains.gridThere = present?.[index] === 1;
    mains.reserve = mains.gridThere ? (reserves[index % 24] ?? 0) : 0;
    mains.orders = controller && mains.gridThere ? ordered : free;
    if (controller && mains.gridThere) controller(index, hour.stored, ordered);
    if (step(hour, now, demand, pvUnitW[index] ?? 0, mains)) sums.generatorStarts++;
    add(sums, hour, demand);
    if (hasMains) addMains(sums, hour);
    if (columns) record(columns, index, hour, system.battery.nominalKwh);
  }
  return hour;
}
