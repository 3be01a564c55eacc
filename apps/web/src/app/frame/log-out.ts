import { say } from "@sunwright/words/app";
import type { logout } from "@sunwright/contract/accounts";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, route } from "../../lib/api";
import { changesWait } from "../../lib/connection";
import { storeCurrentUser } from "../../lib/current-user";
import { saveDrafts, type DraftLeft } from "../../lib/drafts";
import { useNavigate } from "../../lib/routing/router";
import { clearBrowserStorage } from "../../lib/storage";
import { photosWaiting } from "../../lib/waiting-photos";
import { toast, toastStore, type ToastMessage } from "../../ui/toast-store";
import { expectSessionEnd } from "../session-end";

const LOG_OUT = route<typeof logout>("POST", "/api/auth/logout");

/**
 * Logging out: save what can be saved, ask once when something cannot, end the session, then leave nothing of the
 * person in this browser and go to /auth, even when the server does not answer.
 */
export function useLogOut(owner: string) {
  const leave = useLeave();
  const client = useQueryClient();
  const [unsaved, setUnsaved] = useState<readonly DraftLeft[]>([]);
  const goOn = async () => {
    setUnsaved([]);
    await leave((await sessionEnded()) ? undefined : STILL_OPEN);
  };
  const start = async () => {
    const left = [
      ...(await saveDrafts(owner, await draftKinds(client))),
      ...(await unsentChanges()),
      ...unsentPhotos(),
    ];
    if (left.length > 0) setUnsaved(left);
    else await goOn();
  };
  return { unsaved, start, goOn: () => void goOn(), stay: () => setUnsaved([]) };
}

/** What was done without a connection and has not been sent (record 051). */
const unsentChanges = async (): Promise<readonly DraftLeft[]> =>
  changesWait() ? (await (await import("../offline/door")).unsent()).unsentChanges() : [];

/** Photos of jobs that have not been sent (record 075). */
function unsentPhotos(): readonly DraftLeft[] {
  const count = photosWaiting();
  return count > 0 ? [{ words: say("logOut.photos", { count }), unsynced: true }] : [];
}

/** How each form's drafts are sent; read when they are needed. Without a connection none can be sent anyway. */
async function draftKinds(client: QueryClient) {
  try {
    const [design, account] = await Promise.all([
      import("../../features/design/save-drafts"),
      import("../../features/account/save-drafts"),
    ]);
    return [...design.designDrafts(client), ...account.accountDrafts(client)];
  } catch {
    // The scripts could not be fetched: the drafts stay, and the person is asked.
    return [];
  }
}

/** Forgets the person: cache, storage, notifications. Then the auth screen, with a word if there is one to say. */
export function useLeave() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (word?: ToastMessage) => {
    expectSessionEnd();
    await client.cancelQueries();
    client.clear();
    clearBrowserStorage();
    toastStore.reset();
    storeCurrentUser(client, null);
    await navigate({ to: "/auth", replace: true });
    if (word !== undefined) toast(word);
  };
}

const STILL_OPEN: ToastMessage = {
  title: say("logOut.onThisDevice"),
  description: say("logOut.sessionStaysOpen"),
  tone: "warn",
};

async function sessionEnded(): Promise<boolean> {
  try {
    await call(LOG_OUT);
    return true;
  } catch {
    // Told to the person; there is nothing else to do about a server that does not answer.
    return false;
  }
}
