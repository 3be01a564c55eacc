import { say } from "@sunwright/words/projects";
import type { ProjectSummary } from "@sunwright/contract/projects";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { useDeleteProject } from "../api/projects";

interface DeleteDialogProps {
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

export function DeleteDialog({ project, onClose }: DeleteDialogProps) {
  const remove = useDeleteProject();
  return (
    <ConfirmDialog
      title={say("delete.question", { project: project.name })}
      description={say("delete.description")}
      action={say("delete.confirm")}
      busyText={say("delete.busy")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(project, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
