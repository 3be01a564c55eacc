import type { Drawing, Ink, Shape, TextShape } from "@sunwright/report/drawing";
import { HATCHES } from "@sunwright/report/palette";
import { memo, type ReactNode, useId } from "react";
import "./drawing.css";

interface DrawnProps {
  readonly drawing: Drawing;
  /** The page says what it shows beside it. */
  readonly decorative?: boolean;
  /** Of its size on the page to its own. */
  readonly scale?: number;
  readonly className?: string;
  /** What lies over it: a cursor. */
  readonly children?: ReactNode;
}

/** A drawing of the engine in the design system's colours, on a screen and in print. */
export function Drawn({ drawing, decorative, scale = 1, className, children }: DrawnProps) {
  const { width, height, label, shapes } = drawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      {...(decorative ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      className={className}
    >
      <Shapes shapes={shapes} />
      {children}
    </svg>
  );
}

/** Shapes for a drawing that a page puts together itself. They are drawn again only when they are other ones. */
export const Shapes = memo(function Shapes({ shapes }: { readonly shapes: readonly Shape[] }) {
  const id = useId();
  const ink = (name: Ink | undefined) => {
    if (name === undefined) return "none";
    return name in HATCHES ? `url(#${id}-${name})` : `var(--${name})`;
  };
  return (
    <>
      {isHatched(shapes) && <Hatches id={id} ink={ink} />}
      {shapes.map((shape, index) => (
        <One key={index} shape={shape} ink={ink} />
      ))}
    </>
  );
});

const isHatched = (shapes: readonly Shape[]): boolean =>
  shapes.some((shape) =>
    shape.kind === "group" ? isHatched(shape.shapes) : shape.fill !== undefined && shape.fill in HATCHES,
  );

type Inks = (name: Ink | undefined) => string;

const Hatches = ({ id, ink }: { readonly id: string; readonly ink: Inks }) => (
  <defs>
    {Object.entries(HATCHES).map(([name, { ground, line, lineWidth }]) => (
      <pattern
        key={name}
        id={`${id}-${name}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill={ink(ground)} />
        <rect width={lineWidth} height="6" fill={ink(line)} />
      </pattern>
    ))}
  </defs>
);

interface OneProps {
  readonly shape: Shape;
  readonly ink: Inks;
}

function One({ shape, ink }: OneProps) {
  if (shape.kind === "group")
    return (
      <g className={`drawn-${shape.name}`} transform={shape.transform}>
        {shape.shapes.map((each, index) => (
          <One key={index} shape={each} ink={ink} />
        ))}
      </g>
    );
  if (shape.kind === "text") return <Words shape={shape} ink={ink} />;
  const round = shape.round && ("round" as const);
  const paint = {
    fill: ink(shape.fill),
    stroke: ink(shape.stroke),
    strokeWidth: shape.strokeWidth,
    strokeDasharray: shape.dash,
    strokeLinecap: round,
    strokeLinejoin: round,
    opacity: shape.opacity,
  };
  if (shape.kind === "circle") return <circle cx={shape.x} cy={shape.y} r={shape.radius} {...paint} />;
  if (shape.kind === "path")
    return (
      <path
        d={shape.d}
        transform={shape.transform}
        shapeRendering={shape.crisp ? "crispEdges" : undefined}
        {...paint}
      />
    );
  const { x, y, width, height, rounded, part } = shape;
  const box = { x, y, width: Math.max(0, width), height: Math.max(0, height), rx: rounded };
  return <rect {...box} {...paint} data-part={part} />;
}

const Words = ({ shape, ink }: { readonly shape: TextShape; readonly ink: Inks }) => (
  <text
    x={shape.x}
    y={shape.y}
    fontSize={shape.size}
    fontWeight={shape.weight}
    textAnchor={shape.anchor}
    fill={ink(shape.fill)}
    transform={shape.upright && `rotate(-90 ${shape.x} ${shape.y})`}
    className={shape.halo ? `drawn-${shape.role} drawn-halo` : `drawn-${shape.role}`}
  >
    {shape.text}
    {shape.detail && (
      <tspan fontWeight={500} dx={5}>
        {shape.detail}
      </tspan>
    )}
  </text>
);
