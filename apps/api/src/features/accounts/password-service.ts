import type { App } from "../../platform/app";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { hashSecret, looksLikeSecret, newSecret } from "../../platform/secrets";
import type { Viewer } from "../../platform/sessions";
import type { Afterwards } from "./afterwards";
import { dropReset, replaceReset, resetIsLive, takeReset } from "./link-table";
import { passwordChangedMail, resetMail } from "./mails";
import { checkPassword } from "./password-check";
import { isCommonPassword, normalEmail, RESET_LIFE } from "./rules";
import {
  findPassword,
  findPerson,
  findUserByEmail,
  lockUser,
  type PasswordRow,
  replacePassword,
  stillTheirPassword,
} from "./user-table";

const HOUR = 3600;
/** Of one account, however many ask. Source: security rule 7, at most 5 mails an hour. */
const RESET_MAILS = { kind: "window", most: 5, window: HOUR } as const;
/** Bounds the work for strangers. */
const RESET_REQUESTS_PER_ADDRESS = { kind: "window", most: 1_000, window: HOUR } as const;
/** Wrong tokens only. 256 bits cannot be guessed; this bounds the noise of trying. */
const WRONG_TOKENS_PER_ADDRESS = { kind: "window", most: 1_000, window: HOUR } as const;

type Parts = Pick<App, "clock" | "config" | "database" | "guesses" | "outbox" | "passwords" | "sessions"> & {
  readonly afterwards: Afterwards;
};
interface Asker {
  readonly viewer: Viewer;
  readonly address: string;
  readonly device: string | undefined;
}
export type PasswordService = ReturnType<typeof createPasswordService>;

export function createPasswordService(parts: Parts) {
  const { afterwards, clock, config, database, guesses, outbox, passwords, sessions } = parts;

  /** A link and its mail, when the account exists and has not had too many of them. */
  async function sendResetLink(email: string) {
    await database.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (!user || !(await guesses.allow(tx, "reset-mail", user.id, RESET_MAILS))) return;
      const token = newSecret();
      const expiresAt = new Date(clock.now().getTime() + RESET_LIFE);
      await replaceReset(tx, { userId: user.id, tokenHash: hashSecret(token), expiresAt });
      await outbox.post(tx, { to: user.email, ...resetMail(config.publicUrl, token) });
    });
  }

  async function isLive(token: string, address: string): Promise<boolean> {
    const live = looksLikeSecret(token) && (await resetIsLive(database.executor, hashSecret(token), clock.now()));
    if (!live) await guesses.limitAddress(database.executor, "reset-token", address, WRONG_TOKENS_PER_ADDRESS);
    return live;
  }

  async function hashNew(newPassword: string): Promise<string> {
    if (isCommonPassword(newPassword)) throw new AppError("common_password");
    return passwords.hash(newPassword);
  }

  /** Writes the new password and tells its owner. */
  async function setPassword(tx: Transaction, userId: string, hash: string) {
    const now = clock.now();
    await replacePassword(tx, { userId, hash }, now);
    const person = await findPerson(tx, userId);
    if (!person) throw new AppError("not_signed_in");
    await outbox.post(tx, { to: person.user.email, ...passwordChangedMail(config.publicUrl, now) });
    return person.user;
  }

  return {
    /** Answers at once and alike for every address; the work comes after the answer. Throws too_many_attempts. */
    async requestReset(typedEmail: string, address: string): Promise<{ message: string }> {
      await guesses.limitAddress(database.executor, "reset-request", address, RESET_REQUESTS_PER_ADDRESS);
      afterwards.run(() => sendResetLink(normalEmail(typedEmail)));
      return { message: "Please check your email for password reset instructions." };
    },

    /** Whether a reset link still works. Throws too_many_attempts. */
    check: async (token: string, address: string) => ({ valid: await isLive(token, address) }),

    /** Uses a link up and ends every session. Throws reset_link_invalid, common_password, server_busy. */
    async reset({ token, newPassword }: { token: string; newPassword: string }, address: string) {
      if (!(await isLive(token, address))) throw new AppError("reset_link_invalid");
      const hash = await hashNew(newPassword);
      await database.transaction(async (tx) => {
        const userId = await takeReset(tx, hashSecret(token), clock.now());
        if (userId === null) throw new AppError("reset_link_invalid");
        const user = await setPassword(tx, userId, hash);
        await sessions.endAll(tx, userId);
        await guesses.forgetDevices(tx, userId);
        // Whoever guessed before must not keep the owner out now.
        await guesses.forgive(tx, "login", user.email);
        await guesses.forgive(tx, "password", userId);
      });
      return { success: true as const, message: "Your password has been reset. You can now log in with it." };
    },

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
    hashNew,

    /** Writes a confirmed change; every session but the one that asked ends, and so does a reset link on its way. */
    async change(tx: Transaction, viewer: Viewer, hash: string): Promise<{ message: string }> {
      await setPassword(tx, viewer.userId, hash);
      await dropReset(tx, viewer.userId);
      await sessions.endAll(tx, viewer.userId, viewer.sessionId);
      return { message: "Password changed. Every other session was ended." };
    },
  };
}
