import type { PersonSeen } from "@sunwright/contract/people";
import type { HistoryItem } from "@sunwright/contract/projects";
import { LRUCache } from "lru-cache";
import { tagged, type TaggedJson } from "../../platform/tags";
import { seenIn, type SeenPeople } from "../projects/people";
import { found } from "../projects/refusals";
import type { HistoryRow, pageOfCall, PageWanted } from "./table";

/** A thousand pages and more: most are a few kilobytes. [bytes] */
const KEPT = 16 * 1024 * 1024;

export type HistoryPages = ReturnType<typeof createHistoryPages>;
type PageRow = Omit<ReturnType<(typeof pageOfCall)["decode"]>, "session">;
type Entries = NonNullable<PageRow["entries"]>;

/** A page as it was answered last. */
interface Kept {
  readonly newest: string;
  readonly entries: Entries;
  readonly names: string;
  readonly answer: TaggedJson & { readonly body: string };
}

/**
 * Pages of the history. Entries never change, so a page is kept under the id of its newest one and read again when there
 * is a newer one; whether the caller may read it, and what people are called, is asked of the database every time.
 */
export function createHistoryPages(seenPeople: SeenPeople) {
  const pages = new LRUCache<string, Kept>({ maxSize: KEPT, sizeCalculation: ({ answer }) => 3 * answer.body.length });

  return {
    /** What the statement is asked with. `kept` is the page as it is known here. */
    ask(wanted: PageWanted) {
      const kept = pages.get(keyOf(wanted));
      return { ...wanted, kept, known: kept?.newest ?? "" };
    },

    /** A page, newest first. Throws project_not_found. */
    async answer(
      row: PageRow,
      { kept, ...wanted }: PageWanted & { readonly kept: Kept | undefined },
    ): Promise<TaggedJson> {
      found(row.project);
      const entries = row.entries ?? kept?.entries ?? [];
      const known = await seenPeople(entries.map(({ userId }) => userId));
      const names = namesIn(entries, known);
      if (row.entries === null && kept?.names === names) return kept.answer;
      const body = JSON.stringify(toHistoryItems(entries, known));
      const answer = { ...tagged(body), body };
      if (row.newest !== null) pages.set(keyOf(wanted), { newest: row.newest, entries, names, answer });
      return answer;
    },
  };
}

const keyOf = ({ projectId, before, limit }: PageWanted) => `${projectId} ${before} ${limit}`;

const namesIn = (entries: Entries, known: ReadonlyMap<string, PersonSeen>) =>
  JSON.stringify([...new Set(entries.map(({ userId }) => userId))].map((userId) => seenIn(known, userId)));

/** Entries as others see them: by whom, by name. */
export const toHistoryItems = (
  rows: readonly Omit<HistoryRow, "projectId">[],
  known: ReadonlyMap<string, PersonSeen>,
): HistoryItem[] =>
  rows.map(({ id, number, action, userId, description, changes, at }) => ({
    id,
    number,
    action,
    ...seenIn(known, userId),
    description,
    changes,
    timestamp: at.toISOString(),
  }));
