import type { Account, updateAccount, updatePreferences } from "@sunwright/contract/account";
import type { Preferences, User } from "@sunwright/contract/accounts";
import type { Body } from "@sunwright/contract/endpoint";
import { codeOf } from "@sunwright/words/language-code";
import type { Clock } from "../../../platform/clock";
import type { Executor, Transaction } from "../../../platform/database";
import { AppError, invalidField } from "../../../platform/errors";
import type { MediaPool } from "../../../platform/media/pool";
import type { Picture } from "../../../platform/media/task";
import { told } from "../../../platform/told";
import { newId } from "../../../platform/ids";
import { holdAccount, readAccount, requirePerson } from "../person";
import { toPreferences, toUser } from "../present";
import { certificatesHeld, pictureType } from "../rules";
import { updateUser, type UserRow } from "../user-table";
import { findInstaller, findPicture, putPicture, removePicture, updateInstaller, updateRetailer } from "./table";

export type ProfileService = ReturnType<typeof createProfileService>;

/** What an account holds of its owner. */
/** Says which stored files a person's certificates show. Throws file_not_found for one that is not theirs. */
export type ShowFiles = (tx: Transaction, userId: string, fileIds: readonly string[]) => Promise<void>;

interface Parts {
  readonly clock: Clock;
  readonly media: MediaPool;
  readonly showFiles: ShowFiles;
}

export function createProfileService({ clock, media, showFiles }: Parts) {
  return {
    read: readAccount,

    /** A session can outlive its account for the moment in which the account is deleted. Throws not_signed_in. */
    user({ user, pictureId }: { readonly user: UserRow | null; readonly pictureId: string | null }): User {
      if (!user) throw new AppError("not_signed_in");
      return toUser({ user, pictureId });
    },

    /** Writes the fields sent. Throws invalid_input for a business the account does not have. */
    async update(tx: Transaction, userId: string, sent: Body<typeof updateAccount>): Promise<Account> {
      await holdAccount(tx, userId);
      const { user } = await requirePerson(tx, userId);
      if (sent.installer && user.role !== "installer") throw invalidField("installer", told("business.installersOnly"));
      if (sent.retailer && user.role !== "retailer") throw invalidField("retailer", told("business.retailersOnly"));
      await updateUser(tx, userId, sent.person ?? {});
      if (sent.installer) {
        const written = await withCertificates(tx, userId, sent.installer);
        const files = written.certificates?.flatMap(({ fileId }) => fileId ?? []);
        if (files) await showFiles(tx, userId, files);
        await updateInstaller(tx, userId, written);
      }
      await updateRetailer(tx, userId, sent.retailer ?? {});
      return readAccount(tx, userId);
    },

    /** Throws invalid_input for a language that the house has not. */
    async updatePreferences(
      tx: Transaction,
      userId: string,
      sent: Body<typeof updatePreferences>,
    ): Promise<Preferences> {
      if (sent.language !== undefined && codeOf(sent.language) !== sent.language)
        throw invalidField("language", { key: "fields.oneOfMany" });
      await holdAccount(tx, userId);
      await updateUser(tx, userId, sent);
      return toPreferences((await requirePerson(tx, userId)).user);
    },

    /**
     * A picture as it will be stored: read and written again in a thread of its own, before the transaction.
     *
     * @param image Base64, or null for none. Throws picture_invalid and server_busy.
     */
    async readPicture(userId: string, image: string | null, signal: AbortSignal): Promise<Picture | null> {
      if (image === null) return null;
      const bytes = Buffer.from(image, "base64");
      const mediaType = pictureType(bytes);
      const picture = mediaType && (await media.portrait({ mediaType, bytes }, { signal, owner: userId }));
      if (!picture) throw new AppError("picture_invalid");
      return picture;
    },

    /** Null removes the picture. */
    async setPicture(tx: Transaction, userId: string, picture: Picture | null): Promise<User> {
      await holdAccount(tx, userId);
      if (picture === null) {
        await removePicture(tx, userId);
      } else {
        const { mediaType, bytes } = picture;
        await putPicture(tx, { userId, id: newId(clock.now()), mediaType, bytes: Buffer.from(bytes) });
      }
      return toUser(await requirePerson(tx, userId));
    },

    /** Your own picture; nothing shows anybody else's yet. Throws picture_not_found. */
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
  if (held === null) throw invalidField("installer.certificates", told("certificateOfNothing"));
  return { ...sent, certificates: held };
}
