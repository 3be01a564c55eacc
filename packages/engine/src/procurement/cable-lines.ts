import type { DesignToBuy } from "../sizing/design-to-buy";
import { BATTERY_CABLE_LENGTH } from "../sizing/electrical/battery-circuit";
import { panelSwitchgearVoltage } from "../sizing/electrical/panel-protection";
import type { ElectricalCircuit } from "../sizing/inputs/electrical-types";
import { given } from "../sizing/inputs/make-trace";
import type { TraceInput } from "../sizing/inputs/trace";
import { counted, CUT_FROM, cutLength } from "./counted";
import type { MaterialLine, Need } from "./material";
import { rowLength } from "./mounting-lines";
import { told } from "./told";

/** Cables of each circuit, from strings to combiner, and connectors at the ends of each string. */
export const cableLines = (design: DesignToBuy, rows: readonly number[]): readonly MaterialLine[] => [
  ...design.electrical.circuits.flatMap((circuit) => circuitLines(circuit, design)),
  ...stringLines(design, rows),
];

/** [m] */
export function lengthOf({ run }: ElectricalCircuit, { cables }: DesignToBuy): number {
  return run === "battery-inverter"
    ? BATTERY_CABLE_LENGTH
    : (cables.find((cable) => cable.run === run && cable.used)?.length ?? 0);
}

const isDirect = ({ run }: ElectricalCircuit) => run === "panel-inverter" || run === "battery-inverter";

/** Lines, the neutral, and the conductor to earth where it is as thick as they are. */
const coresOf = (circuit: ElectricalCircuit, { inverter }: DesignToBuy) =>
  inverter.phases + 1 + (earthInside(circuit) ? 1 : 0);
const earthInside = ({ size, protectiveConductor }: ElectricalCircuit) => protectiveConductor.value <= size.value;

function circuitLines(circuit: ElectricalCircuit, design: DesignToBuy): readonly MaterialLine[] {
  const direct = isDirect(circuit);
  const earth = direct || !earthInside(circuit) ? [earthLine(circuit, design)] : [];
  return [direct ? directLine(circuit, design) : mainsLine(circuit, design), ...earth];
}

/** Two conductors, each a cable. */
function directLine(circuit: ElectricalCircuit, design: DesignToBuy): MaterialLine {
  const panels = circuit.run === "panel-inverter";
  const volts: readonly Need[] = panels ? voltageNeed(design) : [];
  return laid(circuit, design, {
    conductors: 2,
    needs: [
      { field: "use", is: panels ? "panel" : "battery" },
      { field: "areaSquareMillimetres", least: circuit.size.value },
      ...volts,
    ],
  });
}

/** The class of the isolator: cables and connectors for panels are made for the highest of them. */
export const voltageNeed = ({ electrical }: DesignToBuy): readonly Need[] =>
  electrical.strings === null
    ? []
    : [{ field: "volts", least: panelSwitchgearVoltage(electrical.strings.coldVoltage.value) }];

const mainsLine = (circuit: ElectricalCircuit, design: DesignToBuy): MaterialLine =>
  laid(circuit, design, {
    conductors: 1,
    needs: [
      { field: "use", is: "mains" },
      { field: "areaSquareMillimetres", least: circuit.size.value },
      { field: "cores", least: coresOf(circuit, design) },
    ],
  });

interface Laid {
  readonly conductors: 1 | 2;
  readonly needs: readonly Need[];
}

function laid(circuit: ElectricalCircuit, design: DesignToBuy, { conductors, needs }: Laid): MaterialLine {
  const length = lengthOf(circuit, design);
  const cables = conductors * circuit.parallel;
  return counted({
    id: `cable-${circuit.run}`,
    category: "cable",
    name: told("cable", { run: circuit.name, area: circuit.size.value }),
    quantity: cutLength(cables * length),
    unit: "m",
    needs,
    formula: "L = ⌈1.1 n l⌉",
    equation: told("equation.cable", { cables, length, metres: cutLength(cables * length) }),
    inputs: [
      ...lengthInputs(length, cables),
      given("S", circuit.size.name, circuit.size.value, "mm²", told("from.design")),
    ],
    source: circuit.size.source,
  });
}

const lengthInputs = (length: number, cables: number): readonly TraceInput[] => [
  given("l", told("input.length"), length, "m", told("from.design")),
  given("n", told("input.cables"), cables, "", told("from.design")),
  given("1.1", told("input.spare"), 1.1, "", CUT_FROM),
];

function earthLine(circuit: ElectricalCircuit, design: DesignToBuy): MaterialLine {
  const length = lengthOf(circuit, design);
  const { protectiveConductor: earth, parallel, run } = circuit;
  const metres = cutLength(length * parallel);
  return counted({
    id: `earth-${run}`,
    category: "cable",
    name: told("earthCable", { run: circuit.name, area: earth.value }),
    quantity: metres,
    unit: "m",
    needs: [
      { field: "use", is: "earth" },
      { field: "areaSquareMillimetres", least: earth.value },
    ],
    formula: "L = ⌈1.1 n l⌉",
    equation: told("equation.cable", { cables: parallel, length, metres }),
    inputs: lengthInputs(length, parallel),
    source: earth.source,
  });
}

/** Several strings go to a combiner, each along its row; plus and minus of each end in a connector at both ends. */
function stringLines(design: DesignToBuy, rows: readonly number[]): readonly MaterialLine[] {
  const { strings: check, circuits } = design.electrical;
  const strings = design.panels.strings.value;
  if (check === null || strings === 0) return [];
  const current = circuits.find(({ run }) => run === "panel-inverter")?.current.value ?? 0;
  const row = Math.max(...rows.map((panels) => rowLength(panels, design)));
  const metres = cutLength(2 * strings * row);
  const pieces = 2 * strings;
  const each: readonly TraceInput[] = [given("n_s", told("input.strings"), strings, "", told("from.design"))];
  const combined =
    strings === 1
      ? []
      : [
          counted({
            id: "cable-string",
            category: "cable",
            name: told("stringCable", { area: check.cable.value }),
            quantity: metres,
            unit: "m",
            needs: [
              { field: "use", is: "panel" },
              { field: "areaSquareMillimetres", least: check.cable.value },
              ...voltageNeed(design),
            ],
            formula: "L = ⌈1.1 × 2 n_s l⌉",
            equation: told("equation.cable", { cables: 2 * strings, length: row, metres }),
            inputs: [...each, given("l", told("input.row"), row, "m", told("from.rows"))],
            source: check.cable.source,
          }),
        ];
  return [
    ...combined,
    counted({
      id: "connector",
      category: "connector",
      name: told("connectors"),
      quantity: pieces,
      needs: [...voltageNeed(design), { field: "ratingAmperes", least: Math.ceil(current / strings) }],
      formula: "2 n_s",
      equation: told("equation.product", { factor: 2, of: strings, pieces }),
      inputs: each,
      source: told("source.connectors"),
    }),
  ];
}
