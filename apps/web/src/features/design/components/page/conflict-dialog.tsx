import { say } from "@sunwright/words/design";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { Table, TableHead } from "../../../../ui/table";
import { fieldLabel, showParameter, type FieldName } from "../../../../lib/parameter-words";
import type { Conflict } from "./use-stored-parameters";

interface ConflictDialogProps {
  readonly conflict: Conflict | null;
  /** Fields changed here. */
  readonly changed: readonly FieldName[];
  readonly onResolve: (keep: readonly FieldName[]) => void;
  readonly onClose: () => void;
}

/** Somebody else saved in between: what they changed, and whose value counts where both did. */
export function ConflictDialog({ conflict, changed, onResolve, onClose }: ConflictDialogProps) {
  const changes = conflict?.changes ?? [];
  const contested = changes.filter((change) => change.contested).map(({ name }) => name);
  return (
    <Dialog
      size="lg"
      open={conflict !== null}
      onOpenChange={(open) => !open && onClose()}
      title={say("conflict.title")}
      description={conflict?.by ? say("conflict.explainedBy", { name: conflict.by }) : say("conflict.explained")}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {say("conflict.notNow")}
          </Button>
          {contested.length > 0 && (
            <Button variant="outline" onClick={() => onResolve(changed.filter((name) => !contested.includes(name)))}>
              {say("conflict.useSaved")}
            </Button>
          )}
          <Button onClick={() => onResolve(changed)}>
            {contested.length > 0 ? say("conflict.keepMine") : say("conflict.addMine")}
          </Button>
        </>
      }
    >
      <Table caption={say("conflict.changes")} className="mt-4">
        <TableHead
          columns={[say("conflict.field"), say("conflict.before"), say("conflict.savedNow"), say("conflict.here")]}
        />
        <tbody>
          {changes.map(({ name, before, theirs, mine, contested: both }) => (
            <tr key={name}>
              <th scope="row">{fieldLabel(name)}</th>
              <td className="text-text-3">{showParameter(name, before)}</td>
              <td>{showParameter(name, theirs)}</td>
              <td className={both ? "font-semibold" : "text-text-3"}>
                {both ? showParameter(name, mine) : say("conflict.notChanged")}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
