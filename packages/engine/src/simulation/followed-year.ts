import { byController } from "../dispatch/controller";
import { leastCostDispatch } from "../dispatch/least-cost-dispatch";
import type { DispatchRule, DispatchSums, PricedHours } from "../dispatch/priced-hours";
import { bySimpleRule } from "../dispatch/simple-rule";
import type { Allowed, HourPrices } from "./hour-prices";
import { batteryOf, exportLimit, type House, type HouseYear, loadOf, panelShare, type Size } from "./plant";

/** What an owner lets the battery do, and what it keeps. */
export interface Following extends Allowed {
  /** Kept for an outage above the battery's own floor. [kWh] */
  readonly reserve: number;
}

/** A mean year under the rule that looks at no price, and under whichever of it and the controller costs less. */
export interface FollowedYear {
  readonly simple: DispatchSums;
  readonly followed: DispatchSums;
  /** Of the two costs; never below zero: who finds in a year that following saves nothing leaves it. [currency a year] */
  readonly saved: number;
}

/** The battery as the house's wiring sees it: the inverter's loss is on the way in and out, panels charge on its other side. */
export function ruleOf(
  house: House,
  size: Size,
  { gridCharges, batterySells, reserve, wear }: Following,
): DispatchRule {
  const battery = batteryOf(house.battery, size.batteryKwh);
  const { ratedKw, efficiency } = house.inverter;
  const floor = battery.nominalKwh * battery.minimumCharge;
  return {
    capacity: battery.nominalKwh,
    floor: Math.min(battery.nominalKwh, floor + reserve),
    charge: Math.min(battery.maximumChargeKw * efficiency, ratedKw),
    discharge: Math.min(battery.maximumDischargeKw * efficiency, ratedKw),
    chargeEfficiency: gridCharges ? battery.chargeEfficiency * efficiency : battery.chargeEfficiency / efficiency,
    dischargeEfficiency: battery.dischargeEfficiency * efficiency,
    wear,
    gridCharges,
    batterySells,
    importLimit: Number.POSITIVE_INFINITY,
    exportLimit: exportLimit(house.grid?.exportCap, size.pvKwp),
  };
}

/** Sun behind the inverter; what it draws itself is load. */
export function hoursOf(house: House, { pvKwp }: Size, year: HouseYear, prices: HourPrices): PricedHours {
  const { curve, ratedKw, efficiency, idleKw } = house.inverter;
  const perSun = panelShare(house, pvKwp);
  const acKw = curve?.({ pvKwp: pvKwp * house.panelsLeft, inverterKw: ratedKw });
  const [load, sun] = [new Float64Array(loadOf(house, year)), new Float64Array(year.load.length)];
  for (let hour = 0; hour < load.length; hour += 1) {
    const power = (year.sun[hour] ?? 0) * perSun;
    const given = acKw ? acKw(power) : Math.max(0, power - idleKw) * efficiency;
    sun[hour] = Math.min(ratedKw, Math.max(0, given));
    load[hour] = (load[hour] ?? 0) + Math.max(0, -given);
  }
  return { load, sun, ...prices };
}

const HOURS_OF_DAY = 24;
export const lastDay = ({ load, sun }: PricedHours) => ({
  load: Array.from(load).slice(-HOURS_OF_DAY),
  sun: Array.from(sun).slice(-HOURS_OF_DAY),
});

/**
 * A house with the grid at every hour and a battery, under prices by the hour: what a controller that could be built saves in
 * a mean year beside the rule that looks at no price. Days too cold to charge and self-discharge are not in it.
 */
export function followedYear(house: House, size: Size, prices: HourPrices, following: Following): FollowedYear {
  const rule = ruleOf(house, size, following);
  const years = house.years.map((year) => {
    const hours = hoursOf(house, size, year, prices);
    const simple = bySimpleRule(rule, hours, rule.floor);
    // The year before ended as this one does.
    const task = { start: rule.floor, end: simple.end, before: lastDay(hours) };
    return { simple, followed: byController(rule, hours, task) };
  });
  const simple = meanOf(years.map((year) => year.simple));
  const followed = meanOf(years.map((year) => year.followed));
  const saved = simple.cost - followed.cost;
  return saved > 0 ? { simple, followed, saved } : { simple, followed: simple, saved: 0 };
}

/** The least that a mean year could cost, were all of it known: a bound, for who checks, never for money that is shown. */
export function leastYear(house: House, size: Size, prices: HourPrices, following: Following): DispatchSums | null {
  const rule = ruleOf(house, size, following);
  const years: DispatchSums[] = [];
  for (const year of house.years) {
    const hours = hoursOf(house, size, year, prices);
    const { end } = bySimpleRule(rule, hours, rule.floor);
    const least = leastCostDispatch(rule, hours, { start: rule.floor, end });
    if (least === null) return null;
    years.push(least);
  }
  return meanOf(years);
}

function meanOf(years: readonly DispatchSums[]): DispatchSums {
  const mean = (of: (year: DispatchSums) => number) => years.reduce((sum, year) => sum + of(year), 0) / years.length;
  return {
    cost: mean(({ cost }) => cost),
    bought: mean(({ bought }) => bought),
    sold: mean(({ sold }) => sold),
    charged: mean(({ charged }) => charged),
    discharged: mean(({ discharged }) => discharged),
    curtailed: mean(({ curtailed }) => curtailed),
    end: mean(({ end }) => end),
  };
}
