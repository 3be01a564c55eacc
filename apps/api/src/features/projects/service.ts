import { METHOD } from "@sunwright/engine/sizing/defaults";
import type { Body, Query } from "@sunwright/contract/endpoint";
import type { listProjects, Project, updateProject } from "@sunwright/contract/projects";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Idempotency } from "../../platform/idempotency";
import { describeExport, describeModification } from "./history/rules";
import type { History } from "./history/service";
import { designIsCurrent, toProject, toSummary } from "./present";
import { found, settle } from "./refusals";
import { changedOnly, changesBetween, type Editable, feedsDesign, given } from "./rules";
import * as table from "./table";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  readonly idempotency: Pick<Idempotency, "forget">;
}

export type Projects = ReturnType<typeof createProjects>;

/** Every method throws project_not_found for a project that is missing or somebody else's. */
export function createProjects({ clock, history, idempotency }: Parts) {
  async function setArchived(tx: Transaction, ownerId: string, id: string, archived: boolean): Promise<Project> {
    const before = found(await table.lockProject(tx, ownerId, id));
    if ((before.archivedAt !== null) === archived) return toProject(before);
    const now = clock.now();
    const update = { archivedAt: archived ? now : null, updatedAt: now };
    const after = found(await table.updateProject(tx, ownerId, id, update));
    await history.record(tx, {
      projectId: id,
      userId: ownerId,
      action: "modified",
      description: archived ? "Archived." : "Reopened.",
      changes: changesBetween(
        { archivedAt: toProject(before).archivedAt },
        { archivedAt: toProject(after).archivedAt },
      ),
    });
    return toProject(after);
  }

  return {
    async list(executor: Executor, ownerId: string, query: Query<typeof listProjects>) {
      const page = { ...query, archived: query.archived === "true" };
      const { rows, total } = await table.listProjects(executor, ownerId, page);
      return { projects: rows.map(toSummary), total };
    },

    async read(executor: Executor, ownerId: string, id: string): Promise<Project> {
      return toProject(found(await table.findProject(executor, ownerId, id)));
    },

    /** Writes only what was sent and differs. Throws unknown_city and project_changed. */
    async update(tx: Transaction, ownerId: string, id: string, { version, ...body }: Body<typeof updateProject>) {
      const before = found(await table.lockProject(tx, ownerId, id));
      if (version !== undefined && version !== before.version) throw new AppError("project_changed");
      const sent = given(body);
      const place = settle(before, sent);
      const wanted = { ...sent, ...place };
      const changes = changesBetween<Editable>(before, wanted);
      const fields = Object.keys(changes);
      if (fields.length === 0) return toProject(before);
      const source = sent.consumptionSource ?? before.consumptionSource;
      const update = { ...changedOnly(wanted, changes), updatedAt: clock.now() };
      const raise = { version: true, inputs: fields.some((field) => feedsDesign(field, source)), from: before.version };
      const after = await table.updateProject(tx, ownerId, id, update, raise);
      if (!after) throw new AppError("project_changed");
      const description = describeModification(changes, sent, place);
      await history.record(tx, { projectId: id, userId: ownerId, action: "modified", description, changes });
      return toProject(after);
    },

    async remove(tx: Transaction, ownerId: string, id: string): Promise<void> {
      if (!(await table.deleteProject(tx, ownerId, id))) throw new AppError("project_not_found");
      await idempotency.forget(tx, ownerId, id);
    },

    archive: (tx: Transaction, ownerId: string, id: string) => setArchived(tx, ownerId, id, true),
    reopen: (tx: Transaction, ownerId: string, id: string) => setArchived(tx, ownerId, id, false),

    /** Throws not_calculated. */
    async readDesign(executor: Executor, ownerId: string, id: string) {
      const row = found(await table.findDesign(executor, ownerId, id));
      // A design of an older method lacks figures that today's screens show: it has to be made again.
      if (row.design?.method !== METHOD || !row.calculatedAt) throw new AppError("not_calculated");
      return {
        design: row.design,
        calculatedAt: row.calculatedAt.toISOString(),
        designIsCurrent: designIsCurrent(row),
      };
    },

    async recordExport(tx: Transaction, ownerId: string, id: string, format: "print" | "csv" | "json"): Promise<void> {
      found(await table.lockProject(tx, ownerId, id));
      const description = describeExport(format);
      await history.record(tx, {
        projectId: id,
        userId: ownerId,
        action: "exported",
        description,
        changes: { format },
      });
    },
  };
}
