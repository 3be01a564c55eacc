import type { Account } from "@sunwright/contract/account";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { toAccount } from "./present";
import { findInstaller, findRetailer } from "./profile/table";
import { findPerson, lockUser, type PersonRow } from "./user-table";

/** Whose session it is. A session can outlive its account for the moment in which the account is deleted. */
export async function requirePerson(executor: Executor, userId: string): Promise<PersonRow> {
  const found = await findPerson(executor, userId);
  if (!found) throw new AppError("not_signed_in");
  return found;
}

/** Holds the account still; deleting it wins over changing it. */
export async function holdAccount(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw new AppError("not_signed_in");
}

export async function readAccount(executor: Executor, userId: string): Promise<Account> {
  const installer = await findInstaller(executor, userId);
  const retailer = await findRetailer(executor, userId);
  return toAccount({ person: await requirePerson(executor, userId), installer, retailer });
}
