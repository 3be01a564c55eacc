import type { DesignToBuy } from "../sizing/design-to-buy";
import { given } from "../sizing/inputs/make-trace";
import { lengthOf } from "./cable-lines";
import { counted, cutLength } from "./counted";
import type { MaterialLine } from "./material";
import { rowLength } from "./mounting-lines";
import { told } from "./told";

/** Of an earth rod, as the electrode of the design is counted. [m] */
const ROD_LENGTH = 3;

/** Rods with a clamp each, and copper from every row of frames. */
export function earthingLines(design: DesignToBuy, rows: readonly number[]): readonly MaterialLine[] {
  const { rods, frameBonding, clause } = design.electrical.earthing;
  const clamps = counted({
    id: "earth-clamp",
    category: "earthing",
    name: told("earthClamp"),
    quantity: rods.value,
    needs: [{ field: "piece", is: "clamp" }],
    formula: "n",
    equation: told("equation.pieces", { pieces: rods.value }),
    source: rods.source,
  });
  return [
    {
      id: "earth-rod",
      category: "earthing",
      part: null,
      name: told("earthRod", { length: ROD_LENGTH }),
      quantity: rods.value,
      unit: "pieces",
      needs: [
        { field: "piece", is: "rod" },
        { field: "lengthMetres", least: ROD_LENGTH },
      ],
      optional: false,
      why: rods,
      clause,
    },
    clamps,
    ...(rows.length === 0 ? [] : [bonding(design, rows, frameBonding.value)]),
  ];
}

function bonding(design: DesignToBuy, rows: readonly number[], area: number): MaterialLine {
  const along = rows.reduce((sum, panels) => sum + rowLength(panels, design), 0);
  const circuit = design.electrical.circuits.find(({ run }) => run === "panel-inverter");
  const length = along + (circuit === undefined ? 0 : lengthOf(circuit, design));
  const metres = cutLength(length);
  return counted({
    id: "earth-frames",
    category: "cable",
    name: told("frameBonding", { area }),
    quantity: metres,
    unit: "m",
    needs: [
      { field: "use", is: "earth" },
      { field: "areaSquareMillimetres", least: area },
    ],
    formula: "L = ⌈1.1 (Σ l_row + l)⌉",
    equation: told("equation.cable", { cables: 1, length, metres }),
    inputs: [given("S", design.electrical.earthing.frameBonding.name, area, "mm²", told("from.design"))],
    source: design.electrical.earthing.frameBonding.source,
  });
}

/** Where string fuses stand in the open they have a box. */
export function enclosureLines({ electrical, environment }: DesignToBuy): readonly MaterialLine[] {
  const fused = electrical.circuits.some(({ devices }) => devices.some(({ kind }) => kind === "string-fuse"));
  if (!fused) return [];
  const digits = Number(environment.enclosure.replace("IP", ""));
  return [
    counted({
      id: "combiner",
      category: "enclosure",
      name: told("combiner", { enclosure: environment.enclosure }),
      quantity: 1,
      needs: [{ field: "protectionDigits", least: digits }],
      formula: "1",
      equation: told("equation.pieces", { pieces: 1 }),
      source: environment.because,
    }),
  ];
}

/** Nothing depends on it; it shows that what was promised arrives. */
export const monitoringLines = ({ parts }: DesignToBuy): readonly MaterialLine[] =>
  parts.some(({ kind }) => kind === "inverter")
    ? [
        counted({
          id: "monitoring",
          category: "monitoring",
          name: told("monitoring"),
          quantity: 1,
          optional: true,
          formula: "1",
          equation: told("equation.pieces", { pieces: 1 }),
          source: told("source.monitoring"),
        }),
      ]
    : [];
