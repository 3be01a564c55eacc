import { type Part, type Refusal, type UnstatedFigure, unstatedOf } from "../../equipment/answer";
import { type Bank, bankOf, batteryVoltageRefusals } from "../../equipment/battery";
import { CHOSEN_PARTS, type ChosenParts, figuresAsked, withTyped } from "../../equipment/chosen-parts";
import { chargePowerOf, controllerBatteryRefusals } from "../../equipment/controller";
import { inputOfBatteryInverter, inputOfInverter, vitalOf } from "../../equipment/panel-input";
import { lengthRefusals, MOST_ARRAY_RATIO, trackerRefusals } from "../../equipment/string-design";
import { moduleOf } from "../rule/bank-module";
import { asPart } from "../rule/battery-modules";
import { busVoltageOf } from "../rule/bus-voltage";
import { carriedLoad } from "../load/carried-load";
import { partsUsed, pieceOf, seriesOf } from "../rule/chosen-technology";
import { type PanelStrings, panelStrings, stringLimitsAt } from "../rule/panel-strings";
import { phasesOf } from "./runs";
import { inverterPieces } from "../rule/inverter-pieces";
import type { PanelInputClass } from "../rule/part-sheets";
import { panelInputs } from "../rule/panel-inputs";
import { panelCount } from "../rule/results";
import type { RuleFigures } from "../rule/rule-figures";

export type PartRefusal = Refusal & { readonly part: Part };

/** Whether the chosen parts go together at the site, in the numbers of the design. */
export interface ChosenFit {
  readonly used: ChosenParts;
  readonly refusals: readonly PartRefusal[];
  /** Must be known first. */
  readonly missing: readonly UnstatedFigure[];
  /** Would be looked at, were they known. */
  readonly unstated: readonly UnstatedFigure[];
}

export function chosenFit(figures: RuleFigures): ChosenFit {
  const { parts = {}, parameters } = figures.input;
  const used = partsUsed(parts, parameters);
  const missing = missingOf(used);
  const refusals = [
    ...ofBattery(used, figures),
    ...ofInverter(used, figures),
    ...ofController(used, figures),
    ...ofStrings(used, figures),
  ];
  const vital = new Set(missing.map(({ part, figure }) => `${part} ${figure}`));
  const unstated = CHOSEN_PARTS.flatMap((part) => {
    const chosen = used[part];
    const open = chosen ? figuresAsked(chosen.row).filter((figure) => chosen.typed[figure] === undefined) : [];
    return open.map((figure) => ({ part, figure }));
  }).filter(({ part, figure }) => !vital.has(`${part} ${figure}`));
  return { used, refusals, missing, unstated };
}

/**
 * The same for whoever signs the design: several inverters beside a battery, and nobody says whether they run side by side,
 * must be known first. Of a shop's product it keeps nothing out of a list, for hardly a shop states it.
 */
export function signedFit(figures: RuleFigures): ChosenFit {
  const fit = chosenFit(figures);
  const { chosen } = figures.technology.inverter;
  const isOpen = fit.used.inverter !== undefined && countOf(figures) > 1 && chosen?.parallelMax === null;
  if (!isOpen) return fit;
  return {
    ...fit,
    missing: [...fit.missing, ...unstatedOf("inverter", { "parallel-max": null })],
    unstated: fit.unstated.filter(({ figure }) => figure !== "parallel-max"),
  };
}

const as = (part: Part, refusals: readonly Refusal[]): readonly PartRefusal[] =>
  refusals.map((refusal) => ({ ...refusal, part }));

function missingOf({ battery, inverter, controller }: ChosenParts): readonly UnstatedFigure[] {
  return [
    ...(battery ? missingOfBattery(battery) : []),
    ...(inverter ? missingOfInverter(inverter, controller !== undefined) : []),
    ...(controller ? missingOfController(controller) : []),
  ];
}

function missingOfBattery(chosen: NonNullable<ChosenParts["battery"]>): readonly UnstatedFigure[] {
  const row = withTyped(chosen);
  return unstatedOf("battery", {
    "battery-voltage": row.stackOf > 1 ? null : row.voltage,
    "amp-hours": row.energy ?? row.ampHours,
  });
}

function missingOfInverter(
  chosen: NonNullable<ChosenParts["inverter"]>,
  controllersCharge: boolean,
): readonly UnstatedFigure[] {
  const row = withTyped(chosen);
  if (row.kind === "inverter") return [];
  const input = inputOfBatteryInverter(row);
  return [
    ...unstatedOf("inverter", { power: row.power ?? row.apparentPower }),
    ...(input === null || controllersCharge ? [] : vitalOf(input)),
  ];
}

function missingOfController(chosen: NonNullable<ChosenParts["controller"]>): readonly UnstatedFigure[] {
  const row = withTyped(chosen);
  return unstatedOf("controller", { "panel-voltage-max": row.panelVoltageMax, "controller-type": row.type });
}

const countOf = (figures: RuleFigures) => inverterPieces(figures.inverter.capacity, figures).count;

/** More pieces than a maker lets be joined. */
const joined = (code: "parallel-pieces" | "series-pieces", found: number, limit: number | null): readonly Refusal[] =>
  limit === null || found <= limit ? [] : [{ code, found, limit, unit: "1" }];

/** Batteries in series make the system voltage. */
function ofBattery({ battery }: ChosenParts, figures: RuleFigures): readonly PartRefusal[] {
  return battery === undefined ? [] : [...ofVoltage(battery, figures), ...as("battery", ofBank(figures))];
}

/** The bank within the numbers that its battery may be joined in. */
function ofBank({ technology, battery }: RuleFigures): readonly Refusal[] {
  const { chosen } = technology.battery;
  if (chosen === null) return [];
  const { module, seriesMax, parallelMax } = chosen;
  const rows = Math.round(battery.capacity / module.energy);
  return [...joined("series-pieces", module.inSeries, seriesMax), ...joined("parallel-pieces", rows, parallelMax)];
}

function ofVoltage(battery: NonNullable<ChosenParts["battery"]>, { input }: RuleFigures): readonly PartRefusal[] {
  const systemVoltage = busVoltageOf(input.parameters);
  const row = withTyped(battery);
  if (row.stackOf > 1 || row.voltage === null || pieceOf(row, systemVoltage) === null) return [];
  return seriesOf(row.voltage, systemVoltage) === null
    ? [{ part: "battery", code: "battery-voltage", found: row.voltage, limit: systemVoltage, unit: "V" }]
    : [];
}

const bankOfDesign = (figures: RuleFigures): Bank | null => {
  const module = moduleOf(figures);
  return bankOf({ battery: asPart(module), inSeries: module.inSeries, parallel: 1 });
};

function ofInverter({ inverter }: ChosenParts, figures: RuleFigures): readonly PartRefusal[] {
  if (inverter === undefined) return [];
  const row = withTyped(inverter);
  if (row.kind === "inverter") return inputOfInverter(row) === null ? as("inverter", [NO_PANEL_INPUT]) : [];
  const bank = bankOfDesign(figures);
  const phases = phasesOf(figures);
  const wrongPhases: readonly Refusal[] =
    row.phases === 3 && phases !== 3 ? [{ code: "phases", found: 3, limit: phases, unit: "1" }] : [];
  const byBattery = bank === null ? [] : batteryVoltageRefusals(row, bank);
  const sideBySide = joined(
    "parallel-pieces",
    countOf(figures),
    figures.technology.inverter.chosen?.parallelMax ?? null,
  );
  return as("inverter", [...byBattery, ...surgeRefusals(row.surgePower, figures), ...wrongPhases, ...sideBySide]);
}

/** The short peak of all inverters in this heat and thin air, where one is stated. [W] */
export function surgeAtSite(ofOne: number | null, figures: RuleFigures): number | null {
  const { capacity, capacityAtSite } = figures.inverter;
  if (ofOne === null || capacity === 0) return null;
  return (inverterPieces(capacity, figures).count * ofOne * capacityAtSite) / capacity;
}

function surgeRefusals(ofOne: number | null, figures: RuleFigures): readonly Refusal[] {
  const limit = surgeAtSite(ofOne, figures);
  const { surgePower: found } = carriedLoad(figures);
  return limit === null || found <= limit ? [] : [{ code: "surge", found, limit, unit: "W" }];
}
const NO_PANEL_INPUT: Refusal = { code: "no-panel-input", found: 0, limit: 1, unit: "1" };

function ofController({ controller }: ChosenParts, figures: RuleFigures): readonly PartRefusal[] {
  const bank = bankOfDesign(figures);
  if (controller === undefined || bank === null) return [];
  return as("controller", controllerBatteryRefusals(withTyped(controller), bank));
}

/** The module on the chosen input, or on the widest of the common ones; then the strings of the design on each inverter. */
function ofStrings(used: ChosenParts, figures: RuleFigures): readonly PartRefusal[] {
  if (used.module === undefined && used.inverter === undefined && used.controller === undefined) return [];
  const [input] = panelInputs(figures);
  const { sheet } = figures.technology.panel;
  const count = panelCount(figures.array.capacity, sheet.power);
  // A hybrid may buy no panel: whether one string would stand there is known all the same.
  const strings = panelStrings(Math.max(1, count), figures);
  if (strings === null) return input === undefined ? [] : noString(used, input, figures);
  const { controller } = figures.technology;
  return controller?.input || count === 0 ? [] : onInverters(strings, figures);
}

/** Why not one string of the module stands at the input. */
function noString(used: ChosenParts, input: PanelInputClass, figures: RuleFigures): readonly PartRefusal[] {
  const { controller, inverter } = figures.technology;
  const part = controller?.input ? "controller" : inverter.chosen?.input ? "inverter" : "module";
  const limits = stringLimitsAt(figures, input);
  const longest = input.oneModuleAnInput ? { ...limits, most: Math.min(1, limits.most) } : limits;
  const voltages = { voltageMax: input.maxVoltage, trackerMin: input.trackerMin, trackerMax: input.trackerMax };
  const byVoltage = lengthRefusals(Infinity, longest, voltages);
  if (byVoltage.length > 0) return as(part, byVoltage);
  if (controller?.input) return as(part, [tooMuchForOne(used, limits.fewest, figures)]);
  // The largest controllers sold take less than the shortest string.
  const found = limits.fewest * figures.technology.panel.sheet.power;
  return as(part, [{ code: "array-power", found, limit: input.mostPower ?? 0, unit: "W" }]);
}

/** The shortest string is more than one controller charges with. */
function tooMuchForOne({ controller }: ChosenParts, panels: number, figures: RuleFigures): Refusal {
  const { sheet } = figures.technology.panel;
  const chosen = figures.technology.controller;
  const module = moduleOf(figures);
  const power = panels * sheet.power;
  const rated = controller && chargePowerOf(withTyped(controller), busVoltageOf(figures.input.parameters));
  if (rated != null) return { code: "array-power", found: power, limit: rated, unit: "W" };
  const limit = chosen?.current ?? 0;
  return { code: "controller-current", found: power / (module.voltage * module.inSeries), limit, unit: "A" };
}

/** The strings parted over the inverters, the fullest of them. */
function onInverters({ inSeries, parallel }: PanelStrings, figures: RuleFigures): readonly PartRefusal[] {
  const { chosen } = figures.technology.inverter;
  if (chosen === null || chosen.input === null) return [];
  const { sheet } = figures.technology.panel;
  const { count } = inverterPieces(figures.inverter.capacity, figures);
  const each = Math.ceil(parallel / Math.max(1, count));
  const power = chosen.micro ? sheet.power : each * inSeries * sheet.power;
  const strings = chosen.micro ? 1 : each;
  return as("inverter", [
    ...currentRefusals(sheet.powerCurrent, strings, chosen.panelCurrentMax),
    ...trackerRefusals(strings, sheet, chosen.trackers),
    ...powerRefusals(power, chosen),
  ]);
}

function currentRefusals(ofString: number, strings: number, most: number | null): readonly Refusal[] {
  if (most === null || strings * ofString <= most) return [];
  return ofString > most
    ? [{ code: "string-current", found: ofString, limit: most, unit: "A" }]
    : [{ code: "input-current", found: strings * ofString, limit: most, unit: "A" }];
}

/** Against what the maker states, else against the largest ratio that makers allow. */
function powerRefusals(
  panels: number,
  { power, mostPanels, panelPowerStated }: { power: number; mostPanels: number; panelPowerStated: boolean },
): readonly Refusal[] {
  if (panelPowerStated)
    return panels > mostPanels ? [{ code: "array-power", found: panels, limit: mostPanels, unit: "W" }] : [];
  return panels / power > MOST_ARRAY_RATIO
    ? [{ code: "array-ratio", found: panels / power, limit: MOST_ARRAY_RATIO, unit: "1" }]
    : [];
}
