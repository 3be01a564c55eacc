import type { InstallationLocation } from "../parameters/options";
import type { DesignToBuy } from "../sizing/design-to-buy";
import { given } from "../sizing/inputs/make-trace";
import { mountAsked } from "../sizing/site/site";
import { counted } from "./counted";
import type { MaterialLine } from "./material";
import type { MOUNTING_PIECES } from "./specifications";
import { told } from "./told";

/**
 * Across a panel that stands upright. [m] Source: 1.134 × 1.722 m = 1.95 m², the commonest area of the equipment library's
 * modules of 395 to 420 W; larger ones of the same cells are longer, not wider.
 */
const PANEL_WIDTH = 1.134;
/** Between two panels stands a clamp; a rail goes on past the last one. [m] Assumption: 20 mm and 100 mm, usual of makers' rails. */
const CLAMP_GAP = 0.02;
const RAIL_END = 0.1;
const RAILS_OF_ROW = 2;

type Piece = Exclude<(typeof MOUNTING_PIECES)[number], "rail" | "end-clamp" | "mid-clamp">;
interface Support {
  readonly piece: Piece;
  /** Pieces under one row of panels that is so long. [m] */
  readonly under: (row: number, panels: number) => number;
  readonly formula: string;
}

/** Between fixings along a rail. [m] Assumption: 1.2 m on roofs and 2.5 m between posts; wind and snow of the place decide. */
const HOOK_DISTANCE = 1.2;
const POST_DISTANCE = 2.5;
/** Panels that one pole carries. Assumption: six, the largest common pole mounts. */
const PANELS_OF_POLE = 6;
const fixings = (row: number, distance: number) => RAILS_OF_ROW * (Math.ceil(row / distance) + 1);

const SUPPORTS: Readonly<Record<InstallationLocation, Support>> = {
  "roof-sloped": { piece: "roof-hook", under: (row) => fixings(row, HOOK_DISTANCE), formula: "2 (⌈L ÷ 1.2 m⌉ + 1)" },
  "roof-flat": { piece: "roof-support", under: (_, panels) => panels + 1, formula: "n + 1" },
  "ground-mount": { piece: "post", under: (row) => fixings(row, POST_DISTANCE), formula: "2 (⌈L ÷ 2.5 m⌉ + 1)" },
  "pole-mount": { piece: "pole", under: (_, panels) => Math.ceil(panels / PANELS_OF_POLE), formula: "⌈n ÷ 6⌉" },
};

const widthOf = ({ basis }: DesignToBuy) => basis.parts?.module?.row.width ?? PANEL_WIDTH;

/** Of a row of panels side by side, upright, with what the rails stand over. [m] */
export const rowLength = (panels: number, design: DesignToBuy) =>
  panels * widthOf(design) + (panels - 1) * CLAMP_GAP + 2 * RAIL_END;

/** Rails, clamps and what carries them. */
export function mountingLines(design: DesignToBuy, rows: readonly number[]): readonly MaterialLine[] {
  if (rows.length === 0) return [];
  const inputs = [
    given("r", told("input.rows"), rows.length, "", told("from.rows")),
    given("n", told("input.panels"), design.panels.count.value, "", told("from.design")),
    given("b", told("input.width"), widthOf(design), "m", told("from.panelWidth")),
  ];
  const metres = Math.ceil(rows.reduce((sum, panels) => sum + RAILS_OF_ROW * rowLength(panels, design), 0) - 1e-9);
  const panels = rows.reduce((sum, one) => sum + one, 0);
  const shared = { category: "mounting" as const, inputs, source: told("source.mounting") };
  const ends = 2 * RAILS_OF_ROW * rows.length;
  const middles = RAILS_OF_ROW * (panels - rows.length);
  return [
    counted({
      ...shared,
      id: "rail",
      name: told("rail"),
      quantity: metres,
      unit: "m",
      needs: [{ field: "piece", is: "rail" }],
      formula: "L = Σ 2 (n b + (n − 1) 0.02 m + 0.2 m)",
      equation: told("equation.rails", { rows: rows.length, metres }),
    }),
    counted({
      ...shared,
      id: "end-clamp",
      name: told("endClamp"),
      quantity: ends,
      needs: [{ field: "piece", is: "end-clamp" }],
      formula: "4 r",
      equation: told("equation.product", { factor: 2 * RAILS_OF_ROW, of: rows.length, pieces: ends }),
    }),
    ...(middles === 0
      ? []
      : [
          counted({
            ...shared,
            id: "mid-clamp",
            name: told("midClamp"),
            quantity: middles,
            needs: [{ field: "piece", is: "mid-clamp" }],
            formula: "2 (n − r)",
            equation: told("equation.product", { factor: RAILS_OF_ROW, of: panels - rows.length, pieces: middles }),
          }),
        ]),
    supports(design, rows, shared),
  ];
}

function supports(
  design: DesignToBuy,
  rows: readonly number[],
  shared: Pick<Parameters<typeof counted>[0], "category" | "inputs" | "source">,
): MaterialLine {
  const { piece, under, formula } = SUPPORTS[mountAsked(design.basis.parameters)];
  const pieces = rows.reduce((sum, panels) => sum + under(rowLength(panels, design), panels), 0);
  return counted({
    ...shared,
    id: "support",
    name: told(`support.${piece}`),
    quantity: pieces,
    needs: [{ field: "piece", is: piece }],
    formula: told("formula.eachRow", { formula }),
    equation: told("equation.pieces", { pieces }),
  });
}
