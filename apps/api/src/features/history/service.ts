import type { PersonSeen } from "@sunwright/contract/people";
import type { HistoryItem } from "@sunwright/contract/projects";
import { seenIn, type SeenPeople } from "../projects/people";
import { found } from "../projects/refusals";
import type { HistoryRow, pageOfCall } from "./table";

export type HistoryPages = ReturnType<typeof createHistoryPages>;

export const createHistoryPages = (seenPeople: SeenPeople) => ({
  /** A page, newest first. Throws project_not_found. */
  async list({ project, entries }: PageRow): Promise<HistoryItem[]> {
    found(project);
    return toHistoryItems(entries, await seenPeople(entries.map(({ userId }) => userId)));
  },
});

type PageRow = ReturnType<(typeof pageOfCall)["decode"]>;

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
