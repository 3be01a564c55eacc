import type { Response } from "@sunwright/contract/endpoint";
import type { confirmApp, readSecond, SecondProof } from "@sunwright/contract/second";
import type { App } from "../../../platform/app";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import type { Viewer } from "../../../platform/sessions";
import { writtenTo } from "../../../platform/reader-language";
import { type SecondChange, secondChangedMail } from "../mails";
import type { PasswordService } from "../password/service";
import { holdAccount, requirePerson } from "../person";
import type { PasswordRow } from "../user-table";
import { createAppSettings } from "./app-settings";
import { newRecoveryCodes, recoveryHash } from "./codes";
import { createPasskeySettings } from "./passkey-settings";
import type { Passkeys } from "./passkeys";
import { methodsOf, type Proofs, type Proven, secondIsOn } from "./proofs";
import { freshUntil } from "./rules";
import { deleteRecovery, findApp, passkeysOf, recoveryLeft, replaceRecovery } from "./table";
import { askerOf, type Caller } from "./turning";

type Parts = Pick<App, "clock" | "config" | "outbox" | "sessions"> & {
  readonly passwords: PasswordService;
  readonly passkeys: Passkeys;
  readonly proofs: Proofs;
};
export type SecondService = ReturnType<typeof createSecondService>;

/** What stood for the person before a change: the password, or a second step that is fresh. */
type Confirmed = PasswordRow | "fresh second step";

/** The second sign-in in somebody's settings. */
export function createSecondService(parts: Parts) {
  const { clock, config, outbox, sessions, passwords, passkeys, proofs } = parts;

  async function freshOf(executor: Executor, viewer: Viewer): Promise<Date | null> {
    if (!(await secondIsOn(executor, viewer.userId))) return null;
    return freshUntil(await sessions.secondStepAt(executor, viewer), clock.now());
  }

  /** Whoever else is signed in is so no more, and the owner hears of it. */
  async function tellOfChange(tx: Transaction, viewer: Viewer, change: SecondChange): Promise<void> {
    const { user } = await requirePerson(tx, viewer.userId);
    await sessions.endAll(tx, viewer.userId, viewer.sessionId);
    await outbox.post(tx, {
      to: user.email,
      ...(await writtenTo(user.language, () => secondChangedMail(config.publicUrl, change, clock.now()))),
    });
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

    ...createAppSettings({ clock, config, proofs }, { turnedOn, turnedOff }),

    ...createPasskeySettings({ clock, passkeys }, { turnedOn, turnedOff }),

    /** Throws second_missing. */
    async renewRecovery(tx: Transaction, viewer: Viewer): Promise<{ recoveryCodes: readonly string[] }> {
      if (!(await secondIsOn(tx, viewer.userId))) throw new AppError("second_missing");
      const recoveryCodes = await newRecovery(tx, viewer.userId);
      await tellOfChange(tx, viewer, "recoveryRenewed");
      return { recoveryCodes };
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
