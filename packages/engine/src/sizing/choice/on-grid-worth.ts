import { type CostStream, keptSystem, netPresentCost } from "../../economics/cost-stream";
import { INVERTER_YEARS, UPKEEP_SHARE } from "../../economics/lives";
import { type CostFigures, costFigures } from "../rule/cost";
import { type GridPrices, gridPrices, type MonthlyExchange, unsold } from "../rule/grid-prices";
import { datedCost, pricedParts } from "../rule/own-price";
import type { RuleFigures } from "../rule/rule-figures";
import { hourTariffOf } from "../rule/hour-tariff";
import { exportRuleOf } from "../rule/own-grid";
import { connectionOf } from "../inputs/supply";

/** What stands on the house. [W, Wh] */
export interface OnGridParts {
  readonly panels: number;
  readonly inverter: number;
  readonly battery: number;
  /** Until the battery is replaced. [years] */
  readonly batteryYears: number;
}

/** What a system on the grid costs and saves in the compared years: US dollars at the prices of today. */
export interface OnGridMoney {
  readonly prices: GridPrices;
  /** Everything bought of the grid. */
  readonly gridAlone: (exchange: MonthlyExchange) => CostStream;
  readonly withSystem: (parts: OnGridParts, exchange: MonthlyExchange) => CostStream;
  readonly present: (stream: CostStream) => number;
}

/** Hours with grid: a system on the grid knows no outage. [h a day] */
const ALWAYS = 24;

/** By the country's dated plan and export rule, or what is typed for them, and its real discount rate, as the money page counts. */
export function onGridMoney({
  input,
  load,
  technology,
}: Pick<RuleFigures, "input" | "technology" | "load">): OnGridMoney {
  const prices = gridPrices({
    country: input.parameters.country,
    supplyHours: ALWAYS,
    connectionKw: connectionOf(load.hourlyPower),
    ownPrice: technology.importPrice,
    exports: exportRuleOf(input),
    tariff: hourTariffOf(input),
    figures: input.figures,
  });
  // Typed at local prices, they are counted at dated rates already.
  const chosen = technology.prices.basis === "local" ? [] : pricedParts(technology);
  const stream = (cost: CostFigures, bills: readonly number[], batteryYears: number) =>
    keptSystem(
      {
        build: cost.total,
        everyYear: bills.map((bill) => UPKEEP_SHARE * cost.total + bill),
        renewed: [
          { cost: cost.inverter, life: INVERTER_YEARS },
          { cost: cost.batteries, life: batteryYears },
        ].filter((part) => part.cost > 0),
      },
      prices.years,
    );
  return {
    prices,
    gridAlone: (exchange) => stream(NOTHING, prices.yearlyBills(unsold(exchange), 0), INVERTER_YEARS),
    withSystem: ({ panels, inverter, battery, batteryYears }, exchange) =>
      stream(
        datedCost(costFigures(panels, battery, inverter, technology), chosen),
        prices.yearlyBills(exchange, panels / 1_000),
        batteryYears,
      ),
    present: (spent) => netPresentCost(spent, prices.realRate),
  };
}

const NOTHING: CostFigures = { panels: 0, batteries: 0, inverter: 0, installation: 0, total: 0 };
