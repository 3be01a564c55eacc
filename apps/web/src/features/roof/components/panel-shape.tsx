import { say } from "@sunwright/words/roof";
import type { PlacedPanel } from "@sunwright/contract/roof";
import { panelBox, panelShapes } from "@sunwright/report/drawings/roof";
import { Shapes } from "../../../lib/drawing";
import { formatNumber } from "../../../lib/format";
import type { DrawingScale } from "../model/drawing";
import type { Panel } from "../model/layout";
import { usePiece } from "./use-piece";
import type { RoofBoard } from "./use-roof";

interface PanelShapeProps {
  readonly board: RoofBoard;
  readonly panel: Panel;
  readonly number: number;
  readonly scored: PlacedPanel | undefined;
  readonly faulty: boolean;
  readonly best: boolean;
  readonly cells: boolean;
  /** The one panel that Tab reaches; the arrow keys move it, Page Up and Page Down go on to others. */
  readonly tabStop: boolean;
  readonly scale: DrawingScale;
  readonly hatch: string;
}

export function PanelShape(props: PanelShapeProps) {
  const { board, panel, number, scored, faulty, best, cells, tabStop, scale, hatch } = props;
  const handling = usePiece(board, { kind: "panel", id: panel.id }, panel, scale.pixelsPerMetre);
  const shaded = scored?.shaded ?? false;
  const box = panelBox(panel, scale);
  const { x, y, width, height } = box;
  const inset = 3 * scale.pixel;
  return (
    <g
      {...handling}
      tabIndex={tabStop ? 0 : -1}
      aria-label={panelName(panel, number, scored, faulty)}
      data-panel={panel.id}
      data-shaded={shaded}
    >
      <Shapes shapes={panelShapes(box, shaded, cells)} />
      {shaded && <rect {...box} fill={`url(#${hatch})`} />}
      {faulty && <rect {...box} className="roof-faulty" />}
      {best && (
        <rect
          x={x + inset}
          y={y + inset}
          width={Math.max(0, width - 2 * inset)}
          height={Math.max(0, height - 2 * inset)}
          className="roof-best"
        />
      )}
      {panel.locked && (
        <circle cx={x + width / 2} cy={y + height / 2} r={Math.min(width, height) / 5} className="roof-lock" />
      )}
      {handling["aria-pressed"] && <rect {...box} className="roof-chosen" />}
    </g>
  );
}

function panelName({ x, y, locked }: Panel, number: number, scored: PlacedPanel | undefined, faulty: boolean): string {
  const isShaded = scored !== undefined && scored.solarAccess < 0.9995;
  return say("panelSummary", {
    number,
    x: formatNumber(x, 2),
    y: formatNumber(y, 2),
    shade: isShaded ? formatNumber(100 * (1 - scored.solarAccess), 1) : "none",
    locked: locked ? "yes" : "no",
    fault: faulty ? "yes" : "no",
  });
}
