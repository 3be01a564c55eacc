import type { JobAction } from "@sunwright/contract/job-actions";
import { AFTER_DAYS, HANDOVER_DAYS } from "@sunwright/contract/job-states";
import { commissioned, type Designed, type Readings } from "@sunwright/engine/jobs/commissioning";
import { photosOf, serialKey, unitsOf } from "@sunwright/engine/jobs/work";
import { nationalMains } from "@sunwright/engine/sizing/rule/mains";
import { uniqueViolation } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { told } from "../../platform/told";
import { dayAt } from "../../platform/local-day";
import {
  contractOf,
  type ContractRow,
  type JobRow,
  milestonesOf,
  photosOfJob,
  putUnits,
  type UnitRow,
  unitsOfJob,
  updateJob,
  updateMilestone,
} from "./job-table";
import { knownUnits } from "./known";
import { incomplete, missingToCommission, missingToSchedule } from "./missing";
import type { HandedOver, MakePassport } from "./passports-of";
import { addDays, isChangeable } from "./rules";
import { tellOthers, tellSide } from "./notify-sides";
import { isWithdrawable } from "./withdraw-job";
import { askForAll, dateOf, progress, step, stepAndTell, type Work, wrong } from "./work";

type Of<Name extends JobAction["action"]> = Extract<JobAction, { readonly action: Name }>;

const write = async (work: Work, sent: Partial<JobRow>): Promise<Work> => ({
  ...work,
  job: await updateJob(work.tx, work.job.id, { ...sent, updatedAt: work.now }),
});
function requireFirm({ role, job }: Work, open: (state: JobRow["state"]) => boolean): void {
  if (role !== "firm" || !open(job.state)) throw wrong();
}

export async function setPayTo(work: Work, { details }: Of<"set-pay-to">): Promise<Work> {
  requireFirm(work, (state) => state !== "closed" && state !== "cancelled");
  return write(work, { payTo: details });
}

/** The day and who comes; the homeowner hears of another day. */
export async function setSchedule(work: Work, { startOn, days, crew }: Of<"set-schedule">): Promise<Work> {
  requireFirm(work, isChangeable);
  const { startOn: before, days: daysBefore } = work.job;
  const after = await write(work, { startOn, days, crew });
  if (startOn !== null && (startOn !== before || days !== daysBefore)) {
    const on = dateOf(new Date(`${startOn}T00:00:00Z`));
    await tellOthers(work, ({ number, firm }) => ({ kind: "job_planned", values: { number, firm, days, ...on } }));
  }
  return after;
}

/** What is due with the parts is asked for. Throws wrong_state. */
export async function partsArrived(work: Work): Promise<Work> {
  requireFirm(work, (state) => state === "procurement");
  if (work.job.partsAt !== null) throw wrong();
  const after = await write(work, { partsAt: work.now });
  await askForAll(after, "parts");
  return progress(after);
}

/** Throws wrong_state, and job_incomplete without parts, day and team. */
export async function schedule(work: Work): Promise<Work> {
  const after = await stepAndTell(work, "schedule");
  const missing = missingToSchedule(work.job);
  if (missing.length > 0) throw incomplete(missing);
  return after;
}

/** Throws wrong_state, and withdrawal_runs within the days of withdrawal, unless the homeowner asked for it. */
export async function start(work: Work): Promise<Work> {
  const after = await stepAndTell(work, "start");
  const { tx, job, now } = work;
  if (job.earlyStartAt === null && (await isWithdrawable(tx, job, now))) throw new AppError("withdrawal_runs");
  return after;
}

/** Throws wrong_state, serial_taken, and invalid_input for a place that this job does not have. */
export async function placeUnits(work: Work, { units }: Of<"put-units">): Promise<void> {
  requireFirm(work, isChangeable);
  const { tx, job, now } = work;
  const { lines } = await contractOf(tx, job.id);
  const counts = new Map(unitsOf(lines).map(({ kind, count }) => [kind, count]));
  if (units.some(({ kind, position }) => position > (counts.get(kind) ?? 0)))
    throw invalidField("units", told("job.noPlace"));
  const places = new Map(units.map((unit) => [`${unit.kind} ${unit.position}`, unit]));
  const rows: UnitRow[] = [...places.values()]
    .filter(({ serial }) => serialKey(serial) !== "")
    .map(({ kind, position, serial }) => ({
      id: newId(now),
      jobId: job.id,
      kind,
      position,
      name: nameOf(lines, kind, position),
      serial,
      key: serialKey(serial),
      scannedAt: now,
    }));
  try {
    await putUnits(tx, job.id, [...places.values()], rows);
  } catch (error) {
    if (uniqueViolation(error)) throw new AppError("serial_taken", { cause: error });
    throw error;
  }
}

/** What the contract calls the part in a place: its lines stand one after another. */
export function nameOf(lines: ContractRow["lines"], kind: UnitRow["kind"], position: number): string {
  let left = position;
  for (const line of lines) {
    if (line.kind !== kind) continue;
    if (left <= line.quantity) return line.name;
    left -= line.quantity;
  }
  return "";
}

/** What the contract and the country say that measured values are compared with. */
export function designedOf({ terms, country }: Pick<JobRow, "terms" | "country">, { lines }: ContractRow): Designed {
  const sold = new Set(lines.filter(({ quantity }) => quantity > 0).map(({ kind }) => kind));
  const count = lines.reduce((sum, line) => (line.kind === "panels" ? sum + line.quantity : sum), 0);
  const { panels, battery } = terms;
  return {
    panels: sold.has("panels")
      ? {
          count,
          watts: panels?.watts ?? null,
          voc: panels?.voc ?? null,
          vocPercentPerK: panels?.vocPercentPerK ?? null,
        }
      : null,
    battery: sold.has("battery") ? { volts: battery?.volts ?? null } : null,
    inverter: sold.has("inverter"),
    earthing: sold.has("earthing"),
    rcd: sold.has("rcd"),
    grid: country === null ? null : nationalMains(country),
  };
}

export const NOT_READ: Readings = {
  stringVolts: null,
  stringPanels: null,
  cellCelsius: null,
  insulationMegohms: null,
  earthOhms: null,
  batteryVolts: null,
  acVolts: null,
  acHertz: null,
  rcdMilliseconds: null,
  arrayWatts: null,
  irradiance: null,
};

export async function putReadings(work: Work, { note, ...measured }: Of<"put-readings">): Promise<Work> {
  requireFirm(work, (state) => state === "in_progress");
  const { action: _action, ...readings } = measured;
  return write(work, { readings, readingsNote: note, readAt: work.now });
}

/**
 * Every photo is there, every serial, and what is needed was measured and is right: the system runs, and what is due then
 * is asked for. Throws wrong_state, and job_incomplete.
 */
export async function commission(work: Work): Promise<Work> {
  const { tx, job, now } = work;
  const after = await stepAndTell(work, "commission", { sent: { commissionedAt: now } });
  const contract = await contractOf(tx, job.id);
  const taken = new Set((await photosOfJob(tx, job.id)).map(({ item }) => item));
  const scanned = new Set((await unitsOfJob(tx, job.id)).map(({ kind, position }) => `${kind} ${position}`));
  const places = unitsOf(contract.lines).flatMap(({ kind, count }) =>
    Array.from({ length: count }, (_, index) => `${kind} ${index + 1}`),
  );
  const missing = missingToCommission({
    photos: photosOf(contract.lines).filter((item) => !taken.has(item)).length,
    serials: places.filter((place) => !scanned.has(place)).length,
    findings: commissioned(designedOf(job, contract), job.readings ?? NOT_READ),
  });
  if (missing.length > 0) throw incomplete(missing);
  await askForAll(after, "running");
  const dueAt = addDays(now, AFTER_DAYS);
  for (const { id, when } of await milestonesOf(tx, [job.id]))
    if (when === "after") await updateMilestone(tx, id, { dueAt });
  return progress(after);
}

/** The firm says that it is ready; silence of so many days is acceptance. Throws wrong_state. */
export async function offerHandover(work: Work): Promise<Work> {
  requireFirm(work, (state) => state === "commissioned");
  if (work.job.handoverAt !== null) throw wrong();
  const { now } = work;
  const after = await write(work, { handoverAt: now, handoverUntil: addDays(now, HANDOVER_DAYS) });
  await tellOthers(work, ({ number }) => ({
    kind: "job_handover_offered",
    values: { number, days: HANDOVER_DAYS },
  }));
  return after;
}

/**
 * Both have agreed to it, or the homeowner was silent: the warranties run, and the passport of the system is made. Throws
 * wrong_state.
 */
export async function handOver(work: Work, makePassport: MakePassport): Promise<Work> {
  const { job, now, role } = work;
  if (job.handoverAt === null) throw wrong();
  const years = job.terms.warrantyYears.work ?? 0;
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + Math.round(years * 12));
  const by = role === "owner" ? ("owner" as const) : ("clock" as const);
  const sent = {
    handedOverAt: now,
    handedOverBy: by,
    handoverUntil: null,
    warrantyUntil: dayAt(until, job),
  };
  const after = await step(work, "hand_over", { sent });
  // Before the last payment ends the request: the house of its design goes with that.
  await makePassport(work.tx, await handedOver(after));
  await tellOthers(work, (values) => ({ kind: "job_handed_over", values }));
  await tellSide(work, "owner", ({ number, firm }) => ({ kind: "review_asked_job", values: { number, firm } }));
  return progress(after);
}

async function handedOver({ tx, job, now }: Work): Promise<HandedOver> {
  const contract = await contractOf(tx, job.id);
  const units = await unitsOfJob(tx, job.id);
  const findings = commissioned(designedOf(job, contract), job.readings ?? NOT_READ);
  return { job, contract, units, findings, known: (await knownUnits(tx, job.id, units)).size > 0, now };
}
