import { say } from "@sunwright/words/offline";
import { newIdempotencyKey, TAB } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import { sayChangesWait } from "../../lib/connection";
import type { Call } from "../../lib/offline/calls";
import type { Queue } from "../../lib/offline/queue";
import { sendNext, type Answer, type Api, type QueueStore } from "../../lib/offline/sender";
import { readQueue, transact } from "../../lib/offline/store";
import { refusalWords } from "../../lib/refusal-words";
import { announceSessionExpired } from "../../lib/session-expired";
import { renameKept } from "./rename-kept";
import { setOfflineState } from "./state";
import { announce } from "./told";

/** One tab of this browser sends at a time; the others wait, and find nothing left. */
const LOCK = "offline-queue";

async function answerTo(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, credentials: "include" }).catch((error: unknown) => {
    setOfflineState({ online: false });
    throw error;
  });
  setOfflineState({ online: true });
  const text = await response.text();
  if (response.status === 401) announceSessionExpired();
  if (response.ok) return { status: response.status, code: "", words: "", body: JSON.parse(text) };
  const { code, userMessage } = new ApiError(response.status, response.statusText, text, await refusalWords());
  return { status: response.status, code, words: userMessage, body: null };
}

const api: Api = {
  send: ({ method, url, key, body }: Call) =>
    answerTo(url, {
      method,
      headers: {
        accept: "application/json",
        "idempotency-key": key,
        "x-tab": TAB,
        ...(body === null ? {} : { "content-type": "application/json" }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    }),
  outcomeUnknown: say("outcomeUnknown"),
  now: () => Date.now(),
  read: (url) => answerTo(url, { headers: { accept: "application/json" } }),
};

export const storeOf = (owner: string): QueueStore => ({
  read: () => readQueue(owner),
  async change(next) {
    const changed = await transact(owner, async (before, answers) => {
      const queue = next(before);
      await renameKept(answers, before, queue);
      return { queue, result: queue };
    });
    if (changed === null) throw new Error("The queue was not changed");
    return changed;
  },
});

/** Sends what waits, in its order, until there is nothing to send or no answer. Answers what is left. */
export function drain(owner: string): Promise<Queue> {
  return navigator.locks.request(LOCK, async () => {
    const store = storeOf(owner);
    const before = await store.read();
    let outcome = before.changes.length === 0 ? "nothing" : "sent";
    while (outcome === "sent") {
      outcome = await sendNext(store, api, newIdempotencyKey).catch(() => "no answer");
      announce("changed");
    }
    const left = await store.read();
    sayChangesWait(owner, left.changes.length > 0);
    if (left.changes.length < before.changes.length) announce("settled");
    return left;
  });
}
