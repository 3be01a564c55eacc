import { moneyIn } from "../../countries/money-in";
import { exportEntries } from "../../countries/export-rule";
import { countryName } from "../../parameters/words";
import { entriesOf, planFor } from "../../countries/tariff-plan";
import type { TariffByTheHour } from "../../prices/tariff-plan-of";
import type { Text } from "../../units/told";
import type { GridAmounts, GridBatteryDesign, GridDesign, GridRange } from "../inputs/design-beside-grid";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { Figures } from "../choice/figures";
import { sunDoubt } from "../choice/design-sun";
import {
  type OnGridBattery,
  onGridBattery,
  type OnGridResults,
  onGridResults,
  onGridResultsUnder,
} from "../choice/on-grid-results";
import { toldOfGrid } from "./grid-told";
import { hourTariffOf } from "../rule/hour-tariff";
import { priceSource as partsSource } from "../rule/own-price";
import { told } from "../inputs/told";
import type { Trace } from "../inputs/trace";

/** What a system on the grid exchanges with it and is worth; null off-grid, hybrid, and with nothing to carry. */
export function explainGrid(figures: Figures): GridDesign | null {
  const results = onGridResults(figures);
  if (results === null) return null;
  const battery = onGridBattery(figures);
  const range = rangeOf(figures);
  return {
    pays: results.worth > 0,
    ratio: ratioTrace(figures),
    ...worthTraces(figures, results),
    ...energyTraces(results),
    ...valueTraces(figures, results),
    byYear: byYearTrace(figures),
    ...tariffBills(figures, results),
    ...(range !== null && { range }),
    battery: battery === null ? null : batteryTraces(battery, results, partsSource(figures.technology)),
  };
}

/** The tariff by the hour, where one is chosen, and the year's bills by it. */
function tariffBills({ input }: Figures, { bills: { alone, net } }: OnGridResults): Pick<GridDesign, "tariff"> {
  const hourly = hourTariffOf(input);
  return hourly === null ? {} : { tariff: { name: hourly.tariff.name, alone, net } };
}

/** What its figures come to where the sun of its place is as little or as much as sources of low confidence leave open. */
function rangeOf(figures: Figures): GridRange | null {
  const doubt = sunDoubt(figures);
  if (doubt === null) return null;
  const { mean, least, most } = doubt;
  const [atLeast, atMost] = [onGridResultsUnder(figures, least / mean), onGridResultsUnder(figures, most / mean)];
  if (atLeast === null || atMost === null) return null;
  return { place: figures.site.row.name, mean, least, most, atLeast: amountsOf(atLeast), atMost: amountsOf(atMost) };
}

const amountsOf = (results: OnGridResults): GridAmounts => ({
  worth: results.worth,
  payback: results.payback,
  bought: results.bought,
  sold: results.sold,
  selfUsed: results.selfUsed,
  lost: results.lost,
  selfUsedShare: 100 * shareUsed(results),
  selfUsedValue: each(results.bills.alone - results.bills.unsold, results.selfUsed),
  soldValue: each(results.bills.unsold - results.bills.net, results.sold),
});

/** Of what the panels give, 0 to 1. */
const shareUsed = ({ selfUsed, year }: OnGridResults) => (year.made > 0 ? selfUsed / year.made : 0);
const each = (dollars: number, energy: number) => (energy > 0 ? dollars / energy : 0);

function ratioTrace({ array, inverter }: Figures): Trace {
  const ratio = inverter.capacity === 0 ? 0 : array.capacity / inverter.capacity;
  return figure("grid-ratio", toldOfGrid("ratio"), ratio, "", {
    formula: "P ÷ P_inv",
    equation: toldOfGrid("ratioEquation", { array: array.capacity, inverter: inverter.capacity, ratio }),
    inputs: [
      given("P", told("panels.panels"), array.capacity, "W", FROM.computed),
      given("P_inv", told("inverter.inverter"), inverter.capacity, "W", FROM.computed),
    ],
    source: told("inverter.byArraySource"),
  });
}

function worthTraces(figures: Figures, { money, spent, spentAlone, worth, payback, bills }: OnGridResults) {
  const { years, realRate } = money.prices;
  const [alone, system] = [money.present(spentAlone), money.present(spent)];
  const source = toldOfGrid("worthSource", { country: countryName(figures.input.parameters.country) });
  const inputs = [
    given("", toldOfGrid("build"), { dollars: spent.capital }, "", partsSource(figures.technology)),
    given("", toldOfGrid("billAlone"), { dollars: bills.alone }, "a year", priceSource(figures)),
    given("", toldOfGrid("billWith"), { dollars: bills.net }, "a year", priceSource(figures)),
    given("r", toldOfGrid("realRate"), told("percentOne", { share: realRate }), "", rateSource(figures)),
    given("n", toldOfGrid("years"), years, "years", toldOfGrid("yearsFrom")),
  ];
  return {
    worth: figure("grid-worth", toldOfGrid("worth", { years }), worth, "USD", {
      formula: toldOfGrid("worthFormula"),
      equation: toldOfGrid("worthEquation", {
        alone: { dollars: alone },
        system: { dollars: system },
        worth: { dollars: worth },
      }),
      inputs,
      source,
    }),
    payback:
      payback === null
        ? null
        : figure("grid-payback", toldOfGrid("payback"), payback, "years", {
            formula: toldOfGrid("paybackFormula"),
            equation: toldOfGrid("paybackEquation", {
              build: { dollars: spent.capital },
              saved: { dollars: (spentAlone.yearly[0] ?? 0) - (spent.yearly[0] ?? 0) },
              payback,
            }),
            inputs,
            source,
          }),
  };
}

function energyTraces(results: OnGridResults) {
  const { load, bought, sold, selfUsed, lost, year } = results;
  const trace = (id: string, name: Text, value: number, formula: Text, equation: Text): Trace =>
    figure(id, name, value, "kWh a year", { formula, equation, inputs: [], source: told("from.hourlyBalance") });
  const share = shareUsed(results);
  return {
    bought: trace(
      "grid-bought",
      toldOfGrid("bought"),
      bought,
      toldOfGrid("boughtFormula"),
      toldOfGrid("boughtEquation", { load, selfUsed, bought }),
    ),
    sold: trace(
      "grid-sold",
      toldOfGrid("sold"),
      sold,
      toldOfGrid("soldFormula"),
      toldOfGrid("soldEquation", { made: year.made, selfUsed, sold }),
    ),
    selfUsed: trace(
      "grid-self-used",
      toldOfGrid("selfUsed"),
      selfUsed,
      toldOfGrid("selfUsedFormula"),
      toldOfGrid("selfUsedEquation", { load, bought, selfUsed }),
    ),
    lost: trace(
      "grid-lost",
      toldOfGrid("lost"),
      lost,
      toldOfGrid("lostFormula"),
      toldOfGrid("lostEquation", { offered: year.offered, made: year.made, lost }),
    ),
    selfUsedShare: figure("grid-self-used-share", toldOfGrid("selfUsedShare"), 100 * share, "%", {
      formula: toldOfGrid("selfUsedShareFormula"),
      equation: toldOfGrid("selfUsedShareEquation", { selfUsed, made: year.made, share }),
      inputs: [],
      source: told("from.hourlyBalance"),
    }),
  };
}

function valueTraces(figures: Figures, { bills, selfUsed, sold }: OnGridResults) {
  const worth = (id: string, name: Text, kind: "selfUsed" | "sold", saved: number, energy: number): Trace => {
    const value = each(saved, energy);
    return figure(id, name, value, "USD/kWh", {
      formula: toldOfGrid("valueFormula", { kind }),
      equation: toldOfGrid("valueEquation", { saved: { dollars: saved }, energy, each: { dollars: value } }),
      inputs: [],
      source: kind === "sold" ? exportSource(figures) : priceSource(figures),
    });
  };
  return {
    selfUsedValue: worth(
      "grid-self-used-value",
      toldOfGrid("selfUsedValue"),
      "selfUsed",
      bills.alone - bills.unsold,
      selfUsed,
    ),
    soldValue: worth("grid-sold-value", toldOfGrid("soldValue"), "sold", bills.unsold - bills.net, sold),
  };
}

/** By the letter: the year's energy decides. */
function byYearTrace({ choice, load, technology }: Figures): Trace {
  const panelPower = technology.panel.sheet.power;
  const count = choice?.onGrid?.byYear ?? 0;
  return figure("grid-panels-by-year", toldOfGrid("byYear"), count, "pieces", {
    formula: told("panels.fewestFormula"),
    equation: told("panels.capacityEquation", { count, panelPower, capacity: count * panelPower }),
    inputs: [given("E", told("dailyConsumption"), load.dailyConsumption, "Wh", FROM.computed)],
    source: toldOfGrid("byYearSource"),
  });
}

function batteryTraces(found: OnGridBattery, { money }: OnGridResults, parts: Text): GridBatteryDesign {
  const { capacity, smallest, worth, price, delivered, saved, cost } = found;
  const [kind, shown] = capacity > 0 ? (["pays", capacity] as const) : (["smallest", smallest] as const);
  const stored = { energy: shown, kind };
  const source = toldOfGrid("batterySource");
  const inputs = [
    given("", toldOfGrid("batteryPrice"), { dollars: price }, "", parts),
    given("", toldOfGrid("delivered"), rounded(delivered, 0), "kWh a year", told("from.hourlyBalance")),
  ];
  return {
    capacity: figure("grid-battery", toldOfGrid("battery"), 1_000 * capacity, "Wh", {
      formula: toldOfGrid("batteryFormula"),
      equation: toldOfGrid("batteryEquation", { capacity }),
      inputs,
      source,
    }),
    worth: figure("grid-battery-worth", toldOfGrid("batteryWorth", stored), worth, "USD", {
      formula: toldOfGrid("batteryWorthFormula"),
      equation: toldOfGrid("batteryWorthEquation", { ...stored, years: money.prices.years, worth: { dollars: worth } }),
      inputs,
      source,
    }),
    storedValue: figure("grid-stored-value", toldOfGrid("storedValue"), saved, "USD/kWh", {
      formula: toldOfGrid("storedValueFormula"),
      equation: toldOfGrid("storedValueEquation", { ...stored, delivered, saved: { dollars: saved } }),
      inputs,
      source,
    }),
    storedCost: figure("grid-stored-cost", toldOfGrid("storedCost"), cost, "USD/kWh", {
      formula: toldOfGrid("storedCostFormula"),
      equation: toldOfGrid("storedCostEquation", { ...stored, years: money.prices.years, cost: { dollars: cost } }),
      inputs,
      source,
    }),
  };
}

const moneyOf = ({ input }: Figures) => moneyIn(input.parameters.country, input.figures);

/** Hours with grid: a system on the grid knows no outage. [h a day] */
const ALWAYS = 24;

/** Whose prices a mean month is charged by, with the day they speak of. */
function priceSource(figures: Figures): Text {
  if (figures.technology.importPrice !== null) return FROM.user;
  const hourly = hourTariffOf(figures.input)?.tariff;
  if (hourly !== undefined) return sourceOfTariff(hourly);
  const month = (figures.load.dailyConsumption / 1_000) * DAYS_OF_MEAN_MONTH;
  const [charge] = planFor(moneyOf(figures).plans, month, ALWAYS).charges;
  const [entry] = charge === undefined ? [] : entriesOf(charge);
  return entry === undefined ? FROM.computed : toldOfGrid("priceOf", { source: entry.source, day: entry.asOf });
}
const DAYS_OF_MEAN_MONTH = 365 / 12;

/** A tariff by the hour is one sheet. */
const sourceOfTariff = ({ source, from }: TariffByTheHour): Text => toldOfGrid("priceOf", { source, day: from });

function exportSource(figures: Figures): Text {
  if ((figures.input.ownGrid?.exportPrice ?? null) !== null) return FROM.user;
  const hourly = hourTariffOf(figures.input)?.tariff;
  if (hourly !== undefined && hourly.exports !== null) return sourceOfTariff(hourly);
  const [entry] = exportEntries(moneyOf(figures).exports, figures.array.capacity / 1_000);
  return entry === undefined ? FROM.computed : toldOfGrid("priceOf", { source: entry.source, day: entry.asOf });
}

function rateSource(figures: Figures): Text {
  const { discountRate } = moneyOf(figures);
  return toldOfGrid("priceOf", { source: discountRate.source, day: discountRate.asOf });
}
