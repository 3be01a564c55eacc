import type { Text } from "../units/told";
import { amountsIn } from "../money/amounts";
import { atProjectRate, systemCostOf } from "../money/build-cost";
import { moneyAssumptions, type OwnFigures } from "../money/assumptions";
import { housePlanOf } from "../money/house-plan";
import { costAt, exchangeOf, moneyInputFrom, subsidisedOf } from "../money/money-input";
import { type KnownRungs, thePrice } from "../prices/ladder";
import { localPrice, type PricedSystem } from "../prices/local-price";
import type { Price } from "../prices/price";
import { isSystem } from "../prices/standing";
import { DISPLAY_RATES_DAY } from "../sizing/inputs/currency";
import { supplyHoursOf } from "../sizing/inputs/supply";
import type { DesignInput } from "../sizing/inputs/design";
import { targetOf } from "../sizing/inputs/target";
import { chosenIn } from "../sizing/rule/own-price";
import type { ChosenOf } from "../sizing/rule/part-sheets";
import type { SiteWeather } from "../sizing/inputs/own-weather";
import { meteredMonthsOf } from "../sizing/rule/hour-tariff";
import { meanOfYear } from "../sizing/site/site";
import { shareAtSite, standbyUse } from "../sizing/rule/standby-set";
import { pricedSystemOfFigures } from "../sizing/choice/system-price";
import type { Trace } from "../sizing/inputs/trace";
import type { Configuration, QualityTier } from "./configuration";
import { priceTraces, type PriceTraces, systemTraces, type SystemTraces, totalAt } from "./explain-system";
import { batteryLife, inverterLife } from "./lives";
import { type SizedConfiguration, sizedConfiguration } from "./sized";
import { type ConfigurationWarning, warningsFor } from "./warnings";
import { annualSavings, configurationMoney } from "./ways";
import { told } from "./told";

/** One configuration, sized and priced for one project. Money in US dollars at the prices of today. */
export interface ConfigurationResult {
  readonly qualityTier: QualityTier;
  /** To build. */
  readonly totalCost: number;
  /** [a month] */
  readonly monthlyPayment: number;
  /** [years] Null when it is not paid back within the years compared. */
  readonly paybackPeriod: number | null;
  /** [a year] Negative when it costs more than it saves. */
  readonly annualSavings: number;
  readonly lifetimeSavings: number;
  /** [kg CO₂ a year] */
  readonly co2Reduction: number;
  readonly traces: ResultTraces;
  /** What it is counted at, with rung and day: the project's price where it is the project's very system. */
  readonly stands: Price;
  readonly price: PriceTraces;
  readonly system: SystemTraces;
  /** Null without a battery. */
  readonly batteryLife: Trace | null;
  readonly inverterLife: Trace;
  readonly unserved: Trace;
  readonly downPayment: Trace;
  /** What the project would otherwise pay for: "Petrol generator". */
  readonly against: { readonly name: Text; readonly inSentence: Text; readonly cumulative: readonly number[] };
  /** Spent until the end of each year, today first. */
  readonly cumulative: readonly number[];
  readonly years: number;
  readonly finance: Finance;
  /** [Wh] */
  readonly dailyConsumption: number;
  /** Parts of the equipment library that it is built with. */
  readonly chosen: readonly { readonly part: ChosenOf["part"]; readonly name: string }[];
  readonly warnings: readonly ConfigurationWarning[];
}

/** How each of the six figures is come to. */
export interface ResultTraces {
  readonly totalCost: Trace;
  readonly monthlyPayment: Trace;
  readonly paybackPeriod: Trace | null;
  readonly annualSavings: Trace;
  readonly lifetimeSavings: Trace;
  readonly co2Reduction: Trace;
}

/** Terms the monthly payment was worked out with. [% a year, months, %] */
export interface Finance {
  readonly loanRate: number;
  readonly loanTerm: number;
  readonly downPayment: number;
}

interface Asked {
  readonly input: DesignInput;
  readonly weather: SiteWeather | null;
  readonly configuration: Configuration;
  /** What the project says of prices and terms in place of its country's. */
  readonly own: OwnFigures;
  /** What is known of the price of the project's own design beyond it; left out: nothing. */
  readonly priced?: PricedDesign | undefined;
}

/** A design, as its price is asked for, and what is known of that price. */
export interface PricedDesign {
  readonly system: PricedSystem;
  readonly known: KnownRungs;
}

/**
 * Sizes a configuration for a project by the search of the design page, prices it, and sets it beside what the project
 * would otherwise pay. Pure and deterministic. Null when there is nothing to carry.
 *
 * Sources: `docs/engineering/comparison.md`; the balance, the search and the ways of the rooms this one stands on.
 */
export function compareConfiguration(question: Asked): ConfigurationResult | null {
  const { input: asked, weather, configuration, own, priced } = question;
  const input: DesignInput = { ...asked, prices: "local" };
  const sized = sizedConfiguration(input, weather, configuration);
  if (sized === null || !(sized.summary.flows.served > 0)) return null;
  const { figures, summary } = sized;
  const { parameters } = input;
  const assumptions = moneyAssumptions(parameters.country, own, supplyHoursOf(parameters), input.figures);
  const battery =
    figures.battery.capacity > 0 ? batteryLife(configuration, useOf(sized), figures.technology.battery) : null;
  const inverter = inverterLife(configuration);
  const system = pricedSystemOfFigures(figures);
  const stands = thePrice(
    { estimate: figures.cost.total, estimateDay: DISPLAY_RATES_DAY, system },
    priced && isSystem(priced.system, system) ? priced.known : {},
  );
  const cost = costAt(systemCostOf(localPrice(system)), stands);
  const money = configurationMoney(
    moneyInputFrom({
      parameters,
      hourlyPower: figures.load.hourlyPower,
      surgePower: figures.load.surgePower,
      arrayKw: figures.array.capacity / 1_000,
      subsidised: subsidisedOf(
        parameters,
        {
          panelsKw: figures.array.capacity / 1_000,
          inverterKw: figures.inverter.capacity / 1_000,
          batteryKwh: figures.battery.capacity / 1_000,
          usableShare: figures.technology.battery.depthOfDischarge,
        },
        stands,
      ),
      ...cost,
      batteryYears: battery?.value ?? inverter.value,
      inverterYears: inverter.value,
      standby: figures.standby && standbyUse(figures.standby, summary.generator),
      generatorShare: shareAtSite(figures),
      flows: summary.flows,
      months: exchangeOf(summary.months),
      plan: housePlanOf(input, meteredMonthsOf(input, summary.metered)),
      weather:
        weather === null
          ? told("syntheticYears", { years: summary.years, place: figures.site.row.name })
          : weather.name,
    }),
    assumptions,
    acceptedUnserved(input, configuration, DAYS * summary.flows.load),
  );
  if (money === null) return null;
  const price = priceTraces(sized, configuration);
  const { solar, comparison } = money;
  const traces = {
    totalCost: totalAt(price.total, stands, atProjectRate(cost, assumptions).buildCost),
    monthlyPayment: money.monthlyPayment,
    paybackPeriod: comparison.payback,
    annualSavings: annualSavings(money, amountsIn("USD", assumptions)),
    lifetimeSavings: comparison.savings,
    co2Reduction: comparison.carbonAvoided,
  };
  return {
    qualityTier: configuration.qualityTier,
    ...valuesOf(traces),
    traces,
    stands,
    price,
    system: systemTraces(sized, configuration),
    batteryLife: battery,
    inverterLife: inverter,
    unserved: money.unserved,
    downPayment: money.downPayment,
    against: {
      name: comparison.against.name,
      inSentence: comparison.against.inSentence,
      cumulative: comparison.against.cumulative,
    },
    cumulative: solar.cumulative,
    years: assumptions.figures.years.value,
    finance: {
      loanRate: assumptions.figures.loanRate.value,
      loanTerm: assumptions.figures.loanTerm.value,
      downPayment: assumptions.figures.downPayment.value,
    },
    dailyConsumption: figures.load.dailyConsumption,
    chosen: chosenIn(figures.technology).map(({ part, name }) => ({ part, name })),
    warnings: warningsFor(input, configuration, sized, traces.paybackPeriod?.value ?? null),
  };
}

const valuesOf = (traces: ResultTraces) => ({
  totalCost: traces.totalCost.value,
  monthlyPayment: traces.monthlyPayment.value,
  paybackPeriod: traces.paybackPeriod?.value ?? null,
  annualSavings: traces.annualSavings.value,
  lifetimeSavings: traces.lifetimeSavings.value,
  co2Reduction: traces.co2Reduction.value,
});

const DAYS = 365;

/**
 * A standard size is what the project asks for, and the money page counts nothing for what it leaves: with it, both say the
 * same. Of others, the share of dark hours that the project accepts; a hybrid is asked for none. [kWh/year]
 */
function acceptedUnserved({ parameters }: DesignInput, { systemSize }: Configuration, load: number): number {
  if (systemSize === "standard") return Infinity;
  const target = targetOf(parameters);
  return target.kind === "hours" ? (1 - target.share) * load : 0;
}

function useOf({ figures, choice, summary }: SizedConfiguration) {
  const { house, size } = choice;
  const taken = (DAYS * summary.flows.fromBattery) / house.battery.dischargeEfficiency;
  return {
    fullCyclesPerYear: taken / (size.batteryKwh * house.battery.cold),
    temperature: meanOfYear(figures.site.batteryTemperature),
  };
}
