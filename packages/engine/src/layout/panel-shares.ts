import { type Rectangle, transposedRectangle } from "../geometry/rectangle";
import { type PlaceRow, type Shade, transposedShade } from "./shade";
import { sharesKept } from "./shares-kept";

/**
 * Share of its year that each of many panels keeps: those of one size in one line are a row of places. Around obstructions
 * there are far fewer lines one way than the other.
 */
export function sharesOf(shade: Shade, panels: readonly Rectangle[]): Float64Array {
  const lines = (side: "x" | "y") => new Set(panels.map((panel) => panel[side])).size;
  return shade.rule === "partition" && lines("x") < lines("y")
    ? sharesByRow(transposedShade(shade), panels.map(transposedRectangle))
    : sharesByRow(shade, panels);
}

function sharesByRow(shade: Shade, panels: readonly Rectangle[]): Float64Array {
  const kept = new Float64Array(panels.length).fill(1);
  if (shade.casters.length === 0) return kept;
  for (const members of bySize(panels)) {
    const corner = (index: number) => panels[index] ?? NOWHERE;
    members.sort((a, b) => corner(a).y - corner(b).y || corner(a).x - corner(b).x);
    const shares = sharesKept(shade, rowsOf(members.map(corner)), corner(members[0] ?? -1));
    for (const [place, index] of members.entries()) kept[index] = shares[place] ?? 1;
  }
  return kept;
}
const NOWHERE: Rectangle = { x: 0, y: 0, width: 0, height: 0 };

function bySize(panels: readonly Rectangle[]): Iterable<number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, { width, height }] of panels.entries()) {
    const key = `${width} ${height}`;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  return groups.values();
}

/** Rows of panels that are in order already. */
function rowsOf(panels: readonly Rectangle[]): PlaceRow[] {
  const rows = new Map<number, number[]>();
  for (const { x, y } of panels) {
    const row = rows.get(y);
    if (row) row.push(x);
    else rows.set(y, [x]);
  }
  return Array.from(rows, ([y, xs]) => ({ from: y, to: y, xs: { from: xs, to: xs } }));
}
