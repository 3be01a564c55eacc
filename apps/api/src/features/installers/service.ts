import type { Body } from "@sunwright/contract/endpoint";
import {
  type addCertificate,
  CERTIFICATES_PER_FIRM,
  type changeInstaller,
  type InstallerFirm,
  type InstallerPage,
  type saveInstaller,
} from "@sunwright/contract/installers";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Clock } from "../../platform/clock";
import type { Database, Executor, Transaction } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Tell } from "../../platform/tell";
import { told } from "../../platform/told";
import { filesShown, useFiles } from "../files/uses-table";
import { lockFirm, lockOwnFirm, requireFirm } from "../shops/access";
import { certificatesOf, claimEnding, deleteCertificate, insertCertificate } from "../shops/certificates-table";
import { ownersOf } from "../shops/members-table";
import { afterEvent, eventsOf } from "../shops/rules";
import { type FirmOfCaller, findFirm, type FirmRow, updateFirm } from "../shops/table";
import { dayOf, livingState, shownState, toldOfEnd } from "./rules";

interface Sources {
  readonly clock: Clock;
  readonly tell: Tell;
  /** Whether homeowners wait for the firm, or have its word. */
  readonly hasLeads: (executor: Executor, firmId: string) => Promise<boolean>;
}

export type Installers = ReturnType<typeof createInstallers>;

/** Every method for members throws installer_not_found for somebody who works for no installer firm. */
export function createInstallers({ clock, tell, hasLeads }: Sources) {
  async function present(executor: Executor, { firm, role }: FirmOfCaller): Promise<InstallerFirm> {
    const { id, state, version, mostInvitations } = firm;
    const today = dayOf(clock.now());
    const rows = await certificatesOf(executor, id);
    const files = await filesShown(
      executor,
      "certificate",
      rows.map((row) => row.id),
    );
    const certificates = rows.map((row) => {
      const file = files.get(row.id);
      return {
        id: row.id,
        ...paperOf(row),
        state: shownState(row, today),
        reason: row.reason,
        file: file === undefined ? null : { id: file.id, name: file.name, type: file.type },
      };
    });
    return { id, state, role, version, ...saidOf(firm), mostInvitations, certificates, events: eventsOf(state, role) };
  }

  async function openFirm(tx: Transaction, userId: string): Promise<FirmOfCaller> {
    const own = await lockOwnFirm(tx, userId, "installer");
    if (own.firm.state === "closed") throw new AppError("firm_closed");
    return own;
  }

  return {
    read: async (executor: Executor, userId: string): Promise<InstallerFirm> =>
      present(executor, await requireFirm(executor, userId, "installer")),

    /** Throws owner_needed, firm_closed, firm_changed, and invalid_input for what does not go together. */
    async save(tx: Transaction, userId: string, body: Body<typeof saveInstaller>): Promise<InstallerFirm> {
      const own = await openFirm(tx, userId);
      const { version, ...sent } = body;
      checkTogether(body);
      // Distances to homes are counted from them: they are the town's, whatever it was before.
      const { latitude = null, longitude = null } = placeOf(sent.town) ?? {};
      const languages = [...new Set(sent.languages)];
      const row = { ...sent, languages, latitude, longitude, updatedAt: clock.now() };
      const firm = await updateFirm(tx, own.firm.id, version, row);
      if (firm === null) throw new AppError("firm_changed");
      return present(tx, { firm, role: own.role });
    },

    /** Throws owner_needed, wrong_state and, where closing would leave somebody waiting, leads_under_way. */
    async change(tx: Transaction, userId: string, { event }: Body<typeof changeInstaller>): Promise<InstallerFirm> {
      const { firm, role } = await lockFirm(tx, userId, "installer");
      const state = afterEvent(firm.state, event, role);
      if (state === "closed" && (await hasLeads(tx, firm.id))) throw new AppError("leads_under_way");
      const after = await updateFirm(tx, firm.id, firm.version, { state, updatedAt: clock.now() });
      if (after === null) throw new Error("A firm that is held was changed");
      return present(tx, { firm: after, role });
    },

    /** Throws owner_needed, firm_closed, too_many_certificates, file_not_found, and invalid_input for one that has ended. */
    async addCertificate(tx: Transaction, userId: string, body: Body<typeof addCertificate>): Promise<InstallerFirm> {
      const own = await openFirm(tx, userId);
      const { fileId, ...paper } = body;
      const now = clock.now();
      if (paper.expires !== null && paper.expires < dayOf(now))
        throw invalidField("expires", told("certificate.ended"));
      if ((await certificatesOf(tx, own.firm.id)).length >= CERTIFICATES_PER_FIRM)
        throw new AppError("too_many_certificates");
      const id = newId(now);
      await insertCertificate(tx, { id, firmId: own.firm.id, ...paper, state: "pending", createdAt: now });
      if (fileId !== null) await show(tx, own.firm.id, id, [fileId], now);
      return present(tx, own);
    },

    /** Throws owner_needed and certificate_not_found. */
    async removeCertificate(tx: Transaction, userId: string, id: string): Promise<InstallerFirm> {
      const own = await lockOwnFirm(tx, userId, "installer");
      if (!(await deleteCertificate(tx, own.firm.id, id))) throw new AppError("certificate_not_found");
      await show(tx, own.firm.id, id, [], clock.now());
      return present(tx, own);
    },

    /** What everybody is shown. Throws installer_not_found. */
    async page(executor: Executor, firmId: string): Promise<InstallerPage> {
      const firm = await findFirm(executor, firmId, "installer");
      if (firm === null || firm.state === "suspended" || firm.state === "closed")
        throw new AppError("installer_not_found");
      const today = dayOf(clock.now());
      const certificates = (await certificatesOf(executor, firm.id)).flatMap((row) => {
        const state = livingState(row, today);
        return state === null ? [] : [{ ...paperOf(row), state }];
      });
      const since = dayOf(firm.createdAt);
      return { id: firm.id, ...saidOf(firm), paused: firm.state === "paused", since, certificates };
    },

    /** Tells owners of what ends within 30 days, once a certificate. */
    sweep: (database: Pick<Database, "transaction">): Promise<void> =>
      database.transaction(async (tx) => {
        const now = clock.now();
        for (const { firmId, kind, expires } of await claimEnding(tx, toldOfEnd(dayOf(now)), now)) {
          const [year = "", month, day] = expires.split("-");
          const values = { certificate: kind, day: `${Number(day)}`, month: { month: Number(month) - 1 }, year };
          const subject = { kind: "firm", id: firmId } as const;
          await tell(tx, { to: await ownersOf(tx, firmId), kind: "certificate_ending", subject, values });
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
}
const paperOf = ({ kind, number, issuer, expires }: Papers): Papers => ({ kind, number, issuer, expires });

function saidOf({ name, about, phone, website, country, town, radius, languages, leastPower, mostPower }: FirmRow) {
  if (radius === null) throw new Error("An installer firm without a radius");
  return { name, about, phone, website, country, town, radius, languages, leastPower, mostPower };
}

/** A town is one, and the smallest system is none larger than the largest. */
function checkTogether({ town, leastPower, mostPower }: Body<typeof saveInstaller>): void {
  if (town !== null && placeOf(town) === null) throw invalidField("town", told("shop.noTown"));
  if (leastPower !== null && mostPower !== null && leastPower > mostPower)
    throw invalidField("mostPower", told("installer.powerOrder"));
}
