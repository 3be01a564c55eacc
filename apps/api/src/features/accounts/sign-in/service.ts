import type { Call } from "../../../platform/serve";
import type { login, logout } from "@sunwright/contract/accounts";
import type { Response } from "@sunwright/contract/endpoint";
import type { App } from "../../../platform/app";
import { AppError } from "../../../platform/errors";
import { DEVICE_COOKIE, DEVICE_COOKIE_AGE } from "../../../platform/known-devices";
import { checkPassword } from "../password/check";
import { toUser } from "../present";
import { normalEmail } from "../rules";
import type { SigningIn } from "../second/signing-in";
import { findPasswordByEmail, findPerson, renewHash, stillTheirPassword } from "../user-table";

type Parts = Pick<App, "database" | "throttle" | "http" | "passwords"> & { readonly second: Pick<SigningIn, "begin"> };
export type SignInService = ReturnType<typeof createSignInService>;

export function createSignInService(parts: Parts) {
  const { database, throttle, http, second } = parts;
  return {
    /**
     * Starts a session and ends the one that called; of somebody with a second sign-in it says what else is asked, and
     * nobody is signed in yet. Throws invalid_credentials, too_many_attempts, server_busy.
     */
    async signIn(call: Call<typeof login>): Promise<Response<typeof login>> {
      const { body, address, cookies } = call;
      const email = normalEmail(body.email);
      const stored = await findPasswordByEmail(database.executor, email);
      const device = cookies.read(DEVICE_COOKIE);
      const guess = { purpose: "login", account: email, userId: stored?.userId ?? null, address, device };
      const password = await checkPassword(parts, database.executor, { ...guess, stored, typed: body.password });
      if (!password) throw new AppError("invalid_credentials");
      const { userId } = password;
      const { passwords } = parts;
      const renewed = passwords.isOutdated(password.hash, body.password) ? await passwords.hash(body.password) : null;
      const answer = await database.transaction(async (tx): Promise<Response<typeof login>> => {
        // A reset may have come between the check and this moment: then the old password opens nothing any more.
        const person = (await stillTheirPassword(tx, password)) && (await findPerson(tx, userId));
        if (!person) throw new AppError("invalid_credentials");
        if (renewed !== null) await renewHash(tx, { userId, hash: renewed });
        const methods = await second.begin(tx, cookies, userId);
        if (methods !== null) return { secondStep: { methods } };
        await call.signIn(tx, userId);
        cookies.set(DEVICE_COOKIE, await throttle.rememberDevice(tx, userId, device), DEVICE_COOKIE_AGE);
        return toUser(person);
      });
      // ASVS 16.3.1: who came in, and from where. Refusals are in the log, too.
      http.log.info({ userId, address }, "secondStep" in answer ? "the second step is asked for" : "signed in");
      return answer;
    },

    /** Ends the session that called, and is content when there is none. */
    async signOut(call: Call<typeof logout>): Promise<{ success: true }> {
      await call.signOut(database.executor);
      return { success: true };
    },
  };
}
