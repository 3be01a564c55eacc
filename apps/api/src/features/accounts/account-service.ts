import type { Account, Preferences, updateAccount, updatePreferences, User } from "@sunwright/contract/accounts";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { Body } from "@sunwright/contract/endpoint";
import type { App } from "../../platform/app";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Viewer } from "../../platform/sessions";
import { accountDeletedMail } from "./mails";
import { toAccount, toPreferences, toSession, toUser } from "./present";
import {
  findInstaller,
  findPicture,
  findPictureOf,
  findRetailer,
  putPicture,
  removePicture,
  updateInstaller,
  updateRetailer,
} from "./profile-table";
import { pictureType } from "./rules";
import { deleteUser, findPerson, lockUser, updateUser } from "./user-table";

/** What another feature keeps of a person, under names of its own, for their export. */
export type Exporter = (executor: Executor, userId: string) => Promise<Record<string, unknown>>;
/** Removes what another feature keeps of a person, in the transaction that deletes the account. */
export type Eraser = (tx: Transaction, userId: string) => Promise<void>;

type Parts = Pick<App, "clock" | "guesses" | "idempotency" | "outbox" | "sessions"> & {
  readonly exporters: readonly Exporter[];
  readonly erasers: readonly Eraser[];
};
export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(parts: Parts) {
  const { clock, guesses, idempotency, outbox, sessions, exporters, erasers } = parts;

  /** A session can outlive its account for the moment in which the account is deleted. */
  async function person(executor: Executor, userId: string) {
    const found = await findPerson(executor, userId);
    if (!found) throw new AppError("not_signed_in");
    return found;
  }

  async function read(executor: Executor, userId: string): Promise<Account> {
    const installer = await findInstaller(executor, userId);
    const retailer = await findRetailer(executor, userId);
    return toAccount({ person: await person(executor, userId), installer, retailer });
  }

  /** Holds the account still; deleting it wins over changing it. */
  async function hold(tx: Transaction, userId: string) {
    if (!(await lockUser(tx, userId))) throw new AppError("not_signed_in");
  }

  const listSessions = async (executor: Executor, viewer: Viewer) =>
    (await sessions.list(executor, viewer.userId)).map((row) => toSession(row, viewer.sessionId));

  return {
    read,
    user: async (executor: Executor, userId: string): Promise<User> => toUser(await person(executor, userId)),

    /** Writes the fields sent. Throws invalid_input for a business the account does not have. */
    async update(tx: Transaction, userId: string, sent: Body<typeof updateAccount>): Promise<Account> {
      await hold(tx, userId);
      const { user } = await person(tx, userId);
      if (sent.installer && user.role !== "installer") throw invalidField("installer", "Only installers have these");
      if (sent.retailer && user.role !== "retailer") throw invalidField("retailer", "Only retailers have these");
      await updateUser(tx, userId, sent.person ?? {});
      await updateInstaller(tx, userId, sent.installer ?? {});
      await updateRetailer(tx, userId, sent.retailer ?? {});
      return read(tx, userId);
    },

    async updatePreferences(
      tx: Transaction,
      userId: string,
      sent: Body<typeof updatePreferences>,
    ): Promise<Preferences> {
      await hold(tx, userId);
      await updateUser(tx, userId, sent);
      return toPreferences((await person(tx, userId)).user);
    },

    /** @param image Base64, or null to remove the picture. Throws picture_invalid. */
    async setPicture(tx: Transaction, userId: string, image: string | null): Promise<User> {
      await hold(tx, userId);
      if (image === null) {
        await removePicture(tx, userId);
      } else {
        const bytes = Buffer.from(image, "base64");
        const mediaType = pictureType(bytes);
        if (mediaType === null) throw new AppError("picture_invalid");
        await putPicture(tx, { userId, id: newId(clock.now()), mediaType, bytes });
      }
      return toUser(await person(tx, userId));
    },

    /** Throws picture_not_found. */
    async picture(executor: Executor, id: string) {
      const found = await findPicture(executor, id);
      if (!found) throw new AppError("picture_not_found");
      return { mediaType: found.mediaType, bytes: found.bytes };
    },

    listSessions,

    /** Throws session_not_found, for somebody else's session too. */
    async endSession(tx: Transaction, userId: string, sessionId: string): Promise<{ message: string }> {
      if (!(await sessions.end(tx, userId, sessionId))) throw new AppError("session_not_found");
      return { message: "Session ended." };
    },

    async endOtherSessions(tx: Transaction, { userId, sessionId }: Viewer): Promise<{ message: string }> {
      await sessions.endAll(tx, userId, sessionId);
      return { message: "Every other session was ended." };
    },

    /** All that is kept of a person, this feature's part and the others'. Secrets and their hashes are not data. */
    async export(executor: Executor, viewer: Viewer): Promise<Record<string, unknown>> {
      const picture = await findPictureOf(executor, viewer.userId);
      const own = {
        product: PRODUCT_NAME,
        exportedAt: clock.now().toISOString(),
        account: await read(executor, viewer.userId),
        picture: picture && { mediaType: picture.mediaType, base64: picture.bytes.toString("base64") },
        sessions: await listSessions(executor, viewer),
      };
      const others: Record<string, unknown> = {};
      for (const exporter of exporters) Object.assign(others, await exporter(executor, viewer.userId));
      return { ...own, ...others };
    },

    /** Deletes the account with everything of it; the sessions end with it. */
    async delete(tx: Transaction, userId: string): Promise<{ message: string }> {
      const { user } = await person(tx, userId);
      for (const eraser of erasers) await eraser(tx, userId);
      await sessions.endAll(tx, userId);
      await guesses.forgetDevices(tx, userId);
      await idempotency.forgetAll(tx, userId);
      await deleteUser(tx, userId);
      await outbox.post(tx, { to: user.email, ...accountDeletedMail(clock.now()) });
      return { message: "Your account and everything it held were deleted." };
    },
  };
}
