import type { Response } from "@sunwright/contract/endpoint";
import type { KeptStages, planStages } from "@sunwright/contract/stages";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { zoneOf } from "@sunwright/engine/climate/zone-name";
import type { KnownRungs } from "@sunwright/engine/prices/ladder";
import type { Clock } from "../../../platform/clock";
import type { Executor } from "../../../platform/database";
import { dayIn } from "../../../platform/local-day";
import { listAppliances } from "../../appliances/table";
import { basisOf, type Found, type Work } from "../basis";
import type { SizingPool } from "../pool";
import { findMoney } from "../../economics/table";
import { found } from "../../projects/refusals";
import type { ProjectRow } from "../../projects/table";

interface Parts extends Found {
  readonly clock: Clock;
  readonly pool: Pick<SizingPool, "stages">;
  /** What is known of the price of the project's design, as this caller may know it. */
  readonly knownFor: (
    executor: Executor,
    project: ProjectRow & { readonly isOwner: boolean },
    at: Date,
  ) => Promise<KnownRungs>;
}

export type StagePlanning = ReturnType<typeof createStagePlanning>;

export const createStagePlanning = ({ clock, pool, knownFor, catalogueItem, findPart }: Parts) => ({
  /**
   * Searches the stages of the project as it stands, in a thread of its own; nothing is stored. Throws project_not_found,
   * nothing_to_size, server_busy and calculation_cancelled.
   */
  async plan(work: Work, { stages, standing, aside }: KeptStages): Promise<Response<typeof planStages>> {
    const { project, input, weather } = await basisOf(work, "view", { catalogueItem, findPart, clock }, undefined);
    const stored = found(await findMoney(work.executor, work.caller, work.projectId));
    const places = new Map(
      found(await listAppliances(work.executor, work.caller, work.projectId)).map(({ id }, at) => [id, at]),
    );
    const isOwner = project.access === "owner";
    const now = clock.now();
    const priced = project.priced && {
      system: project.priced,
      known: await knownFor(work.executor, { ...project, isOwner }, now),
    };
    const task = {
      kind: "stages",
      input,
      weather,
      own: stored.figures ?? NO_OWN_FIGURES,
      stages: stages.map((stage) => ({ ...stage, carries: stage.carries.flatMap((id) => places.get(id) ?? []) })),
      standing,
      aside,
      today: dayIn(now, zoneOf(project.country)),
      priced: priced ?? undefined,
    } as const;
    return pool.stages({ input: task, signal: work.signal, owner: work.caller.userId });
  },
});
