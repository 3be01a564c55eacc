import { setImmediate as nextTurn } from "node:timers/promises";
import type { Body } from "@sunwright/contract/endpoint";
import { namedPlane, planeTaken } from "@sunwright/contract/layout-plane";
import {
  NO_PLACEMENT,
  type optimizePanels,
  type PanelPlace,
  type PanelPlacement,
  type RoofInput,
  type savePanelPlacement,
} from "@sunwright/contract/roof";
import type { RoofPlace } from "@sunwright/engine/roof/roof-place";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, type Issue, toldIssue } from "../../platform/errors";
import { told } from "../../platform/told";
import type { WorkerPool } from "../../platform/worker-pool";
import type { Caller } from "../projects/access";
import type { History } from "../projects/history";
import { lockProject, requireProject } from "../projects/require-project";
import { found } from "../projects/refusals";
import { changesBetween } from "../projects/rules";
import { updateProject } from "../projects/table";
import { describeLayout, describePlane, holdsTooMany, inputOf, toPlacement } from "./rules";
import { findPlacement, storePlacement } from "./table";
import type { LayoutFaults, RoofAnswer, RoofResult, RoofTask } from "./task";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  readonly pool: WorkerPool<RoofTask, RoofAnswer>;
}

/** A layout that a worker has made or checked, to be stored. */
export interface Prepared {
  readonly input: RoofInput;
  readonly result: RoofResult;
}

interface Work {
  readonly executor: Executor;
  readonly caller: Caller;
  readonly projectId: string;
  readonly signal: AbortSignal;
}

export type Roof = ReturnType<typeof createRoof>;

/** Every method throws project_not_found for a project the caller does not reach, and not_permitted where they may not. */
export function createRoof({ clock, history, pool }: Parts) {
  /** Throws roof_too_large, layout_invalid, optimizer_busy and optimization_cancelled. */
  async function work(
    { executor, caller, projectId, signal }: Work,
    input: RoofInput,
    task: (site: RoofPlace) => RoofTask,
  ): Promise<Prepared> {
    const { country, region, city, town } = await requireProject(executor, caller, projectId, "edit");
    return ask({ caller, signal }, input, task({ country, region, city, town }));
  }

  async function ask({ caller, signal }: Pick<Work, "caller" | "signal">, input: RoofInput, task: RoofTask) {
    if (holdsTooMany(input)) throw new AppError("roof_too_large");
    const answer = await pool.run({ input: task, signal, owner: caller.userId });
    await nextTurn();
    if ("result" in answer) return { input: inputOf(input), result: answer.result };
    throw new AppError("layout_invalid", { issues: faultIssues(answer) });
  }

  return {
    async read(executor: Executor, caller: Caller, projectId: string): Promise<PanelPlacement | typeof NO_PLACEMENT> {
      const { placement } = found(await findPlacement(executor, caller, projectId));
      // Thousands of panels are read in one turn and written in another; others come in between.
      await nextTurn();
      return placement ? toPlacement(placement) : NO_PLACEMENT;
    },

    /** What an earlier call has stored. Throws project_not_found and already_done. */
    async readAgain(executor: Executor, caller: Caller, projectId: string): Promise<PanelPlacement> {
      const placement = await this.read(executor, caller, projectId);
      if (placement.roofWidth === null) throw new AppError("already_done");
      return placement;
    },

    /** Before the transaction: the work takes seconds, in a thread of its own. */
    optimize: (call: Work, asked: Body<typeof optimizePanels>) =>
      work(call, asked, (site) => ({ kind: "optimize", site, asked })),

    /** Checks and scores a layout made by hand; no figure of it comes from the caller. */
    score: (call: Work, { layout, ...asked }: Body<typeof savePanelPlacement>) =>
      work(call, asked, (site) => ({ kind: "score", site, asked, layout })),

    /** The same for a project that is not there yet. */
    scoreFor: (
      call: Pick<Work, "caller" | "signal">,
      site: RoofPlace,
      asked: RoofInput,
      layout: readonly PanelPlace[],
    ) => ask(call, asked, { kind: "score", site, asked, layout }),

    /** The layout with its history entry. The project may have been deleted while the work ran. */
    async store(
      tx: Transaction,
      caller: Caller,
      projectId: string,
      { input, result }: Prepared,
    ): Promise<PanelPlacement> {
      const project = await lockProject(tx, caller, projectId, "edit");
      const now = clock.now();
      const before = (await findPlacement(tx, caller, projectId))?.placement;
      await nextTurn();
      const row = await storePlacement(tx, { projectId, ...input, ...result, optimizedAt: now });
      await nextTurn();
      const plane = planeTaken(project, before ?? null, input);
      const raise = plane === null ? {} : { version: true, inputs: true };
      await updateProject(tx, caller, projectId, { ...plane, updatedAt: now }, raise);
      await history.record(tx, {
        projectId,
        userId: caller.userId,
        action: result.edited ? "modified" : "calculated",
        description: [describeLayout(result), ...(plane === null ? [] : [describePlane(plane)])].join(" "),
        changes: {
          ...changesBetween(outline(before ?? null), outline(row)),
          ...(plane === null ? {} : changesBetween(namedPlane(project), plane)),
        },
      });
      await nextTurn();
      return toPlacement(row);
    },
  };
}

/** The faults that are named, and how many more there are. */
function faultIssues({ faults, count }: LayoutFaults): Issue[] {
  const named = faults.map(({ panels, text }) => toldIssue(`panels.${panels[0] ?? 0}`, text));
  const more = count - named.length;
  return more > 0 ? [...named, toldIssue("panels", told("moreFaults", { more }))] : named;
}

/** A layout in a history entry: its figures, not its panels. */
const outline = (placement: (RoofInput & Pick<RoofResult, "optimizedLayout" | "energyYield">) | null) => ({
  roofWidth: placement?.roofWidth ?? null,
  roofHeight: placement?.roofHeight ?? null,
  roofOrientation: placement?.roofOrientation ?? null,
  roofTilt: placement?.roofTilt ?? null,
  obstructions: placement?.shadingObstructions.length ?? null,
  panels: placement?.optimizedLayout.length ?? null,
  energyYield: placement?.energyYield ?? null,
});
