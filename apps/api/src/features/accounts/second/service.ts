import type { Body, Response } from "@sunwright/contract/endpoint";
import type { addPasskey, confirmApp, readSecond, SecondProof, startApp } from "@sunwright/contract/second";
import { say } from "@sunwright/words/account";
import type { App } from "../../../platform/app";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { newId } from "../../../platform/ids";
import { createSealing } from "../../../platform/sealing";
import type { Viewer } from "../../../platform/sessions";
import { type SecondChange, secondChangedMail } from "../mails";
import type { PasswordService } from "../password/service";
import { holdAccount, requirePerson } from "../person";
import type { PasswordRow } from "../user-table";
import { appUri, newAppSecret, newRecoveryCodes, recoveryHash, stepOfCode } from "./codes";
import type { Passkeys } from "./passkeys";
import { type Asker, methodsOf, type Proofs, type Proven, secondIsOn } from "./proofs";
import { freshUntil } from "./rules";
import {
  beginApp,
  countPasskeys,
  deleteApp,
  deletePasskey,
  deleteRecovery,
  findApp,
  insertPasskey,
  passkeysOf,
  recoveryLeft,
  renameOne,
  replaceRecovery,
  turnAppOn,
} from "./table";

const PASSKEYS_MAX = 10;
/** An app that is being set up waits so long for its first code. [ms] */
export const SETTING_UP = 15 * 60_000;

type Parts = Pick<App, "clock" | "config" | "outbox" | "sessions"> & {
  readonly passwords: PasswordService;
  readonly passkeys: Passkeys;
  readonly proofs: Proofs;
};
export type SecondService = ReturnType<typeof createSecondService>;

/** What is stored of a passkey. */
type NewRow = NonNullable<Awaited<ReturnType<Passkeys["accept"]>>> & { readonly name: string };

/** What stood for the person before a change: the password, or a second step that is fresh. */
type Confirmed = PasswordRow | "fresh second step";
interface Caller {
  readonly viewer: Viewer;
  readonly address: string;
  readonly device: string | undefined;
}
export const askerOf = ({ viewer, ...from }: Caller): Asker => ({
  ...from,
  userId: viewer.userId,
  askedIn: viewer.sessionId,
});

/** The second sign-in in somebody's settings. */
export function createSecondService(parts: Parts) {
  const { clock, config, outbox, sessions, passwords, passkeys, proofs } = parts;
  const sealing = createSealing(config.secretsKey);

  async function freshOf(executor: Executor, viewer: Viewer): Promise<Date | null> {
    if (!(await secondIsOn(executor, viewer.userId))) return null;
    return freshUntil(await sessions.secondStepAt(executor, viewer), clock.now());
  }

  /** Whoever else is signed in is so no more, and the owner hears of it. */
  async function tellOfChange(tx: Transaction, viewer: Viewer, change: SecondChange): Promise<void> {
    const { user } = await requirePerson(tx, viewer.userId);
    await sessions.endAll(tx, viewer.userId, viewer.sessionId);
    await outbox.post(tx, { to: user.email, ...secondChangedMail(config.publicUrl, change, clock.now()) });
  }

  async function newRecovery(tx: Transaction, userId: string): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await replaceRecovery(tx, userId, codes.map(recoveryHash), clock.now());
    return codes;
  }

  /** A way was added: the first brings recovery codes. In this session it was just used. */
  async function turnedOn(tx: Transaction, viewer: Viewer, change: SecondChange): Promise<Response<typeof confirmApp>> {
    await sessions.markSecondStep(tx, viewer);
    await tellOfChange(tx, viewer, change);
    const has = (await recoveryLeft(tx, viewer.userId)) !== null;
    return { recoveryCodes: has ? null : await newRecovery(tx, viewer.userId) };
  }

  /** A way was removed: with the last go the recovery codes. */
  async function turnedOff(tx: Transaction, viewer: Viewer, change: SecondChange): Promise<void> {
    if (!(await secondIsOn(tx, viewer.userId))) await deleteRecovery(tx, viewer.userId);
    await tellOfChange(tx, viewer, change);
  }

  return {
    async read(executor: Executor, viewer: Viewer): Promise<Response<typeof readSecond>> {
      const { userId } = viewer;
      const app = await findApp(executor, userId);
      const recovery = await recoveryLeft(executor, userId);
      return {
        app: app?.confirmedAt ? { since: app.confirmedAt.toISOString() } : null,
        passkeys: (await passkeysOf(executor, userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        recovery: recovery && { left: recovery.left, madeAt: recovery.madeAt.toISOString() },
        freshUntil: (await freshOf(executor, viewer))?.toISOString() ?? null,
        passkeysPossible: passkeys.possible,
      };
    },

    /**
     * Outside of the transaction: whether the password is right, or the last second step fresh. Throws wrong_password,
     * password_needed, too_many_attempts and server_busy.
     */
    async confirm(executor: Executor, typed: string | undefined, caller: Caller): Promise<Confirmed> {
      if (typed !== undefined) return passwords.confirm(executor, typed, caller);
      if ((await freshOf(executor, caller.viewer)) === null) throw new AppError("password_needed");
      return "fresh second step";
    },

    /** Holds the account and what was confirmed to the end of the transaction. */
    async holdConfirmed(tx: Transaction, { userId }: Viewer, confirmed: Confirmed): Promise<void> {
      if (confirmed === "fresh second step") await holdAccount(tx, userId);
      else await passwords.holdConfirmed(tx, confirmed);
    },

    /** Throws second_app_on. */
    async startApp(tx: Transaction, { userId, sessionId }: Viewer): Promise<Response<typeof startApp>> {
      const { user } = await requirePerson(tx, userId);
      const secret = newAppSecret();
      const row = { userId, secret: sealing.seal(secret, userId), sessionId, beganAt: clock.now() };
      if (!(await beginApp(tx, row))) throw new AppError("second_app_on");
      return { secret, uri: appUri(secret, user.email) };
    },

    /** Outside of the transaction, as guesses are counted. Throws second_app_missing, second_wrong, too_many_attempts. */
    async proveApp(executor: Executor, caller: Caller, code: string) {
      const { userId, sessionId } = caller.viewer;
      const app = await findApp(executor, userId);
      const oldest = clock.now().getTime() - SETTING_UP;
      if (app === null || app.confirmedAt !== null || app.sessionId !== sessionId || app.beganAt.getTime() < oldest)
        throw new AppError("second_app_missing");
      const secret = sealing.open(app.secret, userId);
      const look = async () => stepOfCode({ secret, code, now: clock.now(), lastStep: 0 });
      return { app, step: await proofs.guess(executor, askerOf(caller), look) };
    },

    /** Throws second_app_missing where another call was first. */
    async confirmApp(
      tx: Transaction,
      viewer: Viewer,
      { app, step }: { readonly app: Parameters<typeof turnAppOn>[1]; readonly step: number },
    ) {
      await holdAccount(tx, viewer.userId);
      if (!(await turnAppOn(tx, app, step, clock.now()))) throw new AppError("second_app_missing");
      return turnedOn(tx, viewer, "appOn");
    },

    /** Throws second_app_missing. */
    async removeApp(tx: Transaction, viewer: Viewer): Promise<{ message: string }> {
      if (!(await deleteApp(tx, viewer.userId))) throw new AppError("second_app_missing");
      await turnedOff(tx, viewer, "appOff");
      return { message: say("second.appRemoved") };
    },

    /** Throws second_missing. */
    async renewRecovery(tx: Transaction, viewer: Viewer): Promise<{ recoveryCodes: readonly string[] }> {
      if (!(await secondIsOn(tx, viewer.userId))) throw new AppError("second_missing");
      const recoveryCodes = await newRecovery(tx, viewer.userId);
      await tellOfChange(tx, viewer, "recoveryRenewed");
      return { recoveryCodes };
    },

    /** Throws too_many_passkeys and passkeys_unavailable. */
    async offerPasskey(tx: Transaction, { userId, sessionId }: Viewer) {
      if ((await countPasskeys(tx, userId)) >= PASSKEYS_MAX) throw new AppError("too_many_passkeys");
      const { user } = await requirePerson(tx, userId);
      return passkeys.offer(tx, user, sessionId);
    },

    /** Outside of the transaction. Throws passkey_refused and passkeys_unavailable. */
    async acceptPasskey(executor: Executor, { userId, sessionId }: Viewer, body: Body<typeof addPasskey>) {
      const made = await passkeys.accept(executor, body.passkey, { userId, askedIn: sessionId });
      if (made === null) throw new AppError("passkey_refused");
      return { ...made, name: body.name };
    },

    /** Throws too_many_passkeys and passkey_refused, where it is stored already. */
    async addPasskey(tx: Transaction, viewer: Viewer, made: NewRow): Promise<Response<typeof addPasskey>> {
      const { userId } = viewer;
      await holdAccount(tx, userId);
      if ((await countPasskeys(tx, userId)) >= PASSKEYS_MAX) throw new AppError("too_many_passkeys");
      const now = clock.now();
      if (!(await insertPasskey(tx, { id: newId(now), userId, ...made, createdAt: now })))
        throw new AppError("passkey_refused");
      return turnedOn(tx, viewer, "passkeyAdded");
    },

    /** Throws passkey_not_found. */
    async renamePasskey(tx: Transaction, { userId }: Viewer, id: string, name: string): Promise<{ message: string }> {
      if (!(await renameOne(tx, userId, id, name))) throw new AppError("passkey_not_found");
      return { message: say("second.passkeyRenamed") };
    },

    /** Throws passkey_not_found. */
    async removePasskey(tx: Transaction, viewer: Viewer, id: string): Promise<{ message: string }> {
      if (!(await deletePasskey(tx, viewer.userId, id))) throw new AppError("passkey_not_found");
      await turnedOff(tx, viewer, "passkeyRemoved");
      return { message: say("second.passkeyRemoved") };
    },

    /** Throws second_missing and passkeys_unavailable. */
    async question(tx: Transaction, { userId, sessionId }: Viewer) {
      if (!(await methodsOf(tx, userId)).includes("passkey")) throw new AppError("second_missing");
      return passkeys.question(tx, { purpose: "second", userId, askedIn: sessionId });
    },

    prove: (executor: Executor, caller: Caller, proof: SecondProof) => proofs.prove(executor, askerOf(caller), proof),

    /** The second step was taken again. Throws second_wrong and passkey_refused. */
    async step(tx: Transaction, viewer: Viewer, proven: Proven): Promise<{ freshUntil: string }> {
      await proofs.use(tx, viewer.userId, proven);
      const at = await sessions.markSecondStep(tx, viewer);
      return { freshUntil: (freshUntil(at, clock.now()) ?? at).toISOString() };
    },
  };
}
