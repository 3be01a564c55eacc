import { say } from "@sunwright/words/sharing";
import type { Share } from "@sunwright/contract/shares";
import { Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { writeClipboard } from "../../../lib/clipboard";
import { useNow } from "../../../lib/now";
import { permissionLabel, PERMISSION_TONES } from "../../../lib/share-permission";
import { Chip } from "../../../ui/chip";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { IconButton } from "../../../ui/icon-button";
import { toast } from "../../../ui/toast-store";
import { useDeleteShare } from "../api/shares";
import { audienceOf, shareUrl, shareUse } from "../model/share-words";

interface ShareListProps {
  readonly projectId: string;
  readonly shares: readonly Share[];
}

export function ShareList({ projectId, shares }: ShareListProps) {
  const [asked, setAsked] = useState<Share | null>(null);
  const now = useNow(...shares.map(({ lastAccessedAt }) => lastAccessedAt));
  return (
    <>
      <ul aria-label={say("links")}>
        {shares.map((share) => (
          <Row key={share.id} share={share} now={now} onDelete={() => setAsked(share)} />
        ))}
      </ul>
      {asked !== null && <DeleteDialog projectId={projectId} share={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

interface RowProps {
  readonly share: Share;
  readonly now: Date;
  readonly onDelete: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

function Row({ share, now, onDelete }: RowProps) {
  const audience = audienceOf(share);
  const permission = permissionLabel(share.permission);
  return (
    <li className="share-row">
      <div className="flex items-center gap-2">
        <Chip tone={PERMISSION_TONES[share.permission]}>{permission}</Chip>
        <span className="mr-auto min-w-0 truncate type-help text-text-2" title={audience}>
          {audience}
        </span>
        <IconButton
          size="sm"
          label={say("copyLink", { permission, audience })}
          icon={<Copy {...icon} />}
          onClick={() => void copy(share)}
        />
        <IconButton
          size="sm"
          danger
          label={say("deleteLink", { permission, audience })}
          icon={<Trash2 {...icon} />}
          onClick={onDelete}
        />
      </div>
      <p className="type-help text-text-3">{shareUse(share, now)}</p>
    </li>
  );
}

async function copy(share: Share) {
  const url = shareUrl(location.origin, share);
  try {
    await writeClipboard(url);
    toast({ tone: "ok", title: say("copy.done") });
  } catch {
    // The clipboard is blocked in this browser: the link can still be taken by hand.
    toast({ tone: "bad", title: say("copy.failed"), description: url });
  }
}

interface DeleteDialogProps {
  readonly projectId: string;
  readonly share: Share;
  readonly onClose: () => void;
}

function DeleteDialog({ projectId, share, onClose }: DeleteDialogProps) {
  const remove = useDeleteShare(projectId);
  return (
    <ConfirmDialog
      title={say("delete.question")}
      description={say("delete.description", {
        permission: permissionLabel(share.permission),
        audience: audienceOf(share),
      })}
      action={say("delete.confirm")}
      busyText={say("delete.deleting")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(share, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
