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
    onSuccess: () => toast({ title: say("everyOtherDeviceWasSigned") }),
    onError: notEnded,
  });
  if (sessions.isError) {
    return (
      <ErrorRow
        message={say("yourSessionsCouldNot")}
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      />
    );
  }
  if (!sessions.data) return <SkeletonRows rows={2} label={say("loadingYourSessions")} />;
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
          busyText={say("ending")}
          onClick={() => others.mutate()}
        >
          {say("endAllOtherSessions")}
        </Button>
      )}
    </>
  );
}

const notEnded = (error: unknown) => {
  const description = whatHappened(error, say("tryAgain"));
  toast({ title: say("sessionNotEnded"), description, tone: "bad" });
};

interface SessionLineProps {
  session: AccountSession;
  /** When the list was read. */
  now: Date;
  ending: boolean;
  onEnd: () => void;
}

function SessionLine({ session, now, ending, onEnd }: SessionLineProps) {
  const name = browserName(session.userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div>
        <p className="type-h4 flex flex-wrap items-center gap-2">
          {name}
          {session.current && <Chip tone="info">{say("thisDevice")}</Chip>}
        </p>
        <p className="type-help text-text-3">
          {say("signedInLastSeen", {
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
          busyText={say("ending")}
          onClick={onEnd}
          aria-label={say("endSession", { name })}
        >
          {say("endSession2")}
        </Button>
      )}
    </li>
  );
}
