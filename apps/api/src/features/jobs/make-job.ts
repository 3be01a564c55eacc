import { worksWithdrawal } from "@sunwright/engine/countries/withdrawal";
import { MILESTONE_TIMES } from "@sunwright/engine/quotes/written-quote";
import { type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Tell } from "../../platform/tell";
import type { Accepted } from "../quotes/jobs-of";
import { numberOf as quoteNumber } from "../quotes/rules";
import { totalsOf } from "../quotes/written";
import { insertContract, insertJob, insertMilestones, lastPayTo, type MilestoneRow } from "./job-table";
import { askForAll, progress, type Work } from "./work";

/**
 * An accepted offer becomes a job, in the transaction of its acceptance: both are there or neither. What is due at
 * signing is asked for at once. Throws request_awarded where the offer has become one already.
 */
export async function makeJob(
  { tx, tell }: { readonly tx: Transaction; readonly tell: Tell },
  { request, invitation, quote, version, firm, person, address, now }: Accepted,
): Promise<string> {
  const { content, figures } = version;
  const { panels, battery, inverter, warrantyYears, transportMinor, taxPercent, tax } = content;
  const totals = totalsOf(content, request.currency);
  const panelCount = content.lines.reduce((sum, line) => (line.kind === "panels" ? sum + line.quantity : sum), 0);
  const id = newId(now);
  const row = {
    id,
    versionId: version.id,
    quoteId: quote.id,
    quoteNumber: quoteNumber(quote),
    requestId: request.id,
    invitationId: invitation.id,
    projectId: request.projectId,
    personId: request.personId,
    firmId: firm.id,
    firmName: firm.name,
    personName: `${person.firstName} ${person.lastName}`,
    place: request.place,
    phone: request.phone,
    siteAddress: address,
    country: firm.country,
    timeZone: version.timeZone,
    currency: request.currency,
    state: "contracted" as const,
    before: null,
    terms: { panels, battery, inverter, warrantyYears, transportMinor, taxPercent, tax },
    panelWatts: panelCount * (panels?.watts ?? figures?.panelWatts ?? 0),
    totalMinor: totals.totalMinor,
    payTo: await lastPayTo(tx, firm.id),
    startOn: content.start,
    days: content.days,
    crew: "",
    withdrawal: worksWithdrawal(firm.country),
    readingsNote: "",
    cancelReason: "",
    createdAt: now,
    updatedAt: now,
  };
  const job = await made(tx, row);
  await insertContract(tx, {
    id: newId(now),
    jobId: id,
    number: 1,
    lines: content.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ kind, name, quantity, unitMinor }) => ({ kind, name, quantity, unitMinor })),
    labourMinor: content.labourMinor,
    taxMinor: totals.taxMinor,
    totalMinor: totals.totalMinor,
    changeId: null,
    createdAt: now,
  });
  await insertMilestones(tx, milestonesFor(id, content.milestones, totals, now));
  const work: Work = { tx, tell, job, role: "owner", userId: request.personId, now };
  await askForAll(work, "signing");
  await progress(work);
  return id;
}

async function made(tx: Transaction, row: Parameters<typeof insertJob>[1]) {
  try {
    return await insertJob(tx, row);
  } catch (error) {
    if (uniqueViolation(error)) throw new AppError("request_awarded", { cause: error });
    throw error;
  }
}

/** By their time, as the offer says them; without any, all of it when it runs. Their sum is the total. */
function milestonesFor(
  jobId: string,
  said: Accepted["version"]["content"]["milestones"],
  { totalMinor, milestonesMinor }: ReturnType<typeof totalsOf>,
  now: Date,
): readonly MilestoneRow[] {
  const stated = said.map(({ when }, index) => ({ when, amountMinor: milestonesMinor[index] ?? 0 }));
  const all = stated.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === totalMinor ? stated : [];
  const kept = all.length > 0 ? all : [{ when: "running" as const, amountMinor: totalMinor }];
  return kept
    .toSorted((a, b) => MILESTONE_TIMES.indexOf(a.when) - MILESTONE_TIMES.indexOf(b.when))
    .map((each, index) => ({
      id: newId(now),
      jobId,
      position: index + 1,
      ...each,
      dueAt: null,
      askedAt: null,
      dueOn: null,
    }));
}
