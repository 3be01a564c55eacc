import type { PlacedPanel } from "@sunwright/contract/roof";
import { clsx } from "clsx";
import { formatNumber } from "../../../lib/format";
import { type DrawingScale, UNITS_PER_METRE } from "../model/drawing";
import type { Panel } from "../model/layout";
import { panelPlaceName } from "../model/pieces";
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

/** The gap between two panels that touch stays visible. [px] */
const SEAM = 0.8;

export function PanelShape(props: PanelShapeProps) {
  const { board, panel, number, scored, faulty, best, cells, tabStop, scale, hatch } = props;
  const handling = usePiece(board, { kind: "panel", id: panel.id }, panel, scale.pixelsPerMetre);
  const shaded = scored?.shaded ?? false;
  const seam = SEAM / scale.pixelsPerUnit;
  const [x, y] = [panel.x * UNITS_PER_METRE + seam / 2, panel.y * UNITS_PER_METRE + seam / 2];
  const [width, height] = [panel.width * UNITS_PER_METRE - seam, panel.height * UNITS_PER_METRE - seam];
  const inset = 3 / scale.pixelsPerUnit;
  return (
    <g
      {...handling}
      tabIndex={tabStop ? 0 : -1}
      aria-label={panelName(panel, number, scored, faulty)}
      data-panel={panel.id}
      data-shaded={shaded}
    >
      <rect
        {...{ x, y, width, height }}
        className={clsx("roof-panel", shaded && "roof-panel-shaded", faulty && "roof-panel-faulty")}
      />
      {cells && (
        <path d={cellLines(x, y, width, height)} className={clsx("roof-cells", shaded && "roof-cells-shaded")} />
      )}
      {shaded && <rect {...{ x, y, width, height }} fill={`url(#${hatch})`} />}
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
      {handling["aria-pressed"] && <rect {...{ x, y, width, height }} className="roof-chosen" />}
    </g>
  );
}

function panelName(panel: Panel, number: number, scored: PlacedPanel | undefined, faulty: boolean): string {
  const lost =
    scored && scored.solarAccess < 0.9995 ? `, shade takes ${formatNumber(100 * (1 - scored.solarAccess), 1)}%` : "";
  return `${panelPlaceName(panel, number)}${lost}${panel.locked ? ", locked" : ""}${faulty ? ", cannot stay there" : ""}`;
}

/** The long side has six cells, the short one four. */
function cellLines(x: number, y: number, width: number, height: number): string {
  const [columns, rows] = width >= height ? [6, 4] : [4, 6];
  const across = Array.from(
    { length: columns - 1 },
    (_, index) => `M${(x + ((index + 1) * width) / columns).toFixed(2)} ${y.toFixed(2)}v${height.toFixed(2)}`,
  );
  const down = Array.from(
    { length: rows - 1 },
    (_, index) => `M${x.toFixed(2)} ${(y + ((index + 1) * height) / rows).toFixed(2)}h${width.toFixed(2)}`,
  );
  return [...across, ...down].join("");
}
