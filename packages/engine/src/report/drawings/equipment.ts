import type { Box } from "../architecture";
import { path, rect, type Shape, words } from "../drawing";

const INK = { stroke: "text", strokeWidth: 1.5 } as const;

/** The panels of the array in a row, as far as there is room. */
export function panelRow(box: Box, count: number): Shape[] {
  const gap = count > 8 ? 2 : 3;
  const width = Math.min((box.width - gap * (count - 1)) / count, 38);
  const left = box.x + box.width - (width * count + gap * (count - 1));
  return Array.from({ length: count }, (_, index) => left + index * (width + gap)).flatMap((x): Shape[] => [
    rect({ x, y: box.y, width, height: box.height }, { fill: "panel", stroke: "panel-frame", strokeWidth: 1 }),
    path(
      [
        `M${x + width / 2} ${box.y + 1}V${box.y + box.height - 1}`,
        ...[1, 2, 3, 4].map((row) => `M${x + 1} ${box.y + (box.height * row) / 5}H${x + width - 1}`),
      ].join(""),
      { stroke: "panel-cell", strokeWidth: 0.7 },
    ),
  ]);
}

const CELLS = 5;

/** Five cells, the last empty: 90% may be used. An outline where there is none. */
export function batteryBox(box: Box, used: boolean): Shape[] {
  const middle = box.y + box.height / 2 + 4;
  if (!used)
    return [
      rect(box, { rounded: 4, fill: "sheet", stroke: "control", strokeWidth: 1.5, dash: "4 4" }),
      words(box.x + box.width / 2, middle, "Not used", { anchor: "middle" }),
    ];
  const width = (box.width - 16 - 5 * (CELLS - 1)) / CELLS;
  return [
    rect(box, { rounded: 4, fill: "sheet", ...INK }),
    ...Array.from({ length: CELLS }, (_, index) =>
      rect(
        { x: box.x + 8 + index * (width + 5), y: box.y + 9, width, height: box.height - 18 },
        {
          rounded: 2,
          ...(index === CELLS - 1 ? {} : { fill: "battery" as const }),
          stroke: "battery-edge",
          strokeWidth: 1,
        },
      ),
    ),
  ];
}

/** The sign of an inverter: direct above, alternating below. */
export const inverterBox = ({ x, y, width, height }: Box): Shape[] => [
  rect({ x, y, width, height }, { rounded: 4, fill: "sheet", ...INK }),
  path(`M${x} ${y + height}L${x + width} ${y}`, { stroke: "text", strokeWidth: 1.2 }),
  path(`M${x + 6} ${y + 13}h12M${x + 6} ${y + 18}h4m3 0h5`, INK),
  path(`M${x + width - 22} ${y + height - 12}q4-8 8 0t8 0`, INK),
];

/** A load centre under a roof. */
export function house({ x, y, width, height }: Box, ridge: number): Shape[] {
  const columns = Math.max(3, Math.floor((width - 16) / 17));
  const pitch = (width - 16) / columns;
  const places = [0, 1].flatMap((row) =>
    Array.from({ length: columns }, (_, column) => ({
      x: x + 8 + column * pitch + (pitch - 11) / 2,
      y: y + 8 + row * 24,
    })),
  );
  return [
    path(`M${x} ${y}L${x + width / 2} ${ridge}L${x + width} ${y}V${y + height}H${x}Z`, { fill: "sheet", ...INK }),
    ...places.flatMap((place): Shape[] => [
      rect({ ...place, width: 11, height: 18 }, { rounded: 1.5, fill: "sheet", stroke: "text", strokeWidth: 1 }),
      path(`M${place.x + 5.5} ${place.y + 4}v5`, INK),
    ]),
  ];
}

/** A dimension line with drafting ticks. */
export const dimension = (from: number, to: number, y: number, text: string): Shape[] => [
  path(
    `M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10M${from - 3.5} ${y + 3.5}l7-7M${to - 3.5} ${y + 3.5}l7-7`,
    { stroke: "text-3", strokeWidth: 1 },
  ),
  words((from + to) / 2, y - 6, text, { anchor: "middle" }),
];
