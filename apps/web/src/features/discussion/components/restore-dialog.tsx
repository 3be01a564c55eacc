import { say } from "@sunwright/words/discussion";
import type { RestorePlan, RestorePoint } from "@sunwright/contract/history";
import type { HistoryItem, Project } from "@sunwright/contract/projects";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { ErrorRow } from "../../../ui/error-row";
import { Segmented } from "../../../ui/segmented";
import { SkeletonRows } from "../../../ui/skeleton";
import { Table, TableHead } from "../../../ui/table";
import { planQuery, useRestore } from "../api/restore";
import { shownChanges } from "../model/changes";
import { useChangeWords } from "./use-change-words";

interface RestoreDialogProps {
  readonly project: Project;
  readonly entry: HistoryItem;
  /** The last change of all: restoring before it is its undo. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

const POINTS = [
  { value: "before", label: say("restore.before") },
  { value: "after", label: say("restore.after") },
] as const satisfies { value: RestorePoint; label: string }[];

/** Says what would change before anything does. */
export function RestoreDialog({ project, entry, isLast, onClose }: RestoreDialogProps) {
  const [point, setPoint] = useState<RestorePoint>("before");
  const wanted = { projectId: project.id, entryId: entry.id, point };
  const plan = useQuery(planQuery(wanted));
  const restore = useRestore(isLast ? say("toast.undone") : say("toast.restored"));
  const known = plan.data ?? null;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={isLast ? say("undo.title") : say("restore.title")}
      description={say("restore.entry", { description: entry.description, name: entry.name })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {say("cancel")}
          </Button>
          <Button
            disabled={known === null || Object.keys(known.changes).length === 0}
            busy={restore.isPending}
            busyText={isLast ? say("undoing") : say("restoring")}
            onClick={() =>
              known &&
              restore.mutate({ ...wanted, version: known.version, newest: known.newest }, { onSettled: onClose })
            }
          >
            {isLast ? say("undo") : say("restore")}
          </Button>
        </>
      }
    >
      {!isLast && (
        <Segmented
          label={say("restore.version")}
          className="mt-4"
          value={point}
          onValueChange={setPoint}
          options={POINTS}
        />
      )}
      {plan.isError && (
        <ErrorRow
          className="mt-4"
          message={say("restore.notKnown")}
          detail={say("restore.nothingChanged")}
          onRetry={() => void plan.refetch()}
          retrying={plan.isFetching}
        />
      )}
      {plan.isPending && <SkeletonRows className="mt-4" label={say("restore.loading")} showLabel />}
      {known && <Plan plan={known} project={project} />}
    </Dialog>
  );
}

function Plan({ plan, project }: { readonly plan: RestorePlan; readonly project: Project }) {
  const words = useChangeWords(project.currency, "city" in plan.changes);
  const changes = shownChanges(plan.changes, words);
  return (
    <>
      {changes.length === 0 ? (
        <p className="mt-4">{say("restore.noChange")}</p>
      ) : (
        <Table caption={say("restore.changes")} className="mt-4">
          <TableHead columns={[say("restore.what"), say("restore.now"), say("restore.then")]} />
          <tbody>
            {changes.map(({ label, before, after }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="text-text-3">{before}</td>
                <td className="font-semibold">{after}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {plan.settled.map((sentence) => (
        <p key={sentence} className="mt-3">
          {sentence}
        </p>
      ))}
      {plan.stays.length > 0 && (
        <>
          <p className="mt-3">{say("restore.stays")}</p>
          <ul className="ml-5 list-disc">
            {plan.stays.map((description) => (
              <li key={description}>{description}</li>
            ))}
          </ul>
        </>
      )}
      <p className="type-help mt-3 text-text-3">{say("restore.covers")}</p>
    </>
  );
}
