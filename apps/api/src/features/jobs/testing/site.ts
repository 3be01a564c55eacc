import type { Job, JobList } from "@sunwright/contract/jobs";
import type { JobState } from "@sunwright/contract/job-states";
import { StoredFile } from "@sunwright/contract/files";
import { newId } from "../../../platform/ids";
import { faultsOf } from "../../orders/audit-table";
import { picture as pictureBytes } from "../../files/testing/samples";
import { openTrade, type priced } from "../../quotes/testing/trade";

export type Site = Awaited<ReturnType<typeof openSite>>;
type OfCalls = Pick<ReturnType<Awaited<ReturnType<typeof openTrade>>["nobody"]>, "client">;
export type OfJob = Awaited<ReturnType<Site["contracted"]>>;
type Draft = NonNullable<Parameters<typeof priced>[1]>;

/** The measured values of a house as it should be. */
const MEASURED = {
  stringVolts: null,
  stringPanels: null,
  cellCelsius: null,
  insulationMegohms: 20,
  earthOhms: 6,
  batteryVolts: null,
  acVolts: 231,
  acHertz: 50,
  rcdMilliseconds: 28,
  arrayWatts: null,
  irradiance: null,
  note: "",
} as const;

/** Homeowners and firms whose offers become jobs. */
export async function openSite(options: Parameters<typeof openTrade>[0] = {}) {
  const trade = await openTrade(options);

  /**
   * An accepted offer of a firm, and what both do with its job.
   *
   * @param before What happens to the firm before its offer is accepted.
   */
  async function contracted(change: Draft = {}, before: (firmId: string) => Promise<unknown> = async () => undefined) {
    const { owner, desks, firms } = await trade.quoting(1);
    const [desk] = desks;
    const [found] = firms;
    if (desk === undefined || found === undefined) throw new Error("There is no firm");
    const firm = found;
    const milestones = [
      { percent: 40, when: "signing" },
      { percent: 40, when: "parts" },
      { percent: 15, when: "running" },
      { percent: 5, when: "after" },
    ] as const;
    const offer = await desk.offer({ milestones: [...milestones], ...change });
    await before(firm.firmId);
    const accepted = await owner.offers.accept(offer.id);
    const { jobId } = accepted.body;
    if (accepted.status !== 200 || jobId === null)
      throw new Error(`Accepting answered ${JSON.stringify(accepted.body)}`);
    const path = `/api/jobs/${jobId}`;
    type Side = Pick<typeof owner, "get" | "post">;
    const signedIn: Record<"owner" | "firm", Side> = { owner, firm };
    const sideOf = (side: keyof typeof signedIn) => ({
      read: async () => (await signedIn[side].get<Job>(path)).body,
      act: (action: string, body: object = {}) => signedIn[side].post<Job>(`${path}/actions`, { action, ...body }),
    });
    const sides = { owner: sideOf("owner"), firm: sideOf("firm") };
    /** So many days later both sign in again, and the server has looked around. */
    async function later(days: number) {
      trade.advance(days * 86_400);
      await trade.sweep();
      signedIn.owner = await trade.signedIn(owner.userId);
      signedIn.firm = await trade.signedIn(firm.userId);
    }

    /** By transfer: said by the one, found by the other. */
    async function pay(when: string, amountMinor?: number) {
      const milestone = (await sides.owner.read()).milestones.find((each) => each.when === when);
      if (milestone === undefined) throw new Error(`There is no milestone ${when}`);
      const paid = { milestoneId: milestone.id, amountMinor: amountMinor ?? milestone.dueMinor, reference: "J" };
      const said = await sides.owner.act("say-paid", paid);
      const received = await sides.firm.act("receive-payment", paid);
      if (said.status !== 200 || received.status !== 200)
        throw new Error(`Paying answered ${JSON.stringify([said.body, received.body])}`);
      return received.body;
    }

    /** Of the firm, for the checklist. */
    const picture = async (whose: "firm" | "account" = "firm", of: OfCalls = firm): Promise<string> =>
      (await of.client.upload(`/api/files?owner=${whose}&name=roof.png`, pictureBytes())).read(StoredFile).id;
    const photo = async (
      photoId: string,
      item: string,
      fileId: string,
      takenAt = trade.server.clock.now().toISOString(),
    ) => firm.put<Job>(`${path}/photos/${photoId}`, { item, fileId, takenAt });

    /** Photos and serials of all there are, and measured values. */
    async function fulfil() {
      const before = await sides.firm.read();
      const file = await picture();
      for (const { item } of before.checklist) await photo(newId(trade.server.clock.now()), item, file);
      const units = before.serials.map(({ kind, position }) => ({
        kind,
        position,
        serial: `${before.number} ${kind} ${position}`,
      }));
      await sides.firm.act("put-units", { units });
      const has = new Set(before.commissioning.findings.map(({ check }) => check));
      const findings = new Map(before.commissioning.findings.map((each) => [each.check, each]));
      const volts = findings.get("battery");
      const measured = {
        ...MEASURED,
        stringVolts: has.has("string") ? 240 : null,
        batteryVolts: volts === undefined ? null : (volts.least ?? 1) * 1.1,
      };
      return sides.firm.act("put-readings", measured);
    }

    /** Carried on until it is in this state. */
    async function until(state: JobState) {
      const steps: readonly (readonly [JobState, () => Promise<unknown>])[] = [
        ["deposit_received", () => pay("signing")],
        ["procurement", () => sides.firm.act("procure")],
        [
          "scheduled",
          async () => {
            await sides.firm.act("parts-arrived");
            await sides.firm.act("set-schedule", { startOn: trade.day(3), days: 2, crew: "Team 3" });
            await sides.firm.act("schedule");
          },
        ],
        ["in_progress", () => sides.firm.act("start")],
        [
          "commissioned",
          async () => {
            await fulfil();
            await sides.firm.act("commission");
          },
        ],
        [
          "handed_over",
          async () => {
            await sides.firm.act("offer-handover");
            await sides.owner.act("accept-handover");
          },
        ],
      ];
      for (const [reached, perform] of steps) {
        await perform();
        const now = (await sides.firm.read()).state;
        if (now !== reached) throw new Error(`It is ${now} in place of ${reached}`);
        if (reached === state) return sides.firm.read();
      }
      throw new Error(`No way to ${state}`);
    }

    return { ...sides, fulfil, until, later, jobId, path, calls: { owner, firm }, desk, offer, pay, picture, photo };
  }

  const list = async (firm: Pick<ReturnType<typeof trade.nobody>, "get">, query = "") =>
    (await firm.get<JobList>(`/api/jobs${query}`)).body;

  return {
    ...trade,
    contracted,
    list,
    faults: () => faultsOf(trade.database.executor),
  };
}
