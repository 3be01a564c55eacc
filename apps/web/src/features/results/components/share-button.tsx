import { say } from "@sunwright/words/results";
import type { Project } from "@sunwright/contract/projects";
import { useQueryClient } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonProps } from "../../../ui/button";
import { toast } from "../../../ui/toast-store";

interface ShareButtonProps extends Pick<ButtonProps, "variant" | "full" | "className"> {
  readonly project: Pick<Project, "id" | "name" | "access">;
  /** The small one of the title block: an icon on a phone. */
  readonly compact?: boolean;
}

export function ShareButton({ project, compact, variant = "outline", ...rest }: ShareButtonProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const share = async () => {
    setBusy(true);
    try {
      // What few visits need comes when it is pressed.
      const { shareProject } = await import("../../sharing/share-project");
      await shareProject(project, client);
    } catch {
      toast({ tone: "bad", title: say("addressNotShared"), description: location.href });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant={variant}
      size={compact ? "sm" : "md"}
      icon={<Share2 size={16} strokeWidth={1.75} aria-hidden="true" />}
      {...rest}
      className={compact ? "title-share" : rest.className}
      busy={busy}
      onClick={() => void share()}
    >
      {compact ? <span className="max-sm:sr-only">{say("shareProject")}</span> : say("shareProject")}
    </Button>
  );
}
