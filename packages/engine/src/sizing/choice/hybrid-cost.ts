import { lifeLeft, netPresentCost, renewals } from "../../economics/cost-stream";
import { INVERTER_YEARS, UPKEEP_SHARE } from "../../economics/lives";
import type { HybridCost } from "../../simulation/hybrid-places";
import type { HybridYear } from "../../simulation/hybrid-years";
import type { GeneratingSet, Size } from "../../simulation/plant";
import type { HybridGoal } from "../../parameters/options";
import { useOf } from "./ages";
import { batteryLife } from "../rule/battery-life";
import { type CostFigures, costFigures } from "../rule/cost";
import { DAYS_OF_YEAR } from "../inputs/defaults";
import { generatorPrices } from "../rule/generator-prices";
import { type GridPrices, gridPrices } from "../rule/grid-prices";
import type { RuleFigures } from "../rule/rule-figures";
import { meanOfYear } from "../site/site";
import { budgetOf } from "../rule/size-limits";
import { standbyKind } from "../rule/standby-set";
import { hourTariffOf } from "../rule/hour-tariff";
import { exportRuleOf } from "../rule/own-grid";
import { connectionOf, hybridSupplyHours } from "../inputs/supply";

/** What a hybrid costs to build and over its years, in US dollars at the prices of today. */
export interface HybridCosts {
  readonly build: HybridCost;
  /**
   * Present cost: to build, upkeep, new batteries and inverters, bills less what export earns, the fuel and the wear of a
   * set; what is left is taken off.
   */
  readonly life: HybridCost;
}

/**
 * What a bought kilowatt hour costs more where the goal is to buy little. [US dollars] House rule: about what a small petrol
 * set makes one for, the dearest that households pay.
 */
const DEAR_KILOWATT_HOUR = 1;

/**
 * The money of a hybrid over the compared years, as the money section counts it: upkeep as a share of the price, each part
 * replaced when its life is over, the last one's rest worth its share.
 */
export function hybridCosts(figures: RuleFigures): HybridCosts {
  const { input, inverter, site, technology } = figures;
  const prices = gridPricesOf(figures);
  const temperature = meanOfYear(site.batteryTemperature);
  const priceOf = ({ pvKwp, batteryKwh }: Size): CostFigures =>
    costFigures(1_000 * pvKwp, Math.round(1_000 * batteryKwh), inverter.capacity, technology);
  const inverters = renewalCost(technology.inverter.price * inverter.capacity, INVERTER_YEARS, prices);
  const kind = standbyKind(input.parameters);
  const generator = kind && generatorPrices(input.parameters.country, kind, technology.fuelPrice, input.figures);
  const priceOfSet = (set: GeneratingSet | null) => (set && generator?.price(set)) ?? 0;
  const runningSet = (set: GeneratingSet | null, { generatorHours: hours, generatorEnergy: energy }: HybridYear) =>
    (set && generator?.presentWorth(set, { hours, energy })) ?? 0;
  return {
    build: (size, _, set) => priceOf(size).total + priceOfSet(set),
    life: (size, year, set) => {
      const { total, batteries } = priceOf(size);
      const use = useOf(figures, size.batteryKwh, year.fromBattery / DAYS_OF_YEAR);
      const { years } = batteryLife(technology.battery, { ...use, temperature });
      const running = prices.presentWorth(UPKEEP_SHARE * total) + prices.presentBill(year, size.pvKwp);
      const parts = total + running + renewalCost(batteries, years, prices) + inverters;
      return parts + priceOfSet(set) + runningSet(set, year);
    },
  };
}

/** New parts over the compared years, less what is left of the last, at their worth today. */
function renewalCost(price: number, life: number, { years, realRate }: Pick<GridPrices, "years" | "realRate">): number {
  const yearly = renewals(1, life, years).map((count) => count * price);
  return netPresentCost({ capital: 0, yearly, residual: price * lifeLeft(1, life, years) }, realRate);
}

const boughtIn = ({ bought }: HybridYear) => bought.reduce((total, month) => total + month, 0);

/** What each goal makes least. */
export function goalCosts(
  figures: Pick<RuleFigures, "input" | "technology" | "load">,
  { build, life }: HybridCosts,
): Readonly<Record<HybridGoal, HybridCost>> {
  const { presentWorth } = gridPricesOf(figures);
  const budget = budgetOf(figures);
  // A place beyond the budget is no more than a step towards one within it.
  const within =
    (cost: HybridCost): HybridCost =>
    (size, year, set) =>
      cost(size, year, set) + TIMES_OVER_BUDGET * Math.max(0, build(size, year, set) - budget);
  return {
    "outage-only": build,
    "least-cost": within(life),
    "least-grid": within(
      (size, year, set) => life(size, year, set) + presentWorth(DEAR_KILOWATT_HOUR * boughtIn(year)),
    ),
  };
}

/**
 * What a dollar beyond the budget counts more than one within it: more than any dollar of parts saves over the years, or the
 * search would go beyond it. House rule.
 */
const TIMES_OVER_BUDGET = 100;

/** What the grid charges and pays a project, by its country's dated plan. */
const gridPricesOf = ({ input, load, technology }: Pick<RuleFigures, "input" | "load" | "technology">): GridPrices =>
  gridPrices({
    country: input.parameters.country,
    supplyHours: hybridSupplyHours(input.parameters),
    connectionKw: connectionOf(load.hourlyPower),
    ownPrice: technology.importPrice,
    exports: exportRuleOf(input),
    tariff: hourTariffOf(input),
    figures: input.figures,
  });
