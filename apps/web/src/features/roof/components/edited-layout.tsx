import { say } from "@sunwright/words/roof";
import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import { formatNumber } from "../../../lib/format";
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
          ? say("theProvedBoundBelongs", { board: whatChanged(board), board2: energyChange(board) })
          : say("placesCannotBeBuilt", { faults })}
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
            disabled={faults > 0 || !score.current}
            onClick={() =>
              save.mutate(
                { ...roofInput(form), layout: panels.map(placeOf) },
                { onSuccess: (stored) => board.arrive(stored, panels) },
              )
            }
          >
            {say("saveThisLayout")}
          </Button>
        )}
        {placement && (
          <Button size="sm" variant="ghost" onClick={() => board.show(placement)}>
            {say("backToTheStored")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Faults({ texts, count }: { readonly texts: readonly string[]; readonly count: number }) {
  const more = count - TOLD;
  return (
    count > 0 && (
      <ul className="roof-faults type-help">
        {texts.slice(0, TOLD).map((text) => (
          <li key={text}>{text}</li>
        ))}
        {more > 0 && <li>{say("andMoreOutlinedOn", { more: formatNumber(more) })}</li>}
      </ul>
    )
  );
}

/** The panels were moved, or the ground and the rules under them. */
const whatChanged = ({ edited }: RoofBoard) => (edited ? say("changedByHandChecked") : say("theRoofOrIts"));

function energyChange({ score, placement }: RoofBoard): string {
  const now = score.answer?.figures.energyYield.value;
  if (now === undefined || !placement) return "";
  const difference = Math.round(now - placement.energyYield);
  if (difference === 0) return say("itYieldsTheSame");
  return say("itYieldsKwhA", {
    difference: formatNumber(Math.abs(difference)),
    difference2: difference > 0 ? "more" : "less",
  });
}
