import { say } from "@sunwright/words/roof";
import { ROOF_SIDE_MAX } from "@sunwright/contract/limits";
import { ChevronLeft, ChevronRight, Lock, LockOpen, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { afterLeaving, isNumberText, numberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { moveTo, toggleLock, turn, type Panel } from "../model/layout";
import type { RoofBoard } from "./use-roof";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The chosen panel by numbers: place, turn, lock, remove. */
export function PanelEditor({ board }: { readonly board: RoofBoard }) {
  const { panels, selected } = board;
  const place = selected?.kind === "panel" ? panels.findIndex(({ id }) => id === selected.id) : -1;
  const panel = panels[place];
  if (!panel) return null;
  const { id } = panel;
  const choose = (step: number) => {
    const next = panels[(place + step + panels.length) % panels.length];
    if (next) board.select({ kind: "panel", id: next.id });
  };
  return (
    <section className="roof-panel-editor" aria-label={say("chosenPanel")}>
      <div className="roof-panel-head">
        <h2 className="type-h4">{say("numberedPanel", { number: place + 1 })}</h2>
        <IconButton
          label={say("previousPanel")}
          size="sm"
          icon={<ChevronLeft {...icon} />}
          onClick={() => choose(-1)}
        />
        <IconButton label={say("nextPanel")} size="sm" icon={<ChevronRight {...icon} />} onClick={() => choose(1)} />
        <PanelFacts board={board} id={id} />
      </div>
      <div className="roof-panel-fields">
        <Coordinate
          key={`x-${id}`}
          name="x"
          panel={panel}
          onMove={(x) => board.setPanels((all) => moveTo(all, id, x, panel.y), `typed ${id} x`)}
        />
        <Coordinate
          key={`y-${id}`}
          name="y"
          panel={panel}
          onMove={(y) => board.setPanels((all) => moveTo(all, id, panel.x, y), `typed ${id} y`)}
        />
        <Button
          variant="outline"
          size="sm"
          icon={<RotateCw {...icon} />}
          onClick={() => board.setPanels((all) => turn(all, id))}
        >
          {say("turn")}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-pressed={panel.locked}
          icon={panel.locked ? <Lock {...icon} /> : <LockOpen {...icon} />}
          onClick={() => board.setPanels((all) => toggleLock(all, id))}
        >
          {panel.locked ? say("locked") : say("lock")}
        </Button>
        <Button
          variant="outline"
          size="sm"
          icon={<Trash2 {...icon} />}
          onClick={() => board.remove({ kind: "panel", id })}
        >
          {say("removePanel")}
        </Button>
      </div>
      {panel.locked && <p className="type-help text-text-3">{say("lockedHelp")}</p>}
    </section>
  );
}

function PanelFacts({ board, id }: { readonly board: RoofBoard; readonly id: string }) {
  const scored = board.score.answer?.panels.find((one) => one.id === id);
  if (!scored) return null;
  return (
    <p className="type-help text-text-2">
      {say("panelYield", {
        energy: formatNumber(scored.yearlyEnergy),
        percent: formatNumber(100 * (1 - scored.solarAccess), 1),
      })}
    </p>
  );
}

interface CoordinateProps {
  readonly name: "x" | "y";
  readonly panel: Panel;
  readonly onMove: (metres: number) => void;
}

/** The text stays the person's own while the box is in use; a drag shows in it otherwise. */
function Coordinate({ name, panel, onMove }: CoordinateProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={say("panelCoordinate", { axis: name })}>
      <NumberInput
        value={typed ?? numberText(panel[name])}
        onValueChange={(text) => {
          setTyped(text);
          if (isNumberText(text)) onMove(parseNumber(text));
        }}
        onBlur={() => setTyped(afterLeaving)}
        max={ROOF_SIDE_MAX}
        step={0.1}
        unit="m"
        size="sm"
      />
    </Field>
  );
}
