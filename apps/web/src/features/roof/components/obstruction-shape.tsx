import { obstructionShapes } from "@sunwright/report/drawings/roof";
import { Shapes } from "../../../lib/drawing";
import { type DrawingScale, UNITS_PER_METRE } from "../model/drawing";
import { obstructionOf, type ObstructionForm } from "../model/form";
import { cornerOf, obstructionName } from "../model/pieces";
import { obstructionTypeName } from "../model/names";
import { usePiece } from "./use-piece";
import type { RoofBoard } from "./use-roof";

interface ObstructionShapeProps {
  readonly board: RoofBoard;
  readonly obstruction: ObstructionForm;
  readonly tabStop: boolean;
  readonly scale: DrawingScale;
}

/** Small ones can still be taken hold of. [px] */
const REACH = 28;

export function ObstructionShape({ board, obstruction, tabStop, scale }: ObstructionShapeProps) {
  const place = obstructionOf(obstruction);
  const handling = usePiece(
    board,
    { kind: "obstruction", id: obstruction.id },
    cornerOf(obstruction),
    scale.pixelsPerMetre,
  );
  const box = {
    x: place.x * UNITS_PER_METRE,
    y: place.y * UNITS_PER_METRE,
    width: place.width * UNITS_PER_METRE,
    height: place.height * UNITS_PER_METRE,
  };
  const reach = REACH / scale.pixelsPerUnit;
  const hold = { width: Math.max(box.width, reach), height: Math.max(box.height, reach) };
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    <g
      {...handling}
      tabIndex={tabStop ? 0 : -1}
      aria-label={obstructionName(obstruction)}
      data-obstruction={obstruction.id}
    >
      <rect x={middleX - hold.width / 2} y={middleY - hold.height / 2} {...hold} fill="transparent" />
      <g aria-hidden="true">
        <Shapes shapes={obstructionShapes(place, obstructionTypeName(obstruction.type), scale)} />
      </g>
      {handling["aria-pressed"] && <rect {...box} className="roof-chosen" />}
    </g>
  );
}
