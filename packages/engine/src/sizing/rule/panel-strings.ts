import { RECORD_LOW_MARGIN } from "../inputs/defaults";
import { inputVoltageFor, panelInputs } from "./panel-inputs";
import type { PanelInputClass } from "./part-sheets";
import type { RuleFigures } from "./rule-figures";
import { stringLimits, type StringLayout, type StringLimits } from "../../equipment/strings";

export interface PanelStrings extends StringLayout {
  readonly limits: StringLimits;
  /** Largest voltage of the input chosen. [V] */
  readonly inputVoltage: number;
  /** Panels the strings hold: those asked for where these can be wired, else the next number that can. */
  readonly panels: number;
  /** Of one string at its hottest. [V] */
  readonly hotVoltage: number;
  /** Of one string at its coldest, open. [V] */
  readonly coldVoltage: number;
  readonly recordLow: number;
}

export type StringSite = Pick<RuleFigures, "site" | "input" | "technology">;

/** Equal strings for that number of panels, or for the next number that can be wired; null without panels, or without an input. */
export function panelStrings(panels: number, figures: StringSite): PanelStrings | null {
  const inputs = inputsAt(figures);
  const laid = panels > 0 ? layoutOf(wirable(inputs, panels), inputs) : null;
  if (laid === null) return null;
  const { inSeries, parallel, input } = laid;
  const { limits } = input;
  const coldVoltage = inSeries * limits.openVoltageCold;
  return {
    inSeries,
    parallel,
    limits,
    inputVoltage: inputVoltageFor(input, coldVoltage, inSeries * figures.technology.panel.sheet.power),
    panels: inSeries * parallel,
    hotVoltage: inSeries * limits.powerVoltageHot,
    coldVoltage,
    recordLow: recordLowOf(figures),
  };
}

/** The fewest panels that can be wired, at least so many. 0 of 0; where no input takes any panel, the number itself. */
export function wirableFrom(figures: StringSite): (count: number) => number {
  const inputs = inputsAt(figures);
  return (count) => (count <= 0 ? 0 : wirable(inputs, count));
}

/** The most panels that can be wired, at most so many; 0 where none can. */
export function wirableUpTo(figures: StringSite): (count: number) => number {
  const inputs = inputsAt(figures);
  return (most) => {
    let count = Math.max(0, most);
    while (count > 0 && layoutOf(count, inputs) === null) count -= 1;
    return count;
  };
}

interface InputAt extends PanelInputClass {
  readonly limits: StringLimits;
}

const recordLowOf = ({ site }: Pick<StringSite, "site">) => site.coldestNight - RECORD_LOW_MARGIN;

/** Panels in a row on an input by its voltages alone. A market asks this of each panel in it: figures by name, not spread. */
export function stringLimitsAt(figures: StringSite, input: PanelInputClass): StringLimits {
  const { sheet } = figures.technology.panel;
  return stringLimits({
    openVoltage: sheet.openVoltage,
    powerVoltage: sheet.powerVoltage,
    shortCircuitCurrent: sheet.shortCircuitCurrent,
    openVoltagePerKelvin: sheet.openVoltagePerKelvin,
    powerVoltagePerKelvin: sheet.powerVoltagePerKelvin,
    coldest: recordLowOf(figures),
    hottest: figures.site.hottestDay,
    cellRise: figures.site.cellRise,
    maxVoltage: input.maxVoltage,
    trackerMin: input.trackerMin,
    trackerMax: input.trackerMax,
    maxCurrent: Infinity,
  });
}

/** The inputs that take strings of the design's panel at this site, the widest first. */
function inputsAt(figures: StringSite): readonly InputAt[] {
  const { power } = figures.technology.panel.sheet;
  return panelInputs(figures).flatMap((input) => {
    const limits = within(input, power, stringLimitsAt(figures, input));
    return limits.fewest <= limits.most ? [{ ...input, limits }] : [];
  });
}

/** No string above what a controller charges with, and none longer than the input lets it be. */
function within(input: PanelInputClass, panelPower: number, limits: StringLimits): StringLimits {
  const { mostPower = Infinity, oneModuleAnInput = false, asShortAsMayBe = false } = input;
  const longest = oneModuleAnInput ? 1 : asShortAsMayBe ? limits.fewest : limits.most;
  return { ...limits, most: Math.min(limits.most, longest, Math.floor(mostPower / panelPower)) };
}

function wirable(inputs: readonly InputAt[], from: number): number {
  if (inputs.length === 0) return from;
  let count = from;
  while (!isWirable(count, inputs)) count += 1;
  return count;
}

/** A search asks this of every number there is, up to hundreds of thousands beside a large load. */
function isWirable(panels: number, inputs: readonly InputAt[]): boolean {
  for (const { limits } of inputs) if (panels >= limits.fewest) return stringOf(panels, limits) > 0;
  return false;
}

/**
 * Equal strings of exactly so many panels, at the input of the highest voltage they wake, because a higher voltage means a
 * thinner cable: the longest strings, and beside one another none shorter than half the longest allowed. An input takes as
 * many strings as there are; the inverter bought may split them over several. Null where no equal strings hold them.
 */
function layoutOf(panels: number, inputs: readonly InputAt[]): (StringLayout & { readonly input: InputAt }) | null {
  const input = inputs.find(({ limits }) => panels >= limits.fewest);
  const inSeries = input === undefined ? 0 : stringOf(panels, input.limits);
  return input === undefined || inSeries === 0 ? null : { inSeries, parallel: panels / inSeries, input };
}

/** Panels of each of the equal strings that hold so many; 0 where none do. */
function stringOf(panels: number, { fewest, most }: StringLimits): number {
  if (panels <= most) return panels;
  const shortest = Math.max(fewest, Math.ceil(most / 2));
  for (let inSeries = most; inSeries >= shortest; inSeries -= 1) if (panels % inSeries === 0) return inSeries;
  return 0;
}
