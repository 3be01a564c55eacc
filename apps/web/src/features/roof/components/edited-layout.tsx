import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import { counted, formatNumber } from "../../../lib/format";
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
          ? `${whatChanged(board)}${energyChange(board)} The proved bound belongs to a generated layout.`
          : `${counted(faults, "place")} cannot be built:`}
      </p>
      <Faults texts={score.answer?.faults ?? []} count={faults} />
      <div className="roof-edited-actions">
        {mayEdit && (
          <Button size="sm" variant="outline" disabled={optimization.running} onClick={() => optimization.start()}>
            Regenerate layout
          </Button>
        )}
        {mayEdit && (
          <Button
            size="sm"
            variant="outline"
            busy={save.isPending}
            busyText="Saving"
            disabled={faults > 0 || !score.current}
            onClick={() =>
              save.mutate(
                { ...roofInput(form), layout: panels.map(placeOf) },
                { onSuccess: (stored) => board.arrive(stored, panels) },
              )
            }
          >
            Save this layout
          </Button>
        )}
        {placement && (
          <Button size="sm" variant="ghost" onClick={() => board.show(placement)}>
            Back to the stored one
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
        {more > 0 && <li>and {formatNumber(more)} more, outlined on the drawing</li>}
      </ul>
    )
  );
}

/** The panels were moved, or the ground and the rules under them. */
const whatChanged = ({ edited }: RoofBoard) =>
  edited
    ? "Changed by hand, checked and scored here."
    : "The roof or its rules have changed: these panels are checked and scored on it as it is now.";

function energyChange({ score, placement }: RoofBoard): string {
  const now = score.answer?.figures.energyYield.value;
  if (now === undefined || !placement) return "";
  const difference = Math.round(now - placement.energyYield);
  if (difference === 0) return " It yields the same.";
  return ` It yields ${formatNumber(Math.abs(difference))} kWh a year ${difference > 0 ? "more" : "less"} than the stored one.`;
}
