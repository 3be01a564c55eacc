import { tell } from "../tell";
import { say } from "@sunwright/words/report-sections";
import { drawn, note, PAGE_WIDTH, type ReportRoof, type Section, table } from "../document";
import { roofDrawing } from "../drawings/roof";
import { distance, figureText, formatNumber, type Units } from "../format";
import { figureRow, roofFigures } from "../shown-figures";

/** The roof with its layout, and what that is worth. */
export function roofSection(roof: ReportRoof, units: Units): Section {
  const panels = roof.optimizedLayout.length;
  const shaded = roof.optimizedLayout.filter((panel) => panel.shaded).length;
  const length = (metres: number) => figureText(distance(metres, units, 1));
  const plane = {
    size: `${length(roof.roofWidth)} × ${length(roof.roofHeight)}`,
    orientation: roof.roofOrientation,
    tilt: formatNumber(roof.roofTilt, 1),
  };
  return {
    title: say("roof.title"),
    note: say(roof.edited ? "roof.summaryEdited" : "roof.summary", {
      panels,
      kilowatts: formatNumber(roof.figures.power.value, 2),
      share: formatNumber(roof.figures.utilizationRate.value, 1),
    }),
    blocks: [
      drawn(roofDrawing(roof, units, PAGE_WIDTH, say("roof.drawing", { panels, ...plane }))),
      table([
        [say("roof.roof"), say("roof.plane", plane)],
        ...roofFigures(roof.figures).map(figureRow),
        [
          say("roof.shadedPanels"),
          say("roof.shadedOfAll", { shaded: formatNumber(shaded), panels: formatNumber(panels) }),
        ],
      ]),
      ...(roof.proof === null ? [] : [note(tell(roof.proof.sentence))]),
    ],
  };
}
