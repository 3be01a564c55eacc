import { BUS_VOLTAGE, BUS_VOLTAGES, type BusVoltage } from "../../parameters/options";
import type { Advice } from "./advice";
import { comparedCost, controllersCost, isBuilt } from "./compared-cost";
import { type Figures, figuresNear } from "../choice/figures";
import type { DesignInput } from "../inputs/design";
import { told } from "../inputs/limits-told";
import { figure, FROM, given } from "../inputs/make-trace";
import { atBusVoltage, busVoltageOf, hasBusVoltage } from "../rule/bus-voltage";
import { BATTERY_INVERTER_SIZES } from "../rule/inverter-pieces";
import { phasesAt } from "../rule/mains";
import { piecesOf } from "../rule/pieces";

/** Thicker cables are worth no less than this share of the cost. House rule. */
const LEAST_SHARE = 0.03;

/**
 * The same house with the battery of another voltage, as its modules are sold, where that is cheaper: a small house pays at 48 V for
 * pieces it does not need. Sized again at each voltage whose inverters carry it, and given only where nothing is refused there.
 */
export function cheaperVoltage(figures: Figures): Advice | null {
  const now = busVoltageOf(figures.input.parameters);
  const before = comparedCost(figures);
  const [best] = othersOf(figures)
    .map((volts) => {
      const after = figuresNear(figures, atVoltage(figures.input, volts));
      return { volts, after, saving: before - comparedCost(after) };
    })
    .filter(({ after, saving }) => saving >= LEAST_SHARE * before && isBuilt(after, figures))
    .toSorted((one, other) => other.saving - one.saving);
  if (best === undefined) return null;
  const { volts, after, saving } = best;
  const kilowattHours = after.battery.capacity / 1_000;
  const text = told("voltage.text", {
    volts,
    now,
    panels: after.choice?.panels ?? 0,
    battery: kilowattHours,
    module: piecesOf(after).moduleKwh,
    saving: { dollars: saving },
  });
  const trace = figure("cheaper-voltage", told("voltage.name"), volts, "V", {
    formula: told("voltage.formula", { now, volts }),
    equation: told("voltage.equation", {
      before: { dollars: before },
      after: { dollars: before - saving },
      saving: { dollars: saving },
    }),
    inputs: [
      given("C", told("voltage.battery", { volts: now }), figures.battery.capacity, "Wh", FROM.computed),
      given("C'", told("voltage.battery", { volts }), after.battery.capacity, "Wh", FROM.computed),
      given("c", told("voltage.controllers", { volts: now }), { dollars: controllersCost(figures) }, "", FROM.computed),
      given("c'", told("voltage.controllers", { volts }), { dollars: controllersCost(after) }, "", FROM.computed),
    ],
    source: told("voltage.source", { volts }),
  });
  return {
    worth: saving,
    recommendation: { id: "cheaper-voltage", text, trace, offer: { [BUS_VOLTAGE]: volts } },
    effect: { kind: "compares", input: after.input, saving },
  };
}

const atVoltage = (input: DesignInput, volts: BusVoltage): DesignInput => atBusVoltage({ input }, volts).input;

/** Voltages at which one inverter that is sold carries the house; none beside chosen parts, which have one of their own. */
function othersOf({ choice, battery, input, inverter, technology }: Figures): readonly BusVoltage[] {
  const { parameters } = input;
  const chosen = technology.battery.chosen ?? technology.inverter.chosen ?? technology.controller;
  if (choice === null || chosen !== null || battery.capacity === 0 || !hasBusVoltage(parameters)) return [];
  // Sets of three inverters are sold at 48 V.
  if (phasesAt(parameters) === 3) return [];
  const now = busVoltageOf(parameters);
  return BUS_VOLTAGES.filter(
    (volts) => volts !== now && inverter.capacity <= (BATTERY_INVERTER_SIZES[volts].at(-1) ?? 0),
  );
}
