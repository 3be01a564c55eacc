import type { KeptStages } from "@sunwright/contract/stages";
import type { Executor, Transaction } from "../../platform/database";
import type { Caller } from "../projects/access";
import { lockProject, requireProject } from "../projects/require-project";
import { findStages, storeStages } from "./table";

interface Answer {
  readonly stages: KeptStages | null;
}

/** Throws project_not_found. */
export async function readKeptStages(executor: Executor, caller: Caller, id: string): Promise<Answer> {
  await requireProject(executor, caller, id, "view");
  return { stages: await findStages(executor, id) };
}

/**
 * What was written last stands: it changes no design, so neither its version nor its history moves. Throws
 * project_not_found and not_permitted.
 */
export async function keepStagesOf(tx: Transaction, caller: Caller, id: string, kept: KeptStages): Promise<Answer> {
  await lockProject(tx, caller, id, "edit");
  await storeStages(tx, id, kept);
  return { stages: kept };
}
