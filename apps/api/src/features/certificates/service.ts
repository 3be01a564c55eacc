import { CERTIFICATES_PER_FIRM, type FirmCertificate } from "@sunwright/contract/installers";
import { SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import type { Body, Response } from "@sunwright/contract/endpoint";
import type { addShopCertificate, listShopCertificates } from "@sunwright/contract/shop-certificates";
import type { Clock } from "../../platform/clock";
import type { Database, Executor, Transaction } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Tell } from "../../platform/tell";
import { told } from "../../platform/told";
import { NO_ZONE } from "@sunwright/engine/climate/zone-name";
import { dayAtFirm, dayIn } from "../../platform/local-day";
import { filesShown, useFiles } from "../files/uses-table";
import { lockOwnShop, requireShop } from "../shops/access";
import { certificatesOf, claimEnding, deleteCertificate, insertCertificate } from "../shops/certificates-table";
import { ownersOf } from "../shops/members-table";
import type { FirmRow } from "../shops/table";
import { livingState, shownState, toldOfEnd } from "./rules";

interface Sources {
  readonly clock: Clock;
  readonly tell: Tell;
}

export type Certificates = ReturnType<typeof createCertificates>;
type HandedIn = Body<typeof addShopCertificate>;

/** Where the owners of a firm read of its certificates. */
export const subjectOf = ({ id, kind }: Pick<FirmRow, "id" | "kind">) =>
  ({ kind: kind === "shop" ? "own-shop" : "firm", id }) as const;

/** What firms of either kind hand in to be verified by an operator. */
export function createCertificates({ clock, tell }: Sources) {
  /** The newest first. */
  async function of(executor: Executor, firm: FirmRow): Promise<FirmCertificate[]> {
    const today = dayAtFirm(clock.now(), firm);
    const rows = await certificatesOf(executor, firm.id);
    const files = await filesShown(
      executor,
      "certificate",
      rows.map((row) => row.id),
    );
    return rows.map((row) => {
      const file = files.get(row.id);
      return {
        id: row.id,
        ...paperOf(row),
        state: shownState(row, today),
        reason: row.reason,
        file: file === undefined ? null : { id: file.id, name: file.name, type: file.type },
      };
    });
  }

  /** The caller holds the firm. Throws firm_closed, too_many_certificates, file_not_found, and invalid_input for one that has ended. */
  async function addTo(tx: Transaction, firm: FirmRow, { fileId, ...paper }: HandedIn): Promise<void> {
    const now = clock.now();
    if (firm.state === "closed") throw new AppError("firm_closed");
    if (paper.expires !== null && paper.expires < dayAtFirm(now, firm))
      throw invalidField("expires", told("certificate.ended"));
    if ((await certificatesOf(tx, firm.id)).length >= CERTIFICATES_PER_FIRM)
      throw new AppError("too_many_certificates");
    const id = newId(now);
    const systemTypes = SYSTEM_TYPES.filter((type) => paper.systemTypes.includes(type));
    await insertCertificate(tx, { id, firmId: firm.id, ...paper, systemTypes, state: "pending", createdAt: now });
    if (fileId !== null) await show(tx, firm.id, id, [fileId], now);
  }

  /** Throws certificate_not_found. */
  async function removeFrom(tx: Transaction, firm: FirmRow, id: string): Promise<void> {
    if (!(await deleteCertificate(tx, firm.id, id))) throw new AppError("certificate_not_found");
    await show(tx, firm.id, id, [], clock.now());
  }

  return {
    of,
    addTo,
    removeFrom,

    /** Throws shop_not_found. */
    async ofShop(executor: Executor, userId: string): Promise<Response<typeof listShopCertificates>> {
      return { certificates: await of(executor, (await requireShop(executor, userId)).firm) };
    },
    /** Throws shop_not_found, owner_needed, and as `addTo` does. */
    async addToShop(tx: Transaction, userId: string, body: HandedIn): Promise<Response<typeof listShopCertificates>> {
      const { firm } = await lockOwnShop(tx, userId);
      await addTo(tx, firm, body);
      return { certificates: await of(tx, firm) };
    },
    /** Throws shop_not_found, owner_needed and certificate_not_found. */
    async removeFromShop(tx: Transaction, userId: string, id: string): Promise<Response<typeof listShopCertificates>> {
      const { firm } = await lockOwnShop(tx, userId);
      await removeFrom(tx, firm, id);
      return { certificates: await of(tx, firm) };
    },

    /** Tells owners of what ends within 30 days, once a certificate. */
    sweep: (database: Pick<Database, "transaction">): Promise<void> =>
      database.transaction(async (tx) => {
        const now = clock.now();
        // Once a certificate, a month ahead: no day of it ends by this.
        for (const { firm, kind, expires } of await claimEnding(tx, toldOfEnd(dayIn(now, NO_ZONE)), now)) {
          const [year = "", month, day] = expires.split("-");
          const values = { certificate: kind, day: `${Number(day)}`, month: { month: Number(month) - 1 }, year };
          const to = await ownersOf(tx, firm.id);
          await tell(tx, { to, kind: "certificate_ending", subject: subjectOf(firm), values });
        }
      }),
  };
}

const show = (tx: Transaction, firmId: string, certificateId: string, ids: readonly string[], now: Date) =>
  useFiles(tx, { kind: "certificate", subjectId: certificateId, owner: { firmId }, now }, ids);

interface Papers {
  readonly kind: string;
  readonly number: string;
  readonly issuer: string;
  readonly expires: string | null;
  readonly systemTypes: FirmCertificate["systemTypes"];
}
const paperOf = ({ kind, number, issuer, expires, systemTypes }: Papers): Papers => ({
  kind,
  number,
  issuer,
  expires,
  systemTypes,
});

/** Those that count today, as everybody is shown them: without files and numbers of rows. */
export async function livingOf(executor: Executor, firm: FirmRow, now: Date) {
  const today = dayAtFirm(now, firm);
  return (await certificatesOf(executor, firm.id)).flatMap((row) => {
    const state = livingState(row, today);
    return state === null ? [] : [{ ...paperOf(row), state }];
  });
}
