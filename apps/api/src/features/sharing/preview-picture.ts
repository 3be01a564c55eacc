import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

/** As link previews take it: 1.91 to 1. Source: the Open Graph guides of the large networks. [px] */
export const PREVIEW = { width: 1_200, height: 630 } as const;
/** Drawn so many times larger, and averaged: edges are smooth. */
const FINE = 2;
/** More are a picture of nothing; the sentence beside it says how much there is. */
const PANELS_MAX = 24;

type Colour = readonly [red: number, green: number, blue: number];
type Point = readonly [x: number, y: number];

/** The design system's, by day. */
const INK: Colour = [17, 33, 28];
const SKY: Colour = [255, 188, 54];
const GROUND: Colour = [250, 168, 0];
const DISC: Colour = [255, 255, 255];
const WALL: Colour = [255, 243, 214];
const GABLE: Colour = [255, 228, 163];
const ROOF: Colour = [214, 132, 16];
const PANEL: Colour = [20, 40, 70];
const CELL: Colour = [64, 98, 150];
const COLOURS = [SKY, GROUND, INK, DISC, WALL, GABLE, ROOF, PANEL, CELL] as const;

interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Places in `COLOURS`, row by row. */
  readonly pixels: Uint8Array;
}

/** A convex or concave area, by its corners in turn. */
function fill({ width, height, pixels }: Canvas, corners: readonly Point[], colour: Colour): void {
  const index = COLOURS.indexOf(colour);
  const ys = corners.map(([, y]) => y * FINE);
  const from = Math.max(0, Math.ceil(Math.min(...ys)));
  const to = Math.min(height - 1, Math.floor(Math.max(...ys)));
  for (let y = from; y <= to; y += 1) {
    const crossings = corners
      .flatMap(([x0, y0], at) => {
        const [x1, y1] = corners[(at + 1) % corners.length] ?? [x0, y0];
        const [top, bottom] = [y0 * FINE, y1 * FINE];
        const isCrossed = (top <= y && bottom > y) || (bottom <= y && top > y);
        return isCrossed ? [(x0 + ((x1 - x0) * (y - top)) / (bottom - top)) * FINE] : [];
      })
      .toSorted((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const left = Math.max(0, Math.round(crossings[pair] ?? 0));
      const right = Math.min(width, Math.round(crossings[pair + 1] ?? 0));
      if (right > left) pixels.fill(index, y * width + left, y * width + right);
    }
  }
}

function fillCircle({ width, height, pixels }: Canvas, [x, y]: Point, radius: number, colour: Colour): void {
  const index = COLOURS.indexOf(colour);
  const size = radius * FINE;
  for (let row = Math.ceil(-size); row <= size; row += 1) {
    const at = Math.round(y * FINE) + row;
    const half = Math.sqrt(size * size - row * row);
    const from = at * width + Math.round(x * FINE - half);
    if (at >= 0 && at < height) pixels.fill(index, from, from + Math.round(2 * half));
  }
}
const box = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const HORIZON = 500;
/** On its arc, in the morning. */
const SUN: Point = [255, 260];
const LINE = 4;

/** The roof as it is seen: along its eave, and up to its ridge. */
const EAVE: Point = [330, 360];
const ALONG: Point = [420, 0];
const UP: Point = [110, -190];
const onRoof = (along: number, up: number): Point => [
  EAVE[0] + along * ALONG[0] + up * UP[0],
  EAVE[1] + along * ALONG[1] + up * UP[1],
];
const patch = (left: number, foot: number, right: number, top: number): readonly Point[] => [
  onRoof(left, foot),
  onRoof(right, foot),
  onRoof(right, top),
  onRoof(left, top),
];

function drawHouse(canvas: Canvas, panels: number): void {
  const ridge = onRoof(1, 1);
  const end = onRoof(1, 0);
  const back: Point = [ridge[0] + 130, 370];
  fill(
    canvas,
    [
      [350, 356],
      [750, 356],
      [750, 540],
      [350, 540],
    ],
    INK,
  );
  fill(canvas, box(354, 360, 392, 176), WALL);
  fill(canvas, [end, ridge, back, [back[0] - 10, 520], [746, 540]], INK);
  fill(
    canvas,
    [
      [752, 362],
      [ridge[0] - 2, ridge[1] + 12],
      [back[0] - 12, 374],
      [back[0] - 14, 516],
      [750, 535],
    ],
    GABLE,
  );
  fill(canvas, box(560, 420, 62, 116), INK);
  for (const x of [400, 660]) {
    fill(canvas, box(x, 420, 70, 60), INK);
    fill(canvas, box(x + LINE, 420 + LINE, 70 - 2 * LINE, 60 - 2 * LINE), SKY);
  }
  fill(canvas, patch(-0.045, -0.05, 1.02, 1.03), INK);
  fill(canvas, patch(-0.03, -0.02, 1.005, 1.005), ROOF);
  drawPanels(canvas, Math.min(panels, PANELS_MAX));
}

/** Rows from the eave up, each as full as the one before. */
function drawPanels(canvas: Canvas, count: number): void {
  if (count === 0) return;
  const rows = Math.min(3, Math.ceil(count / 4));
  const columns = Math.ceil(count / rows);
  const [width, height] = [0.94 / Math.max(columns, 5), 0.9 / 3];
  for (let panel = 0; panel < count; panel += 1) {
    const [column, row] = [panel % columns, Math.floor(panel / columns)];
    const [left, foot] = [0.03 + column * width, 0.06 + row * height];
    const [right, top] = [left + width - 0.012, foot + height - 0.035];
    fill(canvas, patch(left, foot, right, top), PANEL);
    for (const share of [1 / 3, 2 / 3]) {
      const [x, y] = [left + share * (right - left), foot + share * (top - foot)];
      fill(canvas, patch(x - 0.0015, foot, x + 0.0015, top), CELL);
      fill(canvas, patch(left, y - 0.005, right, y + 0.005), CELL);
    }
  }
}

function draw(panels: number): Canvas {
  const [width, height] = [PREVIEW.width * FINE, PREVIEW.height * FINE];
  const canvas = { width, height, pixels: new Uint8Array(width * height) };
  fillCircle(canvas, [600, HORIZON], 420, INK);
  fillCircle(canvas, [600, HORIZON], 417, SKY);
  fillCircle(canvas, SUN, 58, INK);
  fillCircle(canvas, SUN, 54, DISC);
  fill(canvas, box(0, HORIZON, PREVIEW.width, PREVIEW.height - HORIZON), GROUND);
  fill(canvas, box(0, HORIZON, PREVIEW.width, LINE), INK);
  drawHouse(canvas, panels);
  return canvas;
}

/** Rows of one turn: others are served between two of them. */
const ROWS_A_TURN = 8;

/** Four fine pixels are one, of the mean of their colours; a row begins with the number of its filter. */
async function averaged({ width, pixels }: Canvas): Promise<Buffer> {
  const bytes = Buffer.alloc(PREVIEW.height * (1 + 3 * PREVIEW.width));
  const parts = COLOURS.flat();
  let at = 0;
  for (let y = 0; y < PREVIEW.height; y += 1) {
    if (y % ROWS_A_TURN === 0) await nextTurn();
    at += 1;
    for (let x = 0; x < PREVIEW.width; x += 1) {
      const first = FINE * y * width + FINE * x;
      const below = first + width;
      for (let part = 0; part < 3; part += 1) {
        let sum = 0;
        for (const place of [first, first + 1, below, below + 1]) sum += parts[3 * (pixels[place] ?? 0) + part] ?? 0;
        bytes[at] = sum >> 2;
        at += 1;
      }
    }
  }
  return bytes;
}

/** Source: RFC 2083, section 3.2. */
function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const packed = promisify(deflate);

async function png(panels: number): Promise<Buffer> {
  const canvas = draw(panels);
  await nextTurn();
  const pixels = await averaged(canvas);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(PREVIEW.width, 0);
  head.writeUInt32BE(PREVIEW.height, 4);
  // Eight bits of three colours. Source: RFC 2083, section 4.1.1.
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = [chunk("IHDR", head), chunk("IDAT", await packed(pixels)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...body]);
}

/** The picture of a link that does not say what it leads to. */
export const ANY_HOUSE = 8;

const made = new Map<number, Promise<Buffer>>();

/** A house with so many panels: each number is drawn once in the life of the process, 25 pictures of a few kB at most. */
export function previewPicture(panels: number): Promise<Buffer> {
  const count = Math.max(0, Math.min(PANELS_MAX, Math.round(panels)));
  const picture = made.get(count) ?? png(count);
  made.set(count, picture);
  return picture;
}
