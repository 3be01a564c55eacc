import { fewPanels, line, polygon, roofShapes, walls, windows, type Point } from "../../../lib/house-drawing";

const DRAWING = { viewBox: "0 0 300 112", width: 300, height: 112 } as const;
const INK = { stroke: "var(--text)", strokeLinejoin: "round", strokeLinecap: "round" } as const;

/** A house that wants power. */
export function EndUserDrawing() {
  return (
    <svg {...DRAWING}>
      <g transform="translate(31 -162) scale(0.382)" {...INK} strokeWidth={4} fill="none">
        <path d={walls.gable} fill="var(--sunken)" />
        <path d={walls.front} fill="var(--sheet)" />
        {windows.map(({ pane, bar }) => (
          <path key={pane} d={pane + bar} />
        ))}
        <path d={walls.door} fill="var(--text)" />
        <path d={roofShapes.edges} fill="var(--text)" />
        <path d={roofShapes.plane} fill="var(--line)" />
        {fewPanels.map(({ outline, cells }) => (
          <g key={outline}>
            <path d={outline} fill="var(--panel)" strokeWidth={3} />
            <path d={cells} stroke="var(--panel-cell)" strokeWidth={1.6} />
          </g>
        ))}
      </g>
    </svg>
  );
}

type Vector = readonly [x: number, y: number];
/** A point of an oblique plane, and how its rectangles are written. */
const plane =
  (origin: Vector, along: Vector, up: Vector) =>
  (a: number, b: number): Point => ({
    x: origin[0] + a * along[0] + b * up[0],
    y: origin[1] + a * along[1] + b * up[1],
  });
type Plane = ReturnType<typeof plane>;
const box = (on: Plane, a: number, b: number, width: number, height: number) =>
  polygon([on(a, b), on(a + width, b), on(a + width, b + height), on(a, b + height)]);
const cells = (on: Plane, a: number, b: number, width: number, height: number) =>
  [1, 2, 3].map((part) => line(on(a + (part * width) / 4, b), on(a + (part * width) / 4, b + height))).join("") +
  [1, 2].map((part) => line(on(a, b + (part * height) / 3), on(a + width, b + (part * height) / 3))).join("");

const ROOF = plane([75, 74.8], [111.4, 32.9], [38, -54.5]);
/** The same plane, lifted off the roof: the panel in the installer's hands. */
const LIFTED = plane([83, 48], [111.4, 32.9], [38, -54.5]);
const SLOT = { width: 0.287, height: 0.38 };
const SLOTS = [0, 1, 2].flatMap((column) =>
  [0, 1].map((row) => ({ a: 0.045 + column * 0.31, b: 0.08 + row * 0.46, last: column === 2 && row === 1 })),
);

/** A roof being laid: five panels fixed, the sixth on its way. */
export function InstallerDrawing() {
  return (
    <svg {...DRAWING}>
      <g {...INK} strokeWidth={1.6} fill="none">
        <path d={box(ROOF, 0, 0, 1, 1)} fill="var(--sunken)" />
        <path d="M75 74.8L186.4 107.7L224.4 53.2L225.4 56L187.4 110.5L76 77.5Z" fill="var(--text)" />
        {SLOTS.map(({ a, b, last }) =>
          last ? (
            <path key="gap" d={box(ROOF, a, b, SLOT.width, SLOT.height)} strokeWidth={1.2} strokeDasharray="3 3" />
          ) : (
            <g key={`${a} ${b}`}>
              <path d={box(ROOF, a, b, SLOT.width, SLOT.height)} fill="var(--panel)" strokeWidth={1.2} />
              <path d={cells(ROOF, a, b, SLOT.width, SLOT.height)} stroke="var(--panel-cell)" strokeWidth={0.7} />
            </g>
          ),
        )}
        <path d={box(LIFTED, 0.665, 0.54, SLOT.width, SLOT.height)} fill="var(--sun)" strokeWidth={1.2} />
        <path d={cells(LIFTED, 0.665, 0.54, SLOT.width, SLOT.height)} strokeWidth={0.7} />
      </g>
    </svg>
  );
}

/** Fronts of the shelf's three boards, lowest first. */
const BOARDS = [78.2, 47.5, 16.8].map((height) => plane([90.6, height], [108.2, 27.3], [13.8, -7.6]));
const GOODS = [
  { board: 0, left: 0.06, width: 0.035, height: 24, fill: "var(--panel)" },
  { board: 0, left: 0.11, width: 0.035, height: 24, fill: "var(--panel)" },
  { board: 0, left: 0.16, width: 0.035, height: 24, fill: "var(--panel)" },
  { board: 0, left: 0.3, width: 0.16, height: 16, fill: "var(--sheet)" },
  { board: 0, left: 0.53, width: 0.16, height: 16, fill: "var(--sheet)" },
  { board: 0, left: 0.76, width: 0.16, height: 16, fill: "var(--sheet)" },
  { board: 1, left: 0.08, width: 0.14, height: 13, fill: "var(--sheet)" },
  { board: 1, left: 0.28, width: 0.14, height: 13, fill: "var(--sheet)" },
  { board: 1, left: 0.5, width: 0.035, height: 24, fill: "var(--panel)" },
  { board: 1, left: 0.55, width: 0.035, height: 24, fill: "var(--panel)" },
  { board: 1, left: 0.6, width: 0.035, height: 24, fill: "var(--panel)" },
  { board: 1, left: 0.74, width: 0.16, height: 11, fill: "var(--sheet)" },
] as const;

/** A shelf of panels and boxed goods. */
export function RetailerDrawing() {
  return (
    <svg {...DRAWING}>
      <g {...INK} strokeWidth={1.5} fill="none">
        <path d="M104.4 70.6V9.2M212.6 97.9V36.5" strokeWidth={2.4} />
        {BOARDS.map((board, level) => (
          <g key={level}>
            <path d={box(board, 0, 0, 1, 1)} fill="var(--sheet)" />
            {GOODS.filter((good) => good.board === level).map((good) => (
              <Boxed key={good.left} on={board} {...good} />
            ))}
            <path d={edge(board)} fill="var(--text)" />
          </g>
        ))}
        <path d="M90.6 78.2V16.8M198.8 105.5V44.1" strokeWidth={2.4} />
      </g>
    </svg>
  );
}

const raised = ({ x, y }: Point, height: number): Point => ({ x, y: y - height });
const edge = (board: Plane) =>
  polygon([board(0, 0), board(1, 0), raised(board(1, 0), -2.7), raised(board(0, 0), -2.7)]);

interface BoxedProps {
  on: Plane;
  left: number;
  width: number;
  height: number;
  fill: string;
}

function Boxed({ on, left, width, height, fill }: BoxedProps) {
  const [near, right, farRight, farLeft] = [
    on(left, 0.15),
    on(left + width, 0.15),
    on(left + width, 0.85),
    on(left, 0.85),
  ];
  return (
    <>
      <path d={polygon([near, right, raised(right, height), raised(near, height)])} fill={fill} />
      <path d={polygon([right, farRight, raised(farRight, height), raised(right, height)])} fill={fill} />
      <path
        d={polygon([raised(near, height), raised(right, height), raised(farRight, height), raised(farLeft, height)])}
        fill="var(--sheet)"
      />
    </>
  );
}
