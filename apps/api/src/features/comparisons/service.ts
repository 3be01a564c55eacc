import type { KeptComparison } from "@sunwright/contract/comparison";
import type { Executor, Transaction } from "../../platform/database";
import type { Caller } from "../projects/access";
import { lockProject, requireProject } from "../projects/require-project";
import { findComparison, storeComparison } from "./table";

interface Answer {
  readonly comparison: KeptComparison | null;
}

/** Throws project_not_found. */
export async function readKept(executor: Executor, caller: Caller, id: string): Promise<Answer> {
  await requireProject(executor, caller, id, "view");
  return { comparison: await findComparison(executor, id) };
}

/**
 * What was written last stands: it changes no design, so neither its version nor its history moves. Throws
 * project_not_found and not_permitted.
 */
export async function keep(tx: Transaction, caller: Caller, id: string, kept: KeptComparison): Promise<Answer> {
  await lockProject(tx, caller, id, "edit");
  await storeComparison(tx, id, kept);
  return { comparison: kept };
}
