import { say } from "@sunwright/words/report-figures";
import { type BatteryPromise, batteryPromise } from "@sunwright/engine/sizing/rule/battery-promise";
import type { Currency } from "@sunwright/engine/parameters/options";
import { exchanged } from "@sunwright/engine/prices/exchange-rate";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { HybridDesignPoint } from "@sunwright/engine/sizing/inputs/design-beside-grid";
import type { EnergyFlows, SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { ageValues } from "./ages";
import { monthName } from "./calendar";
import { kilo } from "./cost-curve";
import { moneyText, wholeMoney } from "./currency-text";
import { asShown, formatNumber } from "./format";
import { shownHours, shownMonths, worstMonth } from "./months-of-year";
import { asServed, servedText } from "./reliability";
import { solarShareTrace, soldTrace } from "./shown-traces";
import { systemTypeOf } from "./system-type";

/** A sentence in pieces: plain words, and figures that explain themselves. */
export type VerdictPart = string | TracedText;
interface TracedText {
  readonly text: string;
  readonly trace: Trace;
}
type Sentence = readonly VerdictPart[];

/** What the system does in the simulated years, in plain words; each figure carries its explanation. */
export function verdict(design: Design, name: string, currency: Currency): VerdictPart[] {
  const { simulation } = design;
  if (simulation === null) return [say("verdict.nothingToCarry", { name })];
  const sentences = [...promise({ design, simulation, name, currency }), ...doubt(design, simulation)];
  return sentences.flatMap((sentence, index) => (index === 0 ? sentence : [" ", ...sentence]));
}

/** What stands inside a tag, as a figure with its trace. */
export const traced =
  (trace: Trace) =>
  (inside: Sentence): TracedText => ({ text: verdictText(inside), trace });

export const verdictText = (parts: Sentence) =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

interface Case {
  readonly design: Design;
  readonly simulation: SimulatedDesign;
  readonly name: string;
  /** What money is said in. */
  readonly currency: Currency;
}

/** What sentences say of the equipment. */
const equipment = ({ panels, battery, inverter }: Design) => ({
  panels: panels.count.value,
  array: traced(panels.count),
  ampHours: formatNumber(battery.ampHours.value),
  battery: traced(battery.ampHours),
  kilowatts: formatNumber(inverter.capacity.value / 1000, 2),
  inverter: traced(inverter.capacity),
});

function promise(given: Case): Sentence[] {
  const { design, simulation } = given;
  const systemType = systemTypeOf(design);
  if (systemType === "off-grid") return offGrid(given);
  if (systemType === "on-grid")
    return [say.parts("verdict.onGrid", { ...equipment(design), ...sunsShare(given) }), exchange(simulation)];
  return [bridged(given), ...withLeastGrid(given), outages(simulation), ...dullYears(simulation)];
}

function offGrid(given: Case): Sentence[] {
  const { design, simulation } = given;
  const promise = batteryPromise(design);
  const alone = promise?.short ? [batteryAlone(promise)] : [];
  return [running(given), darkHours(design, simulation, alone.length > 0), ...alone, ...dullYears(simulation)];
}

/** What the battery buys where hours served decide: less than the days that were asked, if it were alone. */
const batteryAlone = ({ days, alone, served, withGenerator }: BatteryPromise): Sentence =>
  say.parts("verdict.batteryAlone", {
    days,
    hours: shownHours(alone.value),
    alone: traced(alone),
    generator: withGenerator ? "yes" : "no",
    share: servedText(served.value),
    served: traced(served),
  });

/** The same beside the backup of the quick figures; null where the battery alone bridges what was asked. */
export function promiseText(design: Design): string | null {
  const promise = batteryPromise(design);
  if (!promise?.short) return null;
  return say("backup.promise", {
    days: promise.days,
    hours: formatNumber(shownHours(promise.alone.value)),
    share: servedText(promise.served.value),
    generator: promise.withGenerator ? "yes" : "no",
  });
}

/** Of a hybrid: the outage it bridges, and what its panels bring where it has any. */
function bridged(given: Case): Sentence {
  const { design, simulation } = given;
  const values = {
    ...equipment(design),
    ...sunsShare(given),
    ...outageBridged(design, simulation),
  };
  if (values.panels > 0) return say.parts<TracedText, "verdict.hybrid">("verdict.hybrid", values);
  return say.parts<TracedText, "verdict.hybridWithoutPanels">("verdict.hybridWithoutPanels", values);
}

/** What a design says of the outages it was made for. */
export type OutageParameters = Pick<Design["basis"]["parameters"], "systemType" | "backupHours">;

interface Asked {
  readonly basis: { readonly parameters: OutageParameters };
}

/** The outage a hybrid was asked to bridge. */
export const outageBridged = ({ basis }: Asked, { target }: Pick<SimulatedDesign, "target">) => ({
  backup: traced(target),
  hours: basis.parameters.backupHours,
});

/** Who came for solar and is told of none hears what panels would do and cost; who asked for the outages alone does not. */
function withLeastGrid({ design, currency }: Case): Sentence[] {
  const beside = leastGridBeside(design);
  if (beside === null) return [];
  const { built, leastGrid } = beside;
  const extra = leastGrid.lifeCost - built.lifeCost;
  const whole = (dollars: number) => moneyText(wholeMoney(exchanged(dollars, "USD", currency), currency));
  return [
    [
      say("verdict.withLeastGrid", {
        kilowatts: kilo(leastGrid.panels),
        kilowattHours: formatNumber(built.bought - leastGrid.bought),
        bought: formatNumber(built.bought),
        build: whole(leastGrid.buildCost - built.buildCost),
        dearer: extra >= 1 ? "yes" : "no",
        extra: whole(extra),
      }),
    ],
  ];
}

/** Both points where least cost builds no panel and least grid would; null elsewhere. */
export function leastGridBeside<Point extends Pick<HybridDesignPoint, "goal" | "chosen" | "panels">>({
  hybrid,
}: {
  readonly hybrid: { readonly points: readonly Point[] } | null;
}) {
  const pointOf = (is: (point: Point) => boolean) => hybrid?.points.find(is);
  const built = pointOf(({ goal, chosen }) => chosen && goal === "least-cost");
  const leastGrid = pointOf(({ goal }) => goal === "least-grid");
  if (built === undefined || leastGrid === undefined || built.panels > 0 || leastGrid.panels === 0) return null;
  return { built, leastGrid };
}

function sunsShare({ design, simulation, name }: Case) {
  const share = solarShareTrace(simulation.flows);
  const { dailyConsumption } = design.load;
  return {
    name,
    share: formatNumber(share.value),
    sun: traced(share),
    kilowattHours: formatNumber(dailyConsumption.value / 1000, 2),
    load: traced(dailyConsumption),
  };
}

/** Of a house on the grid: what it gives and that it takes the rest. */
function exchange({ flows }: SimulatedDesign): Sentence {
  const sold = soldTrace(flows);
  if (asShown(sold.value, 2) === 0) return [say("verdict.gridBringsRest")];
  return say.parts("verdict.gridBringsRestAndTakes", {
    kilowattHours: formatNumber(sold.value, 2),
    sold: traced(sold),
  });
}

function running({ design, simulation: { hoursServed, unmetHours }, name }: Case): Sentence {
  const given = { ...equipment(design), name, served: traced(hoursServed) };
  if (unmetHours.value === 0) return say.parts("verdict.offGridAllYear", given);
  return say.parts("verdict.offGrid", { ...given, share: servedText(hoursServed.value) });
}

/** When the hours without power come; without any, how long the battery alone would last, unless the next sentence says it. */
function darkHours({ site }: Design, simulation: SimulatedDesign, saidNext: boolean): Sentence {
  const { unmetHours, hoursServed, sunlessHours, years } = simulation;
  const hours = shownHours(unmetHours.value);
  if (hours === 0 && saidNext)
    return [say(unmetHours.value === 0 ? "verdict.noOutage" : "verdict.partOfAnHourOut", { years })];
  if (hours === 0)
    return say.parts(unmetHours.value === 0 ? "verdict.noHourShort" : "verdict.partOfAnHourShort", {
      years,
      hours: shownHours(sunlessHours.value),
      alone: traced(sunlessHours),
    });
  const isWeather = asServed(hoursServed.value) >= CLOUDY_WEEKS && isDull(site.monthlySunHours, simulation.months);
  return say.parts("verdict.darkHours", {
    hours,
    dark: traced(unmetHours),
    cause: isWeather ? "clouds" : "size",
    ...mostly(simulation),
  });
}

/** Above this share the hours without power are the exception that weather makes; below, the system is too small. [%] */
const CLOUDY_WEEKS = 97;

/** Whether the hours without power come where the sun is least: in a sunny month it is not clouds that cause them. */
function isDull(monthlySunHours: readonly number[], months: SimulatedDesign["months"]): boolean {
  const worst = worstMonth(months);
  if (worst === null) return false;
  const mean = monthlySunHours.reduce((sum, hours) => sum + hours, 0) / monthlySunHours.length;
  return (monthlySunHours[worst] ?? mean) < mean;
}

/** In which month the hours without power are, and whether more than half of them. */
export function mostly({ months }: { readonly months: readonly { readonly unmetHours: number }[] }): {
  readonly spread: "most" | "more" | "even";
  readonly month: string;
} {
  const worst = worstMonth(months);
  if (worst === null) return { spread: "even", month: "" };
  const shown = shownMonths(months);
  const all = shown.reduce((sum, hours) => sum + hours, 0);
  const inWorst = shown[worst] ?? 0;
  return { spread: inWorst > all / 2 ? "most" : "more", month: monthName(worst) };
}

/** Of a hybrid: whether the outages of its grid were ridden through. */
function outages(simulation: SimulatedDesign): Sentence {
  const { unmetHours, years } = simulation;
  const hours = shownHours(unmetHours.value);
  if (hours === 0) return [say(unmetHours.value === 0 ? "verdict.noOutage" : "verdict.partOfAnHourOut", { years })];
  return say.parts("verdict.outageHours", { hours, dark: traced(unmetHours), ...mostly(simulation) });
}

/** The year that nine of ten beat, and how old the system is there. Nothing where they miss nothing, nor on-grid. */
function dullYears({ ages, nineOfTen }: SimulatedDesign): Sentence[] {
  const chosenAge = ages.find(({ chosen }) => chosen);
  if (chosenAge === undefined || nineOfTen.value >= 100) return [];
  const given = { share: servedText(nineOfTen.value), served: traced(nineOfTen), ...ageValues(chosenAge) };
  return [say.parts("verdict.nineYearsOfTen", given)];
}

/** "3 days" or "24 hours": what the battery was asked to bridge. */
export function backupShown({ basis: { parameters } }: Design): string {
  const { systemType, backupDays, backupHours } = parameters;
  return systemType === "off-grid"
    ? say("backup.days", { days: backupDays })
    : say("backup.hours", { hours: backupHours });
}

/** When the place's sourced sun gives less than what was typed, the sentence says what is left. */
function doubt(design: Design, { flows }: SimulatedDesign): Sentence[] {
  const doubted = servedAtSourcedSun(design, flows);
  return doubted === null ? [] : [say.parts("verdict.atSourcedSun", doubted)];
}

/** Null where the sourced sun serves as much as the typed one, and on the grid. */
export function servedAtSourcedSun(
  {
    energy,
    site,
    basis,
  }: Asked & {
    readonly energy: Pick<Design["energy"], "servedAtSourcedSun">;
    readonly site: Pick<Design["site"], "sourcedPlace">;
  },
  { served, load }: EnergyFlows,
) {
  const atSourced = energy.servedAtSourcedSun;
  if (basis.parameters.systemType === "on-grid" || atSourced.value > served / load - NOTICEABLE) return null;
  return { place: site.sourcedPlace, share: formatNumber(100 * atSourced.value, 1), served: traced(atSourced) };
}

/** A smaller difference is not worth a sentence; share of the load. */
const NOTICEABLE = 0.005;
