import type { Body } from "@sunwright/contract/endpoint";
import type {
  addCertificate,
  changeInstaller,
  InstallerFirm,
  InstallerPage,
  saveInstaller,
} from "@sunwright/contract/installers";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import { told } from "../../platform/told";
import { dayAtFirm } from "../../platform/local-day";
import { type Certificates, livingOf } from "../certificates/service";
import { ratingsOfFirms } from "../reviews/ratings-table";
import { holdFirm, lockOwnFirm, requireFirm } from "../shops/access";
import type { TellCustomers } from "../shops/customers";
import { afterEvent, eventsOf } from "../shops/rules";
import { refuseDeceiving } from "../shops/names";
import { type FirmOfCaller, findFirm, type FirmRow, updateFirm } from "../shops/table";

interface Sources {
  readonly clock: Clock;
  readonly certificates: Certificates;
  /** Whether homeowners wait for the firm, or have its word. */
  readonly hasLeads: (executor: Executor, firmId: string) => Promise<boolean>;
  /** Whether work or money of the firm is under way. */
  readonly hasJobs: (executor: Executor, firmId: string) => Promise<boolean>;
  /** What of its work was handed over. */
  readonly tellCustomers: TellCustomers;
  readonly finishedOf: (executor: Executor, firmId: string) => Promise<InstallerPage["finished"]>;
}

export type Installers = ReturnType<typeof createInstallers>;

/** Every method for members throws installer_not_found for somebody who works for no installer firm. */
export function createInstallers({ clock, certificates, hasLeads, hasJobs, finishedOf, tellCustomers }: Sources) {
  async function present(executor: Executor, { firm, role }: FirmOfCaller): Promise<InstallerFirm> {
    const { id, state, version, mostInvitations } = firm;
    return {
      id,
      state,
      role,
      version,
      ...saidOf(firm),
      mostInvitations,
      certificates: await certificates.of(executor, firm),
      events: eventsOf(state, role),
    };
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
      if (sent.name !== own.firm.name) await refuseDeceiving(tx, sent.name, "name", own.firm.id);
      // Distances to homes are counted from them: they are the town's, whatever it was before.
      const { latitude = null, longitude = null } = placeOf(sent.town) ?? {};
      const languages = [...new Set(sent.languages)];
      const row = { ...sent, languages, latitude, longitude, updatedAt: clock.now() };
      const firm = await updateFirm(tx, own.firm.id, version, row);
      if (firm === null) throw new AppError("firm_changed");
      return present(tx, { firm, role: own.role });
    },

    /** Throws owner_needed, wrong_state and, where closing would leave somebody waiting, leads_under_way or jobs_under_way. */
    async change(tx: Transaction, userId: string, { event }: Body<typeof changeInstaller>): Promise<InstallerFirm> {
      const { firm, role } = await holdFirm(tx, userId, "installer");
      const state = afterEvent(firm.state, event, role);
      if (state === "closed" && (await hasLeads(tx, firm.id))) throw new AppError("leads_under_way");
      if (state === "closed" && (await hasJobs(tx, firm.id))) throw new AppError("jobs_under_way");
      const after = await updateFirm(tx, firm.id, firm.version, { state, updatedAt: clock.now() });
      if (after === null) throw new Error("A firm that is held was changed");
      if (state !== "closed") await tellCustomers(tx, after, state);
      return present(tx, { firm: after, role });
    },

    /** Throws owner_needed, firm_closed, too_many_certificates, file_not_found, and invalid_input for one that has ended. */
    async addCertificate(tx: Transaction, userId: string, body: Body<typeof addCertificate>): Promise<InstallerFirm> {
      const own = await openFirm(tx, userId);
      await certificates.addTo(tx, own.firm, body);
      return present(tx, own);
    },

    /** Throws owner_needed and certificate_not_found. */
    async removeCertificate(tx: Transaction, userId: string, id: string): Promise<InstallerFirm> {
      const own = await lockOwnFirm(tx, userId, "installer");
      await certificates.removeFrom(tx, own.firm, id);
      return present(tx, own);
    },

    /** What everybody is shown. Throws installer_not_found. */
    async page(executor: Executor, firmId: string): Promise<InstallerPage> {
      const firm = await findFirm(executor, firmId, "installer");
      if (firm === null || firm.state === "suspended" || firm.state === "closed")
        throw new AppError("installer_not_found");
      const since = dayAtFirm(firm.createdAt, firm);
      const living = await livingOf(executor, firm, clock.now());
      return {
        id: firm.id,
        ...saidOf(firm),
        paused: firm.state === "paused",
        since,
        certificates: living,
        rating: (await ratingsOfFirms(executor, [firm.id]))(firm.id),
        finished: await finishedOf(executor, firm.id),
      };
    },
  };
}

function saidOf(firm: FirmRow) {
  const { name, about, phone, website, country, town, radius, languages, leastPower, mostPower, freeFrom } = firm;
  if (radius === null) throw new Error("An installer firm without a radius");
  return { name, about, phone, website, country, town, radius, languages, leastPower, mostPower, freeFrom };
}

/** A town is one, and the smallest system is none larger than the largest. */
function checkTogether({ town, leastPower, mostPower }: Body<typeof saveInstaller>): void {
  if (town !== null && placeOf(town) === null) throw invalidField("town", told("shop.noTown"));
  if (leastPower !== null && mostPower !== null && leastPower > mostPower)
    throw invalidField("mostPower", told("installer.powerOrder"));
}
