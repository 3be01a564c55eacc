import { useId } from "react";
import { type DrawingScale, UNITS_PER_METRE } from "../model/drawing";
import { obstructionOf, type RoofForm } from "../model/form";
import { type RoofShadow, shadowOutline } from "../model/shadow";
import { Hatch } from "./hatch";

interface ShadowShapesProps {
  readonly form: RoofForm;
  readonly shadow: RoofShadow | null;
  readonly roof: { readonly width: number; readonly height: number };
  readonly scale: DrawingScale;
}

/** Where the obstructions keep the sun away at the chosen time; the whole slope while it shines on none of it. */
export function ShadowShapes({ form, shadow, roof, scale }: ShadowShapesProps) {
  const [clip, hatch] = [useId(), useId()];
  if (!shadow) return null;
  const size = { width: roof.width * UNITS_PER_METRE, height: roof.height * UNITS_PER_METRE };
  const { ofMetre } = shadow;
  return (
    <g className="roof-shadows" clipPath={`url(#${clip})`}>
      <defs>
        <clipPath id={clip}>
          <rect {...size} />
        </clipPath>
        <Hatch id={hatch} scale={scale} className="roof-hatch-shadow" />
      </defs>
      {ofMetre === null ? (
        <rect {...size} fill={`url(#${hatch})`} data-part="shadow" />
      ) : (
        form.obstructions.map((obstruction) => (
          <path
            key={obstruction.id}
            d={closedPath(shadowOutline(obstructionOf(obstruction), ofMetre))}
            fill={`url(#${hatch})`}
            data-part="shadow"
          />
        ))
      )}
    </g>
  );
}

const closedPath = (points: readonly (readonly [number, number])[]) =>
  `M${points.map((point) => point.map((value) => (value * UNITS_PER_METRE).toFixed(2)).join(" ")).join("L")}Z`;
