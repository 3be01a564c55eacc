import type { CableDesign, Design, DesignPart } from "@sunwright/engine/sizing/inputs/design";
import { say } from "@sunwright/words/prices";
import { labels } from "@sunwright/words/room";
import { formatNumber } from "./format";
import { listed } from "./listed";

/**
 * Local prices count cables by the watt of panels: runs as short as houses have them. A longer one is named. House rule: the
 * table of part prices states no length, and no source states what a metre costs.
 */
const USUAL_RUN = 30;

type Counted = Pick<Design, "cables" | "parts" | "inverter">;

/** What is built and not in the local price, in one sentence; null where all of it is. */
export function notInLocalPrice(design: Counted): string | null {
  const { cables, parts } = design;
  const long = cables.filter(({ used, length }) => used && length > USUAL_RUN);
  const beside = parts.filter(({ inTotal, cost }) => !inTotal && cost > 0);
  const what = [...long.map((cable) => cableText(cable, design)), ...beside.flatMap(partText)];
  if (what.length === 0) return null;
  const named = say("notIn.local", { what: listed(what, "conjunction") });
  return long.length === 0 ? named : `${named} ${say("notIn.cables", { metres: USUAL_RUN })}`;
}

/** Metres of all its cables: plus and minus lie apart, the conductors of the mains in one cable. */
function cableText({ run, length, parallel, size }: CableDesign, { inverter: { phases } }: Counted): string {
  const metres = length * parallel * (run === "panel-inverter" ? 2 : 1);
  return say("notIn.cable", {
    metres: formatNumber(metres),
    cores: run === "panel-inverter" ? 0 : phases + 1,
    area: formatNumber(size.value, 1),
    run: RUNS[run],
  });
}

const RUNS: Readonly<Record<CableDesign["run"], string>> = labels(say, {
  "panel-inverter": "notIn.panelInverter",
  "inverter-load": "notIn.inverterLoad",
  "inverter-generator": "notIn.inverterGenerator",
  "inverter-grid": "notIn.inverterGrid",
});

const partText = ({ kind }: DesignPart): readonly string[] =>
  kind === "generator" ? [say("notIn.generator")] : kind === "charge-controller" ? [say("notIn.controller")] : [];
