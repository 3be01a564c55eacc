import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  readAccount,
  setPicture,
  updateAccount,
  type Account,
} from "@sunwright/contract/account";
import type { User } from "@sunwright/contract/accounts";
import type { QueryClient } from "@tanstack/react-query";
import { call, read } from "../../../lib/api";
import { readAgain } from "../../../lib/changes";
import { storeCurrentUser } from "../../../lib/current-user";

export const accountQuery = read(readAccount);
export const sessionsQuery = read(listSessions);

/** Saves the profile and shows its names at once wherever the person is named. */
export async function saveAccount(client: QueryClient, body: Parameters<typeof sendUpdate>[0]): Promise<Account> {
  const account = await sendUpdate(body);
  client.setQueryData(accountQuery.queryKey, account);
  storeCurrentUser(client, account.user);
  return account;
}
const sendUpdate = (body: NonNullable<Parameters<typeof call<typeof updateAccount>>[1]>["body"]) =>
  call(updateAccount, { body });

/** Base64 of the picture's bytes, or null to remove it. */
export async function savePicture(client: QueryClient, image: string | null): Promise<User> {
  const user = await call(setPicture, { body: { image } });
  storeCurrentUser(client, user);
  return user;
}

export async function savePassword(client: QueryClient, currentPassword: string, newPassword: string) {
  await call(changePassword, { body: { currentPassword, newPassword } });
  await readAgain(client, changePassword);
}

export async function endOne(client: QueryClient, id: string) {
  await call(endSession, { params: { id } });
  await readAgain(client, endSession);
}

export async function endOthers(client: QueryClient) {
  await call(endOtherSessions);
  await readAgain(client, endOtherSessions);
}

export const readExport = () => call(exportAccount);
export const removeAccount = (password: string) => call(deleteAccount, { body: { password } });
