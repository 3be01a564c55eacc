import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { say } from "@sunwright/words/answers";
import type { App } from "../../../platform/app";
import type { Executor, Transaction } from "../../../platform/database";
import { objectOf, type Pieces } from "../../../platform/pieces";
import { holdInOrder } from "../../../platform/lock-order";
import type { Viewer } from "../../../platform/sessions";
import { writtenTo } from "../../../platform/reader-language";
import { accountDeletedMail } from "../mails";
import { readAccount, requirePerson } from "../person";
import { findPictureOf } from "../profile/table";
import { exportedSecond } from "../second/losing";
import { createSessionService } from "../sessions/service";
import { deleteUser } from "../user-table";

/** What another feature keeps of a person, written piece by piece for their export. */
export type Exporter = (executor: Executor, userId: string) => Pieces;
/** Removes what another feature keeps of a person, in the transaction that deletes the account. */
export type Eraser = (tx: Transaction, userId: string) => Promise<void>;
/** What other features do when a person takes their data out or leaves. */
export interface OtherFeatures {
  /** By the name that each has in the export. */
  readonly exporters: Readonly<Record<string, Exporter>>;
  readonly erasers: readonly Eraser[];
}

type Parts = Pick<App, "clock" | "throttle" | "idempotency" | "outbox" | "sessions"> & OtherFeatures;
export type LeavingService = ReturnType<typeof createLeavingService>;

export function createLeavingService(parts: Parts) {
  const { clock, throttle, idempotency, outbox, sessions, exporters, erasers } = parts;
  const sessionList = createSessionService(sessions);
  return {
    /** All that is kept of a person, this feature's part and the others'. Secrets and their hashes are not data. */
    async export(executor: Executor, viewer: Viewer): Promise<Pieces> {
      const picture = await findPictureOf(executor, viewer.userId);
      const own = {
        product: PRODUCT_NAME,
        exportedAt: clock.now().toISOString(),
        account: await readAccount(executor, viewer.userId),
        picture: picture && { mediaType: picture.mediaType, base64: picture.bytes.toString("base64") },
        secondSignIn: await exportedSecond(executor, viewer.userId),
        sessions: await sessionList.list(executor, viewer),
      };
      const others: Record<string, Pieces> = {};
      for (const [name, exporter] of Object.entries(exporters)) others[name] = exporter(executor, viewer.userId);
      return objectOf(own, others);
    },

    /** Deletes the account with everything of it; the sessions end with it. */
    async delete(tx: Transaction, userId: string): Promise<{ message: string }> {
      await holdInOrder(tx, "account", [userId], "exclusive");
      const { user } = await requirePerson(tx, userId);
      await outbox.post(tx, {
        to: user.email,
        ...(await writtenTo(user.language, () => accountDeletedMail(clock.now()))),
      });
      for (const eraser of erasers) await eraser(tx, userId);
      await sessions.endAll(tx, userId);
      await throttle.forgetDevices(tx, userId);
      await idempotency.forgetAll(tx, userId);
      await deleteUser(tx, userId);
      return { message: say("accountDeleted") };
    },
  };
}
