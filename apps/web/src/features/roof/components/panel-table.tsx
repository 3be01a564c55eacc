import { formatNumber } from "../../../lib/format";
import { TableTwin } from "../../../ui/table-twin";
import type { RoofBoard } from "./use-roof";

/** What the drawing shows, as a table: panels and obstructions with their places. */
export function PanelTable({ board }: { readonly board: RoofBoard }) {
  const { panels, form, score } = board;
  const scored = new Map(score.answer?.panels.map((panel) => [panel.id, panel]));
  return (
    <TableTwin>
      <caption>Panels, obstructions and walkways on the roof, distances in metres from its top left corner</caption>
      <thead>
        <tr>
          <th scope="col">Piece</th>
          <th scope="col">x</th>
          <th scope="col">y</th>
          <th scope="col">Width</th>
          <th scope="col">Height</th>
          <th scope="col">Shade takes</th>
        </tr>
      </thead>
      <tbody>
        {panels.map(({ id, x, y, width, height }, index) => (
          <tr key={id}>
            <th scope="row">Panel {index + 1}</th>
            <td>{formatNumber(x, 3)}</td>
            <td>{formatNumber(y, 3)}</td>
            <td>{formatNumber(width, 3)}</td>
            <td>{formatNumber(height, 3)}</td>
            <td>{formatNumber(100 * (1 - (scored.get(id)?.solarAccess ?? 1)), 1)}%</td>
          </tr>
        ))}
        {form.obstructions.map(({ id, type, x, y, width, height }) => (
          <tr key={id}>
            <th scope="row">{type}</th>
            <td>{x}</td>
            <td>{y}</td>
            <td>{width}</td>
            <td>{height}</td>
            <td>none</td>
          </tr>
        ))}
        {board.ground.walkways.map(({ id, x, y, width, height }) => (
          <tr key={id}>
            <th scope="row">Walkway {form.walkways.findIndex((one) => one.id === id) + 1}</th>
            <td>{formatNumber(x, 3)}</td>
            <td>{formatNumber(y, 3)}</td>
            <td>{formatNumber(width, 3)}</td>
            <td>{formatNumber(height, 3)}</td>
            <td>none</td>
          </tr>
        ))}
      </tbody>
    </TableTwin>
  );
}
