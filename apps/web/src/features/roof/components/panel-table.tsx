import { say } from "@sunwright/words/roof";
import type { PanelPlace } from "@sunwright/contract/roof";
import { formatNumber } from "../../../lib/format";
import { TableTwin } from "../../../ui/table-twin";
import { obstructionTypeName } from "../model/names";
import type { RoofBoard } from "./use-roof";

/** What the drawing shows, as a table: panels and obstructions with their places. */
export function PanelTable({ board }: { readonly board: RoofBoard }) {
  const { panels, form, score } = board;
  const scored = new Map(score.answer?.panels.map((panel) => [panel.id, panel]));
  const place = (piece: PanelPlace) =>
    [piece.x, piece.y, piece.width, piece.height].map((metres) => formatNumber(metres, 3));
  return (
    <TableTwin
      caption={say("piecesTable")}
      head={[
        say("piece"),
        say("obstructionField.x"),
        say("obstructionField.y"),
        say("width"),
        say("height"),
        say("shadeTakes"),
      ]}
      rows={[
        ...panels.map((panel, index) => [
          say("numberedPanel", { number: index + 1 }),
          ...place(panel),
          say("percentShade", { percent: formatNumber(100 * (1 - (scored.get(panel.id)?.solarAccess ?? 1)), 1) }),
        ]),
        ...form.obstructions.map(({ type, x, y, width, height }) => [
          obstructionTypeName(type),
          x,
          y,
          width,
          height,
          say("noShade"),
        ]),
        ...board.ground.walkways.map((walkway) => [
          say("numberedWalkway", { number: form.walkways.findIndex((one) => one.id === walkway.id) + 1 }),
          ...place(walkway),
          say("noShade"),
        ]),
      ]}
    />
  );
}
