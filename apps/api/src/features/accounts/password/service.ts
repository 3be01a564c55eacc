import { say } from "@sunwright/words/answers";
import type { App } from "../../../platform/app";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import type { Viewer } from "../../../platform/sessions";
import { dropReset } from "../reset/table";
import { findPassword, lockUser, type PasswordRow, stillTheirPassword } from "../user-table";
import { hashNew, setPassword } from "./new-password";
import { checkPassword } from "./check";

type Parts = Pick<App, "clock" | "config" | "throttle" | "outbox" | "passwords" | "sessions">;
interface Asker {
  readonly viewer: Viewer;
  readonly address: string;
  readonly device: string | undefined;
}
export type PasswordService = ReturnType<typeof createPasswordService>;

/** The password of somebody who is signed in: asked again before what cannot be undone, and changed. */
export function createPasswordService(parts: Parts) {
  return {
    /** Slow and outside of the transaction: whether the current password is right. Throws wrong_password. */
    async confirm(executor: Executor, typed: string, { viewer, address, device }: Asker): Promise<PasswordRow> {
      const { userId } = viewer;
      const stored = await findPassword(executor, userId);
      const guess = { purpose: "password", account: userId, userId, address, device };
      const password = await checkPassword(parts, executor, { ...guess, stored, typed });
      if (!password) throw new AppError("wrong_password");
      return password;
    },

    /** What was confirmed may have changed since; from here to the end of the transaction it cannot. */
    async holdConfirmed(tx: Transaction, password: PasswordRow): Promise<void> {
      const holds = (await lockUser(tx, password.userId)) && (await stillTheirPassword(tx, password));
      if (!holds) throw new AppError("wrong_password");
    },

    /** Slow too: the hash of a new password. Throws common_password and server_busy. */
    hashNew: (newPassword: string): Promise<string> => hashNew(parts, newPassword),

    /** Writes a confirmed change; every session but the one that asked ends, and so does a reset link on its way. */
    async change(tx: Transaction, viewer: Viewer, hash: string): Promise<{ message: string }> {
      await setPassword(parts, tx, { userId: viewer.userId, hash });
      await dropReset(tx, viewer.userId);
      await parts.sessions.endAll(tx, viewer.userId, viewer.sessionId);
      return { message: say("passwordChanged") };
    },
  };
}
