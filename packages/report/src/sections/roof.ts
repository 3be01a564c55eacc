import { counted } from "@sunwright/engine/units/counted";
import { drawn, note, PAGE_WIDTH, type ReportRoof, type Section, table } from "../document";
import { roofDrawing } from "../drawings/roof";
import { distance, figureText, formatNumber, type Units } from "../format";
import { figureRow, roofFigures } from "../shown-figures";

/** The roof with its layout, and what that is worth. */
export function roofSection(roof: ReportRoof, units: Units): Section {
  const count = roof.optimizedLayout.length;
  const panels = counted(count, "panel");
  const shaded = roof.optimizedLayout.filter((panel) => panel.shaded).length;
  const length = (metres: number) => figureText(distance(metres, units, 1));
  const size = `${length(roof.roofWidth)} × ${length(roof.roofHeight)}`;
  return {
    title: "Roof layout",
    note: `${panels}, ${formatNumber(roof.figures.power.value, 2)} kW on ${formatNumber(roof.figures.utilizationRate.value, 1)}% of the roof${roof.edited ? ", changed by hand" : ""}`,
    blocks: [
      drawn(
        roofDrawing(
          roof,
          units,
          PAGE_WIDTH,
          `${panels} on a roof of ${size}, facing ${roof.roofOrientation}, ${formatNumber(roof.roofTilt, 1)}° steep.`,
        ),
      ),
      table([
        ["Roof", `${size}, facing ${roof.roofOrientation}, ${formatNumber(roof.roofTilt, 1)}°`],
        ...roofFigures(roof.figures).map(figureRow),
        ["Shaded panels", `${formatNumber(shaded)} of ${formatNumber(count)}`],
      ]),
      ...(roof.proof === null ? [] : [note(roof.proof.sentence)]),
    ],
  };
}
