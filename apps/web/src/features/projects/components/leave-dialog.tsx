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
      title={say("leave", { name: project.name })}
      description={say("itGoesFromYour")}
      action={say("leave2")}
      busyText={say("leaving")}
      busy={leave.isPending}
      onConfirm={() => leave.mutate(project, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
