import type { ProjectSummary } from "@sunwright/contract/projects";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { useLeaveProject } from "../api/projects";

interface LeaveDialogProps {
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

export function LeaveDialog({ project, onClose }: LeaveDialogProps) {
  const leave = useLeaveProject();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Leave ${project.name}?`}
      description="It goes from your list, and you hear of its changes no more. The link you came by, while it lives, leads back."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            busy={leave.isPending}
            busyText="Leaving"
            onClick={() => leave.mutate(project, { onSuccess: onClose })}
          >
            Leave
          </Button>
        </>
      }
    />
  );
}
