import type { Told } from "../../units/told";
import type { RuleFigures } from "../rule/rule-figures";
import { acCircuits } from "./ac-circuits";
import { batteryCircuit } from "./battery-circuit";
import { earthingOf } from "./earthing";
import { generatorDesign } from "./generator-set";
import { panelCircuit, stringCheck } from "./panel-circuit";
import { refusalsOf } from "./refusals";
import { shareAtSite, standbyKind } from "../rule/standby-set";
import { told } from "./told";
import type { ElectricalDesign, WiringRules } from "../inputs/electrical-types";
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
    generator: figures.standby && generatorDesign(figures.standby, figures),
    generatorShare: shareAtSite(figures),
    refusals: refusalsOf(figures),
    notes: notesOf(figures, rules),
  };
}

/** Clearances and breakers are rated up to here. [m] Source: IEC 60664-1, table A.2, cited. */
const RATED_ALTITUDE = 2_000;

/** What the battery gives at most. [W] */
const batteryPower = ({ battery, technology }: RuleFigures) =>
  battery.capacity * technology.battery.dischargeRate * technology.inverter.efficiency;

function notesOf(figures: RuleFigures, rules: WiringRules): readonly Told[] {
  const { input, battery, inverter } = figures;
  const { altitude } = input.parameters;
  const given = batteryPower(figures);
  const notes = [
    told("note.licence"),
    rules === "NEC" && told("note.metricSizes"),
    battery.capacity > 0 && told("note.smallShortCircuit"),
    battery.capacity > 0 &&
      inverter.capacity > given &&
      told("note.batteryBelowInverter", { inverter: inverter.capacity / 1_000, battery: given / 1_000 }),
    altitude > RATED_ALTITUDE && told("note.altitude", { altitude, rated: RATED_ALTITUDE }),
    standbyKind(input.parameters) !== null && told("note.generatorExhaust"),
  ];
  return notes.filter((note) => note !== false);
}
