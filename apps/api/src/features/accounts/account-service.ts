import type { Account, updateAccount, updatePreferences } from "@sunwright/contract/account";
import type { Preferences, User } from "@sunwright/contract/accounts";
import type { Body } from "@sunwright/contract/endpoint";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { holdAccount, readAccount, requirePerson } from "./person";
import { toPreferences, toUser } from "./present";
import {
  findInstaller,
  findPicture,
  putPicture,
  removePicture,
  updateInstaller,
  updateRetailer,
} from "./profile-table";
import { certificatesHeld, NOT_HELD, pictureType } from "./rules";
import { updateUser } from "./user-table";

export type AccountService = ReturnType<typeof createAccountService>;

/** What an account holds of its owner. */
export function createAccountService(clock: Clock) {
  return {
    read: readAccount,
    user: async (executor: Executor, userId: string): Promise<User> => toUser(await requirePerson(executor, userId)),

    /** Writes the fields sent. Throws invalid_input for a business the account does not have. */
    async update(tx: Transaction, userId: string, sent: Body<typeof updateAccount>): Promise<Account> {
      await holdAccount(tx, userId);
      const { user } = await requirePerson(tx, userId);
      if (sent.installer && user.role !== "installer") throw invalidField("installer", "Only installers have these");
      if (sent.retailer && user.role !== "retailer") throw invalidField("retailer", "Only retailers have these");
      await updateUser(tx, userId, sent.person ?? {});
      if (sent.installer) await updateInstaller(tx, userId, await withCertificates(tx, userId, sent.installer));
      await updateRetailer(tx, userId, sent.retailer ?? {});
      return readAccount(tx, userId);
    },

    async updatePreferences(
      tx: Transaction,
      userId: string,
      sent: Body<typeof updatePreferences>,
    ): Promise<Preferences> {
      await holdAccount(tx, userId);
      await updateUser(tx, userId, sent);
      return toPreferences((await requirePerson(tx, userId)).user);
    },

    /** @param image Base64, or null to remove the picture. Throws picture_invalid. */
    async setPicture(tx: Transaction, userId: string, image: string | null): Promise<User> {
      await holdAccount(tx, userId);
      if (image === null) {
        await removePicture(tx, userId);
      } else {
        const bytes = Buffer.from(image, "base64");
        const mediaType = pictureType(bytes);
        if (mediaType === null) throw new AppError("picture_invalid");
        await putPicture(tx, { userId, id: newId(clock.now()), mediaType, bytes });
      }
      return toUser(await requirePerson(tx, userId));
    },

    /** One's own picture; nothing shows anybody else's yet. Throws picture_not_found. */
    async picture(executor: Executor, userId: string, id: string) {
      const found = await findPicture(executor, userId, id);
      if (!found) throw new AppError("picture_not_found");
      return { mediaType: found.mediaType, bytes: found.bytes };
    },
  };
}

type SentInstaller = NonNullable<Body<typeof updateAccount>["installer"]>;

async function withCertificates(tx: Transaction, userId: string, sent: SentInstaller): Promise<SentInstaller> {
  const { certifications, certificates } = sent;
  if (certifications === undefined && certificates === undefined) return sent;
  const before = await findInstaller(tx, userId);
  if (!before) throw new Error("An installer without a business");
  const held = certificatesHeld(before, {
    ...(certifications && { certifications }),
    ...(certificates && { certificates }),
  });
  if (held === null) throw invalidField("installer.certificates", NOT_HELD);
  return { ...sent, certificates: held };
}
