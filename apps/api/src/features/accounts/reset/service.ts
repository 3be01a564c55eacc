import { say } from "@sunwright/words/answers";
import type { App } from "../../../platform/app";
import { AppError } from "../../../platform/errors";
import { hashSecret, looksLikeSecret, newSecret } from "../../../platform/secrets";
import { writtenTo } from "../../../platform/reader-language";
import { resetMail } from "../mails";
import { hashNew, setPassword } from "../password/new-password";
import { normalEmail, RESET_LIFE } from "../rules";
import { findUserByEmail } from "../user-table";
import type { Afterwards } from "./afterwards";
import { replaceReset, resetIsLive, takeReset } from "./table";

const HOUR = 3600;
/** Bounds the work for strangers. */
const RESET_REQUESTS_PER_ADDRESS = { kind: "window", most: 1_000, window: HOUR } as const;
/** Wrong tokens only. 256 bits cannot be guessed; this bounds the noise of trying. */
const WRONG_TOKENS_PER_ADDRESS = { kind: "window", most: 1_000, window: HOUR } as const;

type Parts = Pick<App, "clock" | "config" | "database" | "throttle" | "outbox" | "passwords" | "sessions"> & {
  readonly afterwards: Afterwards;
};
export type ResetService = ReturnType<typeof createResetService>;

export function createResetService(parts: Parts) {
  const { afterwards, clock, config, database, throttle, outbox, sessions } = parts;

  /** A link and its mail, when the account exists and has not had too many of them. */
  async function sendResetLink(email: string) {
    await database.transaction(async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (!user) return;
      const token = newSecret();
      // Where no mail leaves, the link of the one before stays.
      const posted = await outbox.post(tx, {
        to: user.email,
        ...(await writtenTo(user.language, () => resetMail(config.publicUrl, token))),
      });
      if (posted !== "posted") return;
      const expiresAt = new Date(clock.now().getTime() + RESET_LIFE);
      await replaceReset(tx, { userId: user.id, tokenHash: hashSecret(token), expiresAt });
    });
  }

  async function isLive(token: string, address: string): Promise<boolean> {
    const live = looksLikeSecret(token) && (await resetIsLive(database.executor, hashSecret(token), clock.now()));
    if (!live) await throttle.limitAddress(database.executor, "reset-token", address, WRONG_TOKENS_PER_ADDRESS);
    return live;
  }

  return {
    /** Answers at once and alike for every address; the work comes after the answer. Throws too_many_attempts. */
    async request(typedEmail: string, address: string): Promise<{ message: string }> {
      await throttle.limitAddress(database.executor, "reset-request", address, RESET_REQUESTS_PER_ADDRESS);
      afterwards.run(() => sendResetLink(normalEmail(typedEmail)));
      return { message: say("resetRequested") };
    },

    /** Whether a reset link still works. Throws too_many_attempts. */
    check: async (token: string, address: string) => ({ valid: await isLive(token, address) }),

    /** Uses a link up and ends every session. Throws reset_link_invalid, common_password, server_busy. */
    async reset({ token, newPassword }: { token: string; newPassword: string }, address: string) {
      if (!(await isLive(token, address))) throw new AppError("reset_link_invalid");
      const hash = await hashNew(parts, newPassword);
      await database.transaction(async (tx) => {
        const userId = await takeReset(tx, hashSecret(token), clock.now());
        if (userId === null) throw new AppError("reset_link_invalid");
        const user = await setPassword(parts, tx, { userId, hash });
        await sessions.endAll(tx, userId);
        await throttle.forgetDevices(tx, userId);
        // Whoever guessed before must not keep the owner out now.
        await throttle.reset(tx, "login", user.email);
        await throttle.reset(tx, "password", userId);
      });
      return { success: true as const, message: say("passwordReset") };
    },
  };
}
