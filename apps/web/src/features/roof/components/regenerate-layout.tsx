import { tell } from "@sunwright/report/tell";
import type { Text } from "@sunwright/engine/units/told";
import { say } from "@sunwright/words/roof";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import { formatNumber } from "../../../lib/format";
import { holdsUnread } from "../../../ui/number";
import { Button } from "../../../ui/button";
import { useSaveLayout } from "../api/placement";
import { roofInput } from "../model/form";
import { placeOf } from "../model/layout";
import type { Optimization } from "./use-optimization";
import type { RoofBoard } from "./use-roof";

/** Faults are told up to this many; the drawing outlines all of them. */
const TOLD = 5;

interface EditedLayoutProps {
  readonly project: Pick<Project, "id" | "access">;
  readonly board: RoofBoard;
  readonly optimization: Optimization;
}

/** A layout that differs from the stored one: what is wrong with it, and how to keep it, mend it or give it up. */
export function EditedLayout({ project, board, optimization }: EditedLayoutProps) {
  const save = useSaveLayout(project.id);
  const { score, placement, panels, form } = board;
  const faults = score.answer?.faultCount ?? 0;
  const mayEdit = permits(project.access, "edit");
  return (
    <div className="roof-edited">
      <p className="type-small" role="status">
        {faults === 0
          ? say("editedLayout", { changed: board.edited ? "panels" : "roof", ...energyChange(board) })
          : say("faults", { faults })}
      </p>
      <Faults texts={score.answer?.faults ?? []} count={faults} />
      <div className="roof-edited-actions">
        {mayEdit && (
          <Button size="sm" variant="outline" disabled={optimization.running} onClick={() => optimization.start()}>
            {say("regenerateLayout")}
          </Button>
        )}
        {mayEdit && (
          <Button
            size="sm"
            variant="outline"
            busy={save.isPending}
            busyText={say("saving")}
            disabled={faults > 0 || !score.current || holdsUnread(form)}
            onClick={() =>
              save.mutate(
                { ...roofInput(form), layout: panels.map(placeOf) },
                { onSuccess: (stored) => board.arrive(stored, panels) },
              )
            }
          >
            {say("saveLayout")}
          </Button>
        )}
        {placement && (
          <Button size="sm" variant="ghost" onClick={() => board.show(placement)}>
            {say("backToStored")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Faults({ texts, count }: { readonly texts: readonly Text[]; readonly count: number }) {
  const more = count - TOLD;
  return (
    count > 0 && (
      <ul className="roof-faults type-help">
        {texts
          .slice(0, TOLD)
          .map((text) => tell(text))
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
        {more > 0 && <li>{say("moreFaults", { faults: more })}</li>}
      </ul>
    )
  );
}

/** What it yields against the stored layout, as far as both are known. [kWh a year] */
function energyChange({ score, placement }: RoofBoard) {
  const now = score.answer?.figures.energyYield.value;
  if (now === undefined || !placement) return { change: "unknown", energy: "" };
  const difference = Math.round(now - placement.energyYield);
  const change = difference === 0 ? "none" : difference > 0 ? "more" : "less";
  return { change, energy: formatNumber(Math.abs(difference)) };
}
