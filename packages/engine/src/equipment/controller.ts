import { type Answer, type Refusal, refused, unstatedOf, type UnstatedFigure } from "./answer";
import { type Bank, type BatteryBank, bankOf, NO_VOLTAGE } from "./battery";
import type { ModuleFigures } from "./module";
import {
  type DesignTemperatures,
  layWithin,
  lengthRefusals,
  seriesLimits,
  unequal,
  type VoltageLimits,
} from "./string-design";
import type { ChargeControllerRecord } from "./records";
import type { StringLayout, StringLimits } from "./strings";

/** What the design asks of a charge controller; a record of the library has it. */
export type ControllerFigures = Pick<
  ChargeControllerRecord,
  | "type"
  | "batteryVoltages"
  | "chargeCurrent"
  | "panelVoltageMax"
  | "chargePower12"
  | "chargePower24"
  | "chargePower36"
  | "chargePower48"
  | "efficiencyMax"
>;

export interface ControllerDesign extends StringLayout {
  /** Equal controllers, each with these strings of its own. */
  readonly controllers: number;
  readonly fewest: number;
  readonly most: number;
  readonly panels: number;
  /** At 25 °C. [W] */
  readonly arrayPower: number;
  /** One string, open at its coldest and at maximum power at its hottest. [V] */
  readonly coldVoltage: number;
  readonly hotVoltage: number;
  /** Of panels that one controller charges with. [W] */
  readonly powerEach: number;
  /** Into the battery in full sun, of one controller and of all. [A] */
  readonly currentEach: number;
  readonly current: number;
}

/**
 * Panels at maximum power above the battery at the end of charging. [V]
 * Source: Victron Energy, MPPT charge controllers, manuals: 1 V to go on, and 5 V above the battery to start, which the
 * open string has then: it stands a sixth or more above its maximum power.
 */
const ABOVE_BATTERY = 1;

/** The rated charging power at the battery's class. [W] */
export function chargePowerOf(controller: ControllerFigures, systemVoltage: number | null): number | null {
  if (systemVoltage === 12) return controller.chargePower12;
  if (systemVoltage === 24) return controller.chargePower24;
  if (systemVoltage === 36) return controller.chargePower36;
  return systemVoltage === 48 ? controller.chargePower48 : null;
}

/**
 * Panels, controllers and a battery: the strings of each controller, and how many of the controllers it takes for all
 * panels to charge at once. A tracking controller is full at its rated charging power, or where none is stated when its
 * current flows at the battery's nominal voltage; one that switches (PWM) is full when the strings' short-circuit current
 * is its own.
 */
export function designControllers(
  panels: number,
  module: ModuleFigures,
  temperatures: DesignTemperatures,
  controller: ControllerFigures,
  choice: BatteryBank,
): Answer<ControllerDesign> {
  const bank = bankOf(choice);
  const vital = vitalOf(controller, bank);
  if (bank === null || controller.panelVoltageMax === null || vital.length > 0) return refused([], vital);
  const unstated = [...openOf(controller, bank), ...bank.unstated];
  const mismatch = controllerBatteryRefusals(controller, bank);
  if (mismatch.length > 0) return refused(mismatch, unstated);
  const voltages = controllerVoltages(controller.panelVoltageMax, bank);
  const found = seriesLimits(module, temperatures, voltages);
  // What a switching controller is given above the battery's voltage is lost: no string is longer than it must be.
  const limits = controller.type === "PWM" ? { ...found, most: Math.min(found.most, found.fewest) } : found;
  const impossible = lengthRefusals(panels, limits, voltages);
  if (impossible.length > 0) return refused(impossible, unstated);
  const design = shared(panels, module, limits, controller, bank);
  if (design === null) return refused([whyNot(panels, module, limits, controller, bank)], unstated);
  const refusals = chargeRefusals(design, bank);
  return refusals.length > 0 ? refused(refusals, unstated) : { kind: "designed", design, unstated };
}

/** Between what a controller withstands and what the battery's charging asks for. [V] */
export const controllerVoltages = (panelVoltageMax: number, { chargeVoltage }: Bank): VoltageLimits => ({
  voltageMax: panelVoltageMax,
  trackerMin: chargeVoltage + ABOVE_BATTERY,
  trackerMax: null,
});

const vitalOf = (controller: ControllerFigures, bank: Bank | null): readonly UnstatedFigure[] => [
  ...unstatedOf("controller", { "panel-voltage-max": controller.panelVoltageMax, "controller-type": controller.type }),
  ...(bank === null ? NO_VOLTAGE : []),
];

const openOf = (controller: ControllerFigures, bank: Bank): readonly UnstatedFigure[] =>
  unstatedOf("controller", {
    "battery-voltages": controller.batteryVoltages,
    "charge-power": controller.type === "MPPT" ? chargePowerOf(controller, bank.systemVoltage) : undefined,
  });

export function controllerBatteryRefusals(
  { batteryVoltages }: ControllerFigures,
  { voltage, systemVoltage }: Bank,
): readonly Refusal[] {
  if (batteryVoltages === null || (systemVoltage !== null && batteryVoltages.includes(systemVoltage))) return [];
  const nearest = batteryVoltages.reduce((best, one) =>
    Math.abs(one - voltage) < Math.abs(best - voltage) ? one : best,
  );
  return [{ code: "battery-voltage", found: voltage, limit: nearest, unit: "V" }];
}

/** What strings ask of one controller, and what it gives: the refusal where it is more. */
function loadOf(
  { inSeries, parallel }: StringLayout,
  module: ModuleFigures,
  controller: ControllerFigures,
  { voltage, systemVoltage }: Bank,
): Refusal {
  const { type, chargeCurrent, efficiencyMax } = controller;
  const ofCurrent = (found: number): Refusal => ({
    found,
    limit: chargeCurrent,
    code: "controller-current",
    unit: "A",
  });
  if (type === "PWM") return ofCurrent(parallel * module.shortCircuitCurrent);
  const power = inSeries * parallel * module.power;
  const rated = chargePowerOf(controller, systemVoltage);
  if (rated !== null) return { found: power, limit: rated, code: "array-power", unit: "W" };
  return ofCurrent((power * (efficiencyMax ?? 1)) / voltage);
}

/** The panels on as few controllers as charge with all of them; null where no number of them does with equal strings. */
function shared(
  panels: number,
  module: ModuleFigures,
  limits: StringLimits,
  controller: ControllerFigures,
  bank: Bank,
): ControllerDesign | null {
  const { fewest, most } = limits;
  for (let controllers = 1; Math.ceil(panels / controllers) >= fewest && controllers <= panels; controllers++) {
    const layout = layWithin(Math.ceil(panels / controllers), limits, Infinity);
    if (layout === null) continue;
    const { found, limit } = loadOf(layout, module, controller, bank);
    if (found > limit) continue;
    const { inSeries, parallel } = layout;
    const powerEach = inSeries * parallel * module.power;
    const currentEach = currentOf(layout, module, controller, bank);
    return {
      inSeries,
      parallel,
      controllers,
      fewest,
      most,
      panels: controllers * inSeries * parallel,
      arrayPower: controllers * powerEach,
      coldVoltage: inSeries * limits.openVoltageCold,
      hotVoltage: inSeries * limits.powerVoltageHot,
      powerEach,
      currentEach,
      current: controllers * currentEach,
    };
  }
  return null;
}

/** Into the battery at its nominal voltage, where a given power is most current; never more than the controller lets through. */
function currentOf(
  layout: StringLayout,
  module: ModuleFigures,
  controller: ControllerFigures,
  { voltage }: Bank,
): number {
  const { type, chargeCurrent, efficiencyMax } = controller;
  const power = layout.inSeries * layout.parallel * module.power;
  const current =
    type === "PWM" ? layout.parallel * module.shortCircuitCurrent : (power * (efficiencyMax ?? 1)) / voltage;
  return Math.min(current, chargeCurrent);
}

/** The shortest string alone is too much, or the panels do not part into equal strings that each controller takes. */
function whyNot(
  panels: number,
  module: ModuleFigures,
  limits: StringLimits,
  controller: ControllerFigures,
  bank: Bank,
): Refusal {
  const alone = loadOf({ inSeries: limits.fewest, parallel: 1 }, module, controller, bank);
  if (alone.found > alone.limit) return alone;
  for (let fewer = panels - 1; fewer > limits.fewest; fewer--) {
    const design = shared(fewer, module, limits, controller, bank);
    if (design !== null && design.panels < panels) return unequal(panels, design.panels);
  }
  return unequal(panels, limits.fewest);
}

const chargeRefusals = ({ current }: ControllerDesign, { chargeCurrentMax }: Bank): readonly Refusal[] =>
  chargeCurrentMax !== null && current > chargeCurrentMax
    ? [{ code: "battery-charge", found: current, limit: chargeCurrentMax, unit: "A" }]
    : [];
