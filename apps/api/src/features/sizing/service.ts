import type { Body, Query, Response } from "@sunwright/contract/endpoint";
import type { calculateProject } from "@sunwright/contract/projects";
import type { Design, LoadInput } from "@sunwright/engine/sizing/inputs/design";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Caller } from "../projects/access";
import { type Capacities, describeCalculation } from "../projects/history-words";
import type { History } from "../projects/history";
import { toProject } from "../projects/present";
import { lockProject, requireProject } from "../projects/require-project";
import { found } from "../projects/refusals";
import { changesBetween } from "../projects/rules";
import type { PricesOf } from "../projects/service";
import { designOfProject, type ProjectRow, storeCalculation } from "../projects/table";
import { basisOf, type Found, type Work } from "./basis";
import { bookFor } from "./book-prices";
import type { SizingPool } from "./pool";
import { type Consumption, consumptionOf } from "./rules";

interface Parts extends Found {
  readonly clock: Clock;
  readonly history: History;
  readonly pool: Pick<SizingPool, "design">;
  readonly pricesOf: PricesOf;
}

/** A design that waits to be stored, and what it was made from. */
export interface Sized {
  readonly design: Design;
  readonly load: LoadInput;
  /** Of the project's inputs when the design was begun. */
  readonly revision: number;
}

export type Calculation = ReturnType<typeof createCalculation>;

export const createCalculation = ({ clock, history, pool, pricesOf, catalogueItem, findPart }: Parts) => ({
  /**
   * Sizes the project as it stands, in a thread of its own and before the transaction.
   * Throws project_not_found, nothing_to_size, server_busy and calculation_cancelled.
   */
  async size(
    work: Work,
    sent: Body<typeof calculateProject>,
    { prices }: Query<typeof calculateProject>,
  ): Promise<Sized> {
    const { project, input: found, weather } = await basisOf(work, "edit", { catalogueItem, findPart, clock }, sent);
    const book = await bookFor(work, project, { prices, now: clock.now() });
    const input = book === null ? found : { ...found, book };
    const task = { kind: "design", input, weather } as const;
    const design = await pool.design({ input: task, signal: work.signal, owner: work.caller.userId });
    return { design, load: input.load, revision: project.inputsRevision };
  },

  /**
   * Stores a design with its history entry. Where the project's inputs changed while it was made, it is stored as out
   * of date and the newer figures stay. Throws project_not_found.
   */
  async store(
    tx: Transaction,
    caller: Caller,
    id: string,
    { design, load, revision }: Sized,
  ): Promise<Response<typeof calculateProject>> {
    const before = await lockProject(tx, caller, id, "edit");
    const consumption = before.inputsRevision === revision ? consumptionOf(load, before) : keptOf(before);
    const entered = changesBetween<Consumption>(before, consumption);
    const raise = { version: Object.keys(entered).length > 0 };
    const at = clock.now();
    const calculation = { design, revision, ...consumption, at };
    // Everyone on the project reads its history, so it holds the price that is open to them.
    const priceOf = async (row: Stored) => (await pricesOf(tx, [{ ...row, isOwner: false }], at)).get(id) ?? null;
    const priceBefore = await priceOf(before);
    const { design: stored, ...project } = found(await storeCalculation(tx, caller, id, calculation, raise));
    await history.record(tx, {
      projectId: id,
      userId: caller.userId,
      action: "calculated",
      description: describeCalculation(project, load.kind),
      changes: {
        ...entered,
        ...resultChanges(before, project),
        price: { before: priceBefore, after: await priceOf(project) },
      },
    });
    return { ...results(project), project: toProject(project), design: stored };
  },

  /** The same answer about what is stored now. Throws project_not_found and not_permitted. */
  async read(executor: Executor, caller: Caller, id: string): Promise<Response<typeof calculateProject>> {
    const project = await requireProject(executor, caller, id, "edit");
    const design = await designOfProject(executor, id);
    if (design === null) throw new AppError("already_done");
    return { ...results(project), project: toProject(project), design };
  },
});

const keptOf = ({ consumptionSource, directDailyConsumption, directPeakPower }: Consumption): Consumption => ({
  consumptionSource,
  directDailyConsumption,
  directPeakPower,
});

interface Results extends Capacities {
  readonly estimatedCost: number | null;
}
type Stored = Results & Pick<ProjectRow, "id" | "ownerId" | "priced">;
const RESULTS = [
  "recommendedPanelCapacity",
  "recommendedBatteryCapacity",
  "recommendedInverterCapacity",
  "estimatedCost",
] as const;

/** Each result with what it was before, whether or not it changed. */
const resultChanges = (before: Stored, after: Stored) =>
  Object.fromEntries(RESULTS.map((field) => [field, { before: before[field], after: after[field] }]));

/** The figures at the head of the answer are the stored ones. */
const results = (project: Results) => ({
  recommendedPanelCapacity: project.recommendedPanelCapacity ?? 0,
  recommendedBatteryCapacity: project.recommendedBatteryCapacity ?? 0,
  recommendedInverterCapacity: project.recommendedInverterCapacity ?? 0,
  estimatedCost: project.estimatedCost ?? 0,
});
