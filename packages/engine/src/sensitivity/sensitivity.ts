import { type SystemCost, systemCostOf } from "../money/build-cost";
import { housePlanOf } from "../money/house-plan";
import { moneyInputFrom, type MoneyInput, subsidisedOf } from "../money/money-input";
import { INVERTER_YEARS } from "../economics/lives";
import type { YearTotals } from "../energy/year-totals";
import { exportLimit, type House, type Size } from "../simulation/plant";
import { roomForHours, simulateHours } from "../simulation/design-hours";
import { metersOf } from "../simulation/house-meter";
import { simulateHouseYear } from "../simulation/house-year";
import { OnGridHouse } from "../simulation/on-grid-year";
import { generatorUse } from "../simulation/summary";
import { agedBy, agedHouse, useOf } from "../sizing/choice/ages";
import { priceOfBought, priceOfFigures } from "../sizing/choice/system-price";
import type { DesignInput } from "../sizing/inputs/design";
import type { DesignedYear } from "../sizing/choice/designed-year";
import { type Figures, figuresAtFuelPrice, figuresNear, figuresOf } from "../sizing/choice/figures";
import { meteredMonthsOf } from "../sizing/rule/hour-tariff";
import type { MonthlyExchange } from "../sizing/rule/grid-prices";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import { ruleFiguresOf } from "../sizing/rule/figures-by-rule";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import { shareAtSite, standbyBought, standbyUse } from "../sizing/rule/standby-set";
import { builtHouse, designAgeOf } from "../sizing/choice/standing-system";
import type { Technology } from "../sizing/rule/technology";
import { DAYS_OF_YEAR, HOURS_OF_YEAR } from "../units/year";
import { type Change, changesOf, type Remade, SUN_CHANGE, type World } from "./change";
import { told } from "./told";

/** A design to ask about: what it was made from and what it recommends. */
export interface AskedDesign {
  /** `design.basis`. */
  readonly basis: DesignInput;
  /** `design.panels.capacity.value`. [W] */
  readonly panels: number;
  /** `design.battery.capacity.value`. [Wh] */
  readonly battery: number;
}

/** What a system that stands does in a year. */
export interface Standing {
  /** Share of the year's hours in which all of the load is served. [%] */
  readonly hoursServed: number;
  /** From grid and generator. [kWh a year] */
  readonly broughtIn: number;
  /** What its money is counted from. */
  readonly money: MoneyInput;
}

/** What would be built. */
export interface Build {
  /** [W] */
  readonly panels: number;
  /** [Wh] */
  readonly battery: number;
  readonly cost: SystemCost;
}

/** What one change does. */
export interface Effect extends Omit<Change, "world" | "remade"> {
  /** To the design as it stands: the world differs, the parts stay. */
  readonly standing: Standing;
  /** To a design made again for it; null where nothing a design is made from changes. */
  readonly rebuilt: Build | null;
}

export interface Sensitivity {
  readonly standing: Standing;
  /** What is built today for the same input: what `rebuilt` is measured against. */
  readonly built: Build;
  readonly effects: readonly Effect[];
}

/**
 * What a design does when the world is not as designed, and what would be built had that been known: one thing changed at
 * a time. Within a second for an ordinary house, since each search begins at the solved one. Null when there is nothing to
 * carry. Pure and deterministic.
 *
 * @param weather  The user's own year of weather; null for the synthetic years of the project's city.
 *
 * Sources: the balance of tables g and k and the search of `sizing`; how far each thing is changed: `change.ts`.
 */
export function sensitivityOf(
  asked: AskedDesign,
  weather: SiteWeather | null = null,
  technology?: Technology,
): Sensitivity | null {
  const figures = figuresOf(asked.basis, weather, technology);
  if (figures.choice === null) return null;
  const { house } = builtHouse(figures, { reserveHours: figures.choice.hybrid?.point.reserveHours });
  const standingIn = (world: World) => standing(figures, house, asked, world);
  return {
    standing: standingIn({}),
    built: buildOf(figures),
    effects: changesOf(figures).map(({ world, remade, ...change }) => ({
      ...change,
      standing: standingIn(world),
      rebuilt: remade && buildOf(figuresAgain(figures, remade)),
    })),
  };
}

/** The system as it stands where every hour of sun is a tenth weaker. */
export const underWeakerSun = ({ effects }: Sensitivity): Standing | null =>
  effects.find(({ factor, times }) => factor === "sun" && times < 1)?.standing ?? null;

/** The same of a stored design, without what else would be asked: one world, twenty years. Null where nothing is carried. */
export function designUnderWeakerSun(
  { basis, panels, battery, inverter, generator, reserveHours }: DesignedYear,
  weather: SiteWeather | null = null,
): Standing | null {
  const rule = ruleFiguresOf(basis, weather, undefined, inverter);
  if (!(rule.load.dailyConsumption > 0)) return null;
  const system = { ...rule, standby: generator && standbyBought(rule, generator) };
  const { house } = builtHouse(system, { reserveHours });
  return standing(system, house, { basis, panels, battery }, { sun: 1 - SUN_CHANGE });
}

/** The search made again. Where fuel alone has another price it is not near the solved design: it may lie in another valley. */
function figuresAgain(designed: Figures, { input, weather, technology }: Remade): Figures {
  const { fuelPrice } = technology;
  return fuelPrice === null || fuelPrice === designed.technology.fuelPrice
    ? figuresNear(designed, input, weather, technology)
    : figuresAtFuelPrice(designed, fuelPrice);
}

/** The parts that are there, inverter, generator and reserve too, in a world. The hours of the house are made again for another load alone. */
function standing(designed: RuleFigures, house: House, { panels, battery }: AskedDesign, world: World): Standing {
  const { load, technology, age = designAgeOf(designed) } = world;
  const input = load === undefined ? designed.input : { ...designed.input, load };
  const rule = ruleFiguresOf(input, designed.weather, technology ?? designed.technology, designed.inverter.capacity);
  const built = underSun(
    load === undefined ? house : { ...builtHouse(rule).house, generator: house.generator, grid: house.grid },
    world.sun,
  );
  const aged = agedHouse(built, agedBy(rule, age));
  const size = { pvKwp: panels / 1_000, batteryKwh: battery / 1_000 };
  const { years, metered } = yearsOf(aged, size);
  const mean = (of: (year: YearTotals) => number) => years.reduce((sum, year) => sum + of(year), 0) / years.length;
  const daily = (of: (year: YearTotals) => number) => mean(of) / DAYS_OF_YEAR;
  const use = useOf(
    rule,
    size.batteryKwh,
    daily(({ dischargeOut }) => dischargeOut),
  );
  const bought = { panels, battery, inverter: rule.inverter.capacity };
  const money = moneyInputFrom({
    parameters: rule.input.parameters,
    hourlyPower: rule.load.hourlyPower,
    surgePower: rule.load.surgePower,
    arrayKw: panels / 1_000,
    subsidised: subsidisedOf(
      rule.input.parameters,
      {
        panelsKw: panels / 1_000,
        inverterKw: rule.inverter.capacity / 1_000,
        batteryKwh: battery / 1_000,
        usableShare: rule.technology.battery.depthOfDischarge,
      },
      null,
    ),
    ...systemCostOf(priceOfBought(bought, rule.technology, rule.input)),
    batteryYears: agedBy(rule, "end", use).year,
    inverterYears: INVERTER_YEARS,
    standby: designed.standby && standbyUse(designed.standby, generatorUse(years)),
    generatorShare: shareAtSite(designed),
    flows: {
      load: daily(({ load }) => load),
      served: daily(({ served }) => served),
      gridImport: daily(({ gridImport }) => gridImport),
      gridExport: daily(({ gridExport }) => gridExport),
    },
    months: rule.input.parameters.systemType === "on-grid" ? monthsOf(aged, size.pvKwp) : null,
    plan: housePlanOf(rule.input, meteredMonthsOf(rule.input, metered)),
    weather:
      rule.weather === null
        ? told("syntheticYears", { years: years.length, place: rule.site.row.name })
        : rule.weather.name,
  });
  const dark = mean(({ lossOfLoadHours }) => lossOfLoadHours);
  return {
    hoursServed: 100 * (1 - dark / HOURS_OF_YEAR),
    broughtIn: money.gridImport + (money.standby?.energy ?? 0),
    money,
  };
}

/** What the years come to, and what a meter counts in them where a tariff asks for one. */
function yearsOf(house: House, size: Size) {
  if (house.meter === undefined) return { years: house.years.map((year) => simulateHouseYear(house, size, year)) };
  const [meters, room] = [metersOf(house.meter), roomForHours()];
  const years = house.years.map((_, year) => {
    const { totals, hours } = simulateHours(house, size, year, room);
    meters.take(hours);
    return totals;
  });
  return { years, metered: meters.meanOf(years.length) };
}

/** By the month, as a bill counts. */
function monthsOf(house: House, pvKwp: number): MonthlyExchange {
  const exportKw = exportLimit(house.grid?.exportCap, pvKwp);
  return new OnGridHouse(house).yearOf({ pvKwp, inverterKw: house.inverter.ratedKw, exportKw });
}

const underSun = (house: House, times = 1): House =>
  times === 1
    ? house
    : { ...house, years: house.years.map((year) => ({ ...year, sun: year.sun.map((power) => power * times) })) };

const buildOf = (figures: Figures): Build => ({
  panels: figures.array.capacity,
  battery: figures.battery.capacity,
  cost: systemCostOf(priceOfFigures(figures)),
});
