import { PROJECT_PARTS, type ProjectPart } from "@sunwright/contract/changes";
import type { Changed, PresentPerson, Presence } from "@sunwright/contract/shares";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { TAB } from "./api";
import { readChanged } from "./changes";
import { isLocalId } from "./connection";
import { FRESH_FOR } from "./query-client";

/** While the stream is down, others' changes are found by reading again. [ms] */
const REREAD_EVERY = FRESH_FOR;
/** Own writes under way show their outcome first. [ms] */
const WAIT_FOR_WRITES = 300;

/**
 * Follows a project that others work on too: what they change is read again within a second or so. Answers who has the
 * project open now. A tab in the background gives its connection up, of which a browser has six.
 */
export function useLiveProject(projectId: string): readonly PresentPerson[] {
  const client = useQueryClient();
  const [people, setPeople] = useState<readonly PresentPerson[]>([]);
  useEffect(() => {
    // Nobody else has a project that waits in this browser.
    if (isLocalId(projectId)) return undefined;
    const follower = follow(client, projectId, setPeople);
    const look = () => follower.show(document.visibilityState === "visible");
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      follower.show(false);
    };
  }, [client, projectId]);
  return people;
}

function follow(client: QueryClient, projectId: string, onPeople: (people: readonly PresentPerson[]) => void) {
  const pending = new Set<ProjectPart>();
  let source: EventSource | null = null;
  let rereading: ReturnType<typeof setInterval> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let missed = false;

  function readAgain(parts: readonly ProjectPart[]) {
    for (const part of parts) pending.add(part);
    clearTimeout(waiting);
    if (client.isMutating() > 0) {
      waiting = setTimeout(readAgain, WAIT_FOR_WRITES, []);
      return;
    }
    const written = [...pending];
    pending.clear();
    void readChanged(client, written, projectId);
  }

  function isDown() {
    missed = true;
    onPeople([]);
    rereading ??= setInterval(() => {
      // A refused stream does not come back by itself.
      if (source?.readyState === EventSource.CLOSED) connect();
      readAgain(PROJECT_PARTS);
    }, REREAD_EVERY);
  }

  function isUp() {
    clearInterval(rereading);
    rereading = undefined;
    if (missed) readAgain(PROJECT_PARTS);
    missed = false;
  }

  function connect() {
    source?.close();
    source = new EventSource(`/api/projects/${encodeURIComponent(projectId)}/events?tab=${TAB}`);
    source.addEventListener("open", isUp);
    source.addEventListener("error", isDown);
    source.addEventListener("changed", ({ data }) => readAgain(parsed(data).parts ?? []));
    source.addEventListener("presence", ({ data }) => onPeople(parsed(data).people ?? []));
    source.addEventListener("end", () => {
      source?.close();
      // The session or the share has ended, or a newer tab has the connection: reading the project tells which.
      readAgain(["project"]);
      isDown();
    });
  }

  return {
    /** Visible pages follow; what was missed in the background is read on the way back. */
    show(visible: boolean) {
      if (visible) return connect();
      source?.close();
      clearInterval(rereading);
      clearTimeout(waiting);
      rereading = undefined;
      missed = true;
      onPeople([]);
    },
  };
}

/** The server writes these from the same contract entries. */
function parsed(text: unknown): Partial<Changed & Presence> {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the typed boundary, as in api.ts
  return JSON.parse(String(text));
}
