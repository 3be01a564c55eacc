import { say } from "@sunwright/words/report-drawings";
import type { Box } from "../architecture";
import { noteText, path, rect, type Shape } from "../drawing";

/** Ink for equipment; colour is for energy. */
const INK = { stroke: "text", strokeWidth: 1.8 } as const;

/** The panels of the array in a row, as far as there is room. */
export function panelRow(box: Box, count: number): Shape[] {
  const gap = count > 8 ? 2 : 3;
  const width = Math.min((box.width - gap * (count - 1)) / count, 38);
  const left = box.x + box.width - (width * count + gap * (count - 1));
  return Array.from({ length: count }, (_, index) =>
    panel({ x: left + index * (width + gap), y: box.y, width, height: box.height }),
  ).flat();
}

function panel({ x, y, width, height }: Box): Shape[] {
  const columns = width > 24 ? [1 / 3, 2 / 3] : [1 / 2];
  const lines = [
    ...columns.map((share) => `M${x + width * share} ${y + 1}V${y + height - 1}`),
    ...[1, 2, 3, 4].map((row) => `M${x + 1} ${y + (height * row) / 5}H${x + width - 1}`),
  ];
  return [
    rect({ x, y, width, height }, { fill: "panel", stroke: "panel-frame", strokeWidth: 1.2 }),
    path(lines.join(""), { stroke: "panel-cell", strokeWidth: 0.8 }),
  ];
}

const CELLS = 5;

/** Five cells, the last empty: 90% may be used. An outline where there is none. */
export function batteryBox(box: Box, used: boolean): Shape[] {
  if (!used)
    return [
      rect(box, { rounded: 5, fill: "sheet", stroke: "control", strokeWidth: 1.8, dash: "4 4" }),
      noteText(box.x + box.width / 2, box.y + box.height / 2 + 5, say("system.batteryNotUsed"), { anchor: "middle" }),
    ];
  const width = (box.width - 16 - 5 * (CELLS - 1)) / CELLS;
  return [
    rect(box, { rounded: 5, fill: "sheet", ...INK }),
    ...Array.from({ length: CELLS }, (_, index) =>
      rect(
        { x: box.x + 8 + index * (width + 5), y: box.y + 9, width, height: box.height - 18 },
        {
          rounded: 2,
          ...(index < CELLS - 1 && { fill: "battery" }),
          stroke: "battery-edge",
          strokeWidth: 1.2,
        },
      ),
    ),
  ];
}

/** The sign of an inverter: direct above, alternating below. */
export const inverterBox = ({ x, y, width, height }: Box): Shape[] => [
  rect({ x, y, width, height }, { rounded: 5, fill: "sheet", ...INK }),
  path(`M${x} ${y + height}L${x + width} ${y}`, { stroke: "text", strokeWidth: 1.4 }),
  path(`M${x + 8} ${y + 14}h14M${x + 8} ${y + 20}h4m3 0h7`, INK),
  path(`M${x + width - 26} ${y + height - 14}q5-9 9 0t9 0`, INK),
];

/** A load centre under a roof, with two rows of sockets. */
export function house({ x, y, width, height }: Box, ridge: number): Shape[] {
  const columns = Math.max(3, Math.floor((width - 16) / 17));
  const pitch = (width - 16) / columns;
  const sockets = [0, 1].flatMap((row) =>
    Array.from({ length: columns }, (_, column) => ({
      x: x + 8 + column * pitch + (pitch - 11) / 2,
      y: y + 8 + row * 27,
    })),
  );
  return [
    path(`M${x} ${y}L${x + width / 2} ${ridge}L${x + width} ${y}V${y + height}H${x}Z`, {
      fill: "sheet",
      ...INK,
      round: true,
    }),
    ...sockets.flatMap((place): Shape[] => [
      rect({ ...place, width: 11, height: 20 }, { rounded: 1.5, fill: "sheet", stroke: "text", strokeWidth: 1.2 }),
      path(`M${place.x + 5.5} ${place.y + 4}v5`, { stroke: "text", strokeWidth: 2 }),
    ]),
  ];
}

/** A dimension line with drafting ticks. */
export const dimension = (from: number, to: number, y: number, text: string): Shape[] => [
  path(`M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10`, { stroke: "text-3" }),
  path(`M${from - 3.5} ${y + 3.5}l7-7M${to - 3.5} ${y + 3.5}l7-7`, { stroke: "text-3", strokeWidth: 1.4 }),
  noteText((from + to) / 2, y - 7, text, { anchor: "middle" }),
];
