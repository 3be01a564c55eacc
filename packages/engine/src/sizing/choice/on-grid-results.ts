import { paybackYears } from "../../economics/cash-flow";
import { type CostStream, savingFlow } from "../../economics/cost-stream";
import { OnGridHouse, type OnGridYear } from "../../simulation/on-grid-year";
import { storingYear } from "../../simulation/on-grid-battery";
import { type House, exportLimit } from "../../simulation/plant";
import { batteryLife } from "../rule/battery-life";
import type { Choice } from "./choice";
import { BATTERY_CALENDAR_YEARS } from "../inputs/defaults";
import type { Figures } from "./figures";
import { type OnGridMoney, onGridMoney, type OnGridParts } from "./on-grid-worth";
import { unsold } from "../rule/grid-prices";
import { piecesOf } from "../rule/pieces";
import { meanOfYear } from "../site/site";
import { underSunShare } from "./design-sun";
import { unseenYearsOf } from "./unseen-years";

/** What an on-grid design does in a mean year and over the compared years. US dollars, at the prices of today. */
export interface OnGridResults {
  readonly year: OnGridYear;
  /** Of the house. [kWh a year] */
  readonly load: number;
  readonly bought: number;
  readonly sold: number;
  readonly selfUsed: number;
  /** Clipped by the inverter, or kept from the grid by its cap. [kWh a year] */
  readonly lost: number;
  readonly money: OnGridMoney;
  /** Twelve bills: of the grid alone, and with the system with and without what is sold. [a year] */
  readonly bills: { readonly alone: number; readonly unsold: number; readonly net: number };
  readonly spentAlone: CostStream;
  readonly spent: CostStream;
  /** Present cost of the grid alone less that of the design. */
  readonly worth: number;
  /** Null where it is not paid back within the years. [years] */
  readonly payback: number | null;
}

const known = new WeakMap<Choice, OnGridResults>();

/** In the years the search did not see, once for each choice; null where the target is another than worth. */
export function onGridResults(figures: Figures): OnGridResults | null {
  const { choice } = figures;
  if (choice?.onGrid == null) return null;
  const made = known.get(choice) ?? resultsOf(figures, choice);
  known.set(choice, made);
  return made;
}

/** The same system under a share of its sun. */
export function onGridResultsUnder(figures: Figures, sunShare: number): OnGridResults | null {
  const { choice } = figures;
  return choice?.onGrid == null ? null : resultsOf(figures, choice, sunShare);
}

function resultsOf(figures: Figures, choice: Choice, sunShare = 1): OnGridResults {
  const house = underSunShare(unseenYearsOf({ ...figures, choice }).house, sunShare);
  const hours = new OnGridHouse(house);
  const year = yearWith(hours, house, choice.size.pvKwp);
  const nothing = yearWith(hours, house, 0);
  const money = onGridMoney(figures);
  const spentAlone = money.gridAlone(nothing);
  const spent = money.withSystem(partsOf(figures), year);
  const arrayKw = choice.size.pvKwp;
  const [load, bought] = [sumOf(nothing.bought), sumOf(year.bought)];
  return {
    year,
    load,
    bought,
    sold: sumOf(year.sold),
    selfUsed: load - bought,
    lost: year.offered - year.made,
    money,
    bills: {
      alone: money.prices.yearlyBill(nothing, 0),
      unsold: money.prices.yearlyBill(unsold(year), arrayKw),
      net: money.prices.yearlyBill(year, arrayKw),
    },
    spentAlone,
    spent,
    worth: money.present(spentAlone) - money.present(spent),
    payback: paybackYears(savingFlow(spentAlone, spent)),
  };
}

const yearWith = (hours: OnGridHouse, house: House, pvKwp: number) =>
  hours.yearOf({ pvKwp, inverterKw: house.inverter.ratedKw, exportKw: exportLimit(house.grid?.exportCap, pvKwp) });

const partsOf = ({ array, inverter }: Figures): OnGridParts => ({
  panels: array.capacity,
  inverter: inverter.capacity,
  battery: 0,
  batteryYears: BATTERY_CALENDAR_YEARS,
});

/** A battery beside the design: what it would be worth, and what a kilowatt hour out of it saves and costs. */
export interface OnGridBattery {
  /** 0 where none is worth its price: the rest is said of the smallest that is sold. [kWh] */
  readonly capacity: number;
  readonly smallest: number;
  /** Over the compared years. [US dollars] */
  readonly worth: number;
  readonly price: number;
  /** Delivered to the house in a mean year. [kWh] */
  readonly delivered: number;
  /** Off the bill, for a kilowatt hour delivered. [US dollars] */
  readonly saved: number;
  /** To have it delivered, over the compared years. [US dollars] */
  readonly cost: number;
}

/** A battery that is filled on fewer days of the year has nothing to store. House rule. */
const LEAST_CYCLES = 10;

/** Share of its capacity that a battery has in the middle of its life. */
const MIDDLE_OF_LIFE = 0.9;

/**
 * The battery worth most beside the panels, in steps of the modules sold; null where they leave nothing to store. The inverter and the panels stay. It evens out the
 * sun and nothing else, because the design's inverter stops with the grid.
 */
export function onGridBattery(figures: Figures): OnGridBattery | null {
  const { choice } = figures;
  if (choice?.onGrid == null) return null;
  const { moduleKwh } = piecesOf(figures);
  const trial = trialOf(figures, choice);
  let [modules, best] = [1, trial(moduleKwh)];
  const most = Math.ceil(figures.load.dailyConsumption / 1_000 / moduleKwh);
  for (let stride = most >> 1; stride >= 1 && best.worth > 0; stride >>= 1) {
    for (let moved = true; moved;) {
      moved = false;
      for (const next of [modules + stride, modules - stride]) {
        if (next < 1 || next > most) continue;
        const found = trial(next * moduleKwh);
        if (found.worth <= best.worth) continue;
        [modules, best, moved] = [next, found, true];
      }
    }
  }
  if (best.delivered < LEAST_CYCLES * moduleKwh) return null;
  return { ...best, smallest: moduleKwh, capacity: best.worth > 0 ? modules * moduleKwh : 0 };
}

function trialOf(figures: Figures, choice: Choice) {
  const { battery, technology, site } = figures;
  const { pvKwp } = choice.size;
  const house = { ...choice.house, battery: { ...choice.house.battery, left: MIDDLE_OF_LIFE } };
  const money = onGridMoney(figures);
  const without = yearWith(new OnGridHouse(house), house, pvKwp);
  const parts = partsOf(figures);
  const present = money.present(money.withSystem(parts, without));
  const bill = money.prices.yearlyBill(without, pvKwp);
  const presentBill = money.prices.presentBill(without, pvKwp);
  return (batteryKwh: number): Omit<OnGridBattery, "capacity" | "smallest"> => {
    const year = storingYear(house, { pvKwp, batteryKwh });
    const fullCyclesPerYear = year.discharged / Math.sqrt(technology.battery.roundTrip) / (batteryKwh * battery.cold);
    const { years } = batteryLife(technology.battery, {
      fullCyclesPerYear,
      temperature: meanOfYear(site.batteryTemperature),
    });
    const stored = { ...parts, battery: batteryKwh * 1_000, batteryYears: years };
    const saved = bill - money.prices.yearlyBill(year, pvKwp);
    const delivered = sumOf(without.bought) - sumOf(year.bought);
    const withBattery = money.withSystem(stored, year);
    const worth = present - money.present(withBattery);
    const price = withBattery.capital - money.withSystem(parts, without).capital;
    const discounted = money.prices.presentWorth(delivered);
    return {
      worth,
      price,
      delivered,
      saved: delivered > 0 ? saved / delivered : 0,
      cost: discounted > 0 ? (presentBill - money.prices.presentBill(year, pvKwp) - worth) / discounted : 0,
    };
  };
}

const sumOf = (months: readonly number[]) => months.reduce((total, energy) => total + energy, 0);
