import { BACKUP_HOURS } from "./explain-battery";
import { labelOf } from "../../parameters/words";
import type { Text } from "../../units/told";
import { besideFollowed } from "../../simulation/beside-followed";
import { largestCarriedHour } from "../../simulation/plant";
import { summarise, type YearsSummary } from "../../simulation/summary";
import { DESIGN_AGES } from "../../parameters/options";
import { agedBy, agedHouse, useOf } from "../choice/ages";
import { HOURS_OF_YEAR } from "../inputs/defaults";
import { inverterCarries } from "../load/carried-load";
import type { Choice } from "../choice/choice";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import { explainGenerator } from "./explain-generator";
import type { Figures } from "../choice/figures";
import { onGridResults } from "../choice/on-grid-results";
import { remediesOf } from "../choice/remedies";
import { reliabilityCurve } from "../choice/reliability-curve";
import type { ServedAtAge, SimulatedDesign } from "../inputs/simulated";
import { daysDecide } from "../inputs/target";
import { told } from "../inputs/told";
import type { Trace, TraceInput } from "../inputs/trace";
import { meteredMonthsOf } from "../rule/hour-tariff";
import { isKept } from "../choice/target-kept";
import { darkHoursByYear, reachedByNineOfTen, type UnseenYears, unseenYearsOf } from "../choice/unseen-years";
import { yieldRange } from "../choice/yield-range";
import { toldOfYears } from "../choice/simulation-told";

const BALANCE = told("from.hourlyBalance");

/** What the simulated years say of a design; null when there is nothing to carry. */
export function explainSimulation(figures: Figures): SimulatedDesign | null {
  const { choice } = figures;
  if (choice === null) return null;
  const unseen = unseenYearsOf({ ...figures, choice });
  const summary = summarise(unseen.house, choice.size);
  const ages = agesServed(figures, choice, unseen, summary);
  const metered = summary.metered && { ...summary.metered, ...besideFollowed(unseen.house, choice.size) };
  return {
    weather: weatherName(figures, summary, unseen),
    ownWeather: figures.weather !== null,
    years: summary.years,
    shownYear: summary.shownYear,
    target: targetTrace(figures, choice, isKept(choice, summary.darkHours)),
    targetMet: targetIsMet(figures, choice) && isKept(choice, summary.darkHours),
    ...reliability(figures, { choice, unseen, summary }),
    ages,
    sunlessHours: sunlessHours(figures),
    generator: figures.standby && explainGenerator(figures.standby, summary.generator),
    flows: summary.flows,
    months: summary.months,
    metered: meteredMonthsOf(figures.input, metered),
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

/** New, half way and at the end of the battery's life, dated by the calendar and by the cycles of these years. */
function agesServed(
  figures: Figures,
  choice: Choice,
  { house, built }: UnseenYears,
  { flows }: YearsSummary,
): readonly ServedAtAge[] {
  if (choice.target.kind === "energy") return [];
  const use = useOf(figures, choice.size.batteryKwh, flows.fromBattery);
  return DESIGN_AGES.map((age) => {
    // The panels are as old as the search took them for.
    const { batteryLeft, panelsLeft } = agedBy(figures, age);
    const isHouse = house.battery.left === batteryLeft && house.panelsLeft === panelsLeft;
    const aged = isHouse ? house : agedHouse(built, { batteryLeft, panelsLeft });
    const dark = darkHoursByYear(aged, choice.size);
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

function weatherName({ site, weather }: Figures, { years }: YearsSummary, { sun }: UnseenYears): Text {
  if (weather !== null) return toldOfYears("ownWeather", { years, name: weather.name });
  const place = site.row.name;
  return site.sunIsSourced
    ? toldOfYears("synthetic", { years, place })
    : toldOfYears("syntheticScaled", { years, place, sunHours: sun.sunHours });
}

/** @param kept  In the years told as well. */
function targetTrace(figures: Figures, { target, met }: Choice, kept: boolean): Trace {
  const { input } = figures;
  const { backupDays } = input.parameters;
  const reached = met && kept ? "yes" : "no";
  if (target.kind === "energy") {
    const [made, load] = [onGridResults(figures)?.year.made ?? 0, onGridResults(figures)?.load ?? 0];
    const share = load > 0 ? made / load : 0;
    return figure("target", toldOfYears("energyTarget"), 100 * share, "% of the year's load", {
      formula: toldOfYears("energyTargetFormula"),
      equation: toldOfYears("energyTargetEquation", { made, load, share }),
      inputs: [],
      source: toldOfYears("energyTargetSource"),
    });
  }
  if (target.kind === "outage") {
    return figure("target", toldOfYears("outageTarget"), target.hours, "h", {
      formula: toldOfYears("outageTargetFormula"),
      equation: toldOfYears("outageTargetEquation", { hours: target.hours, reached }),
      inputs: [given("h", BACKUP_HOURS, target.hours, "h", FROM.user)],
      source: toldOfYears("outageTargetSource"),
    });
  }
  const byDays = daysDecide(input.parameters);
  return figure("target", toldOfYears("hoursTarget"), 100 * target.share, "%", {
    formula: toldOfYears(byDays ? "hoursTargetFormula" : "hoursTargetTyped"),
    equation: toldOfYears("hoursTargetEquation", {
      share: target.share,
      darkHours: target.darkHours,
      hoursOfYear: HOURS_OF_YEAR,
      reached,
    }),
    inputs: byDays ? [given("d", labelOf("backupDays"), backupDays, "days", FROM.user)] : [],
    source: toldOfYears("hoursTargetSource"),
  });
}

interface Simulated {
  readonly choice: Choice;
  readonly unseen: UnseenYears;
  readonly summary: YearsSummary;
}

function reliability({ array, battery, input }: Figures, { choice, unseen, summary }: Simulated) {
  const { darkHours, years, unmet, load } = summary;
  const { sun } = unseen;
  const inputs: readonly TraceInput[] = [
    given("P", told("panels.panels"), array.capacity, "W", FROM.computed),
    given("C", told("battery.battery"), battery.capacity, "Wh", FROM.computed),
    given("E", toldOfYears("loadOfYear"), rounded(load, 1), "kWh", FROM.computed),
    given(
      "H",
      told("sunOnPanels"),
      rounded(sun.sunHours, 2),
      "kWh/m²/day",
      sun.sunHours === input.parameters.sunlightHours ? FROM.user : told("from.climateTable"),
    ),
  ];
  const served = shareOf(darkHours);
  const nineOfTen = reachedByNineOfTen(darkHoursByYear(unseen.house, choice.size));
  return {
    nineOfTen: figure("nine-of-ten", toldOfYears("nineOfTen"), shareOf(nineOfTen), "%", {
      formula: toldOfYears("nineOfTenFormula"),
      equation: servedEquation(nineOfTen),
      inputs,
      source: BALANCE,
    }),
    hoursServed: figure("hours-served", toldOfYears("hoursServed"), served, "%", {
      formula: toldOfYears("hoursServedFormula", { hoursOfYear: HOURS_OF_YEAR }),
      equation: servedEquation(darkHours),
      inputs,
      source: BALANCE,
    }),
    unmetHours: figure("unmet-hours", toldOfYears("unmetHours"), darkHours, "h a year", {
      formula: toldOfYears("unmetHoursFormula"),
      equation: toldOfYears("unmetHoursEquation", {
        hours: Math.round(darkHours * years),
        years,
        perYear: darkHours,
      }),
      inputs,
      source: BALANCE,
    }),
    unmetEnergy: figure("unmet-energy", toldOfYears("unmetEnergy"), unmet, "kWh a year", {
      formula: toldOfYears("unmetEnergyFormula"),
      equation: toldOfYears("unmetEnergyEquation", { unmet, load, share: load === 0 ? 0 : unmet / load }),
      inputs,
      source: BALANCE,
    }),
    longestGap: figure("longest-gap", toldOfYears("longestGap"), summary.longestGap, "h", {
      formula: toldOfYears("longestGapFormula"),
      equation: toldOfYears("longestGapEquation", { hours: summary.longestGap, years }),
      inputs,
      source: BALANCE,
    }),
  };
}

const servedEquation = (darkHours: number) =>
  toldOfYears("servedEquation", {
    darkHours,
    hoursOfYear: HOURS_OF_YEAR,
    share: shareOf(darkHours) / 100,
  });

function sunlessHours({ battery, load, inverter, technology }: Figures): Trace {
  const { depthOfDischarge, roundTrip, source } = technology.battery;
  const usable = battery.capacity * battery.cold * depthOfDischarge * Math.sqrt(roundTrip);
  const mean = load.dailyConsumption / 24 / technology.inverter.efficiency + inverter.standingPower;
  const hours = usable / mean;
  return figure("sunless-hours", toldOfYears("sunless"), hours, "h", {
    formula: "t = C × k_T × DoD × η_d ÷ (P̄ ÷ η_inv + P_0)",
    equation: toldOfYears("sunlessEquation", { usable: usable / 1_000, mean, hours }),
    inputs: [
      given("C", told("battery.battery"), battery.capacity, "Wh", FROM.computed),
      given("DoD", told("depthOfDischarge"), depthOfDischarge, "", source),
      given("P̄", toldOfYears("meanLoad"), rounded(load.dailyConsumption / 24, 1), "W", FROM.computed),
      given("P_0", told("inverterStandingBy"), rounded(inverter.standingPower, 2), "W", told("from.inverterClass")),
    ],
    source: toldOfYears("sunlessSource"),
  });
}
