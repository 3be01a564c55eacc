import type { Rectangle } from "../../geometry/rectangle";
import type { LayoutProblem } from "../problem";

const TOLERANCE = 1e-6; // metres
/** Whether two spans come closer than a distance. */
const close = (a: number, aLong: number, b: number, bLong: number, distance = 0) =>
  Math.min(a + aLong, b + bLong) - Math.max(a, b) > TOLERANCE - distance;
const touching = (a: Rectangle, b: Rectangle, distance = 0) =>
  close(a.x, a.width, b.x, b.width, distance) && close(a.y, a.height, b.y, b.height, distance);

/**
 * A second opinion that shares no code with the solver: checks the rules from the problem in metres alone, pair by pair, and
 * values the layout again.
 */
export function verified(problem: LayoutProblem, panels: readonly Rectangle[]): { faults: string[]; value: number } {
  const { roof, setback, panel, obstructions, clearance, gap, zones, objective } = problem;
  const faults: string[] = [];
  const same = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;
  for (const [index, one] of panels.entries()) {
    const asIs = same(one.width, panel.width) && same(one.height, panel.height);
    const rotated = same(one.width, panel.height) && same(one.height, panel.width);
    const allowed =
      (asIs && problem.orientations.includes("as-is")) || (rotated && problem.orientations.includes("rotated"));
    if (!allowed) faults.push(`${index} has the wrong size`);
    const right = roof.width - setback.right - one.x - one.width;
    const bottom = roof.height - setback.bottom - one.y - one.height;
    if (Math.min(one.x - setback.left, one.y - setback.top, right, bottom) < -TOLERANCE)
      faults.push(`${index} is outside`);
    const solid = obstructions.filter(({ width, height }) => width > 0 && height > 0);
    if (solid.some((obstruction) => touching(one, obstruction, clearance))) faults.push(`${index} is not clear`);
    if (panels.some((other, place) => place > index && touching(one, other, gap))) faults.push(`${index} is too close`);
  }
  const valueOf = (one: Rectangle) =>
    objective === "count"
      ? 1
      : Math.round(1000 * (1 - Math.max(0, ...zones.filter((zone) => touching(one, zone)).map(({ loss }) => loss))));
  return { faults, value: panels.reduce((sum, one) => sum + valueOf(one), 0) };
}
