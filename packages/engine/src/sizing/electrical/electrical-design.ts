import { show } from "../explain";
import type { RuleFigures } from "../rule-figures";
import { acCircuits } from "./ac-circuits";
import { batteryCircuit } from "./battery-circuit";
import { earthingOf } from "./earthing";
import { generatorDesign, standbyEngine } from "./generator-set";
import { panelCircuit, stringCheck } from "./panel-circuit";
import { refusalsOf } from "./refusals";
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

function notesOf({ input, battery }: RuleFigures, rules: WiringRules): readonly string[] {
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
