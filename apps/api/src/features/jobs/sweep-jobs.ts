import type { Clock } from "../../platform/clock";
import type { Database, Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import { dayAt } from "../../platform/local-day";
import { handOver } from "./carry-out-job";
import { jobsDue, lockJobById, milestonesOf } from "./job-table";
import type { MakePassport } from "./passports-of";
import { askFor, progress, stepAndTell, type Work } from "./work";

/** Jobs that the sweep looks at in one go. */
const SWEPT = 50;

/** What the clock does: asks for what follows the work by days, takes silence for acceptance, ends warranties. */
export const createJobSweep =
  ({ clock, tell, makePassport }: Parts) =>
  async (database: Pick<Database, "transaction" | "executor">): Promise<void> => {
    for (;;) {
      const now = clock.now();
      const rows = await jobsDue(database.executor, now, SWEPT);
      for (const { id } of rows) await database.transaction((tx) => settle({ tx, tell, makePassport, now }, id));
      if (rows.length < SWEPT) return;
    }
  };

interface Parts {
  readonly clock: Clock;
  readonly tell: Tell;
  readonly makePassport: MakePassport;
}

interface Settling extends Omit<Parts, "clock"> {
  readonly tx: Transaction;
  readonly now: Date;
}

/** Looked at once more under its lock: somebody may have acted meanwhile. */
async function settle({ tx, tell, makePassport, now }: Settling, id: string): Promise<void> {
  const job = await lockJobById(tx, id);
  if (job === null) return;
  const work: Work = { tx, tell, job, role: "clock", userId: null, now };
  const { state, handoverUntil, warrantyUntil } = job;
  if (state === "commissioned" && handoverUntil !== null && handoverUntil <= now) await handOver(work, makePassport);
  if (state === "in_warranty" && warrantyUntil !== null && warrantyUntil < dayAt(now, job))
    await stepAndTell(work, "close");
  if (state === "disputed" || state === "on_hold" || state === "cancelled") return;
  const rows = await milestonesOf(tx, [id]);
  const due = rows.filter(({ askedAt, dueAt }) => askedAt === null && dueAt !== null && dueAt <= now);
  await askFor(work, due);
  const after = await lockJobById(tx, id);
  if (after !== null) await progress({ ...work, job: after });
}
