import { say } from "@sunwright/words/offline";
import type { DraftLeft } from "../../lib/drafts";
import type { Change } from "../../lib/offline/changes-made";
import { readKept } from "../../lib/offline/store";
import { AT } from "./addresses-kept";
import { ownQueue } from "./room";
import { send } from "./start";

/** For log-out: sends what can be sent, and says what is left. */
export async function unsentChanges(): Promise<readonly DraftLeft[]> {
  await send();
  const { changes } = await ownQueue();
  return Promise.all(changes.map(async (change) => ({ words: await wordsOf(change), unsynced: true })));
}

async function wordsOf({ kind, project: id }: Change): Promise<string> {
  const kept = await readKept(AT.project(id));
  const project = nameIn(kept && "json" in kept ? kept.json : null) ?? say("aProject");
  if (kind === "create") return say("unsent.create", { project });
  if (kind === "update") return say("unsent.update", { project });
  if (kind === "calculate") return say("unsent.calculate", { project });
  if (kind === "keep") return say("unsent.comparison", { project });
  return say("unsent.appliance", { project });
}

const nameIn = (json: unknown): string | null =>
  typeof json === "object" && json !== null && "name" in json && typeof json.name === "string" ? json.name : null;
