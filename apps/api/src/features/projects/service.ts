import type { Body, Query } from "@sunwright/contract/endpoint";
import type { listProjects, Project, ProjectSummary, updateProject } from "@sunwright/contract/projects";
import { say } from "@sunwright/words/history";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Idempotency } from "../../platform/idempotency";
import type { Caller } from "./access";
import { describeModification } from "./history-words";
import type { History } from "./history";
import { toProject, toSummary } from "./present";
import { type People, seenIn } from "./people";
import { lockProject } from "./require-project";
import { followCountry } from "./country-values";
import { found, refuseBeyondSky, settle } from "./refusals";
import { changedOnly, changesBetween, type Editable, feedsDesign, given } from "./rules";
import { everybodyOn } from "./access-table";
import * as table from "./table";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  readonly idempotency: Pick<Idempotency, "forgetOf">;
  readonly people: People;
  readonly applianceCount: table.ApplianceCount;
  readonly pricesOf: PricesOf;
  /** What others do before a project is gone. */
  readonly beforeRemoval: (tx: Transaction, projectId: string) => Promise<void>;
}

/** Their prices by project, as whoever asks may know them. */
export type PricesOf = (
  executor: Executor,
  asked: readonly (Pick<table.ProjectRow, "id" | "ownerId" | "estimatedCost" | "priced"> & {
    readonly isOwner: boolean;
  })[],
  at: Date,
) => Promise<ReadonlyMap<string, ProjectSummary["price"]>>;

export type Projects = ReturnType<typeof createProjects>;

/** Every method throws project_not_found for a project the caller does not reach, and not_permitted where they may not. */
export function createProjects({
  clock,
  history,
  idempotency,
  people,
  applianceCount,
  pricesOf,
  beforeRemoval,
}: Parts) {
  async function setArchived(tx: Transaction, caller: Caller, id: string, archived: boolean): Promise<Project> {
    const before = await lockProject(tx, caller, id, "owner");
    if ((before.archivedAt !== null) === archived) return toProject(before);
    const now = clock.now();
    const update = { archivedAt: archived ? now : null, updatedAt: now };
    const after = found(await table.updateProject(tx, caller, id, update));
    await history.record(tx, {
      projectId: id,
      userId: caller.userId,
      action: "modified",
      description: archived ? say("archived") : say("reopened"),
      changes: changesBetween(
        { archivedAt: toProject(before).archivedAt },
        { archivedAt: toProject(after).archivedAt },
      ),
    });
    return toProject(after);
  }

  return {
    async list(executor: Executor, caller: Caller, { archived, shared, ...page }: Query<typeof listProjects>) {
      const wanted = {
        ...page,
        archived: archived === "true",
        shared: shared === undefined ? undefined : shared === "true",
      };
      const { rows, total } = await table.listProjects(executor, caller, wanted, applianceCount);
      const owners = await people(
        executor,
        rows.flatMap(({ access, ownerId }) => (access === "owner" ? [] : [ownerId])),
      );
      const asked = rows.map((row) => ({ ...row, isOwner: row.access === "owner" }));
      const prices = await pricesOf(executor, asked, caller.at);
      return {
        projects: rows.map((row) => toSummary(row, seenIn(owners, row.ownerId), prices.get(row.id) ?? null)),
        total,
      };
    },

    /** Writes only what was sent and differs. Throws unknown_city and project_changed. */
    async update(tx: Transaction, caller: Caller, id: string, { version, ...body }: Body<typeof updateProject>) {
      const before = await lockProject(tx, caller, id, "edit");
      if (version !== undefined && version !== before.version) throw new AppError("project_changed");
      const sent = given(body);
      const place = settle(before, sent);
      refuseBeyondSky({ ...before, ...sent });
      const wanted = { ...followCountry(before, sent, place), ...sent, ...place };
      const changes = changesBetween<Editable>(before, wanted);
      const fields = Object.keys(changes);
      if (fields.length === 0) return toProject(before);
      const source = sent.consumptionSource ?? before.consumptionSource;
      const update = { ...changedOnly(wanted, changes), updatedAt: clock.now() };
      const raise = { version: true, inputs: fields.some((field) => feedsDesign(field, source)), from: before.version };
      const after = await table.updateProject(tx, caller, id, update, raise);
      if (!after) throw new AppError("project_changed");
      const description = describeModification(changes, sent, place);
      await history.record(tx, { projectId: id, userId: caller.userId, action: "modified", description, changes });
      return toProject(after);
    },

    async remove(tx: Transaction, caller: Caller, id: string): Promise<void> {
      await lockProject(tx, caller, id, "owner");
      const { people: others, links } = await everybodyOn(tx, id);
      await beforeRemoval(tx, id);
      await table.deleteProject(tx, caller, id);
      await idempotency.forgetOf(tx, [caller.userId, ...others], [id, ...links]);
    },

    archive: (tx: Transaction, caller: Caller, id: string) => setArchived(tx, caller, id, true),
    reopen: (tx: Transaction, caller: Caller, id: string) => setArchived(tx, caller, id, false),
  };
}
