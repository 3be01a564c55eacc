import type { CatalogueItem } from "@sunwright/contract/appliances";
import type { Body, Response } from "@sunwright/contract/endpoint";
import type { calculateProject } from "@sunwright/contract/projects";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import type { Clock } from "../../../platform/clock";
import type { Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { toLoad } from "../appliances/rules";
import { listAppliances } from "../appliances/table";
import { type Capacities, describeCalculation } from "../history/rules";
import type { History } from "../history/service";
import { toProject } from "../present";
import { changesBetween } from "../rules";
import { lockProject, storeCalculation } from "../table";
import { chooseLoad, type Consumption, consumptionOf, sizingParameters } from "./rules";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  /** An item of the catalogue by its id. */
  readonly catalogueItem: (id: string) => CatalogueItem | null;
}

export type Calculation = ReturnType<typeof createCalculation>;

export const createCalculation = ({ clock, history, catalogueItem }: Parts) => ({
  /**
   * Sizes the project as it stands and stores the result with its history entry. Nothing else changes the project
   * meanwhile: its row is held. Throws project_not_found and nothing_to_size.
   */
  async calculate(
    tx: Transaction,
    ownerId: string,
    id: string,
    sent: Body<typeof calculateProject>,
  ): Promise<Response<typeof calculateProject>> {
    const before = await lockProject(tx, ownerId, id);
    const appliances = await listAppliances(tx, ownerId, id);
    if (!before || !appliances) throw new AppError("project_not_found");
    const loads = appliances.map((row) =>
      toLoad(row, row.catalogueId === null ? null : catalogueItem(row.catalogueId)),
    );
    const load = chooseLoad(sent, before, loads);
    if (!load) throw new AppError("nothing_to_size");
    const design = sizeSystem({ load, parameters: sizingParameters(before) });
    const consumption = consumptionOf(load, before);
    const entered = changesBetween<Consumption>(before, consumption);
    const raise = { version: Object.keys(entered).length > 0 };
    const after = await storeCalculation(tx, ownerId, id, { design, ...consumption, at: clock.now() }, raise);
    if (!after) throw new AppError("project_not_found");
    const { design: stored, ...project } = after;
    await history.record(tx, {
      projectId: id,
      userId: ownerId,
      action: "calculated",
      description: describeCalculation(project, load.kind),
      changes: { ...entered, ...resultChanges(before, project) },
    });
    return { ...results(project), project: toProject(project), design: stored };
  },
});

interface Results extends Capacities {
  readonly estimatedCost: number | null;
}
const RESULTS = [
  "recommendedPanelCapacity",
  "recommendedBatteryCapacity",
  "recommendedInverterCapacity",
  "estimatedCost",
] as const;

/** Each result with what it was before, whether or not it changed. */
const resultChanges = (before: Results, after: Results) =>
  Object.fromEntries(RESULTS.map((field) => [field, { before: before[field], after: after[field] }]));

/** The figures at the head of the answer are the stored ones. */
const results = (project: Results) => ({
  recommendedPanelCapacity: project.recommendedPanelCapacity ?? 0,
  recommendedBatteryCapacity: project.recommendedBatteryCapacity ?? 0,
  recommendedInverterCapacity: project.recommendedInverterCapacity ?? 0,
  estimatedCost: project.estimatedCost ?? 0,
});
