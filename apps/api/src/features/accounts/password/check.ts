import type { App } from "../../../platform/app";
import type { Executor } from "../../../platform/database";
import type { Guess } from "../../../platform/throttle";
import type { PasswordRow } from "../user-table";

interface Check extends Guess {
  readonly stored: PasswordRow | null;
  readonly typed: string;
}

/**
 * Checks a password the way every guess is checked: counted first, then verified, with the same work where there is no
 * account. Null when it is wrong. Throws too_many_attempts and server_busy.
 */
export async function checkPassword(
  { throttle, passwords }: Pick<App, "throttle" | "passwords">,
  executor: Executor,
  { stored, typed, ...guess }: Check,
): Promise<PasswordRow | null> {
  const attempt = await throttle.attempt(executor, guess);
  const right = await passwords.verify(stored?.hash ?? null, typed).catch(async (error: unknown) => {
    // Nobody looked at this guess, so it is none.
    await attempt.succeeded(executor);
    throw error;
  });
  if (!stored || !right) return null;
  await attempt.succeeded(executor);
  return stored;
}
