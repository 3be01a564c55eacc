import { show } from "../explain";
import type { RuleFigures } from "../rule-figures";
import { acCircuits } from "./ac-circuits";
import { batteryCircuit } from "./battery-circuit";
import { earthingOf } from "./earthing";
import { generatorDesign } from "./generator-set";
import { panelCircuit, stringCheck } from "./panel-circuit";
import { refusalsOf } from "./refusals";
import { standbyEngine } from "./standby-engine";
import type { ElectricalDesign, WiringRules } from "./types";
import { wiringRules } from "./wiring-rules";

/**
 * Protection, earthing and standby generator of a sized system, and what of it cannot be built as asked.
 * Source: IEC 60364 with parts 7-712 and 5-54, IEC 62548, NEC 690 for 60 Hz markets; `docs/engineering/electrical.md`
 * says which clauses are cited and which were read. An electrician with a licence checks all of it before building.
 */
export function electricalDesign(figures: RuleFigures): ElectricalDesign {
  const rules = wiringRules(figures.input.parameters.voltageFrequency);
  const direct = [panelCircuit(figures, rules), batteryCircuit(figures, rules)].filter((found) => found !== null);
  return {
    rules,
    circuits: [...direct, ...acCircuits(figures, rules)],
    strings: stringCheck(figures, rules),
    earthing: earthingOf(figures, rules),
    generator: generatorDesign(figures),
    refusals: refusalsOf(figures),
    notes: notesOf(figures, rules),
  };
}

/** Clearances and breakers are rated up to here. [m] Source: IEC 60664-1, table A.2, cited. */
const RATED_ALTITUDE = 2_000;

/** What the battery gives at most. [W] */
const batteryPower = ({ battery, technology }: RuleFigures) =>
  battery.capacity * technology.battery.rate * technology.inverter.efficiency;

function notesOf(figures: RuleFigures, rules: WiringRules): readonly string[] {
  const { input, battery, inverter } = figures;
  const { altitude } = input.parameters;
  return [
    "An electrician with a licence must check this design against the standards of the country before anything is built.",
    ...(rules === "NEC"
      ? ["Sizes are metric, by the tables of IEC 60364-5-52: take the next larger AWG and check it by NEC 310.16."]
      : []),
    ...(battery.capacity > 0
      ? [
          "Away from the grid a short circuit draws little more than the inverter's own peak, so breakers may not trip at once: the inverter switches itself off, and the residual-current device guards people.",
        ]
      : []),
    ...(battery.capacity > 0 && inverter.capacity > batteryPower(figures)
      ? [
          `The inverter can draw ${show(inverter.capacity / 1_000, 1)} kW, the battery gives ${show(batteryPower(figures) / 1_000, 1)} kW at half its capacity an hour: set the inverter's limit to that, or take a battery whose maker states more.`,
        ]
      : []),
    ...(altitude > RATED_ALTITUDE
      ? [
          `At ${show(altitude)} m air insulates less: take breakers, isolators and surge protection one voltage class higher (IEC 60664-1, from 2,000 m).`,
        ]
      : []),
    ...(standbyEngine(input.parameters) !== null
      ? ["A generator stands outdoors, away from windows: its exhaust kills in a closed room."]
      : []),
  ];
}
