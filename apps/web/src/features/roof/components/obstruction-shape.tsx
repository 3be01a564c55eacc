import { useRef, type KeyboardEvent } from "react";
import { formatNumber } from "../../../lib/format";
import { numberText, parseNumber } from "../../../ui/number";
import { type DrawingScale, letterOf, UNITS_PER_METRE } from "../model/drawing";
import { changeObstruction, obstructionOf, type ObstructionForm } from "../model/form";
import { nudgeOf, useDrag } from "./use-drag";
import type { RoofBoard } from "./use-roof";

interface ObstructionShapeProps {
  readonly board: RoofBoard;
  readonly obstruction: ObstructionForm;
  readonly tabStop: boolean;
  readonly scale: DrawingScale;
}

/** Small ones can still be taken hold of. [px] */
const REACH = 28;

/** Coordinates in steps of 0.1 m, or of a centimetre for the fine keys. */
const tenths = (metres: number) => numberText(Math.round(metres * 10) / 10);
const hundredths = (metres: number) => numberText(Math.round(metres * 100) / 100);

export function ObstructionShape({ board, obstruction, tabStop, scale }: ObstructionShapeProps) {
  const { x, y, width, height } = obstructionOf(obstruction);
  const chosen = board.selected?.id === obstruction.id;
  const box = {
    x: x * UNITS_PER_METRE,
    y: y * UNITS_PER_METRE,
    width: width * UNITS_PER_METRE,
    height: height * UNITS_PER_METRE,
  };
  const reach = REACH / scale.pixelsPerUnit;
  const hold = { width: Math.max(box.width, reach), height: Math.max(box.height, reach) };
  const letter = Math.min(
    Math.max(Math.min(box.width, box.height) * 0.55, 9 / scale.pixelsPerUnit),
    22 / scale.pixelsPerUnit,
  );
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    <g
      role="button"
      tabIndex={tabStop ? 0 : -1}
      aria-pressed={chosen}
      aria-label={`${obstruction.type} at ${formatNumber(x, 2)}, ${formatNumber(y, 2)} m, ${formatNumber(width, 2)} × ${formatNumber(height, 2)} m`}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
      data-obstruction={obstruction.id}
      className="roof-piece"
      {...useObstructionHandling(board, obstruction, scale)}
    >
      <rect x={middleX - hold.width / 2} y={middleY - hold.height / 2} {...hold} fill="transparent" />
      <rect {...box} className="roof-obstruction" />
      <text
        x={middleX}
        y={middleY}
        dy="0.36em"
        textAnchor="middle"
        fontSize={letter}
        className="roof-obstruction-letter"
        aria-hidden="true"
      >
        {letterOf(obstruction.type)}
      </text>
      {chosen && <rect {...box} className="roof-chosen" />}
    </g>
  );
}

function useObstructionHandling(board: RoofBoard, obstruction: ObstructionForm, scale: DrawingScale) {
  const origin = useRef({ x: 0, y: 0 });
  const { id } = obstruction;
  const here = () => ({ x: parseNumber(obstruction.x), y: parseNumber(obstruction.y) });
  const select = () => board.select({ kind: "obstruction", id });
  const move = (x: string, y: string) => board.setForm((form) => changeObstruction(form, id, { x, y }));
  const drag = useDrag(
    scale.pixelsPerMetre,
    () => {
      origin.current = here();
      select();
    },
    ({ along, down }) => move(tenths(origin.current.x + along), tenths(origin.current.y + down)),
  );
  const handleKey = (event: KeyboardEvent<SVGGElement>) => {
    const nudge = nudgeOf(event);
    if (nudge) {
      const { x, y } = here();
      const round = event.shiftKey ? hundredths : tenths;
      move(round(x + nudge.along), round(y + nudge.down));
    } else if (event.key === "Enter" || event.key === " ") select();
    else return;
    event.preventDefault();
  };
  return { ...drag, onKeyDown: handleKey, onFocus: select };
}
