import { type Answer, type Refusal, refused } from "./answer";
import type { ModuleFigures } from "./module";
import { openOf, type PanelInput, type StringCurrents, stringsOfTrackers, vitalOf } from "./panel-input";
import { layStrings, stringLimits, type StringLayout, type StringLimits } from "./strings";

/** The temperatures strings are designed for. [°C, °C, K] */
export interface DesignTemperatures {
  /** Lowest air of record: cells are as cold when the sun rises. */
  readonly coldest: number;
  readonly hottest: number;
  /** Cells above the hottest air in full sun. */
  readonly cellRise: number;
}

export interface StringDesign extends StringLayout {
  /** Modules in one string, at least and at most. */
  readonly fewest: number;
  readonly most: number;
  readonly panels: number;
  /** At 25 °C. [W] */
  readonly arrayPower: number;
  /** One string open at its coldest; at maximum power at its coldest and at its hottest. [V] */
  readonly coldVoltage: number;
  readonly coldPowerVoltage: number;
  readonly hotVoltage: number;
  /** All strings at maximum power. [A] */
  readonly current: number;
  /** Panels ÷ what the inverter delivers, of a micro-inverter one of its panels; null where that is not stated. */
  readonly ratio: number | null;
}

/**
 * Panels ÷ inverter beyond which a design is refused where the maker states no power. Source: the largest ratio that the
 * 62 hybrids of the library state; their median is 1.5.
 */
export const MOST_ARRAY_RATIO = 2;

/** The voltages of an input that strings are held to; without an upper end of its tracker the whole range is tracked. [V] */
export interface VoltageLimits {
  readonly voltageMax: number;
  readonly trackerMin: number;
  readonly trackerMax: number | null;
}

/** The most modules in a row that an input takes when they are cold, and the fewest that wake it when they are hot. */
export const seriesLimits = (
  module: ModuleFigures,
  temperatures: DesignTemperatures,
  { voltageMax, trackerMin, trackerMax }: VoltageLimits,
): StringLimits =>
  stringLimits({
    ...module,
    // No row states a coefficient of its own: see `powerVoltageAt`.
    powerVoltagePerKelvin: module.powerPerKelvin,
    ...temperatures,
    maxVoltage: voltageMax,
    trackerMin,
    trackerMax: trackerMax ?? Infinity,
    maxCurrent: Infinity,
  });

/**
 * Equal strings of a module on the input of an inverter. The panels asked for are the fewest there will be: equal strings
 * may hold more.
 *
 * Source: NEC 690.7 and IEC 62548 for the voltages, as in reference table j; the maker's own limits for current and power.
 */
export function designStrings(
  panels: number,
  module: ModuleFigures,
  temperatures: DesignTemperatures,
  input: PanelInput | null,
): Answer<StringDesign> {
  if (input === null) return refused([{ code: "no-panel-input", found: 0, limit: 1, unit: "1" }]);
  const { voltageMax, trackerMin, trackerMax } = input;
  if (voltageMax === null || trackerMin === null) return refused([], vitalOf(input));
  const voltages = { voltageMax, trackerMin, trackerMax };
  const allowed = seriesLimits(module, temperatures, voltages);
  const limits = input.oneModuleAnInput ? { ...allowed, most: Math.min(1, allowed.most) } : allowed;
  const impossible = lengthRefusals(panels, limits, voltages);
  if (impossible.length > 0) return refused(impossible, openOf(input));
  const layout = layWithin(panels, limits, stringsAtOnce(module, input));
  // One string less holds fewer panels than are asked for, and with one more each is too short.
  const fewer = (Math.ceil(panels / limits.most) - 1) * limits.most;
  if (layout === null) return refused([unequal(panels, fewer)], openOf(input));
  const design = described(layout, module, limits, input);
  const refusals = [
    ...currentRefusals(design, module, input),
    ...trackerRefusals(design.parallel, module, input.trackers),
    ...powerRefusals(design, input),
  ];
  if (refusals.length > 0) return refused(refusals, openOf(input));
  return { kind: "designed", design, unstated: openOf(input) };
}

/** Why no string of this module can stand at the input, or too few panels are there for one. */
export function lengthRefusals(
  panels: number,
  { fewest, most, openVoltageCold, powerVoltageCold, powerVoltageHot }: StringLimits,
  { voltageMax, trackerMin, trackerMax }: VoltageLimits,
): readonly Refusal[] {
  if (openVoltageCold > voltageMax)
    return [{ code: "cold-voltage", found: openVoltageCold, limit: voltageMax, unit: "V" }];
  if (trackerMax !== null && powerVoltageCold > trackerMax)
    return [{ code: "tracker-voltage", found: powerVoltageCold, limit: trackerMax, unit: "V" }];
  if (fewest > most) return [{ code: "hot-voltage", found: most * powerVoltageHot, limit: trackerMin, unit: "V" }];
  if (panels < fewest) return [{ code: "too-few-panels", found: panels, limit: fewest, unit: "1" }];
  return [];
}

/** Strings whose current an input takes; as many as there are where each has an input of its own or none is stated. */
const stringsAtOnce = (module: ModuleFigures, { currentMax, trackers, oneModuleAnInput }: PanelInput) =>
  oneModuleAnInput
    ? Infinity
    : Math.min(
        currentMax === null ? Infinity : Math.floor(currentMax / module.powerCurrent),
        stringsOfTrackers(trackers, module) ?? Infinity,
      );

/**
 * Without a panel too many where the strings allowed side by side permit that; else the fewest strings. Null where no equal
 * strings hold the panels.
 */
export function layWithin(
  panels: number,
  limits: { readonly fewest: number; readonly most: number },
  parallelMax: number,
): StringLayout | null {
  const even = layStrings(panels, limits);
  if (even === null || even.parallel <= parallelMax) return even;
  const parallel = Math.ceil(panels / limits.most);
  return { inSeries: Math.ceil(panels / parallel), parallel };
}

/** @param fewer  The most panels, below those asked for, that stand in equal strings. */
export const unequal = (panels: number, fewer: number): Refusal => ({
  code: "no-equal-strings",
  found: panels,
  limit: fewer,
  unit: "1",
});

function described(
  { inSeries, parallel }: StringLayout,
  module: ModuleFigures,
  limits: StringLimits,
  { acPower, oneModuleAnInput }: PanelInput,
): StringDesign {
  const panels = inSeries * parallel;
  const arrayPower = panels * module.power;
  return {
    inSeries,
    parallel,
    fewest: limits.fewest,
    most: limits.most,
    panels,
    arrayPower,
    coldVoltage: inSeries * limits.openVoltageCold,
    coldPowerVoltage: inSeries * limits.powerVoltageCold,
    hotVoltage: inSeries * limits.powerVoltageHot,
    current: parallel * module.powerCurrent,
    ratio: acPower === null ? null : (oneModuleAnInput ? module.power : arrayPower) / acPower,
  };
}

function currentRefusals(
  { current }: StringDesign,
  { powerCurrent }: ModuleFigures,
  { currentMax, oneModuleAnInput }: PanelInput,
): readonly Refusal[] {
  if (currentMax === null || oneModuleAnInput) return [];
  if (powerCurrent > currentMax) return [{ code: "string-current", found: powerCurrent, limit: currentMax, unit: "A" }];
  return current > currentMax ? [{ code: "input-current", found: current, limit: currentMax, unit: "A" }] : [];
}

/** More strings than the trackers take, each within its own limits. */
export function trackerRefusals(
  strings: number,
  currents: StringCurrents,
  trackers: PanelInput["trackers"],
): readonly Refusal[] {
  const limit = stringsOfTrackers(trackers, currents);
  return limit === null || strings <= limit ? [] : [{ code: "tracker-strings", found: strings, limit, unit: "1" }];
}

function powerRefusals({ arrayPower, ratio }: StringDesign, { powerMax }: PanelInput): readonly Refusal[] {
  if (powerMax !== null)
    return arrayPower > powerMax ? [{ code: "array-power", found: arrayPower, limit: powerMax, unit: "W" }] : [];
  return ratio !== null && ratio > MOST_ARRAY_RATIO
    ? [{ code: "array-ratio", found: ratio, limit: MOST_ARRAY_RATIO, unit: "1" }]
    : [];
}
