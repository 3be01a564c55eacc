import type { DrawingScale } from "../model/drawing";

interface HatchProps {
  readonly id: string;
  readonly scale: DrawingScale;
  readonly className: string;
}

/** Slanted lines of the same width on the screen whatever the scale. */
export const Hatch = ({ id, scale, className }: HatchProps) => (
  <pattern
    id={id}
    width={5 / scale.pixelsPerUnit}
    height={5 / scale.pixelsPerUnit}
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(45)"
  >
    <rect width={2 / scale.pixelsPerUnit} height={5 / scale.pixelsPerUnit} className={className} />
  </pattern>
);
