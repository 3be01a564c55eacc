import { simulateYear } from "../energy/balance";
import { emptyColumns } from "../energy/year-columns";
import { HOURS_OF_YEAR, MONTH_OF_DAY } from "../units/year";
import { type MeteredYear, MeterSums } from "./house-meter";
import { type House, type Size, systemOf } from "./plant";

/** A mean simulated year with a battery that evens out the sun. [kWh] */
export interface StoringYear {
  /** Of the grid, and given to it, month by month, January first. */
  readonly bought: readonly number[];
  readonly sold: readonly number[];
  /** Taken out of the battery, at the bus. */
  readonly discharged: number;
  /** Where a tariff has prices by the hour. */
  readonly metered?: MeteredYear;
}

/**
 * A house with the grid at every hour and a battery, by the balance of tables g and k: own sun first, then the battery, then
 * the grid, which never charges it. It keeps nothing for an outage and looks at no hour to come.
 */
export function storingYear(house: House, size: Size): StoringYear {
  const system = systemOf(house, size);
  const battery = { ...system.battery, initialCharge: system.battery.minimumCharge };
  const grid = system.grid && { ...system.grid, charges: false, reserveCharge: 0 };
  const columns = emptyColumns(HOURS_OF_YEAR);
  const bought = Array<number>(12).fill(0);
  const sold = Array<number>(12).fill(0);
  const sums = house.meter === undefined ? null : new MeterSums(house.meter);
  let discharged = 0;
  for (const { load, sun, frozen } of house.years) {
    const totals = simulateYear({ ...system, battery, ...(grid && { grid }) }, load, sun, { columns, frozen });
    discharged += totals.dischargeOut / house.years.length;
    for (let hour = 0; hour < load.length; hour += 1) {
      const month = MONTH_OF_DAY[Math.floor(hour / 24)] ?? 0;
      bought[month] = (bought[month] ?? 0) + (columns.gridImport[hour] ?? 0) / house.years.length;
      sold[month] = (sold[month] ?? 0) + (columns.gridExport[hour] ?? 0) / house.years.length;
      sums?.take(hour, columns.gridImport[hour] ?? 0, columns.gridExport[hour] ?? 0);
    }
  }
  return { bought, sold, discharged, ...(sums && { metered: sums.meanOf(house.years.length) }) };
}
