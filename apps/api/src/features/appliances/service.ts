import type { addAppliance, CatalogueItem, ProjectAppliance, updateAppliance } from "@sunwright/contract/appliances";
import type { Body } from "@sunwright/contract/endpoint";
import { APPLIANCES_PER_PROJECT } from "@sunwright/contract/limits";
import type { Clock } from "../../platform/clock";
import type { Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Caller } from "../projects/access";
import { describeAppliance, describeApplianceChange } from "../projects/history-words";
import type { History } from "../projects/history";
import { lockProject } from "../projects/require-project";
import { found } from "../projects/refusals";
import { changedOnly, changesBetween, given } from "../projects/rules";
import { updateProject } from "../projects/table";
import { describeNew, isComplete, keptAppliance, sorted, toProjectAppliance } from "./rules";
import * as table from "./table";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  /** An item of the catalogue by its id. */
  readonly catalogueItem: (id: string) => CatalogueItem | null;
}

type AppliancesRow = ReturnType<(typeof table.appliancesOfCall)["decode"]>;
type Kept = Record<"before" | "after", ReturnType<typeof keptAppliance> | null>;

export type ProjectAppliances = ReturnType<typeof createProjectAppliances>;

/** Every method throws project_not_found for a project the caller does not reach, and not_permitted where they may not. */
export function createProjectAppliances({ clock, history, catalogueItem }: Parts) {
  const itemOf = ({ catalogueId }: { readonly catalogueId: string | null }) =>
    catalogueId === null ? null : catalogueItem(catalogueId);
  const present = (row: table.ApplianceRow): ProjectAppliance => toProjectAppliance(row, itemOf(row));
  /** An appliance in a history entry. */
  const kept = (row: table.ApplianceRow) => keptAppliance(row, itemOf(row));

  /** What follows each change: the design is no longer current, and the history tells why. */
  async function note(tx: Transaction, caller: Caller, projectId: string, description: string, change: Kept) {
    await updateProject(tx, caller, projectId, { updatedAt: clock.now() }, { inputs: true });
    const changes = { appliances: [change] };
    await history.record(tx, { projectId, userId: caller.userId, action: "modified", description, changes });
  }

  return {
    /** In the order of adding. */
    list({ project, appliances }: AppliancesRow): ProjectAppliance[] {
      found(project);
      return appliances.map(present);
    },

    /** Throws appliance_incomplete, unknown_appliance and too_many_appliances. */
    async add(tx: Transaction, caller: Caller, projectId: string, sent: Body<typeof addAppliance>) {
      await lockProject(tx, caller, projectId, "edit");
      if (!isComplete(sent)) throw new AppError("appliance_incomplete");
      const catalogueId = sent.applianceId ?? null;
      const item = itemOf({ catalogueId });
      if (catalogueId !== null && !item) throw new AppError("unknown_appliance");
      const { count, last } = await table.occupancy(tx, projectId);
      if (count >= APPLIANCES_PER_PROJECT) throw new AppError("too_many_appliances");
      const id = newId(clock.now());
      const added = { id, projectId, catalogueId, position: last + 1, ...describeNew(sent, item) };
      await table.insertAppliances(tx, [added]);
      const after = kept(added);
      const description = describeAppliance("added", after.name, after.quantity);
      await note(tx, caller, projectId, description, { before: null, after });
      return present(added);
    },

    /** Writes only what was sent and differs. Throws appliance_not_found. */
    async update(tx: Transaction, caller: Caller, projectId: string, id: string, body: Body<typeof updateAppliance>) {
      await lockProject(tx, caller, projectId, "edit");
      const before = await table.findAppliance(tx, caller, projectId, id);
      if (!before) throw new AppError("appliance_not_found");
      const sent = given(body);
      const wanted = sent.hoursOfDay ? { ...sent, hoursOfDay: sorted(sent.hoursOfDay) } : sent;
      const changes = changesBetween<table.ApplianceUpdate>(before, wanted);
      if (Object.keys(changes).length === 0) return present(before);
      const after = await table.updateAppliance(tx, caller, projectId, id, changedOnly(wanted, changes));
      if (!after) throw new AppError("appliance_not_found");
      const change = { before: kept(before), after: kept(after) };
      await note(tx, caller, projectId, describeApplianceChange(change.after.name, changes), change);
      return present(after);
    },

    /** Throws appliance_not_found. */
    async remove(tx: Transaction, caller: Caller, projectId: string, id: string): Promise<void> {
      await lockProject(tx, caller, projectId, "edit");
      const removed = await table.deleteAppliance(tx, caller, projectId, id);
      if (!removed) throw new AppError("appliance_not_found");
      const before = kept(removed);
      const description = describeAppliance("removed", before.name, before.quantity);
      await note(tx, caller, projectId, description, { before, after: null });
    },
  };
}
