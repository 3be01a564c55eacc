import type { Told } from "../../units/told";
import type { LoadInput } from "../inputs/design";
import { carriedLoad } from "../load/carried-load";
import { piecesOf } from "../rule/pieces";
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

/**
 * What to do where the inverter draws more than the battery gives. A limit set in the inverter is advice for a load below it
 * alone: an engine that asks for more while it starts would be switched off, and so would what runs together.
 */
function batteryNote(figures: RuleFigures): Told | false {
  const { inverter, technology, input } = figures;
  const given = batteryPower(figures);
  if (inverter.capacity <= given) return false;
  const { runningPower, surgePower } = carriedLoad(figures);
  const asked = Math.max(runningPower, surgePower);
  const battery = given / 1_000;
  if (asked <= given) return told("note.batteryBelowInverter", { inverter: inverter.capacity / 1_000, battery });
  const moduleKwh = piecesOf(figures).moduleKwh;
  const enough = asked / technology.inverter.efficiency / technology.battery.dischargeRate / 1_000;
  const grown = { battery, enough: Math.ceil(enough / moduleKwh - ROUNDING) * moduleKwh };
  return runningPower <= given
    ? told("note.batteryBelowStart", { start: surgePower / 1_000, ...grown })
    : told("note.batteryBelowLoad", {
        together: runningPower / 1_000,
        ways: largestPiece(input.load) <= given ? "stagger" : "grow",
        ...grown,
      });
}
/** Of a module. */
const ROUNDING = 1e-9;

/** The appliance that draws most by itself; all of a load that is typed. [W] */
const largestPiece = (load: LoadInput): number =>
  load.kind === "direct"
    ? load.peakPower
    : Math.max(0, ...load.appliances.map(({ power, quantity }) => (quantity > 0 ? power : 0)));

function notesOf(figures: RuleFigures, rules: WiringRules): readonly Told[] {
  const { input, battery } = figures;
  const { altitude } = input.parameters;
  const notes = [
    told("note.licence"),
    rules === "NEC" && told("note.metricSizes"),
    battery.capacity > 0 && told("note.smallShortCircuit"),
    battery.capacity > 0 && batteryNote(figures),
    altitude > RATED_ALTITUDE && told("note.altitude", { altitude, rated: RATED_ALTITUDE }),
    standbyKind(input.parameters) !== null && told("note.generatorExhaust"),
  ];
  return notes.filter((note) => note !== false);
}
