import { say } from "@sunwright/words/report-figures";
import type { Design } from "@sunwright/engine/sizing/design";
import type { SystemType } from "@sunwright/engine/parameters/options";
import type { SimulatedDesign } from "@sunwright/engine/sizing/simulated";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { monthName } from "@sunwright/engine/sizing/explain";
import { agedWhen } from "./ages";
import { formatNumber } from "./format";
import { hoursText, shownHours, worstMonth } from "./months-of-year";
import { servedText } from "./reliability";
import { solarShareTrace, soldTrace } from "./shown-traces";
import { systemTypeOf } from "./system-type";

/** A sentence in pieces: plain words, and figures that explain themselves. */
export type VerdictPart = string | { readonly text: string; readonly trace: Trace };

/** What the system does in the simulated years, in plain words; each figure carries its explanation. */
export function verdict(design: Design, name: string): VerdictPart[] {
  const { simulation } = design;
  if (simulation === null) return [say("hasNothingToCarry", { name })];
  const given = { design, simulation, name, systemType: systemTypeOf(design) };
  return [...parts(design, given.systemType), ...promise(given), ...doubt(given)];
}

function parts({ panels, battery, inverter }: Design, systemType: SystemType): VerdictPart[] {
  const array = { text: say("panels2", { value: panels.count.value }), trace: panels.count };
  const power = {
    text: say("kwInverter", { value: formatNumber(inverter.capacity.value / 1000, 2) }),
    trace: inverter.capacity,
  };
  if (systemType === "on-grid") return [array, " and a ", power];
  return [
    array,
    ", a ",
    { text: say("ahBattery", { value: formatNumber(battery.ampHours.value) }), trace: battery.ampHours },
    " and a ",
    power,
  ];
}

interface Case {
  readonly design: Design;
  readonly simulation: SimulatedDesign;
  readonly name: string;
  readonly systemType: SystemType;
}

function promise(given: Case): VerdictPart[] {
  const { design, simulation, name, systemType } = given;
  if (systemType === "off-grid") return [...running(given), ...gap(simulation), ...dullYears(simulation)];
  const share = solarShareTrace(simulation.flows);
  const daily = {
    text: say("kwhADay", { value: formatNumber(design.load.dailyConsumption.value / 1000, 2) }),
    trace: design.load.dailyConsumption,
  };
  const brought = [" bring ", { text: `${formatNumber(share.value)}%`, trace: share }, ` of ${name}'s `, daily];
  if (systemType === "on-grid") return [...brought, ". ", ...exchange(simulation)];
  const backup = { text: backupShown(design), trace: simulation.target };
  return [...brought, " and bridge an outage of ", backup, ". ", ...outages(simulation), ...dullYears(simulation)];
}

/** Of a house on the grid: what it gives and that it takes the rest. */
function exchange({ flows }: SimulatedDesign): VerdictPart[] {
  const rest = say("theGridBringsThe");
  if (flows.gridExport <= 0) return [`${rest}.`];
  const sold = soldTrace(flows);
  return [
    say("andTakes", { rest }),
    { text: say("kwhADay", { value: formatNumber(sold.value, 1) }), trace: sold },
    say("ofSurplus"),
  ];
}

function running({ simulation: { hoursServed, unmetHours }, name }: Case): VerdictPart[] {
  const whole = shownHours(unmetHours.value) === 0;
  const text = whole ? say("allOfTheYear") : say("ofTheYear", { value: servedText(hoursServed.value) });
  return [say("keepRunningFor", { name }), { text, trace: hoursServed }, "."];
}

/** When the hours without power come; without any, how long the battery alone would last. */
function gap(simulation: SimulatedDesign): VerdictPart[] {
  const { unmetHours, hoursServed, sunlessHours, years } = simulation;
  const hours = shownHours(unmetHours.value);
  if (hours === 0) {
    const alone = { text: hoursText(shownHours(sunlessHours.value)), trace: sunlessHours };
    return [say("noHourOfOther", { years }), alone, "."];
  }
  const other = { text: say("hours", { hours }), trace: unmetHours };
  const when =
    Number(servedText(hoursServed.value)) >= CLOUDY_WEEKS
      ? say("inCloudyWeeks", { hours: hours === 1 ? "falls" : "fall" })
      : "are dark, ";
  return [say("theOther"), other, ` ${when}${mostOf(simulation)}.`];
}

/** Above this share the hours without power are the exception that weather makes; below, the system is too small. [%] */
const CLOUDY_WEEKS = 97;

/** "most of them in August", where one month has more than half of them. */
function mostOf({ months }: SimulatedDesign): string {
  const worst = worstMonth(months);
  if (worst === null) return "spread over the year";
  const all = months.reduce((sum, { unmetHours }) => sum + unmetHours, 0);
  const inWorst = months[worst]?.unmetHours ?? 0;
  return inWorst > all / 2
    ? say("mostOfThemIn", { worst: monthName(worst) })
    : say("moreInThanIn", { worst: monthName(worst) });
}

/** Of a hybrid: whether the outages of its grid were ridden through. */
function outages(simulation: SimulatedDesign): VerdictPart[] {
  const { unmetHours, years } = simulation;
  const hours = shownHours(unmetHours.value);
  if (hours === 0) return [say("noHourOfOtherSimulated", { years })];
  const dark = { text: say("hours", { hours }), trace: unmetHours };
  return [dark, say("aYearStayWithout", { simulation: mostOf(simulation) })];
}

/** The year that nine of ten beat, and how old the system is there. Nothing where they miss nothing, nor on-grid. */
function dullYears({ ages, nineOfTen }: SimulatedDesign): VerdictPart[] {
  const text = `${servedText(nineOfTen.value)}%`;
  const chosenAge = ages.find(({ chosen }) => chosen);
  if (chosenAge === undefined || nineOfTen.value >= 100) return [];
  return [say("nineYearsOfTenReach"), { text, trace: nineOfTen }, `, ${agedWhen(chosenAge)}.`];
}

/** "3 days" or "24 hours": what the battery was asked to bridge. */
export function backupShown({ basis: { parameters } }: Design): string {
  const { systemType, backupDays, backupHours } = parameters;
  return systemType === "off-grid" ? say("days", { backupDays }) : say("hours2", { backupHours });
}

/** When the place's sourced sun gives less than what was typed, the sentence says what is left. */
function doubt({ design: { energy, site }, simulation: { flows }, systemType }: Case): VerdictPart[] {
  const served = energy.servedAtSourcedSun;
  if (systemType === "on-grid" || served.value > flows.served / flows.load - NOTICEABLE) return [];
  const share = { text: `${formatNumber(100 * served.value, 1)}%`, trace: served };
  return [say("underSSourcedSun", { sourcedPlace: site.sourcedPlace }), share, say("ofTheLoad")];
}

/** A smaller difference is not worth a sentence; share of the load. */
const NOTICEABLE = 0.005;
