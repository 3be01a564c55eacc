import type { Design } from "@sunwright/engine/sizing/design";
import type { SystemType } from "@sunwright/engine/parameters/options";
import type { SimulatedDesign } from "@sunwright/engine/sizing/simulated";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { monthName } from "@sunwright/engine/sizing/explain";
import { agedWhen } from "./ages";
import { counted, formatNumber } from "./format";
import { hoursText, shownHours, worstMonth } from "./months-of-year";
import { servedText } from "./reliability";
import { solarShareTrace, soldTrace } from "./shown-traces";
import { systemTypeOf } from "./system-type";

/** A sentence in pieces: plain words, and figures that explain themselves. */
export type VerdictPart = string | { readonly text: string; readonly trace: Trace };

/** What the system does in the simulated years, in plain words; each figure carries its explanation. */
export function verdict(design: Design, name: string): VerdictPart[] {
  const { simulation } = design;
  if (simulation === null) return [`${name} has nothing to carry: its load is 0 Wh a day.`];
  const given = { design, simulation, name, systemType: systemTypeOf(design) };
  return [...parts(design, given.systemType), ...promise(given), ...doubt(given)];
}

function parts({ panels, battery, inverter }: Design, systemType: SystemType): VerdictPart[] {
  const array = { text: counted(panels.count.value, "panel"), trace: panels.count };
  const power = { text: `${formatNumber(inverter.capacity.value / 1000, 2)} kW inverter`, trace: inverter.capacity };
  if (systemType === "on-grid") return [array, " and a ", power];
  return [
    array,
    ", a ",
    { text: `${formatNumber(battery.ampHours.value)} Ah battery`, trace: battery.ampHours },
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
    text: `${formatNumber(design.load.dailyConsumption.value / 1000, 2)} kWh a day`,
    trace: design.load.dailyConsumption,
  };
  const brought = [" bring ", { text: `${formatNumber(share.value)}%`, trace: share }, ` of ${name}'s `, daily];
  if (systemType === "on-grid") return [...brought, ". ", ...exchange(simulation)];
  const backup = { text: backupShown(design), trace: simulation.target };
  return [...brought, " and bridge an outage of ", backup, ". ", ...outages(simulation), ...dullYears(simulation)];
}

/** Of a house on the grid: what it gives and that it takes the rest. */
function exchange({ flows }: SimulatedDesign): VerdictPart[] {
  const rest = "The grid brings the rest, nights included";
  if (flows.gridExport <= 0) return [`${rest}.`];
  const sold = soldTrace(flows);
  return [`${rest}, and takes `, { text: `${formatNumber(sold.value, 1)} kWh a day`, trace: sold }, " of surplus."];
}

function running({ simulation: { hoursServed, unmetHours }, name }: Case): VerdictPart[] {
  const whole = shownHours(unmetHours.value) === 0;
  const text = whole ? "all of the year" : `${servedText(hoursServed.value)}% of the year`;
  return [` keep ${name} running for `, { text, trace: hoursServed }, "."];
}

/** When the hours without power come; without any, how long the battery alone would last. */
function gap(simulation: SimulatedDesign): VerdictPart[] {
  const { unmetHours, hoursServed, sunlessHours, years } = simulation;
  const hours = shownHours(unmetHours.value);
  if (hours === 0) {
    const alone = { text: hoursText(shownHours(sunlessHours.value)), trace: sunlessHours };
    return [` No hour of ${counted(years, "simulated year")} is short, and a full battery alone lasts `, alone, "."];
  }
  const other = { text: counted(hours, "hour"), trace: unmetHours };
  const when =
    Number(servedText(hoursServed.value)) >= CLOUDY_WEEKS
      ? `${hours === 1 ? "falls" : "fall"} in cloudy weeks, `
      : "are dark, ";
  return [" The other ", other, ` ${when}${mostOf(simulation)}.`];
}

/** Above this share the hours without power are the exception that weather makes; below, the system is too small. [%] */
const CLOUDY_WEEKS = 97;

/** "most of them in August", where one month has more than half of them. */
function mostOf({ months }: SimulatedDesign): string {
  const worst = worstMonth(months);
  if (worst === null) return "spread over the year";
  const all = months.reduce((sum, { unmetHours }) => sum + unmetHours, 0);
  const inWorst = months[worst]?.unmetHours ?? 0;
  return inWorst > all / 2 ? `most of them in ${monthName(worst)}` : `more in ${monthName(worst)} than in any month`;
}

/** Of a hybrid: whether the outages of its grid were ridden through. */
function outages(simulation: SimulatedDesign): VerdictPart[] {
  const { unmetHours, years } = simulation;
  const hours = shownHours(unmetHours.value);
  if (hours === 0) return [`No hour of ${counted(years, "simulated year")} is without power.`];
  const dark = { text: counted(hours, "hour"), trace: unmetHours };
  return [dark, ` a year stay without power, ${mostOf(simulation)}.`];
}

/** The year that nine of ten beat, and how old the system is there. Nothing where they miss nothing, nor on-grid. */
function dullYears({ ages, nineOfTen }: SimulatedDesign): VerdictPart[] {
  const text = `${servedText(nineOfTen.value)}%`;
  const chosenAge = ages.find(({ chosen }) => chosen);
  if (chosenAge === undefined || nineOfTen.value >= 100) return [];
  return [" Nine years of ten reach ", { text, trace: nineOfTen }, `, ${agedWhen(chosenAge)}.`];
}

/** "3 days" or "24 hours": what the battery was asked to bridge. */
export function backupShown({ basis: { parameters } }: Design): string {
  const { systemType, backupDays, backupHours } = parameters;
  return systemType === "off-grid" ? counted(backupDays, "day") : counted(backupHours, "hour");
}

/** When the place's sourced sun gives less than what was typed, the sentence says what is left. */
function doubt({ design: { energy, site }, simulation: { flows }, systemType }: Case): VerdictPart[] {
  const served = energy.servedAtSourcedSun;
  if (systemType === "on-grid" || served.value > flows.served / flows.load - NOTICEABLE) return [];
  const share = { text: `${formatNumber(100 * served.value, 1)}%`, trace: served };
  return [` Under ${site.sourcedPlace}'s sourced sun they serve `, share, " of the load."];
}

/** A smaller difference is not worth a sentence; share of the load. */
const NOTICEABLE = 0.005;
