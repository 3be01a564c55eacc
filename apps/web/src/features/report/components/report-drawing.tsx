import type { Drawing, Ink, Shape } from "@sunwright/engine/report/drawing";
import { HATCHES } from "@sunwright/engine/report/palette";
import { useId } from "react";

/** A drawing of the report, in the design system's colours. */
export function ReportDrawing({ drawing: { width, height, label, shapes } }: { readonly drawing: Drawing }) {
  const id = useId();
  const ink = (name: Ink | undefined) => {
    if (name === undefined) return "none";
    return name in HATCHES ? `url(#${id}-${name})` : `var(--${name})`;
  };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      <defs>
        {Object.entries(HATCHES).map(([name, { ground, line }]) => (
          <pattern
            key={name}
            id={`${id}-${name}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill={ink(ground)} />
            <rect width="1.6" height="6" fill={ink(line)} />
          </pattern>
        ))}
      </defs>
      {shapes.map((shape, index) => (
        <Drawn key={index} shape={shape} ink={ink} />
      ))}
    </svg>
  );
}

interface DrawnProps {
  readonly shape: Shape;
  readonly ink: (name: Ink | undefined) => string;
}

function Drawn({ shape, ink }: DrawnProps) {
  if (shape.kind === "text")
    return (
      <text
        x={shape.x}
        y={shape.y}
        fontSize={shape.size}
        fontWeight={shape.bold ? 600 : 400}
        textAnchor={shape.anchor}
        fill={ink(shape.fill)}
      >
        {shape.text}
      </text>
    );
  const paint = {
    fill: ink(shape.fill),
    stroke: ink(shape.stroke),
    strokeWidth: shape.strokeWidth,
    strokeDasharray: shape.dash,
  };
  if (shape.kind === "path") return <path d={shape.d} transform={shape.transform} {...paint} />;
  if (shape.kind === "circle") return <circle cx={shape.x} cy={shape.y} r={shape.radius} {...paint} />;
  const { x, y, width, height, rounded } = shape;
  return <rect x={x} y={y} width={Math.max(0, width)} height={Math.max(0, height)} rx={rounded} {...paint} />;
}
