import type { Path } from "./fontkit";

interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** [bytes] */
const HEADER = 10;
const ON_CURVE = 1;

/** An outline as a simple glyph of the table "glyf" (OpenType 1.9): whole steps of 16 bits, no instructions. */
export function glyphBytes(commands: Path["commands"]): { bytes: Uint8Array; left: number } {
  const { points, ends } = pointsOf(commands);
  if (points.length === 0) return { bytes: new Uint8Array(), left: 0 };
  const size = HEADER + 2 * ends.length + 2 + points.length * 5;
  const bytes = Buffer.alloc(size + ((4 - (size % 4)) % 4));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  let at = 0;
  const write = (value: number) => (at = bytes.writeInt16BE(value, at));
  for (const value of [ends.length, least(xs), least(ys), most(xs), most(ys), ...ends, 0]) write(value);
  for (const { isOnCurve } of points) at = bytes.writeUInt8(isOnCurve ? ON_CURVE : 0, at);
  for (const axis of [xs, ys]) for (const [index, value] of axis.entries()) write(value - (axis[index - 1] ?? 0));
  return { bytes, left: least(xs) };
}

const least = (values: readonly number[]) => values.reduce((low, value) => Math.min(low, value));
const most = (values: readonly number[]) => values.reduce((high, value) => Math.max(high, value));

/** Points of all contours, and the last one's place of each. */
function pointsOf(commands: Path["commands"]): { points: Point[]; ends: number[] } {
  const points: Point[] = [];
  const ends: number[] = [];
  for (const { command, args } of commands) {
    if (command === "moveTo") close(points, ends);
    const isCurve = command === "quadraticCurveTo";
    for (let place = 0; place + 1 < args.length; place += 2)
      points.push({ x: args[place] ?? 0, y: args[place + 1] ?? 0, isOnCurve: !isCurve || place === 2 });
  }
  close(points, ends);
  return { points, ends };
}

function close(points: readonly Point[], ends: number[]): void {
  const last = points.length - 1;
  if (last >= 0 && ends.at(-1) !== last) ends.push(last);
}
