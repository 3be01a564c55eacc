import { say } from "@sunwright/words/roof";
import type { PanelPlace } from "@sunwright/contract/roof";
import { type DrawingScale, UNITS_PER_METRE } from "../model/drawing";
import type { WalkwayForm } from "../model/form";
import { walkwayCorner, walkwayName } from "../model/pieces";
import { usePiece } from "./use-piece";
import type { RoofBoard } from "./use-roof";

interface WalkwayShapeProps {
  readonly board: RoofBoard;
  readonly walkway: WalkwayForm;
  readonly number: number;
  /** What it keeps free, which is more than its width where the clearance asks for more. [m] */
  readonly ground: PanelPlace;
  readonly tabStop: boolean;
  readonly scale: DrawingScale;
}

/** A narrow one can still be taken hold of. [px] */
const REACH = 24;
/** From the end of a walkway to the middle of its name. [px] */
const END = 15;

export function WalkwayShape({ board, walkway, number, ground, tabStop, scale }: WalkwayShapeProps) {
  const handling = usePiece(board, { kind: "walkway", id: walkway.id }, walkwayCorner(walkway), scale.pixelsPerMetre);
  const box = {
    x: ground.x * UNITS_PER_METRE,
    y: ground.y * UNITS_PER_METRE,
    width: ground.width * UNITS_PER_METRE,
    height: ground.height * UNITS_PER_METRE,
  };
  const reach = REACH / scale.pixelsPerUnit;
  const hold = { width: Math.max(box.width, reach), height: Math.max(box.height, reach) };
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  // At its end, where nothing that stands on it hides the name.
  const end = END / scale.pixelsPerUnit;
  const name = walkway.direction === "across" ? { x: box.x + end, y: middleY } : { x: middleX, y: box.y + end };
  return (
    <g
      {...handling}
      tabIndex={tabStop ? 0 : -1}
      aria-label={walkwayName(walkway, number)}
      data-walkway={walkway.id}
      data-direction={walkway.direction}
    >
      <rect x={middleX - hold.width / 2} y={middleY - hold.height / 2} {...hold} fill="transparent" />
      <rect {...box} className="roof-walkway" data-part="walkway" />
      <text
        {...name}
        dy="0.36em"
        textAnchor="middle"
        fontSize={12 / scale.pixelsPerUnit}
        className="roof-walkway-name"
        aria-hidden="true"
      >
        {say("walkwayMark", { number })}
      </text>
      {handling["aria-pressed"] && <rect {...box} className="roof-chosen" />}
    </g>
  );
}
