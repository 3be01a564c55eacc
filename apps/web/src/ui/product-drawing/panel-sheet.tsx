import { say } from "@sunwright/words/ui";
import { PanelFront } from "./big-parts";
import { columnsOf, panelSize, rowsOf, type Spec } from "./stated";
import "./product-drawing.css";

const HIGH = 300;
/** Between front, side and back, with room for a measure. */
const GAP = 56;
const TOP = 34;
/** Frames of panels for homes. [m] Source: maker's sheets, 30 and 35 mm. */
const FRAME = 0.035;

/** Front, side and back of a panel to one scale, with the measures that its shop states. */
export function PanelSheet({ spec }: { readonly spec: Spec }) {
  const { width, length, isStated } = panelSize(spec);
  const scale = HIGH / length;
  const [wide, thick] = [width * scale, FRAME * scale];
  const [front, side, back] = [GAP, GAP + wide + GAP / 2, GAP + wide + GAP + thick];
  const millimetres = (metres: number) => say("drawn.millimetres", { length: metres * 1_000 });
  return (
    <svg
      viewBox={`0 0 ${back + wide + 8} ${TOP + HIGH + 8}`}
      height={TOP + HIGH + 8}
      className="product-drawing product-drawing-sheet"
      aria-hidden="true"
    >
      <PanelFront x={front} y={TOP} wide={wide} high={HIGH} rows={rowsOf(length)} columns={columnsOf(width)} />
      <rect x={side} y={TOP} width={thick} height={HIGH} className="drawn-shade" />
      <Back x={back} wide={wide} />
      {isStated && (
        <g className="drawn-fine">
          <path d={`M${front} ${TOP - 12}h${wide}m0 -4v8m${-wide} 0v-8`} />
          <text x={front + wide / 2} y={TOP - 18} className="drawn-text" textAnchor="middle">
            {millimetres(width)}
          </text>
          <path d={`M${front - 14} ${TOP}v${HIGH}m-4 0h8m0 ${-HIGH}h-8`} />
          <text
            x={front - 22}
            y={TOP + HIGH / 2}
            className="drawn-text"
            textAnchor="middle"
            transform={`rotate(-90 ${front - 22} ${TOP + HIGH / 2})`}
          >
            {millimetres(length)}
          </text>
        </g>
      )}
    </svg>
  );
}

/** The boxes of the cells' three strings and the two leads. */
function Back({ x, wide }: { readonly x: number; readonly wide: number }) {
  const middle = TOP + HIGH / 2;
  const boxes = [0.2, 0.5, 0.8].map((share) => x + wide * share);
  const [left = x, , right = x + wide] = boxes;
  return (
    <>
      <rect x={x} y={TOP} width={wide} height={HIGH} className="drawn-body" />
      <rect x={x + 6} y={TOP + 6} width={wide - 12} height={HIGH - 12} className="drawn-faint" />
      {boxes.map((box) => (
        <rect key={box} x={box - 9} y={middle - 7} width="18" height="14" className="drawn-shade" />
      ))}
      <path d={`M${left} ${middle + 7}q-14 46 16 56h14M${right} ${middle + 7}q14 46 -16 56h-14`} />
      <path d={`M${left + 30} ${middle + 63}h14M${right - 30} ${middle + 63}h-14`} className="drawn-lead" />
    </>
  );
}
