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
  return throttle.guess(executor, guess, async () =>
    (await passwords.verify(stored?.hash ?? null, typed)) ? stored : null,
  );
}
