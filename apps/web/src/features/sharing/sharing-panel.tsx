import { say } from "@sunwright/words/sharing";
import type { Access } from "@sunwright/contract/access";
import { useQuery } from "@tanstack/react-query";
import { Link as LinkIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button";
import { ErrorRow } from "../../ui/error-row";
import { sharesQuery } from "./api/shares";
import { CreateShareDialog } from "./components/create-share-link";
import { ShareList } from "./components/share-links";
import "./sharing.css";

interface SharingPanelProps {
  readonly projectId: string;
  readonly access: Access;
}

/** The links of a project: who may manage them sees, makes, copies and deletes them. */
export function SharingPanel({ projectId, access }: SharingPanelProps) {
  const [creating, setCreating] = useState(false);
  const manages = access === "owner" || access === "admin";
  return (
    <section aria-labelledby="sharing-heading" className="sharing-panel">
      <h3 id="sharing-heading" className="type-h3">
        {say("title")}
      </h3>
      {manages ? (
        <>
          <Shares projectId={projectId} />
          <Button
            variant="outline"
            full
            className="mt-3"
            icon={<LinkIcon size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            {say("create.title")}
          </Button>
          <CreateShareDialog
            projectId={projectId}
            isOwner={access === "owner"}
            open={creating}
            onOpenChange={setCreating}
          />
        </>
      ) : (
        <p className="share-note type-small text-text-2">{say("notYours")}</p>
      )}
    </section>
  );
}

function Shares({ projectId }: Pick<SharingPanelProps, "projectId">) {
  const shares = useQuery(sharesQuery(projectId));
  if (shares.isPending) return <p className="share-note type-small text-text-3">{say("loading")}</p>;
  if (shares.data === undefined)
    return (
      <ErrorRow
        className="mt-3"
        message={say("notLoaded")}
        detail={say("safe")}
        onRetry={() => void shares.refetch()}
        retrying={shares.isFetching}
      />
    );
  if (shares.data === null || shares.data.length === 0)
    return <p className="share-note type-small text-text-3">{say("none")}</p>;
  return <ShareList projectId={projectId} shares={shares.data} />;
}
