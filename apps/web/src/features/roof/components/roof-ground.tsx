import { say } from "@sunwright/words/roof";
import { axisText } from "@sunwright/report/drawing";
import { footOfRoof, groundShapes } from "@sunwright/report/drawings/roof";
import { Shapes } from "../../../lib/drawing";
import { formatNumber } from "../../../lib/format";
import { type DrawingScale, UNITS_PER_METRE } from "../model/drawing";
import type { RoofForm } from "../model/form";
import type { Ground } from "../model/layout";
import { orientationName } from "../model/names";

/** What the two lines of text below the roof take side by side. [px] */
const BOTH_TEXTS = 230;

const metres = (value: number) => value * UNITS_PER_METRE;

interface GroundProps {
  readonly form: RoofForm;
  readonly ground: Ground;
  readonly roof: { readonly width: number; readonly height: number };
  readonly scale: DrawingScale;
}

/** The roof, its usable area, and its two dimensions. */
export function RoofGround({ form, ground, roof, scale }: GroundProps) {
  const [wide, high] = [metres(roof.width), metres(roof.height)];
  const [left, top] = [metres(ground.left), metres(ground.top)];
  const [right, bottom] = [metres(roof.width - ground.right), metres(roof.height - ground.bottom)];
  const px = (pixels: number) => pixels * scale.pixel;
  return (
    <g aria-hidden="true">
      <Shapes
        shapes={groundShapes(roof, scale, {
          width: `${formatNumber(roof.width, 2, 1)} m`,
          height: `${formatNumber(roof.height, 2, 1)} m`,
          foot: footOfRoof(orientationName(form.orientation), form.rowTilt !== null),
        })}
      />
      {left + right + top + bottom > 0 && (
        <rect
          x={left}
          y={top}
          width={Math.max(0, wide - left - right)}
          height={Math.max(0, high - top - bottom)}
          className="roof-setback"
        />
      )}
      {left + right + top + bottom > 0 && wide > px(BOTH_TEXTS) && (
        <Shapes
          shapes={[axisText(wide - px(6), high + px(20), setbackWords(ground), { size: px(13), anchor: "end" })]}
        />
      )}
    </g>
  );
}

const setbackWords = ({ left, right, top, bottom }: Ground) =>
  [right, top, bottom].every((side) => Math.abs(side - left) < 1e-6)
    ? say("setbackOfRoof", { distance: formatNumber(left, 3) })
    : say("setbacksDashed");
