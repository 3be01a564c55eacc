import { counted } from "../units/counted";
import { type House, largestHour } from "../simulation/plant";
import { summarise, type YearsSummary } from "../simulation/summary";
import { DESIGN_AGES } from "../parameters/options";
import { agedBy, agedHouse, useOf } from "./ages";
import { HOURS_OF_YEAR } from "./defaults";
import { inverterCarries } from "./carried-load";
import type { Choice } from "./choice";
import { figure, FROM, given, kilowattHours, percent, rounded, show } from "./explain";
import type { Figures } from "./figures";
import { remediesOf } from "./remedies";
import { reliabilityCurve } from "./reliability-curve";
import type { ServedAtAge, SimulatedDesign } from "./simulated";
import { daysDecide } from "./target";
import type { Trace, TraceInput } from "./trace";
import { darkHoursByYear, reachedByNineOfTen, type UnseenYears, unseenYearsOf } from "./unseen-years";
import { yieldRange } from "./yield-range";

const BALANCE = "Hourly energy balance, held to reference tables g and k";

/** What the simulated years say of a design; null when there is nothing to carry. */
export function explainSimulation(figures: Figures): SimulatedDesign | null {
  const { choice } = figures;
  if (choice === null) return null;
  const unseen = unseenYearsOf({ ...figures, choice });
  const summary = summarise(unseen.house, choice.size);
  const ages = agesServed(figures, choice, unseen, summary);
  return {
    weather: weatherName(figures, summary, unseen),
    ownWeather: figures.weather !== null,
    years: summary.years,
    shownYear: summary.shownYear,
    target: targetTrace(figures, choice),
    targetMet: targetIsMet(figures, choice),
    ...reliability(figures, { choice, unseen, summary }),
    ages,
    sunlessHours: sunlessHours(figures),
    flows: summary.flows,
    months: summary.months,
    worstWeek: summary.worstWeek,
    typicalDay: summary.typicalDay,
    remedies: remediesOf(figures, summary.darkHours),
    curve: reliabilityCurve(figures),
    yearlyYield: yieldRange(figures, choice),
  };
}

/** Found by the search, with an inverter that carries at its site all that runs at once in any hour. */
export const targetIsMet = (figures: Figures, { house, met, target }: Choice) =>
  met && inverterCarries(figures) && (target.kind === "energy" || largestCarriedHour(house) <= house.inverter.ratedKw);

/** Of what an outage leaves on. [kW] */
const largestCarriedHour = ({ grid, years }: House) =>
  largestHour({ years: years.map((year) => ({ ...year, load: grid === null ? year.load : year.essential })) });

/** New, half way and at the end of the battery's life, dated by the calendar and by the cycles of these years. */
function agesServed(
  figures: Figures,
  choice: Choice,
  { built }: UnseenYears,
  { flows }: YearsSummary,
): readonly ServedAtAge[] {
  if (choice.target.kind === "energy") return [];
  const use = useOf(figures, choice.size.batteryKwh, flows.fromBattery);
  return DESIGN_AGES.map((age) => {
    // The panels are as old as the search took them for.
    const { batteryLeft, panelsLeft } = agedBy(figures, age);
    const dark = darkHoursByYear(agedHouse(built, { batteryLeft, panelsLeft }), choice.size);
    const mean = dark.reduce((total, hours) => total + hours, 0) / dark.length;
    return {
      age,
      year: agedBy(figures, age, use).year,
      batteryShare: batteryLeft,
      panelShare: panelsLeft,
      hoursServed: shareOf(mean),
      nineOfTen: shareOf(reachedByNineOfTen(dark)),
      chosen: age === choice.age.age,
    };
  });
}

/** [%] */
const shareOf = (darkHours: number) => 100 * (1 - darkHours / HOURS_OF_YEAR);

function weatherName({ site, weather }: Figures, { years }: YearsSummary, { sun }: UnseenYears): string {
  if (weather !== null) return `${counted(years, "year")} from your own weather, ${weather.name}`;
  const name = `${years} synthetic years of ${site.row.name}`;
  return site.sunIsSourced ? name : `${name}, scaled to ${show(sun.sunHours, 2)} sun hours a day on the panels`;
}

function targetTrace({ input }: Figures, { target, met }: Choice): Trace {
  const { backupDays } = input.parameters;
  const reached = met ? "" : "; even the most panels and battery looked at miss it";
  if (target.kind === "energy") {
    return figure("target", "What the panels must make", 100, "% of the year's load", {
      formula: "energy behind the inverter ≥ load of the year",
      equation: `100% of the year's load${reached}`,
      inputs: [],
      source: "On-grid: the grid carries night and winter",
    });
  }
  if (target.kind === "outage") {
    return figure("target", "Outage to ride through", target.hours, "h", {
      formula: "a full battery and the sun carry the essential load, whatever hour of the simulated years it begins in",
      equation: `${show(target.hours)} h from any hour${reached}`,
      inputs: [given("h", "Backup hours", target.hours, "h", FROM.user)],
      source: "The outage you name, placed at every hour of the simulated years",
    });
  }
  const value = 100 * target.share;
  return figure("target", "Hours to serve", value, "%", {
    formula: daysDecide(input.parameters) ? "dark share = 1% × 10^((3 − days) ÷ 7)" : "typed share",
    equation: `${show(value, 2)}%: at most ${show(target.darkHours, 1)} of ${show(HOURS_OF_YEAR)} hours without full power${reached}`,
    inputs: daysDecide(input.parameters) ? [given("days", "Backup days", backupDays, "days", FROM.user)] : [],
    source:
      "About 1% of the hours for an ordinary home, 0.1% for a clinic; three days stand for the first, ten for the second",
  });
}

interface Told {
  readonly choice: Choice;
  readonly unseen: UnseenYears;
  readonly summary: YearsSummary;
}

function reliability({ array, battery, input }: Figures, { choice, unseen, summary }: Told) {
  const { darkHours, years, unmet, load } = summary;
  const { sun } = unseen;
  const inputs: readonly TraceInput[] = [
    given("P", "Panels", array.capacity, "W", FROM.computed),
    given("C", "Battery", battery.capacity, "Wh", FROM.computed),
    given("E", "Load of a year", rounded(load, 1), "kWh", FROM.computed),
    given(
      "H",
      "Sun on the panels",
      rounded(sun.sunHours, 2),
      "kWh/m²/day",
      sun.sunHours === input.parameters.sunlightHours ? FROM.user : "Climate table",
    ),
  ];
  const served = shareOf(darkHours);
  const nineOfTen = reachedByNineOfTen(darkHoursByYear(unseen.house, choice.size));
  return {
    nineOfTen: figure("nine-of-ten", "Served in nine of ten years", shareOf(nineOfTen), "%", {
      formula: "share of the hours that nine of ten simulated years reach or pass",
      equation: `1 − ${show(nineOfTen, 1)} ÷ ${show(HOURS_OF_YEAR)} = ${show(shareOf(nineOfTen), 2)}%`,
      inputs,
      source: BALANCE,
    }),
    hoursServed: figure("hours-served", "Hours fully served", served, "%", {
      formula: "s = 1 − dark hours ÷ 8,760",
      equation: `1 − ${show(darkHours, 1)} ÷ ${show(HOURS_OF_YEAR)} = ${show(served, 2)}%`,
      inputs,
      source: BALANCE,
    }),
    unmetHours: figure("unmet-hours", "Hours without full power", darkHours, "h a year", {
      formula: "hours in which some of the load goes unserved",
      equation: `${counted(darkHours * years, "hour")} in ${counted(years, "year")}: ${show(darkHours, 1)} a year`,
      inputs,
      source: BALANCE,
    }),
    unmetEnergy: figure("unmet-energy", "Energy not served", unmet, "kWh a year", {
      formula: "Σ (load − served)",
      equation: `${show(unmet, 2)} of ${show(load, 1)} kWh a year, ${percent(load === 0 ? 0 : unmet / load, 2)}`,
      inputs,
      source: BALANCE,
    }),
    longestGap: figure("longest-gap", "Longest gap", summary.longestGap, "h", {
      formula: "longest run of hours without full power",
      equation: `${show(summary.longestGap)} h in a row, the longest of ${counted(years, "year")}`,
      inputs,
      source: BALANCE,
    }),
  };
}

function sunlessHours({ battery, load, inverter, technology }: Figures): Trace {
  const { depthOfDischarge, roundTrip, source } = technology.battery;
  const usable = battery.capacity * battery.cold * depthOfDischarge * Math.sqrt(roundTrip);
  const mean = load.dailyConsumption / 24 / technology.inverter.efficiency + inverter.standingPower;
  const hours = usable / mean;
  return figure("sunless-hours", "Without any sun", hours, "h", {
    formula: "t = C × k_T × DoD × η_d ÷ (P̄ ÷ η_inv + P_0)",
    equation: `${kilowattHours(usable)} ÷ ${show(mean, 1)} W = ${show(hours, 1)} h`,
    inputs: [
      given("C", "Battery", battery.capacity, "Wh", FROM.computed),
      given("DoD", "Depth of discharge", depthOfDischarge, "", source),
      given("P̄", "Mean load", rounded(load.dailyConsumption / 24, 1), "W", FROM.computed),
      given(
        "P_0",
        "Inverter standing by",
        rounded(inverter.standingPower, 2),
        "W",
        "Class of Victron MultiPlus-II, cited",
      ),
    ],
    source: "A full battery and the mean load, no sun at all",
  });
}
