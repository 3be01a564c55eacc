import type { compareCosts } from "@sunwright/contract/comparison";
import type { Body, Response } from "@sunwright/contract/endpoint";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { AppError } from "../../../platform/errors";
import { basisOf, type Found, type Work } from "../basis";
import type { SizingPool } from "../pool";
import { findMoney } from "../../economics/table";
import { found } from "../../projects/refusals";
import { given } from "../../projects/rules";

interface Parts extends Found {
  readonly pool: Pick<SizingPool, "compare">;
}

export type CostComparison = ReturnType<typeof createCostComparison>;

export const createCostComparison = ({ pool, catalogueItem, findPart }: Parts) => ({
  /**
   * Sizes and prices a configuration for the project as it stands, in a thread of its own; nothing is stored. Terms that
   * were sent stand in for the project's. Throws project_not_found, nothing_to_size, server_busy and calculation_cancelled.
   */
  async compare(
    work: Work,
    { finance, ...configuration }: Body<typeof compareCosts>,
  ): Promise<Response<typeof compareCosts>> {
    const { input, weather } = await basisOf(work, "view", { catalogueItem, findPart }, undefined);
    const stored = found(await findMoney(work.executor, work.caller, work.projectId));
    const own = { ...(stored.figures ?? NO_OWN_FIGURES), ...triedTerms(finance) };
    const task = { kind: "comparison", input, weather, configuration, own } as const;
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
