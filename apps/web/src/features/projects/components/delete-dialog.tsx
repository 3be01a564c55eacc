import type { ProjectSummary } from "@sunwright/contract/projects";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { useDeleteProject } from "../api/projects";

interface DeleteDialogProps {
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

export function DeleteDialog({ project, onClose }: DeleteDialogProps) {
  const remove = useDeleteProject();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${project.name}?`}
      description="Its appliances, parameters, results and history are deleted for good. Archive it instead to keep them."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            busyText="Deleting"
            onClick={() => remove.mutate(project, { onSuccess: onClose })}
          >
            Delete
          </Button>
        </>
      }
    />
  );
}
