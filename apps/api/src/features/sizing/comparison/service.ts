import type { compareCosts } from "@sunwright/contract/comparison";
import type { Body, Response } from "@sunwright/contract/endpoint";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import type { KnownRungs } from "@sunwright/engine/prices/ladder";
import type { Clock } from "../../../platform/clock";
import type { Executor } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { basisOf, type Found, type Work } from "../basis";
import type { SizingPool } from "../pool";
import { findMoney } from "../../economics/table";
import { found } from "../../projects/refusals";
import type { ProjectRow } from "../../projects/table";
import { given } from "../../projects/rules";

interface Parts extends Found {
  readonly clock: Clock;
  readonly pool: Pick<SizingPool, "compare">;
  /** What is known of the price of the project's design, as this caller may know it. */
  readonly knownFor: (
    executor: Executor,
    project: ProjectRow & { readonly isOwner: boolean },
    at: Date,
  ) => Promise<KnownRungs>;
}

export type CostComparison = ReturnType<typeof createCostComparison>;

export const createCostComparison = ({ clock, pool, knownFor, catalogueItem, findPart }: Parts) => ({
  /**
   * Sizes and prices a configuration for the project as it stands, in a thread of its own; nothing is stored. One that
   * comes to the design itself costs what the project's price says. Terms that were sent stand in for the project's. Throws project_not_found, nothing_to_size, server_busy and calculation_cancelled.
   */
  async compare(
    work: Work,
    { finance, ...configuration }: Body<typeof compareCosts>,
  ): Promise<Response<typeof compareCosts>> {
    const { project, input, weather } = await basisOf(work, "view", { catalogueItem, findPart, clock }, undefined);
    const stored = found(await findMoney(work.executor, work.caller, work.projectId));
    const own = { ...(stored.figures ?? NO_OWN_FIGURES), ...triedTerms(finance) };
    const isOwner = project.access === "owner";
    const priced = project.priced && {
      system: project.priced,
      known: await knownFor(work.executor, { ...project, isOwner }, clock.now()),
    };
    const task = { kind: "comparison", input, weather, configuration, own, priced: priced ?? undefined } as const;
    const result = await pool.compare({ input: task, signal: work.signal, owner: work.caller.userId });
    if (result === null) throw new AppError("nothing_to_size");
    return result;
  },
});

/** Null goes on meaning the project's own. */
const triedTerms = (finance: Body<typeof compareCosts>["finance"]) =>
  given({
    loanRate: finance?.loanRate ?? undefined,
    loanTerm: finance?.loanTerm ?? undefined,
    downPayment: finance?.downPayment ?? undefined,
  });
