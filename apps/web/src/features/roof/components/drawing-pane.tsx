import { say } from "@sunwright/words/roof";
import { rich } from "../../../lib/rich";
import { ROOF_TILT } from "@sunwright/contract/limits";
import { Box, Maximize, Plus, Undo2, ZoomIn, ZoomOut } from "lucide-react";
import { useState, type Ref } from "react";
import { Link } from "../../../lib/routing/link";
import { Button } from "../../../ui/button";
import { buttonClass } from "../../../ui/button-class";
import { IconButton } from "../../../ui/icon-button";
import { clamp, drawnNumber } from "../../../ui/number";
import { movedWords } from "../model/board";
import { withOneMore } from "../model/layout";
import { freshId } from "../model/fresh-id";
import { roofShadow, type SunTime, usualSunTime } from "../model/shadow";
import type { NeededPanels } from "./needed-panels";
import { PanelEditor } from "./panel-editor";
import { RoofDrawing } from "./roof-drawing";
import { SunTimeChoice } from "./sun-time";
import type { RoofBoard } from "./use-roof";
import { useWidth } from "../../../lib/use-width";

interface DrawingPaneProps {
  readonly projectId: string;
  readonly board: RoofBoard;
  readonly needed: NeededPanels;
  /** A new layout is being made: what lies here will be replaced. */
  readonly busy: boolean;
  readonly pane: Ref<HTMLElement>;
  readonly titled: boolean;
}

const ZOOMS = [1, 1.5, 2, 3, 4] as const;
const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

export function DrawingPane({ projectId, board, needed, busy, pane, titled }: DrawingPaneProps) {
  const [zoom, setZoom] = useState(0);
  const [box, width] = useWidth(720);
  const { time, setChosen, shadow } = useShadow(board);
  return (
    <section ref={pane} className="roof-mid" aria-label={say("roofLayout")} aria-busy={busy}>
      {titled && <h1 className="type-h2 roof-title-phone">{say("panelPlacementOptimizer")}</h1>}
      <div className="roof-bar">
        <Legend needed={needed} hasWalkways={board.ground.walkways.length > 0} />
        <div className="roof-tools">
          <Link
            to="/3d-visualizer"
            search={{ project: projectId }}
            className={buttonClass({ variant: "outline", size: "sm" })}
          >
            <Box size={16} strokeWidth={1.75} aria-hidden="true" />
            {say("openIn3d")}
          </Link>
          <IconButton
            label={say("zoomOut")}
            size="sm"
            icon={<ZoomOut {...icon} />}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            label={say("zoomIn")}
            size="sm"
            icon={<ZoomIn {...icon} />}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
          <IconButton label={say("fit")} size="sm" icon={<Maximize {...icon} />} onClick={() => setZoom(0)} />
        </div>
      </div>
      <div ref={box} className="roof-scroll">
        <RoofDrawing board={board} needed={needed} width={width} zoom={ZOOMS[zoom] ?? 1} shadow={shadow} />
      </div>
      {shadow && <SunTimeChoice time={time} shadow={shadow} onChange={setChosen} />}
      <div className="roof-edit">
        <Button
          variant="outline"
          size="sm"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => addPanel(board)}
        >
          {say("addPanel")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          icon={<Undo2 size={16} aria-hidden="true" />}
          disabled={board.past.length === 0}
          onClick={board.undo}
        >
          {say("undo")}
        </Button>
        <p className="type-help text-text-3">{say("editHelp")}</p>
        <p className="sr-only" role="status">
          {movedWords(board)}
        </p>
      </div>
      <PanelEditor board={board} />
    </section>
  );
}

/** The shadows at the chosen time; on the afternoon of the shortest day before one is chosen. */
function useShadow({ form, score, placement }: RoofBoard) {
  const [chosen, setChosen] = useState<SunTime | null>(null);
  const site = score.answer?.site ?? placement?.site;
  const time = chosen ?? usualSunTime(site?.latitude ?? 0);
  const tilt = form.rowTilt === null ? clamp(drawnNumber(form.tilt), ROOF_TILT.min, ROOF_TILT.max) : 0;
  const shadow = site ? roofShadow(site.latitude, time, { tilt, orientation: form.orientation }) : null;
  return { time, setChosen, shadow };
}

function addPanel(board: RoofBoard) {
  const id = freshId(
    board.panels.map((panel) => panel.id),
    "panel",
  );
  board.setPanels((panels) => withOneMore(panels, id, board.ground));
  board.select({ kind: "panel", id });
}

const Legend = ({ needed, hasWalkways }: { readonly needed: NeededPanels; readonly hasWalkways: boolean }) => (
  <ul className="roof-legend">
    <li>{rich(say, "legend.panel", { mark: () => <i className="roof-key roof-key-panel" /> })}</li>
    <li>{rich(say, "legend.shadedPanel", { mark: () => <i className="roof-key roof-key-shaded" /> })}</li>
    <li>{rich(say, "legend.obstruction", { mark: () => <i className="roof-key roof-key-obstruction" /> })}</li>
    <li>{rich(say, "legend.shadow", { mark: () => <i className="roof-key roof-key-shadow" /> })}</li>
    {hasWalkways && <li>{rich(say, "legend.walkway", { mark: () => <i className="roof-key roof-key-walkway" /> })}</li>}
    {needed.best.size > 0 && (
      <li>
        {rich(say, "legend.best", { panels: needed.best.size, mark: () => <i className="roof-key roof-key-best" /> })}
      </li>
    )}
  </ul>
);
