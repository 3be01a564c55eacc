import { say } from "@sunwright/words/roof";
import { AZIMUTHS, ROOF_ORIENTATIONS, type RoofOrientation } from "@sunwright/contract/roof-options";
import type { KeyboardEvent } from "react";
import { orientationName } from "../model/names";

interface OrientationDialProps {
  readonly value: RoofOrientation;
  readonly onChange: (value: RoofOrientation) => void;
}

const CENTRE = 66;
const [INNER, OUTER] = [30, 63];
const HALF_STEP = 22.5;
const KEYS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where the roof faces, on a compass with north on top. */
export function OrientationDial({ value, onChange }: OrientationDialProps) {
  const handleKey = (event: KeyboardEvent<SVGGElement>) => {
    const step = KEYS[event.key];
    if (step === undefined && event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (step === undefined) return;
    const place = ROOF_ORIENTATIONS.indexOf(value);
    const next = ROOF_ORIENTATIONS[(place + step + ROOF_ORIENTATIONS.length) % ROOF_ORIENTATIONS.length];
    if (!next) return;
    onChange(next);
    event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-value="${next}"]`)?.focus();
  };
  return (
    <svg
      viewBox="0 0 132 132"
      width="132"
      height="132"
      role="radiogroup"
      aria-label={say("orientation")}
      className="roof-dial"
    >
      {ROOF_ORIENTATIONS.map((orientation) => (
        <g
          key={orientation}
          role="radio"
          aria-checked={orientation === value}
          aria-label={orientationName(orientation)}
          data-value={orientation}
          tabIndex={orientation === value ? 0 : -1}
          onClick={() => onChange(orientation)}
          onKeyDown={handleKey}
        >
          <path d={sector(AZIMUTHS[orientation])} />
          <text {...labelPlace(AZIMUTHS[orientation])} textAnchor="middle" aria-hidden="true">
            {say("orientationLetters", { orientation })}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A point of the compass. */
function point(azimuth: number, radius: number): readonly [number, number] {
  const angle = (azimuth * Math.PI) / 180;
  return [CENTRE + radius * Math.sin(angle), CENTRE - radius * Math.cos(angle)];
}
const at = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function sector(azimuth: number): string {
  const [from, to] = [azimuth - HALF_STEP, azimuth + HALF_STEP];
  return `M${at(point(from, INNER))}L${at(point(from, OUTER))}A${OUTER} ${OUTER} 0 0 1 ${at(point(to, OUTER))}L${at(point(to, INNER))}A${INNER} ${INNER} 0 0 0 ${at(point(from, INNER))}Z`;
}

function labelPlace(azimuth: number) {
  const [x, y] = point(azimuth, 46);
  return { x, y: y + 4.5 };
}
