import { BUS_VOLTAGE, BUS_VOLTAGES, type BusVoltage } from "../../parameters/options";
import type { Told } from "../../units/told";
import { atBusVoltage, busVoltageOf } from "../rule/bus-voltage";
import { carriedLoad } from "../load/carried-load";
import type { RuleFigures } from "../rule/rule-figures";
import { fitsVoltage, mostPower } from "./battery-circuit";
import { told } from "./refusal-told";
import type { Refusal, WiringRules } from "../inputs/electrical-types";

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
  const higher = BUS_VOLTAGES.find((other) => other > voltage && strainAt(other, figures, rules) === null);
  return {
    id: "bus-current",
    parameter: higher === undefined ? null : BUS_VOLTAGE,
    text: told(`busCurrent.${strain.kind}`, {
      power: strain.power / 1_000,
      voltage,
      current: strain.power / voltage,
      sensible: sensiblePower(voltage) / 1_000,
    }),
    remedy:
      higher === undefined
        ? severalSystems(voltage, strainAt(HIGHEST_VOLTAGE, figures, rules) ?? strain)
        : told("busCurrent.chooseVoltage", { voltage: higher }),
    clause: told("busCurrent.clause"),
    overridable: isBuilt(strain),
  };
}

interface Strain {
  /** Panels that charge or appliances that run at once, beyond what is built; or appliances or inverter, beyond what is sensible. */
  readonly kind: "charging" | "atOnceNotBuilt" | "atOnce" | "inverter";
  /** [W] */
  readonly power: number;
}

const isBuilt = ({ kind }: Strain) => kind === "atOnce" || kind === "inverter";

/** What is more than sensible at that voltage; null where nothing is. */
function strainAt(voltage: BusVoltage, figures: RuleFigures, rules: WiringRules): Strain | null {
  const { battery, array, inverter } = figures;
  if (battery.capacity === 0) return null;
  const { runningPower } = carriedLoad(figures);
  const built = fitsVoltage(atBusVoltage(figures, voltage), rules);
  if (!built && runningPower <= mostPower(voltage)) return { kind: "charging", power: array.capacity };
  if (!built) return { kind: "atOnceNotBuilt", power: runningPower };
  if (runningPower > sensiblePower(voltage)) return { kind: "atOnce", power: runningPower };
  if (voltage === HIGHEST_VOLTAGE || inverter.capacity <= sensiblePower(voltage)) return null;
  return { kind: "inverter", power: inverter.capacity };
}

function severalSystems(voltage: BusVoltage, { power }: Strain): Told {
  const each = sensiblePower(HIGHEST_VOLTAGE);
  const several = { systems: Math.ceil(power / each), each: each / 1_000 };
  return voltage === HIGHEST_VOLTAGE
    ? told("busCurrent.severalSystems", several)
    : told("busCurrent.severalSystemsOfVoltage", { ...several, voltage: HIGHEST_VOLTAGE });
}
