import type { PictureSize } from "@sunwright/contract/files";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { allowed } from "../../platform/states";
import type { Tell } from "../../platform/tell";
import { createArbitration } from "../orders/arbitration";
import { EVIDENCE, openShown } from "../sales/proof";
import { argued, trailOf } from "../sales/trail";
import { countDisputes, type DisputesAsked, listDisputes } from "./dispute-table";
import { argue } from "./dispute-job";
import { eventsOf, findByNumber, jobIdOfMilestone, type JobRow, lockJobById, moneyAccounts } from "./job-table";
import { JOB_RULES, numberOf } from "./rules";
import { cancel } from "./stop-job";
import type { Work } from "./work";

/** Disputes of milestones, and work that was abandoned, as an operator sees and ends them. */
function createJobArbitration({ clock, tell }: { readonly clock: Clock; readonly tell: Tell }) {
  /** By its number, such as "J-10001"; held. */
  async function jobOf(tx: Transaction, number: string): Promise<JobRow | null> {
    const digits = /^J-(\d{1,9})$/i.exec(number)?.[1];
    const found = digits === undefined ? null : await findByNumber(tx, Number(digits));
    return found && lockJobById(tx, found.id);
  }
  const workOf = (tx: Transaction, job: JobRow): Work => ({
    tx,
    tell,
    job,
    role: "operator",
    userId: null,
    now: clock.now(),
  });

  return {
    /** The one about a job, which is held, with what was said in it: the one that lives, or the one with this id; null for none. */
    async hold(tx: Transaction, number: string, id?: string) {
      const job = await jobOf(tx, number);
      if (job === null) return null;
      const found = await argued(tx, await moneyAccounts(tx, job.id), id);
      return found && { ...found, number: numberOf(job), shop: job.firmName, buyer: job.personName };
    },

    /** What happened to a job, the newest first; null where none has this number. */
    async trail(executor: Executor, number: string) {
      const digits = /^J-(\d{1,9})$/i.exec(number)?.[1];
      const job = digits === undefined ? null : await findByNumber(executor, Number(digits));
      if (job === null) return null;
      const { id, state, firmName: firm, currency, totalMinor } = job;
      const sides = { personId: job.personId, firmId: job.firmId };
      const about = { id, name: numberOf(job), state, firm, sides, money: { currency, totalMinor } };
      const accounts = await moneyAccounts(executor, id);
      const changes = await eventsOf(executor, id);
      return { ...about, events: await trailOf(executor, accounts, { buyer: "owner", shop: "firm" }, changes) };
    },

    /** Ends one with what the homeowner gets back. Throws wrong_state and amount_exceeded. */
    async decide(
      tx: Transaction,
      { id, milestoneId }: { readonly id: string; readonly milestoneId: string | null },
      decision: { readonly amountMinor: number; readonly text: string },
    ): Promise<void> {
      const jobId = milestoneId === null ? null : await jobIdOfMilestone(tx, milestoneId);
      const job = jobId === null ? null : await lockJobById(tx, jobId);
      if (job === null) throw new Error("A dispute is about a job");
      await argue(workOf(tx, job), id, "decide", decision);
    },

    /** Ends work that was abandoned: what was paid is owed back. Null where there is no such job, or none that can be ended. */
    async cancel(tx: Transaction, number: string, reason: string): Promise<{ id: string; state: string } | null> {
      const job = await jobOf(tx, number);
      if (job === null || !allowed(JOB_RULES, job.state, "operator").includes("cancel")) return null;
      await cancel(workOf(tx, job), reason);
      return { id: job.id, state: job.state };
    },
  };
}

const OPEN = { view: "open", kind: "", search: "" } as const;
/** On the command line. */
const LISTED_AT_ONCE = 1_000;
interface Place {
  readonly offset: number;
  readonly most: number;
}

/** Disputes of orders and of milestones as one, and the end of abandoned work. */
export function createArbitrations(parts: { readonly clock: Clock; readonly tell: Tell }) {
  const [orders, jobs] = [createArbitration(parts), createJobArbitration(parts)];
  type Found = NonNullable<Awaited<ReturnType<typeof jobs.hold>>>;
  return {
    disputes: {
      list: (executor: Executor) => listDisputes(executor, OPEN, { offset: 0, most: LISTED_AT_ONCE }),
      async page(executor: Executor, { offset, most, ...asked }: DisputesAsked & Place) {
        const lines = await listDisputes(executor, asked, { offset, most });
        return { total: await countDisputes(executor, asked), lines };
      },
      count: (executor: Executor) => countDisputes(executor, OPEN),
      hold: async (tx: Transaction, number: string, id?: string) =>
        (await orders.hold(tx, number, id)) ?? jobs.hold(tx, number, id),
      decide: (
        tx: Transaction,
        dispute: Pick<Found, "id" | "sellerOrderId" | "milestoneId">,
        decision: { readonly amountMinor: number; readonly text: string },
      ) => (dispute.milestoneId === null ? orders.decide(tx, dispute, decision) : jobs.decide(tx, dispute, decision)),
    },
    evidence: (executor: Executor, entryId: string, size: PictureSize) => openShown(executor, EVIDENCE, entryId, size),
    trails: {
      order: (executor: Executor, number: string) => orders.trail(executor, number),
      job: (executor: Executor, number: string) => jobs.trail(executor, number),
    },
    cancelJob: (tx: Transaction, number: string, reason: string) => jobs.cancel(tx, number, reason),
  };
}
