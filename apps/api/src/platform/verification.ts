import type { Executor } from "./database";
import { AppError } from "./errors";

/** Whether an account has proved that its e-mail address is its own. */
export type IsVerified = (executor: Executor, userId: string) => Promise<boolean>;

export type Verification = ReturnType<typeof createVerification>;

/** The check behind entries with `verified`. The accounts feature says who is. */
export function createVerification() {
  let ask: IsVerified = () => Promise.reject(new Error("Nobody has said whose address is verified"));
  return {
    askBy(isVerified: IsVerified): void {
      ask = isVerified;
    },

    /** Throws email_unverified. */
    async require(executor: Executor, userId: string): Promise<void> {
      if (!(await ask(executor, userId))) throw new AppError("email_unverified");
    },
  };
}
