import { say } from "@sunwright/words/offline";
import type { Project } from "@sunwright/contract/projects";
import { useQueryClient } from "@tanstack/react-query";
import { CloudOff, RefreshCw } from "lucide-react";
import { useState, useSyncExternalStore, type ReactNode } from "react";
import { listed } from "../../lib/listed";
import type { Notice, Queue } from "../../lib/offline/queue";
import { projectQuery } from "../../lib/project-queries";
import { Button } from "../../ui/button";
import { ConflictQuestion } from "./conflict-question";
import { answerConflict, dismissNotice } from "./decide";
import { figureWords } from "./figure-words";
import { MOST_KEPT } from "./kept-projects";
import { offlineState, subscribe } from "./state";
import { useGivenAddresses } from "./use-given-addresses";

/** A line under the navigation bar while there is something to say of the connection; none otherwise. */
export function OfflineStrip() {
  const { online, queue, takeUpdate } = useSyncExternalStore(subscribe, offlineState);
  const nameOf = useProjectNames();
  const [asked, setAsked] = useState<string | null>(null);
  useGivenAddresses(queue);
  const conflict = queue.conflicts.find(({ key }) => key === asked) ?? null;
  return (
    <div role="status" aria-label={say("connection")} className="print:hidden">
      <Connection online={online} queue={queue} />
      {queue.conflicts.map(({ key, project }) => (
        <Line key={key} action={say("conflict.open")} onPress={() => setAsked(key)}>
          {say("conflict.notice", { project: nameOf(project) })}
        </Line>
      ))}
      {queue.notices.map((notice) => (
        <Line key={notice.key} action={say("understood")} onPress={() => void dismissNotice(notice.key)}>
          {noticeWords(notice, nameOf(notice.project))}
        </Line>
      ))}
      {takeUpdate !== null && (
        <Line
          icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
          action={say("update.take")}
          onPress={takeUpdate}
        >
          {say("update.notice")}
        </Line>
      )}
      <ConflictQuestion
        conflict={conflict}
        onAnswer={(keep) => {
          setAsked(null);
          if (conflict) void answerConflict(conflict.key, keep);
        }}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

function Connection({ online, queue }: { readonly online: boolean; readonly queue: Queue }) {
  const changes = queue.changes.length;
  const icon = <CloudOff size={16} strokeWidth={1.75} aria-hidden="true" />;
  if (!online && changes > 0) return <Line icon={icon}>{say("offline.waiting", { changes })}</Line>;
  if (!online)
    return (
      <Line icon={icon}>
        <b className="font-semibold">{say("offline")}</b>{" "}
        <span className="max-sm:hidden">{say("offline.lead", { count: MOST_KEPT })}</span>
      </Line>
    );
  const held = queue.conflicts.map(({ project }) => project);
  const moving = queue.changes.filter(({ project }) => !held.includes(project)).length;
  return moving > 0 ? <Line>{say("sending", { changes: moving })}</Line> : null;
}

interface LineProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly action?: string;
  readonly onPress?: () => void;
}

const Line = ({ icon, children, action, onPress }: LineProps) => (
  <div className="border-b border-line bg-sunken">
    <div className="page-width flex min-h-9 items-center gap-3 py-1 type-small text-text-2">
      {icon}
      <span className="mr-auto min-w-0">{children}</span>
      {action !== undefined && (
        <Button variant="outline" size="sm" onClick={onPress}>
          {action}
        </Button>
      )}
    </div>
  </div>
);

/** Names of projects as far as a page has read them. */
function useProjectNames(): (id: string) => string {
  const client = useQueryClient();
  return (id) => client.getQueryData<Project>(projectQuery(id).queryKey)?.name ?? say("aProject");
}

function noticeWords(notice: Notice, project: string): string {
  if (notice.kind === "refused")
    return say("refused.notice", { changes: notice.changes, project, reason: notice.words });
  const { here, server } = notice;
  const figures = Object.keys(server).map((name) => say("differs.figure", figureWords(name, here[name], server[name])));
  return say("differs.notice", { project, figures: listed(figures) });
}
