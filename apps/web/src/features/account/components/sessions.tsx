import { say } from "@sunwright/words/account";
import type { AccountSession } from "@sunwright/contract/account";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { whatHappened } from "../../../lib/api-error";
import { formatDate, relativeTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { ErrorRow } from "../../../ui/error-row";
import { SkeletonRows } from "../../../ui/skeleton";
import { toast } from "../../../ui/toast-store";
import { endOne, endOthers, sessionsQuery } from "../api/account";
import { browserName } from "../model/browser-name";

/** Where the account is signed in; each can be ended, or all but this one. */
export function Sessions() {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const end = useMutation({ mutationFn: (id: string) => endOne(client, id), onError: notEnded });
  const others = useMutation({
    mutationFn: () => endOthers(client),
    onSuccess: () => toast({ title: say("sessions.othersEnded") }),
    onError: notEnded,
  });
  if (sessions.isError) {
    return (
      <ErrorRow
        message={say("sessions.notLoaded")}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      />
    );
  }
  if (!sessions.data) return <SkeletonRows rows={2} label={say("sessions.loading")} />;
  const list = sessions.data.sessions;
  const readAt = new Date(sessions.dataUpdatedAt);
  return (
    <>
      <ul className="rounded-3 border border-line bg-sheet">
        {list.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            now={readAt}
            ending={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {list.length > 1 && (
        <Button
          variant="outline"
          className="mt-4"
          busy={others.isPending}
          busyText={say("sessions.ending")}
          onClick={() => others.mutate()}
        >
          {say("sessions.endOthers")}
        </Button>
      )}
    </>
  );
}

const notEnded = (error: unknown) => {
  const description = whatHappened(error, say("tryAgain"));
  toast({ title: say("sessions.notEnded"), description, tone: "bad" });
};

interface SessionLineProps {
  session: AccountSession;
  /** When the list was read. */
  now: Date;
  ending: boolean;
  onEnd: () => void;
}

function SessionLine({ session, now, ending, onEnd }: SessionLineProps) {
  const browser = browserName(session.userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div>
        <p className="type-h4 flex flex-wrap items-center gap-2">
          {browser}
          {session.current && <Chip tone="info">{say("sessions.thisDevice")}</Chip>}
        </p>
        <p className="type-help text-text-3">
          {say("sessions.details", {
            address: session.address,
            signedIn: formatDate(session.createdAt),
            lastSeen: relativeTime(session.lastSeenAt, now, "inSentence"),
          })}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="sm"
          busy={ending}
          busyText={say("sessions.ending")}
          onClick={onEnd}
          aria-label={say("sessions.endNamed", { browser })}
        >
          {say("sessions.end")}
        </Button>
      )}
    </li>
  );
}
