import type { PlacedPanel } from "@sunwright/contract/roof";
import { useEffect, useId, useRef } from "react";
import { parseNumber } from "../../../ui/number";
import { formatNumber } from "../../../lib/format";
import { drawingScale, UNITS_PER_METRE, type DrawingScale } from "../model/drawing";
import type { RoofForm } from "../model/form";
import type { NeededPanels } from "./needed-panels";
import { ObstructionShape } from "./obstruction-shape";
import { PanelShape } from "./panel-shape";
import type { RoofBoard } from "./use-roof";

const metres = (value: number) => value * UNITS_PER_METRE;

interface RoofDrawingProps {
  readonly board: RoofBoard;
  readonly needed: NeededPanels;
  /** [px] */
  readonly width: number;
  readonly zoom: number;
}

/** Cells are drawn while a panel is large enough to show them. [px] */
const CELLS_FROM = 16;
const CELLS_UNTIL_PANELS = 400;

/** The roof from above its plane, 20 units to the metre: the ridge on top, the eave below. */
export function RoofDrawing({ board, needed, width, zoom }: RoofDrawingProps) {
  const { form, panels, score, selected } = board;
  const hatch = useId();
  const svg = useScrollOnlyBesidePieces();
  const side = (text: string) => Math.max(0, parseNumber(text));
  const roof = { width: side(form.roofWidth), height: side(form.roofHeight) };
  const scale = drawingScale(roof, width, zoom);
  const scored = new Map<string, PlacedPanel>(score.answer?.panels.map((panel) => [panel.id, panel]));
  const faulty = new Set(score.answer?.faults.flatMap((fault) => fault.panels));
  const cells = panels.length <= CELLS_UNTIL_PANELS && scale.pixelsPerMetre > CELLS_FROM;
  const panelStop = panels.find(({ id }) => id === selected?.id) ?? panels[0];
  const obstructionStop = form.obstructions.find(({ id }) => id === selected?.id) ?? form.obstructions[0];
  return (
    <svg
      ref={svg}
      viewBox={scale.viewBox}
      width={scale.width}
      height={scale.height}
      role="group"
      aria-label={drawingName(board, scored)}
      className="roof-drawing"
    >
      <defs>
        <pattern
          id={hatch}
          width={5 / scale.pixelsPerUnit}
          height={5 / scale.pixelsPerUnit}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={2 / scale.pixelsPerUnit} height={5 / scale.pixelsPerUnit} className="roof-shadow" />
        </pattern>
      </defs>
      <RoofGround form={form} roof={roof} scale={scale} />
      {panels.map((panel, index) => (
        <PanelShape
          key={panel.id}
          board={board}
          panel={panel}
          number={index + 1}
          scored={scored.get(panel.id)}
          faulty={faulty.has(panel.id)}
          best={needed.best.has(panel.id)}
          cells={cells}
          tabStop={panel.id === panelStop?.id}
          scale={scale}
          hatch={hatch}
        />
      ))}
      {form.obstructions.map((obstruction) => (
        <ObstructionShape
          key={obstruction.id}
          board={board}
          obstruction={obstruction}
          tabStop={obstruction.id === obstructionStop?.id}
          scale={scale}
        />
      ))}
    </svg>
  );
}

/** A finger on a piece drags it. React listens passively, where the browser would begin to scroll and end the drag. */
function useScrollOnlyBesidePieces() {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const drawing = svg.current;
    const keepStill = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest(".roof-piece")) event.preventDefault();
    };
    drawing?.addEventListener("touchstart", keepStill, { passive: false });
    return () => drawing?.removeEventListener("touchstart", keepStill);
  }, []);
  return svg;
}

function drawingName({ panels, form }: RoofBoard, scored: ReadonlyMap<string, PlacedPanel>): string {
  const shaded = panels.filter(({ id }) => scored.get(id)?.shaded).length;
  return `Roof layout: ${panels.length} panels, ${shaded} shaded, ${form.obstructions.length} obstructions`;
}

interface GroundProps {
  readonly form: RoofForm;
  readonly roof: { readonly width: number; readonly height: number };
  readonly scale: DrawingScale;
}

/** The roof, its usable area, and its two dimensions. */
function RoofGround({ form, roof, scale }: GroundProps) {
  const [wide, high] = [metres(roof.width), metres(roof.height)];
  const setback = (side: "left" | "right" | "top" | "bottom") => metres(Math.max(0, parseNumber(form.rules[side])));
  const [left, right, top, bottom] = [setback("left"), setback("right"), setback("top"), setback("bottom")];
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
        {`Eave, ${form.orientation}`}
      </DrawingText>
      {left + right + top + bottom > 0 && (
        <DrawingText x={wide - px(6)} y={high + px(20)} scale={scale} anchor="end">
          {left === right && left === top && left === bottom
            ? `Setback ${formatNumber(left / UNITS_PER_METRE, 3)} m`
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
