import { newIdempotencyKey } from "../../lib/api";
import { decided } from "../../lib/offline/queue";
import { storeOf } from "./drain";
import { owner } from "./room";
import { send } from "./start";
import { announce } from "./told";

/** The person's word on a conflict; what waited for it goes out. */
export async function answerConflict(key: string, keep: "mine" | "theirs"): Promise<void> {
  const person = await owner();
  if (person === null) return;
  await storeOf(person).change((queue) => decided(queue, key, keep, newIdempotencyKey()));
  announce("changed");
  await send();
}

/** Read and understood. */
export async function dismissNotice(key: string): Promise<void> {
  const person = await owner();
  if (person === null) return;
  await storeOf(person).change((queue) => ({
    ...queue,
    notices: queue.notices.filter((notice) => notice.key !== key),
  }));
  announce("changed");
}
