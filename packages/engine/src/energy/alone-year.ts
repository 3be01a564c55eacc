import type { EnergySystem } from "./system";
import type { YearColumns } from "./year-columns";

/** Rounding in the stored energy must not decide whether a deficit counts as met; the balance uses the same two. [kWh] */
const ROUNDING = 1e-12;
const NOTICEABLE = 1e-9;
const HOURS_PER_DAY = 24;

/** What array and battery move in a year. [kWh, h] */
interface AloneSums {
  load: number;
  served: number;
  unmet: number;
  lossOfLoadHours: number;
  pv: number;
  dumped: number;
  chargeIn: number;
  dischargeOut: number;
  inverterIn: number;
  selfDischarge: number;
}

/** What the battery holds at the end of the year, and the least it held. [kWh] */
export interface AloneStore {
  readonly stored: number;
  readonly lowest: number;
}

/** Whether a system has nothing but its array and its battery, at one efficiency. */
export const isAloneSystem = ({ generator, grid, inverter }: EnergySystem): boolean =>
  generator === undefined && grid === undefined && inverter.acKw === undefined;

/**
 * A year of array and battery by themselves, added to the sums: the hourly balance without what generator, grid and curve
 * do in it, to the last digit, which a test holds. Most years that are simulated are such ones.
 */
export function runAlone(
  sums: AloneSums,
  { battery, inverter, pvKwp, mpptEfficiency }: EnergySystem,
  load: Float64Array,
  pvUnitW: Float64Array,
  { columns, frozen }: { readonly columns: YearColumns | undefined; readonly frozen: Uint8Array | null },
): AloneStore {
  const { nominalKwh, chargeEfficiency, dischargeEfficiency, selfDischargePerHour, maximumDischargeKw } = battery;
  const { ratedKw, efficiency, idleKw } = inverter;
  const floor = nominalKwh * battery.minimumCharge;
  const full = nominalKwh * battery.maximumCharge;
  let stored = nominalKwh * battery.initialCharge;
  let lowest = stored;
  for (let index = 0; index < load.length; index += 1) {
    const asked = load[index] ?? 0;
    const selfDischarge = stored * selfDischargePerHour;
    stored -= selfDischarge;
    const pv = ((pvUnitW[index] ?? 0) / 1000) * pvKwp * mpptEfficiency;
    const throughInverter = Math.min(asked, ratedKw);
    const demand = throughInverter / efficiency + idleKw;
    // A variable each: an array of them would be made in every hour.
    let charged = 0;
    let discharged = 0;
    let left = 0;
    let served = throughInverter;
    let inverterIn = demand;
    if (pv >= demand) {
      const surplus = pv - demand;
      const isFrozen = frozen?.[Math.floor(index / HOURS_PER_DAY)] === 1;
      const room = (full - stored) / chargeEfficiency;
      charged = Math.max(0, Math.min(surplus, isFrozen ? 0 : battery.maximumChargeKw, room));
      stored += chargeEfficiency * charged;
      left = surplus - charged;
    } else {
      const need = demand - pv;
      const available = (stored - floor) * dischargeEfficiency;
      discharged = Math.min(need, maximumDischargeKw, Math.max(0, available));
      stored -= discharged / dischargeEfficiency;
      inverterIn = pv + discharged;
      if (discharged < need - ROUNDING) served = Math.max(0, inverterIn - idleKw) * efficiency;
    }
    if (stored < lowest) lowest = stored;
    const unmet = asked - served;
    sums.load += asked;
    sums.served += served;
    sums.unmet += unmet;
    if (unmet > NOTICEABLE) sums.lossOfLoadHours += 1;
    sums.pv += pv;
    sums.dumped += left;
    sums.chargeIn += charged;
    sums.dischargeOut += discharged;
    sums.inverterIn += inverterIn;
    sums.selfDischarge += selfDischarge;
    if (columns === undefined) continue;
    columns.charge[index] = stored / nominalKwh;
    columns.served[index] = served;
    columns.pv[index] = pv;
    columns.dumped[index] = left;
    columns.discharge[index] = discharged;
    columns.chargeIn[index] = charged;
    columns.inverterIn[index] = inverterIn;
  }
  if (columns !== undefined) leaveEmpty(columns, load.length);
  return { stored, lowest };
}

/** What only generator and grid move: the columns may be those of another house. */
function leaveEmpty({ generator, gridImport, gridExport, exportIn }: YearColumns, hours: number): void {
  for (const column of [generator, gridImport, gridExport, exportIn]) column.fill(0, 0, hours);
}
