import type { Body, Response } from "@sunwright/contract/endpoint";
import type { addPasskey } from "@sunwright/contract/second";
import { say } from "@sunwright/words/account";
import type { App } from "../../../platform/app";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { newId } from "../../../platform/ids";
import type { Viewer } from "../../../platform/sessions";
import { holdAccount, requirePerson } from "../person";
import type { Passkeys } from "./passkeys";
import { countPasskeys, deletePasskey, insertPasskey, renameOne } from "./table";
import type { Turning } from "./turning";

const PASSKEYS_MAX = 10;

/** What is stored of a passkey. */
type NewRow = NonNullable<Awaited<ReturnType<Passkeys["accept"]>>> & { readonly name: string };

type Parts = Pick<App, "clock"> & { readonly passkeys: Passkeys };

/** The passkeys of an account: adding, renaming and removing them. */
export function createPasskeySettings({ clock, passkeys }: Parts, { turnedOn, turnedOff }: Turning) {
  return {
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
  };
}
