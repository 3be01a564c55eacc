import { bankOf } from "../equipment/battery";
import { withTyped } from "../equipment/chosen-parts";
import { stringLimitsAt } from "../sizing/rule/panel-strings";
import { stringsOf } from "../sizing/electrical/panel-circuit";
import { moduleOf } from "../sizing/rule/bank-module";
import { asPart } from "../sizing/rule/battery-modules";
import { busVoltageOf } from "../sizing/rule/bus-voltage";
import { carriedLoad } from "../sizing/load/carried-load";
import { type PartRefusal, surgeAtSite } from "../sizing/electrical/chosen-fit";
import { inverterPieces } from "../sizing/rule/inverter-pieces";
import { panelInputs } from "../sizing/rule/panel-inputs";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import type { Finding } from "./fit";

/** Rules of parts that a design keeps, with what they compare; the engine's refusals stand in place of those it breaks. */
export function partFindings(figures: RuleFigures, refusals: readonly PartRefusal[]): readonly Finding[] {
  const broken = new Set<string>(refusals.map(({ code }) => code));
  const kept = [...ofStrings(figures), ...ofCurrents(figures), ...ofBattery(figures), ...ofSurge(figures)];
  return [...refusals.map(brokenRule), ...kept.filter(({ rule }) => !broken.has(rule))];
}

/** Codes whose limit is the least that is allowed. */
const LEAST = new Set<string>(["hot-voltage", "too-few-panels", "no-panel-input"]);

function brokenRule({ code, found, limit, unit }: PartRefusal): Finding {
  const bound = code === "battery-voltage" ? { is: limit } : LEAST.has(code) ? { least: limit } : { most: limit };
  return { rule: code, found, ...bound, unit: unit === "1" ? "" : unit, kept: false };
}

/** Voltages of the string that the design lays, at the input it stands at. */
function ofStrings(figures: RuleFigures): readonly Finding[] {
  const strings = stringsOf(figures);
  if (strings === null) return [];
  const { inSeries, coldVoltage, hotVoltage, inputVoltage } = strings;
  const input = panelInputs(figures).find((one) => stringLimitsAt(figures, one).fewest <= inSeries);
  if (input === undefined) return [];
  const cold = inSeries * strings.limits.powerVoltageCold;
  return [
    { rule: "cold-voltage", found: coldVoltage, most: inputVoltage, unit: "V", kept: true },
    { rule: "tracker-voltage", found: cold, most: input.trackerMax, unit: "V", kept: cold <= input.trackerMax },
    { rule: "hot-voltage", found: hotVoltage, least: input.trackerMin, unit: "V", kept: true },
  ];
}

/** Current and power of the panels at a chosen inverter. */
function ofCurrents(figures: RuleFigures): readonly Finding[] {
  const { chosen } = figures.technology.inverter;
  const strings = stringsOf(figures);
  if (strings === null || chosen === null || chosen.input === null || figures.technology.controller?.input) return [];
  const { sheet } = figures.technology.panel;
  const each = Math.ceil(strings.parallel / inverterPieces(figures.inverter.capacity, figures).count);
  const current = each * sheet.powerCurrent;
  const power = each * strings.inSeries * sheet.power;
  return [
    {
      rule: "input-current",
      found: current,
      ...(chosen.panelCurrentMax !== null && { most: chosen.panelCurrentMax }),
      unit: "A",
      kept: chosen.panelCurrentMax === null ? null : true,
    },
    { rule: "array-power", found: power, most: chosen.mostPanels, unit: "W", kept: true },
  ];
}

/** The bank's voltage in the window of a chosen inverter, or a chosen battery's in the system's. */
function ofBattery(figures: RuleFigures): readonly Finding[] {
  const { inverter, battery } = figures.input.parts ?? {};
  const module = moduleOf(figures);
  const bank = bankOf({ battery: asPart(module), inSeries: module.inSeries, parallel: 1 });
  if (bank === null || figures.battery.capacity === 0) return [];
  const row = inverter && withTyped(inverter);
  if (row?.kind === "battery-inverter") {
    const [least, most] = [row.batteryVoltageMin, row.batteryVoltageMax];
    const bounds = { ...(least !== null && { least }), ...(most !== null && { most }) };
    const known = least !== null || most !== null;
    return [{ rule: "battery-voltage", found: bank.voltage, ...bounds, unit: "V", kept: known ? true : null }];
  }
  if (battery === undefined) return [];
  const is = busVoltageOf(figures.input.parameters);
  return [{ rule: "battery-voltage", found: bank.voltage, is, unit: "V", kept: true }];
}

function ofSurge(figures: RuleFigures): readonly Finding[] {
  const row = figures.input.parts?.inverter && withTyped(figures.input.parts.inverter);
  if (row?.kind !== "battery-inverter") return [];
  const most = surgeAtSite(row.surgePower, figures);
  const found = carriedLoad(figures).surgePower;
  return [{ rule: "surge", found, ...(most !== null && { most }), unit: "W", kept: most === null ? null : true }];
}
