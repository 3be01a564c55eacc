import { say } from "@sunwright/words/roof";
import type { PlacedPanel } from "@sunwright/contract/roof";
import { showsCells } from "@sunwright/report/drawings/roof";
import { useEffect, useId, useRef } from "react";
import { drawnNumber } from "../../../ui/number";
import { drawingScale } from "../model/drawing";
import { isOutdated, type ScoreAnswer } from "../model/preview";
import type { RoofShadow } from "../model/shadow";
import { Hatch } from "./hatch";
import type { NeededPanels } from "./needed-panels";
import { ObstructionShape } from "./obstruction-shape";
import { PanelShape } from "./panel-shape";
import { RoofGround } from "./roof-ground";
import { ShadowShapes } from "./shadow-shapes";
import { WalkwayShape } from "./walkway-shape";
import type { RoofBoard } from "./use-roof";

interface RoofDrawingProps {
  readonly board: RoofBoard;
  readonly needed: NeededPanels;
  /** [px] */
  readonly width: number;
  readonly zoom: number;
  /** Null until the site is known. */
  readonly shadow: RoofShadow | null;
}

/** The roof from above its plane, 20 units to the metre: the ridge on top, the eave below. */
export function RoofDrawing({ board, needed, width, zoom, shadow }: RoofDrawingProps) {
  const { form, panels, score, selected } = board;
  const hatch = useId();
  const svg = useScrollOnlyBesidePieces();
  const side = (text: string) => Math.max(0, drawnNumber(text));
  const roof = { width: side(form.roofWidth), height: side(form.roofHeight) };
  const scale = drawingScale(roof, width, zoom);
  const scored = new Map<string, PlacedPanel>(score.answer?.panels.map((panel) => [panel.id, panel]));
  const faulty = faultyPanels(score.answer);
  const cells = showsCells(panels.length, scale);
  const stop = (shapes: readonly { readonly id: string }[]) =>
    (shapes.find(({ id }) => id === selected?.id) ?? shapes[0])?.id;
  const { walkways } = board.ground;
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
        <Hatch id={hatch} scale={scale} className="roof-hatch-shaded" />
      </defs>
      <RoofGround form={form} ground={board.ground} roof={roof} scale={scale} />
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
          tabStop={panel.id === stop(panels)}
          scale={scale}
          hatch={hatch}
        />
      ))}
      {form.walkways.map((walkway, index) => {
        const ground = walkways.find(({ id }) => id === walkway.id);
        return (
          ground && (
            <WalkwayShape
              key={walkway.id}
              board={board}
              walkway={walkway}
              number={index + 1}
              ground={ground}
              tabStop={walkway.id === stop(walkways)}
              scale={scale}
            />
          )
        );
      })}
      <ShadowShapes form={form} shadow={shadow} roof={roof} scale={scale} />
      {form.obstructions.map((obstruction) => (
        <ObstructionShape
          key={obstruction.id}
          board={board}
          obstruction={obstruction}
          tabStop={obstruction.id === stop(form.obstructions)}
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

/** Those that cannot stay; none where all belong to another panel size, which is said in words. */
const faultyPanels = (answer: ScoreAnswer | null): ReadonlySet<string> =>
  new Set(answer === null || isOutdated(answer) ? [] : answer.faultyPanels);

function drawingName({ panels, form }: RoofBoard, scored: ReadonlyMap<string, PlacedPanel>): string {
  const shaded = panels.filter(({ id }) => scored.get(id)?.shaded).length;
  return say("drawingSummary", { panels: panels.length, shaded, obstructions: form.obstructions.length });
}
