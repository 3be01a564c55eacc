import { say } from "@sunwright/words/home-view";
import type { HomeDesign, HomeSimulation } from "./design-in-short";
import { asShown, formatNumber } from "./format";
import { shownHours } from "./months-of-year";
import { servedText } from "./reliability";
import { solarShareTrace, soldTrace } from "./shown-traces";
import { systemTypeOf } from "./system-type";
import { leastGridBeside, mostly, outageBridged, servedAtSourcedSun, traced, type VerdictPart } from "./verdict";

type Sentence = readonly VerdictPart[];

/** What the system does, as a household says it: no word of the trade, and the same figures as `verdict`. */
export function homeVerdict(design: HomeDesign, name: string): VerdictPart[] {
  const { simulation } = design;
  if (simulation === null) return [say("verdict.nothingToCarry", { name })];
  const doubted = servedAtSourcedSun(design, simulation.flows);
  const doubt: Sentence[] = doubted === null ? [] : [say.parts("verdict.atMeasuredSun", doubted)];
  const sentences = [...promise(design, simulation, name), ...doubt];
  return sentences.flatMap((sentence, index) => (index === 0 ? sentence : [" ", ...sentence]));
}

function promise(design: HomeDesign, simulation: HomeSimulation, name: string): Sentence[] {
  const systemType = systemTypeOf(design);
  if (systemType === "off-grid") return [running(design, simulation, name), darkHours(simulation)];
  if (systemType === "on-grid") return [onGrid(design, simulation, name), exchange(simulation)];
  const doesNotPay = leastGridBeside(design) === null ? [] : [[say("verdict.panelsDoNotPay")]];
  return [bridged(design, simulation, name), ...doesNotPay, darkHours(simulation)];
}

const equipment = ({ panels, battery }: HomeDesign) => ({
  panels: panels.count.value,
  array: traced(panels.count),
  kilowattHours: formatNumber(battery.capacity.value / 1000, 1),
  battery: traced(battery.capacity),
});

/** What the sun brings, with one rounding wherever Home says it; off the grid never rounded up to all. [%] */
export function sunsShareAtHome(design: Pick<HomeDesign, "basis">, { flows }: Pick<HomeSimulation, "flows">) {
  const trace = solarShareTrace(flows);
  const text = systemTypeOf(design) === "off-grid" ? servedText(trace.value) : formatNumber(trace.value);
  return { trace, text };
}

function sunsShare(design: HomeDesign, simulation: HomeSimulation) {
  const { trace, text } = sunsShareAtHome(design, simulation);
  return { share: text, sun: traced(trace) };
}

function running(design: HomeDesign, { hoursServed, unmetHours }: HomeSimulation, name: string): Sentence {
  const given = { ...equipment(design), name, served: traced(hoursServed) };
  if (unmetHours.value === 0) return say.parts("verdict.offGridAllYear", given);
  return say.parts("verdict.offGrid", { ...given, share: servedText(hoursServed.value) });
}

function bridged(design: HomeDesign, simulation: HomeSimulation, name: string): Sentence {
  const given = { ...equipment(design), ...sunsShare(design, simulation), ...outageBridged(design, simulation), name };
  return given.panels > 0 ? say.parts("verdict.hybrid", given) : say.parts("verdict.hybridWithoutPanels", given);
}

const onGrid = (design: HomeDesign, simulation: HomeSimulation, name: string): Sentence =>
  say.parts("verdict.onGrid", { ...equipment(design), ...sunsShare(design, simulation), name });

function exchange({ flows }: HomeSimulation): Sentence {
  const sold = soldTrace(flows);
  if (asShown(sold.value, 2) === 0) return [say("verdict.gridBringsRest")];
  return say.parts("verdict.gridTakesSurplus", { kilowattHours: formatNumber(sold.value, 2), sold: traced(sold) });
}

function darkHours(simulation: HomeSimulation): Sentence {
  const { unmetHours, years } = simulation;
  const hours = shownHours(unmetHours.value);
  if (unmetHours.value === 0) return [say("verdict.neverDark", { years })];
  if (hours === 0) return [say("verdict.hardlyDark")];
  return say.parts("verdict.darkHours", { hours, dark: traced(unmetHours), ...mostly(simulation) });
}
