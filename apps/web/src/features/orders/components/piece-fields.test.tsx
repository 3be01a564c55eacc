import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { allOf, fewestOf, PieceFields, piecesOf } from "./piece-fields";

type Lines = Parameters<typeof allOf>[0];
const line = (id: string, delivered: number) => ({ id, name: id, delivered });
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a line only these are looked at here
const linesOf = (...lines: readonly ReturnType<typeof line>[]) => lines as unknown as Lines;
const most = ({ delivered }: Lines[number]) => delivered;

it("what leaves or goes back begins with nothing, unless there is one piece", () => {
  const panels = linesOf(line("panel", 7), line("inverter", 1));
  expect(fewestOf(panels, most)).toEqual({});
  expect(piecesOf(allOf(panels, most))).toEqual([
    { lineId: "panel", quantity: 7 },
    { lineId: "inverter", quantity: 1 },
  ]);
  const one = linesOf(line("panel", 0), line("inverter", 1));
  expect(piecesOf(fewestOf(one, most))).toEqual([{ lineId: "inverter", quantity: 1 }]);
});

it("takes all or none by one press, where there is more than one piece", () => {
  const shown = (lines: Lines, chosen: Record<string, number>) =>
    renderToStaticMarkup(<PieceFields lines={lines} most={most} chosen={chosen} onChange={() => undefined} />);
  const panels = linesOf(line("panel", 7));
  expect(shown(panels, {})).toContain("All 7 pieces");
  expect(shown(panels, { panel: 7 })).toContain("None");
  expect(shown(linesOf(line("inverter", 1)), {})).not.toContain("All");
});
