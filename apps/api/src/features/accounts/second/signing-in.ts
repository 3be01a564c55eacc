import type { SecondMethod, User } from "@sunwright/contract/accounts";
import type { askPasskey, askPasskeyOfSignIn, finishSignIn, signInByPasskey } from "@sunwright/contract/second";
import type { App } from "../../../platform/app";
import type { Database, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { DEVICE_COOKIE, DEVICE_COOKIE_AGE } from "../../../platform/known-devices";
import { hashSecret, looksLikeSecret, newSecret } from "../../../platform/secrets";
import type { Call } from "../../../platform/serve";
import { writtenTo } from "../../../platform/reader-language";
import { secondChangedMail } from "../mails";
import { toUser } from "../present";
import { findPerson } from "../user-table";
import type { Passkeys } from "./passkeys";
import { methodsOf, type Proofs } from "./proofs";
import { findWaiting, insertWaiting, takeWaiting, usePasskey } from "./table";

/** Names the sign-in whose second step is missing. */
const WAITING_COOKIE = "sunwright-second";
/** Time to find the telephone. [s] */
const WAITING_LIFE = 10 * 60;
/** Bounds the work for strangers; generous, because everybody behind one proxy may share an address. */
const QUESTIONS_PER_ADDRESS = { kind: "window", most: 300, window: 15 * 60 } as const;

type Parts = Pick<App, "clock" | "config" | "database" | "http" | "outbox" | "throttle"> & {
  readonly passkeys: Passkeys;
  readonly proofs: Proofs;
};
type Cookies = Call<typeof finishSignIn>["cookies"];
export type SigningIn = ReturnType<typeof createSigningIn>;

/** Signing in after the password, and without one. */
export function createSigningIn(parts: Parts) {
  const { clock, config, database, http, outbox, throttle, passkeys, proofs } = parts;

  /** Whose password was right in this browser. Throws second_ended. */
  async function waiting({ executor }: Pick<Database, "executor">, cookies: Cookies) {
    const token = cookies.read(WAITING_COOKIE);
    const tokenHash = looksLikeSecret(token) ? hashSecret(token) : null;
    const userId = tokenHash === null ? null : await findWaiting(executor, tokenHash, clock.now());
    if (tokenHash === null || userId === null) throw new AppError("second_ended");
    return { tokenHash, userId };
  }

  async function enter(
    tx: Transaction,
    call: Pick<Call<typeof finishSignIn>, "signIn" | "cookies">,
    userId: string,
  ): Promise<User | null> {
    const person = await findPerson(tx, userId);
    if (!person) return null;
    await call.signIn(tx, userId, "with second step");
    const device = await throttle.rememberDevice(tx, userId, call.cookies.read(DEVICE_COOKIE));
    call.cookies.set(DEVICE_COOKIE, device, DEVICE_COOKIE_AGE);
    return toUser(person);
  }

  return {
    /** The password was right: what else is asked of this person; null for nothing. Sets the cookie of the sign-in that waits. */
    async begin(tx: Transaction, cookies: Cookies, userId: string): Promise<readonly SecondMethod[] | null> {
      const methods = await methodsOf(tx, userId);
      if (methods.length === 0) return null;
      const token = newSecret();
      const expiresAt = new Date(clock.now().getTime() + WAITING_LIFE * 1_000);
      await insertWaiting(tx, { tokenHash: hashSecret(token), userId, expiresAt });
      cookies.set(WAITING_COOKIE, token, WAITING_LIFE);
      return methods;
    },

    /** Throws second_ended, second_wrong, passkey_refused and too_many_attempts. */
    async finish(call: Call<typeof finishSignIn>): Promise<User> {
      const { body, address, cookies } = call;
      const { tokenHash, userId } = await waiting(database, cookies);
      const asker = { userId, address, device: cookies.read(DEVICE_COOKIE), askedIn: tokenHash };
      const proven = await proofs.prove(database.executor, asker, body);
      const user = await database.transaction(async (tx) => {
        // The password may have changed since it was typed; then this sign-in has ended, too.
        if (!(await takeWaiting(tx, tokenHash))) throw new AppError("second_ended");
        await proofs.use(tx, userId, proven);
        const entered = await enter(tx, call, userId);
        if (entered === null) throw new AppError("second_ended");
        cookies.clear(WAITING_COOKIE);
        if (proven.by === "recovery")
          await outbox.post(tx, {
            to: entered.email,
            ...(await writtenTo(entered.preferences.language, () =>
              secondChangedMail(config.publicUrl, "recoveryUsed", clock.now()),
            )),
          });
        return entered;
      });
      http.log.info({ userId, address, second: proven.by }, "signed in");
      return user;
    },

    /** Throws second_ended, passkeys_unavailable and too_many_attempts. */
    async question({ address, cookies }: Call<typeof askPasskeyOfSignIn>) {
      const { tokenHash: askedIn, userId } = await waiting(database, cookies);
      await throttle.limitAddress(database.executor, "passkey-question", address, QUESTIONS_PER_ADDRESS);
      return passkeys.question(database.executor, { purpose: "second", userId, askedIn });
    },

    /** Throws passkeys_unavailable and too_many_attempts. */
    async questionAlone({ address }: Call<typeof askPasskey>) {
      await throttle.limitAddress(database.executor, "passkey-question", address, QUESTIONS_PER_ADDRESS);
      return passkeys.question(database.executor, { purpose: "alone", userId: null, askedIn: "" });
    },

    /** A passkey that verified its holder is both steps at once. Throws passkey_refused, too_many_attempts. */
    async signInAlone(call: Call<typeof signInByPasskey>): Promise<User> {
      const { body, address } = call;
      await throttle.limitAddress(database.executor, "passkey", address, QUESTIONS_PER_ADDRESS);
      const asked = { purpose: "alone", userId: null, askedIn: "" } as const;
      const { executor } = database;
      const answered = await throttle.probe(executor, address, () => passkeys.answer(executor, body.passkey, asked));
      if (answered === null) throw new AppError("passkey_refused");
      const { userId } = answered;
      const user = await database.transaction(async (tx) => {
        if (!(await usePasskey(tx, answered, clock.now()))) throw new AppError("passkey_refused");
        const entered = await enter(tx, call, userId);
        if (entered === null) throw new AppError("passkey_refused");
        return entered;
      });
      http.log.info({ userId, address, second: "passkey alone" }, "signed in");
      return user;
    },
  };
}
