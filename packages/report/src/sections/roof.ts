import { say } from "@sunwright/words/report-sections";
import { drawn, note, PAGE_WIDTH, type ReportRoof, type Section, table } from "../document";
import { roofDrawing } from "../drawings/roof";
import { distance, figureText, formatNumber, type Units } from "../format";
import { figureRow, roofFigures } from "../shown-figures";

/** The roof with its layout, and what that is worth. */
export function roofSection(roof: ReportRoof, units: Units): Section {
  const count = roof.optimizedLayout.length;
  const panels = say("panels", { count });
  const shaded = roof.optimizedLayout.filter((panel) => panel.shaded).length;
  const length = (metres: number) => figureText(distance(metres, units, 1));
  const size = `${length(roof.roofWidth)} × ${length(roof.roofHeight)}`;
  return {
    title: say("roofLayout"),
    note: say("kwOnOfThe", {
      panels,
      value: formatNumber(roof.figures.power.value, 2),
      value2: formatNumber(roof.figures.utilizationRate.value, 1),
      edited: roof.edited ? ", changed by hand" : "",
    }),
    blocks: [
      drawn(
        roofDrawing(
          roof,
          units,
          PAGE_WIDTH,
          say("onARoofOf", {
            panels,
            size,
            roofOrientation: roof.roofOrientation,
            roofTilt: formatNumber(roof.roofTilt, 1),
          }),
        ),
      ),
      table([
        [
          "Roof",
          say("facing", { size, roofOrientation: roof.roofOrientation, roofTilt: formatNumber(roof.roofTilt, 1) }),
        ],
        ...roofFigures(roof.figures).map(figureRow),
        [say("shadedPanels"), say("of", { shaded: formatNumber(shaded), count: formatNumber(count) })],
      ]),
      ...(roof.proof === null ? [] : [note(roof.proof.sentence)]),
    ],
  };
}
