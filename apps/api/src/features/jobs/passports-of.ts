import type { CommissionFinding } from "@sunwright/engine/jobs/commissioning";
import type { Transaction } from "../../platform/database";
import type { ContractRow, JobRow, UnitRow } from "./job-table";

/** A job as it is handed over: it is held. */
export interface HandedOver {
  /** As it is from now on. */
  readonly job: JobRow;
  /** With every change. */
  readonly contract: ContractRow;
  readonly units: readonly UnitRow[];
  readonly findings: readonly CommissionFinding[];
  /** A unit of it stands in another job, too. */
  readonly known: boolean;
  readonly now: Date;
}

/** What stays of a job that is handed over, as the feature of passports hands it in: made in the same transaction. */
export type MakePassport = (tx: Transaction, handed: HandedOver) => Promise<void>;
