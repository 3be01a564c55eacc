import type { ProjectSummary } from "@sunwright/contract/projects";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { useLeaveProject } from "../api/projects";

interface LeaveDialogProps {
  readonly project: ProjectSummary;
  readonly onClose: () => void;
}

export function LeaveDialog({ project, onClose }: LeaveDialogProps) {
  const leave = useLeaveProject();
  return (
    <ConfirmDialog
      title={`Leave ${project.name}?`}
      description="It goes from your list, and you hear of its changes no more. The link you came by, while it lives, leads back."
      action="Leave"
      busyText="Leaving"
      busy={leave.isPending}
      onConfirm={() => leave.mutate(project, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
