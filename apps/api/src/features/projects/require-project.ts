import { type Access, permits } from "@sunwright/contract/access";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Caller } from "./access";
import { found } from "./refusals";
import { findProject, findProjectForUpdate, type ProjectRow } from "./table";

/** The project, for somebody who may do what is needed. Throws project_not_found and not_permitted. */
export const requireProject = async (
  executor: Executor,
  caller: Caller,
  id: string,
  need: Access,
): Promise<ProjectRow> => (await findProject(executor, caller, id, need)) ?? refuse(executor, caller, id, need);

/** The same, held until the transaction ends: changes of one project happen one after another. */
export const lockProject = async (tx: Transaction, caller: Caller, id: string, need: Access): Promise<ProjectRow> =>
  (await findProjectForUpdate(tx, caller, id, need)) ?? refuse(tx, caller, id, need);

/**
 * Who may read the project is told that this is not theirs to do; for everybody else there is no project. Neither was
 * there one for somebody who came in while this was asked.
 */
async function refuse(executor: Executor, caller: Caller, id: string, need: Access): Promise<never> {
  const { access } = found(await findProject(executor, caller, id, "view"));
  throw new AppError(permits(access, need) ? "project_not_found" : "not_permitted");
}
