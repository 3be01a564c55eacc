import { Controller } from "../dispatch/controller";
import type { BatteryController, BatteryOrders } from "../energy/battery-orders";
import { emptyColumns, type YearColumns } from "../energy/year-columns";
import { HOURS_OF_YEAR } from "../units/year";
import { hoursOf, lastDay, ruleOf } from "./followed-year";
import { type HouseMeter, type MeteredYear, MeterSums } from "./house-meter";
import type { HourPrices } from "./hour-prices";
import { batteryOf, type House, type HouseYear, type Size } from "./plant";

/** Nearer than this to what the simple rule does is the simple rule. [kWh] */
const ALIKE = 1e-9;

/** A year by the rule that looks at no price, written into columns. */
type RunSimply = (columns: YearColumns) => unknown;

/** The prices of one year of a house that follows them; null where it follows none. */
export function pricesOf(house: House, size: Size, runSimply: RunSimply): HourPrices | null {
  const { following, meter } = house;
  if (following === undefined) return null;
  const counted = following.creditWithinBought && meter ? countedSimply(meter, runSimply) : null;
  return following.prices(size.pvKwp, counted);
}

function countedSimply(meter: HouseMeter, runSimply: RunSimply): MeteredYear {
  const columns = emptyColumns(HOURS_OF_YEAR);
  runSimply(columns);
  const sums = new MeterSums(meter);
  sums.takeYear(columns.gridImport, columns.gridExport);
  return sums.meanOf(1);
}

/** What is kept for outages at the hour that keeps most: a plan has one floor. [kWh above the battery's own] */
const mostKept = ({ grid }: House): number => Math.max(0, ...(grid?.reserveKwh ?? []));

/**
 * What carries a house's prices into the hourly balance: the controller of `dispatch`, asked with what the battery really
 * holds. Null where the house follows no prices.
 */
export function controllerOf(
  house: House,
  size: Size,
  year: HouseYear,
  runSimply: RunSimply,
): BatteryController | null {
  const prices = pricesOf(house, size, runSimply);
  if (prices === null || house.following === undefined || size.batteryKwh <= 0) return null;
  const rule = ruleOf(house, size, { ...house.following, reserve: mostKept(house) });
  const hours = hoursOf(house, size, year, prices);
  // The year before ended as this one does.
  const controller = new Controller(rule, hours, { end: null, before: lastDay(hours) });
  const { chargeEfficiency, dischargeEfficiency } = batteryOf(house.battery, size.batteryKwh);
  const free = (orders: BatteryOrders) => {
    orders.mostIn = Number.POSITIVE_INFINITY;
    orders.mostOut = Number.POSITIVE_INFINITY;
    orders.filled = 0;
  };
  return (hour, held, orders) => {
    // After an outage there may be less than the floor; the balance fills it up by itself.
    const stored = held > rule.floor ? held : rule.floor;
    const gained = controller.gained(hour, stored);
    orders.sells = !((prices.exportPrice[hour] ?? 0) < 0);
    if (Math.abs(gained - controller.simple) < ALIKE) {
      free(orders);
      return;
    }
    orders.mostIn = gained > 0 ? gained / chargeEfficiency : 0;
    // Below what the plan keeps, each hour has its own reserve.
    orders.mostOut = held <= rule.floor ? Number.POSITIVE_INFINITY : gained < 0 ? -gained * dischargeEfficiency : 0;
    orders.filled = gained > 0 && rule.gridCharges ? held + gained : 0;
  };
}
