import { BUS_VOLTAGES, type BusVoltage } from "../../parameters/options";
import { counted } from "../../units/counted";
import { atBusVoltage, busVoltageOf } from "../bus-voltage";
import { carriedLoad } from "../carried-load";
import { show } from "../explain";
import type { RuleFigures } from "../rule-figures";
import { fitsVoltage, mostPower } from "./battery-circuit";
import type { Refusal, WiringRules } from "./types";

/**
 * Current sensible out of one battery. [A] Source: engineering notes, section 6: above about 10 to 15 kW at 48 V
 * high-voltage batteries. At 12 and 24 V the largest inverters draw about as much: the line of Victron's Quattro ends at
 * 12/5000, 24/8000 and 48/15000, by its manual.
 */
const SENSIBLE_CURRENT = 312.5;
const sensiblePower = (voltage: number) => SENSIBLE_CURRENT * voltage;
const HIGHEST_VOLTAGE = 48 satisfies BusVoltage;

/**
 * What a battery's voltage does not carry, and the way out; null where it carries everything.
 * Judged by what runs at once, appliances at their full power: the inverter of twice the peak is the specification's
 * margin and not what the cables carry for hours. Where a higher voltage is at hand the inverter is judged, too.
 */
export function batteryRefusal(figures: RuleFigures, rules: WiringRules): Refusal | null {
  const voltage = busVoltageOf(figures.input.parameters);
  const strain = strainAt(voltage, figures, rules);
  if (strain === null) return null;
  const { built, power, what } = strain;
  const higher = BUS_VOLTAGES.find((other) => other > voltage && strainAt(other, figures, rules) === null);
  return {
    id: "bus-current",
    parameter: higher === undefined ? null : "busVoltage",
    text: built
      ? `${what}: above about ${show(sensiblePower(voltage) / 1_000, 2)} kW its currents outgrow fuses, cables and terminals made for batteries.`
      : `${what} would be ${show(power / voltage)} A: no sensible number of battery fuses and cables carries that, so none are drawn.`,
    remedy:
      higher === undefined
        ? severalSystems(voltage, strainAt(HIGHEST_VOLTAGE, figures, rules) ?? strain)
        : `Choose a battery of ${higher} V.`,
    clause: "Engineering practice; IEC 60364-5-52 for the cables",
    overridable: built,
  };
}

interface Strain {
  readonly built: boolean;
  /** [W] */
  readonly power: number;
  readonly what: string;
}

/** What is more than sensible at that voltage; null where nothing is. */
function strainAt(voltage: BusVoltage, figures: RuleFigures, rules: WiringRules): Strain | null {
  const { battery, array, inverter } = figures;
  if (battery.capacity === 0) return null;
  const { runningPower } = carriedLoad(figures);
  const built = fitsVoltage(atBusVoltage(figures, voltage), rules);
  const kilowatts = (power: number) => `${show(power / 1_000, 1)} kW`;
  if (!built && runningPower <= mostPower(voltage)) {
    return { built, power: array.capacity, what: `${kilowatts(array.capacity)} of panels charging ${voltage} V` };
  }
  if (!built || runningPower > sensiblePower(voltage)) {
    return { built, power: runningPower, what: `${kilowatts(runningPower)} at once from ${voltage} V` };
  }
  if (voltage === HIGHEST_VOLTAGE || inverter.capacity <= sensiblePower(voltage)) return null;
  const { capacity } = inverter;
  const what = `An inverter of ${kilowatts(capacity)} draws ${show(capacity / voltage)} A from ${voltage} V`;
  return { built, power: capacity, what };
}

function severalSystems(voltage: BusVoltage, { power }: Strain): string {
  const each = sensiblePower(HIGHEST_VOLTAGE);
  const systems = counted(Math.ceil(power / each), "system");
  const battery = voltage === HIGHEST_VOLTAGE ? "battery" : `battery of ${HIGHEST_VOLTAGE} V`;
  return `Take a high-voltage battery with its inverter, or ${systems} of ${show(each / 1_000)} kW at most, each with its own ${battery}, panels and part of the house.`;
}
