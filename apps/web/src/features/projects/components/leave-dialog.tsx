import { say } from "@sunwright/words/projects";
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
      title={say("leave.question", { project: project.name })}
      description={say("leave.description")}
      action={say("leave.confirm")}
      busyText={say("leave.busy")}
      busy={leave.isPending}
      onConfirm={() => leave.mutate(project, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
