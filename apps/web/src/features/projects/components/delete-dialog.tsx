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
      title={`Delete ${project.name}?`}
      description="Its appliances, parameters, results and history are deleted for good. Archive it instead to keep them."
      action="Delete"
      busyText="Deleting"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(project, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
