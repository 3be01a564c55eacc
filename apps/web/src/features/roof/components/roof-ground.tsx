import { formatNumber } from "../../../lib/format";
import { type DrawingScale, UNITS_PER_METRE } from "../model/drawing";
import type { RoofForm } from "../model/form";
import type { Ground } from "../model/layout";

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
  const px = (pixels: number) => pixels / scale.pixelsPerUnit;
  const courses = Array.from(
    { length: Math.min(60, Math.max(0, Math.ceil(roof.height / 0.5) - 1)) },
    (_, index) => (index + 1) * metres(0.5),
  );
  return (
    <g>
      <rect width={wide} height={high} className="roof-ground" data-part="roof" />
      {courses.map((y) => (
        <path key={y} d={`M0 ${y}H${wide}`} className="roof-course" />
      ))}
      {left + right + top + bottom > 0 && (
        <rect
          x={left}
          y={top}
          width={Math.max(0, wide - left - right)}
          height={Math.max(0, high - top - bottom)}
          className="roof-setback"
        />
      )}
      <path
        d={`M0 ${-px(16)}H${wide}M0 ${-px(21)}v${px(10)}M${wide} ${-px(21)}v${px(10)}`}
        className="roof-dimension"
      />
      <path
        d={`M${-px(18)} 0V${high}M${-px(23)} 0h${px(10)}M${-px(23)} ${high}h${px(10)}`}
        className="roof-dimension"
      />
      <DrawingText x={wide / 2} y={-px(23)} scale={scale} anchor="middle">
        {`${formatNumber(roof.width, 2, 1)} m`}
      </DrawingText>
      <g transform={`translate(${-px(26)} ${high / 2}) rotate(-90)`}>
        <DrawingText x={0} y={0} scale={scale} anchor="middle">
          {`${formatNumber(roof.height, 2, 1)} m`}
        </DrawingText>
      </g>
      <DrawingText x={px(6)} y={high + px(20)} scale={scale} anchor="start">
        {form.rowTilt === null ? `Eave, ${form.orientation}` : `Edge, ${form.orientation}`}
      </DrawingText>
      {left + right + top + bottom > 0 && wide > px(BOTH_TEXTS) && (
        <DrawingText x={wide - px(6)} y={high + px(20)} scale={scale} anchor="end">
          {[right, top, bottom].every((side) => Math.abs(side - left) < 1e-6)
            ? `Setback ${formatNumber(ground.left, 3)} m`
            : "Setbacks dashed"}
        </DrawingText>
      )}
    </g>
  );
}

interface TextProps {
  readonly x: number;
  readonly y: number;
  readonly scale: DrawingScale;
  readonly anchor: "start" | "middle" | "end";
  readonly children: string;
}

/** Type on the drawing keeps its size whatever the scale. */
const DrawingText = ({ x, y, scale, anchor, children }: TextProps) => (
  <text x={x} y={y} textAnchor={anchor} fontSize={13 / scale.pixelsPerUnit} className="roof-text" aria-hidden="true">
    {children}
  </text>
);
