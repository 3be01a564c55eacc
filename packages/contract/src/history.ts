import { z } from "zod";
import { endpoint } from "./endpoint";
import { Project } from "./projects";

/** The project as it was before an entry of its history happened, or right after it. */
export const RESTORE_POINTS = ["before", "after"] as const;
export type RestorePoint = (typeof RESTORE_POINTS)[number];

/** What restoring would do, shown before it is done. */
export const RestorePlan = z.object({
  /** Of the project, when the plan was made. */
  version: z.number().int(),
  /** The last change the plan knows; a later one makes it void. */
  newest: z.string(),
  /** As an entry of the history holds them; empty when nothing would change. */
  changes: z.record(z.string(), z.unknown()),
  /** What will not be as it was, each a sentence: a city that no longer fits, for instance. */
  settled: z.array(z.string()),
  /** Changes since then that stay, in the words of their entries. */
  stays: z.array(z.string()),
});
export type RestorePlan = z.output<typeof RestorePlan>;

const tag = "projects";
const access = "session";
const params = z.object({ id: z.uuid(), entryId: z.uuid() });
const path = "/api/projects/:id/history/:entryId/restore";
const refusals = ["not_signed_in", "project_not_found", "not_permitted", "entry_not_found", "invalid_input"] as const;

export const readRestorePlan = endpoint({
  method: "GET",
  path,
  summary: "What going back to an entry of the history would change",
  tag,
  access,
  need: "edit",
  params,
  query: z.object({
    point: z.enum(RESTORE_POINTS).default("before").describe("Whether to go back to before or to after the entry"),
  }),
  response: RestorePlan,
  errors: refusals,
});

/** Restoring before the last change is the undo of it. */
export const restoreProject = endpoint({
  method: "POST",
  path,
  summary: "Put parameters, appliances and money back to what they were at an entry of the history",
  tag,
  access,
  need: "edit",
  changes: ["project", "appliances", "economics", "parts", "weather", "history", "projects"],
  params,
  body: z.object({ point: z.enum(RESTORE_POINTS), version: z.number().int(), newest: z.uuid() }),
  response: Project,
  errors: [...refusals, "project_changed", "idempotency_key_reused"],
});
