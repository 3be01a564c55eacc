import { setImmediate as nextTurn } from "node:timers/promises";
import type { CatalogueItem } from "@sunwright/contract/appliances";
import type { Body } from "@sunwright/contract/endpoint";
import type { ExportFormat } from "@sunwright/contract/projects";
import type { makeReport } from "@sunwright/contract/report";
import type { KnownRungs } from "@sunwright/engine/prices/ladder";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import type { BoughtPart } from "@sunwright/report/document";
import { dayOf } from "@sunwright/report/format";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import type { WorkerPool } from "../../platform/worker-pool";
import type { Caller } from "../projects/access";
import { toProjectAppliance } from "../appliances/rules";
import { listAppliances } from "../appliances/table";
import { findMoney } from "../economics/table";
import { designIsOutdated, toProject } from "../projects/present";
import type { History } from "../projects/history";
import { describeExport } from "../projects/history-words";
import { lockProject, requireProject } from "../projects/require-project";
import { found } from "../projects/refusals";
import type { ProjectRow } from "../projects/table";
import { findWeather, findWeatherYear } from "../weather/table";
import { findTexts } from "./table";
import type { DocumentTask, ReportTask } from "./task";

/** What is known of a project's price beyond its design, as whoever asks may know it. */
export type KnownFor = (
  executor: Executor,
  asked: Pick<ProjectRow, "id" | "ownerId" | "estimatedCost" | "priced"> & { readonly isOwner: boolean },
  at: Date,
) => Promise<KnownRungs>;

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  readonly pool: WorkerPool<DocumentTask, Uint8Array>;
  readonly catalogueItem: (id: string) => CatalogueItem | null;
  readonly knownFor: KnownFor;
  /** What the caller has in a cart or ordered for a project. */
  readonly carts: {
    readonly boughtFor: (executor: Executor, caller: Caller, projectId: string) => Promise<readonly BoughtPart[]>;
  };
}

interface Work {
  readonly executor: Executor;
  readonly caller: Caller;
  readonly projectId: string;
  readonly signal: AbortSignal;
}

export type Reports = ReturnType<typeof createReports>;

export const createReports = ({ clock, history, pool, catalogueItem, carts, knownFor }: Parts) => ({
  /**
   * The report as it stands, in a thread of its own and before the transaction that notes it.
   * Throws project_not_found, server_busy and report_cancelled.
   */
  async make({ executor, caller, projectId, signal }: Work, view: Body<typeof makeReport>): Promise<Uint8Array> {
    const row = await requireProject(executor, caller, projectId, "view");
    const appliances = found(await listAppliances(executor, caller, projectId));
    const { design, roof } = found(await findTexts(executor, caller, projectId));
    const money = found(await findMoney(executor, caller, projectId));
    const { weather } = found(await findWeather(executor, caller, projectId));
    const task: ReportTask = {
      input: {
        project: toProject(row),
        appliances: appliances.map((appliance) =>
          toProjectAppliance(appliance, appliance.catalogueId === null ? null : catalogueItem(appliance.catalogueId)),
        ),
        money: { country: money.country, figures: money.figures ?? NO_OWN_FIGURES },
        bought: await carts.boughtFor(executor, caller, projectId),
        known: await knownFor(executor, { ...row, isOwner: row.access === "owner" }, clock.now()),
        view: { ...view, today: dayOf(clock.now(), view.timeZone) },
      },
      design: designIsOutdated(row) ? null : design,
      roof,
      weather: await findWeatherYear(executor, caller, projectId),
      weatherIsOfDesign: weather !== null && row.calculatedAt !== null && weather.storedAt <= row.calculatedAt,
    };
    // What was read and what is handed over are a turn each: both are as large as a project may be.
    await nextTurn();
    return pool.run({ input: { report: task }, signal, owner: caller.userId });
  },

  /** Throws project_not_found. */
  async recordExport(tx: Transaction, caller: Caller, id: string, format: ExportFormat): Promise<void> {
    await lockProject(tx, caller, id, "view");
    const description = describeExport(format);
    await history.record(tx, {
      projectId: id,
      userId: caller.userId,
      action: "exported",
      description,
      changes: { format },
    });
  },
});
