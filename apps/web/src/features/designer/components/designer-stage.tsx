import { say } from "@sunwright/words/designer";
import { Camera, Minus, Plus, Rotate3d } from "lucide-react";
import { useCallback, useMemo, useRef, useState, type RefObject } from "react";
import { distance } from "../../../lib/format";
import { usePreferences } from "../../../lib/preferences";
import { Fetched } from "../../../ui/fetched";
import { IconButton } from "../../../ui/icon-button";
import { onDemand } from "../../../ui/on-demand";
import { Segmented } from "../../../ui/segmented";
import { toast } from "../../../ui/toast-store";
import { houseOf } from "../model/house";
import { neighbour, type Direction } from "../model/panel-layout";
import type { Shown } from "../model/shown";
import { drawingScale, FIRST_VIEW, fitted, FROM_ABOVE, type View, WHEEL, zoomed } from "../model/view";
import { figureText } from "../../../lib/format";
import { Compass } from "./compass";
import { panelName } from "./panel-name";
import { picturePlan, savePicture } from "./picture";
import { PlanDrawing } from "./plan-drawing";
import type { SceneHandle } from "./scene-canvas";
import type { Designer } from "./use-designer";
import { useSize, type Size } from "./use-size";
import { type StageActions, useStageInput } from "./use-stage-input";
import { hasWebGl } from "./web-gl";

const canvas = onDemand(() => import("./scene-canvas"));

type Mode = "scene" | "plan";
const icon = { size: 17, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The house to look at: as a scene, or as a line drawing where a scene is impossible or unwanted. */
export function DesignerStage({ designer }: { readonly designer: Designer }) {
  const { dataSaver } = usePreferences();
  const [possible, setPossible] = useState(hasWebGl);
  const [chosen, setChosen] = useState<Mode | null>(null);
  const mode: Mode = !possible ? "plan" : (chosen ?? (dataSaver ? "plan" : "scene"));
  const [box, size] = useSize();
  const scene = useRef<SceneHandle>(null);
  const plan = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [view, setView, resetView] = useView(designer, mode, size);
  const shown = useShown(designer, cursor);
  const onLost = useCallback(() => setPossible(false), []);
  const actions: StageActions = {
    setView,
    resetView,
    ...usePanelActions({ designer, cursor, setCursor, setSaid, scene, plan, box }),
  };
  const input = useStageInput(box, actions);
  const savePng = () =>
    void savePicture(
      mode === "scene" ? scene.current?.picture() : plan.current ? picturePlan(plan.current) : undefined,
    );
  return (
    <div className="designer-stage" data-mode={mode}>
      <div
        ref={box}
        role="application"
        aria-roledescription={say("view.role")}
        aria-label={say("view.label", {
          panels: designer.panels.length,
          width: designer.design.roof.width,
          height: designer.design.roof.height,
        })}
        aria-describedby="designer-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys of its own
        tabIndex={0}
        className="designer-view"
        {...input}
      >
        {shown && size && mode === "scene" && (
          <Fetched script={canvas} waiting={<p className="designer-waiting type-small">{say("view.loading")}</p>}>
            {({ SceneCanvas }) => <SceneCanvas ref={scene} shown={shown} view={view} {...size} onLost={onLost} />}
          </Fetched>
        )}
        {shown && size && mode === "plan" && (
          <PlanDrawing ref={plan} shown={shown} view={view} {...size} label={say("view.plan")} />
        )}
      </div>
      <p id="designer-keys" className="ui-visually-hidden">
        {say("view.keys")}
      </p>
      <p className="ui-visually-hidden" role="status">
        {said}
      </p>
      <div className="designer-controls">
        <IconButton
          label={say("view.zoomOut")}
          size="sm"
          icon={<Minus {...icon} />}
          onClick={() => setView((now) => zoomed(now, WHEEL.down))}
        />
        <span className="n n-4 designer-zoom" data-pitch={Math.round(view.pitch)} data-yaw={Math.round(view.yaw)}>
          {Math.round((drawingScale(view) / drawingScale({ ...view, zoom: 1 })) * 100)}%
        </span>
        <IconButton
          label={say("view.zoomIn")}
          size="sm"
          icon={<Plus {...icon} />}
          onClick={() => setView((now) => zoomed(now, WHEEL.up))}
        />
        <IconButton label={say("view.first")} size="sm" icon={<Rotate3d {...icon} />} onClick={resetView} />
        <IconButton label={say("picture.save")} size="sm" icon={<Camera {...icon} />} onClick={savePng} />
        <span className="designer-hint type-help text-text-3">{say("view.hint")}</span>
      </div>
      <div className="designer-mode">
        {possible ? (
          <Segmented
            label={say("view.mode")}
            size="sm"
            value={mode}
            onValueChange={setChosen}
            options={[
              { value: "scene", label: say("view.mode.scene") },
              { value: "plan", label: say("view.mode.plan") },
            ]}
          />
        ) : (
          <p className="type-help text-text-3">{say("view.no3d")}</p>
        )}
      </div>
      <Compass azimuth={designer.design.roof.azimuth} yaw={view.yaw} />
    </div>
  );
}

/** The view, fitted to the house and the stage until somebody turns or zooms it. */
function useView({ design }: Designer, mode: Mode, size: Size | null) {
  const [turned, setTurned] = useState<View | null>(null);
  const { roof } = design;
  const first = useMemo(() => {
    const start = mode === "plan" ? FROM_ABOVE : FIRST_VIEW;
    const across = mode === "plan" ? Math.max(roof.width, roof.height) + 5 : houseOf(roof).reach * ROOM;
    return size ? fitted(start, across, size) : start;
  }, [mode, size, roof]);
  const view = turned ?? first;
  const setView = useCallback((update: (view: View) => View) => setTurned((now) => update(now ?? first)), [first]);
  const resetView = useCallback(() => setTurned(null), []);
  return [view, setView, resetView] as const;
}
/** Of the stage for the house, its ground and the sun above it, in reaches of the house. */
const ROOM = 3.6;

function useShown({ design, panels, site, moment, heat }: Designer, cursor: string | null): Shown | null {
  const { units } = usePreferences();
  const lengthText = useMemo(() => (metres: number) => figureText(distance(metres, units, 1)), [units]);
  const { roof, panel, obstructions } = design;
  return useMemo(
    () => site && { roof, panel, panels, obstructions, site, moment, heat, cursor, lengthText },
    [roof, panel, panels, obstructions, site, moment, heat, cursor, lengthText],
  );
}

const panelState = (panel: string, selected: boolean) =>
  selected ? say("panel.selected", { panel }) : say("panel.notSelected", { panel });

interface PanelActionsInput {
  readonly designer: Designer;
  readonly cursor: string | null;
  readonly setCursor: (id: string | null) => void;
  readonly setSaid: (text: string) => void;
  readonly scene: RefObject<SceneHandle | null>;
  readonly plan: RefObject<SVGSVGElement | null>;
  readonly box: RefObject<HTMLDivElement | null>;
}

/** Pressing a panel, walking to one and choosing it, in either drawing. */
function usePanelActions({ designer, cursor, setCursor, setSaid, scene, plan, box }: PanelActionsInput) {
  const { panels, dispatch, heat } = designer;
  const toggle = (id: string) => {
    const panel = panels.find((one) => one.id === id);
    if (!panel) return;
    dispatch({ kind: "toggle", id });
    setSaid(panelState(panelName(panel, panels, heat?.get(id)), !panel.selected));
  };
  return {
    press: (x: number, y: number, target: EventTarget) => {
      const named = target instanceof Element ? target.getAttribute("data-panel") : null;
      const id = named ?? scene.current?.pick(x, y) ?? null;
      if (id === null) return;
      setCursor(null);
      toggle(id);
    },
    walk: (towards: Direction) => {
      const id = neighbour(panels, cursor, towards);
      const panel = panels.find((one) => one.id === id);
      if (!panel) return;
      setCursor(panel.id);
      setSaid(panelState(panelName(panel, panels, heat?.get(panel.id)), panel.selected));
      const element = plan.current?.querySelector(`[data-panel="${CSS.escape(panel.id)}"]`);
      if (element instanceof SVGElement) element.focus();
    },
    toggleCursor: () => {
      const focused = box.current?.contains(document.activeElement)
        ? document.activeElement?.getAttribute("data-panel")
        : null;
      const id = focused ?? cursor;
      if (id) toggle(id);
      else
        toast({
          tone: "info",
          title: say("panel.noneMarked"),
          description: say("panel.howToMark"),
        });
    },
  };
}
