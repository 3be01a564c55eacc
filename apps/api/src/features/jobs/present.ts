import type { Job } from "@sunwright/contract/jobs";
import type { JobSide } from "@sunwright/contract/job-states";
import { isLiving } from "@sunwright/contract/order-states";
import { commissioned } from "@sunwright/engine/jobs/commissioning";
import { photosOf, unitsOf } from "@sunwright/engine/jobs/work";
import type { Executor } from "../../platform/database";
import { lastCardPayment, paidByCard, refundedOf } from "../orders/cards/card-table";
import { shown } from "../orders/cards/shown";
import { balancesOfMilestones, ofMilestone } from "../sales/ledger-table";
import { invoiceShown, moneyShown } from "../sales/present-sale";
import { dueOf, NO_BALANCE } from "../sales/balance";
import type { Known } from "../requests/present";
import { findFirm } from "../shops/table";
import { knownUnits } from "./known";
import { designedOf, nameOf, NOT_READ } from "./carry-out-job";
import {
  changesOf,
  contractOf,
  type ContractRow,
  eventsOf,
  type JobRow,
  milestonesOf,
  photosOfJob,
  unitsOfJob,
} from "./job-table";
import { actionsOf, isOver, keptOf, milestoneState, type Standing } from "./rules";
import { summaryOf } from "./summary";
import { isOpenUntil, withdrawalUntil } from "./withdraw-job";

export interface Reader {
  readonly side: JobSide;
  readonly namesOf: (executor: Executor, userId: string) => Promise<Known | null>;
  /** Names of the members who sent photos, by the account. */
  readonly peopleOf: (executor: Executor, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly takesCards: (executor: Executor, firmId: string, currency: JobRow["currency"]) => Promise<boolean>;
  readonly now: Date;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** A job as one of its sides reads it. */
export async function presentJob(executor: Executor, job: JobRow, reader: Reader): Promise<Job> {
  const { side, now } = reader;
  const contract = await contractOf(executor, job.id);
  const money = await moneyOf(executor, job, reader);
  const changes = await changesOf(executor, job.id);
  const photos = await photosOfJob(executor, job.id);
  const units = await unitsPresented(executor, job.id, contract);
  const firm = await findFirm(executor, job.firmId, "installer");
  const scanned = new Set(
    units.filter(({ serial }) => serial !== null).map(({ kind, position }) => `${kind} ${position}`),
  );
  const taken = new Set<string>(photos.map(({ item }) => item));
  const { disputes, milestones } = money;
  const until = await withdrawalUntil(executor, job, now);
  const open = isOpenUntil(job, until, now);
  const standing: Standing = {
    state: job.state,
    partsArrived: job.partsAt !== null,
    scheduled: job.startOn !== null && job.crew !== "",
    handoverOffered: job.handoverAt !== null,
    withdrawable: open,
    earlyStart: job.earlyStartAt !== null,
    cancelAskedBy: job.cancelAskedBy,
    changes,
    disputes: disputes.map(({ state }) => state),
    milestones: money.standings,
  };
  const inDispute = job.state === "disputed";
  const around = {
    contract,
    milestones: money.rows,
    balances: money.balances,
    photos: taken,
    units: scanned,
    inDispute,
  };
  return {
    ...summaryOf(job, around, now),
    side,
    firm: { id: firm?.id ?? null, name: job.firmName, phone: firm?.phone ?? "" },
    contact: await contactOf(executor, job, reader),
    projectId: side === "owner" ? job.projectId : null,
    quote: { id: job.quoteId, versionId: job.versionId, number: job.quoteNumber },
    system: systemOf(job, contract),
    payTo: job.payTo,
    takesCards: await reader.takesCards(executor, job.firmId, job.currency),
    acceptedAt: job.createdAt.toISOString(),
    partsAt: iso(job.partsAt),
    milestones,
    contract: contractShown(job, contract),
    changes: changes.map(({ jobId: _of, contractNumber: _at, createdAt, answeredAt, lines, ...change }) => ({
      ...change,
      lines: lines.map(lineShown),
      at: createdAt.toISOString(),
      answeredAt: iso(answeredAt),
    })),
    checklist: await checklistOf(executor, contract, photos, reader),
    serials: units,
    commissioning: {
      values: job.readings,
      note: job.readingsNote,
      at: iso(job.readAt),
      findings: commissioned(designedOf(job, contract), job.readings ?? NOT_READ),
    },
    handover: {
      offeredAt: iso(job.handoverAt),
      until: iso(job.handoverUntil),
      acceptedAt: iso(job.handedOverAt),
      by: job.handedOverBy,
      warrantyUntil: job.warrantyUntil,
    },
    cancelAsked:
      job.cancelAskedBy === null || job.cancelAskedAt === null
        ? null
        : { by: job.cancelAskedBy, reason: job.cancelReason, at: job.cancelAskedAt.toISOString() },
    withdrawal: job.withdrawal && {
      days: job.withdrawal.days,
      until: iso(until),
      open,
      earlyStartAt: iso(job.earlyStartAt),
    },
    disputes,
    events: (await eventsOf(executor, job.id)).map(({ event, after, role, reason, createdAt }) => ({
      event,
      state: after,
      role,
      reason,
      at: createdAt.toISOString(),
    })),
    actions: [...actionsOf(standing, side)],
  };
}

const lineShown = ({ kind, name, quantity, unitMinor }: ContractRow["lines"][number]) => ({
  kind,
  name,
  quantity,
  unitMinor,
  totalMinor: quantity * unitMinor,
});

const contractShown = (
  { terms }: JobRow,
  { number, lines, labourMinor, taxMinor, totalMinor, createdAt }: ContractRow,
): Job["contract"] => ({
  number,
  lines: lines.map(lineShown),
  labourMinor,
  transportMinor: terms.transportMinor,
  taxMinor,
  totalMinor,
  agreedAt: createdAt.toISOString(),
});

function systemOf({ terms }: JobRow, { lines }: ContractRow): Job["system"] {
  const { panels, battery, inverter } = terms;
  return {
    panels: lines.reduce((sum, line) => (line.kind === "panels" ? sum + line.quantity : sum), 0),
    panelWatts: panels?.watts ?? null,
    batteryKwh: battery?.kwh ?? null,
    inverterWatts: inverter?.watts ?? null,
  };
}

/** The homeowner's own is theirs; the firm needs it while the job lasts. */
async function contactOf(executor: Executor, job: JobRow, { side, namesOf }: Reader): Promise<Job["contact"]> {
  if (job.personId === null || job.personName === "" || (side === "firm" && isOver(job.state))) return null;
  const person = await namesOf(executor, job.personId);
  return { email: person?.email ?? null, phone: job.phone, address: job.siteAddress };
}

async function checklistOf(
  executor: Executor,
  { lines }: ContractRow,
  photos: Awaited<ReturnType<typeof photosOfJob>>,
  { peopleOf }: Reader,
): Promise<Job["checklist"]> {
  const names = await peopleOf(executor, [
    ...new Set(photos.flatMap(({ userId }) => (userId === null ? [] : [userId]))),
  ]);
  return photosOf(lines).map((item) => ({
    item,
    photos: photos
      .filter((photo) => photo.item === item)
      .map(({ id, takenAt, userId }) => ({
        id,
        takenAt: takenAt.toISOString(),
        by: (userId === null ? undefined : names.get(userId)) ?? "",
      })),
  }));
}

async function unitsPresented(executor: Executor, jobId: string, { lines }: ContractRow): Promise<Job["serials"]> {
  const rows = await unitsOfJob(executor, jobId);
  const known = await knownUnits(executor, jobId, rows);
  const at = new Map(rows.map((row) => [`${row.kind} ${row.position}`, row]));
  return unitsOf(lines).flatMap(({ kind, count }) =>
    Array.from({ length: count }, (_, index) => {
      const position = index + 1;
      const row = at.get(`${kind} ${position}`);
      return {
        kind,
        position,
        name: row?.name ?? nameOf(lines, kind, position),
        serial: row?.serial ?? null,
        scannedAt: iso(row?.scannedAt ?? null),
        known: row !== undefined && known.has(row),
      };
    }),
  );
}

async function moneyOf(executor: Executor, job: JobRow, { side, peopleOf }: Reader) {
  const rows = await milestonesOf(executor, [job.id]);
  const ids = rows.map(({ id }) => id);
  const balances = await balancesOfMilestones(executor, ids);
  const role = side === "owner" ? "buyer" : "shop";
  const money = await moneyShown(executor, ids.map(ofMilestone), { role, namesOf: peopleOf });
  const { payments, disputes: argued } = money;
  const standings: Standing["milestones"][number][] = [];
  const milestones: Job["milestones"][number][] = [];
  for (const { id, when, amountMinor, askedAt, dueOn } of rows) {
    const balance = balances.get(id) ?? NO_BALANCE;
    const inDispute = argued.some(({ milestoneId, state }) => milestoneId === id && isLiving(state));
    const state = milestoneState(askedAt !== null, balance, inDispute);
    const due = dueOf(balance);
    const own = payments.filter(({ milestoneId }) => milestoneId === id);
    const said = own.some((payment) => payment.kind === "payment" && payment.state === "said");
    const payable = askedAt !== null && !inDispute && (due > 0 || said);
    standings.push({ payable, owed: due < 0, disputable: askedAt !== null && balance.goods > 0 });
    milestones.push({
      id,
      when,
      amountMinor,
      state,
      dueOn,
      receivedMinor: keptOf(balance),
      dueMinor: due,
      paidAt: iso(
        own.findLast(
          (payment) => payment.kind === "payment" && payment.state === "confirmed" && !money.isCorrected(payment),
        )?.updatedAt ?? null,
      ),
      payments: own.map((payment) => money.showPayment(payment, !inDispute)),
      invoices: money.invoices.filter(({ milestoneId }) => milestoneId === id).map(invoiceShown),
      card: side === "owner" ? await cardOf(executor, id) : null,
      cardRefundMinor: side === "firm" && due < 0 ? Math.min(-due, await refundableOf(executor, id)) : 0,
    });
  }
  const disputes = argued.flatMap((dispute) =>
    dispute.milestoneId === null ? [] : [{ ...money.showDispute(dispute), milestoneId: dispute.milestoneId }],
  );
  return { rows, balances, milestones, standings, disputes };
}

async function cardOf(executor: Executor, milestoneId: string) {
  const last = await lastCardPayment(executor, ofMilestone(milestoneId));
  return last && shown(last);
}

/** The most that one of its charges has left. */
async function refundableOf(executor: Executor, milestoneId: string): Promise<number> {
  const paid = await paidByCard(executor, ofMilestone(milestoneId));
  const gone = await refundedOf(
    executor,
    paid.map(({ id }) => id),
  );
  return Math.max(0, ...paid.map(({ id, cameMinor }) => cameMinor - (gone.get(id) ?? 0)));
}
