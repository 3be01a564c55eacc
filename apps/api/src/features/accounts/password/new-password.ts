import type { App } from "../../../platform/app";
import type { Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { writtenTo } from "../../../platform/reader-language";
import { passwordChangedMail } from "../mails";
import { requirePerson } from "../person";
import { isCommonPassword } from "../rules";
import { dropWaiting } from "../second/table";
import { type PasswordRow, replacePassword, type UserRow } from "../user-table";

/** The hash of a password that somebody chose. Throws common_password and server_busy. */
export async function hashNew({ passwords }: Pick<App, "passwords">, password: string): Promise<string> {
  if (isCommonPassword(password)) throw new AppError("common_password");
  return passwords.hash(password);
}

/** Writes a new password and tells its owner. */
export async function setPassword(
  { clock, config, outbox }: Pick<App, "clock" | "config" | "outbox">,
  tx: Transaction,
  password: PasswordRow,
): Promise<UserRow> {
  const now = clock.now();
  await replacePassword(tx, password, now);
  await dropWaiting(tx, password.userId);
  const { user } = await requirePerson(tx, password.userId);
  await outbox.post(tx, {
    to: user.email,
    ...(await writtenTo(user.language, () => passwordChangedMail(config.publicUrl, now))),
  });
  return user;
}
