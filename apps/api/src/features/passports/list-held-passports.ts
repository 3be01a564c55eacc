import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import { jobsElsewhere } from "../jobs/known";
import { countHeld, findByNumber, heldPassports, heldPage, lockByNumber, type PassportRow } from "./passport-table";
import { openHeld } from "./pass-on-passport";
import { numberIn, numberOf } from "./rules";

/** Passports of which a serial is known elsewhere, as an operator sees and opens them. */
export const createHolding = ({ clock, tell }: { readonly clock: Clock; readonly tell: Tell }) => ({
  list: async (executor: Executor) =>
    (await heldPassports(executor)).map((row) => ({
      number: numberOf(row),
      jobNumber: row.jobNumber,
      firmName: row.firmName,
      place: row.place,
      handedOverOn: row.handedOverOn,
      serials: row.built.units.map(({ name, serial }) => `${name} ${serial}`.trim()),
    })),

  async page(
    executor: Executor,
    { search, ...place }: { readonly search: string; readonly offset: number; readonly most: number },
  ) {
    const rows = await heldPage(executor, search, place);
    return { total: await countHeld(executor, search), lines: rows.map(presented) };
  },

  /** One that waits, with its serials and where else each of them stands; null for none. */
  async read(executor: Executor, number: string) {
    const row = await called(executor, number);
    if (row === null || !row.held) return null;
    const elsewhere = await jobsElsewhere(executor, row.jobId);
    const units = row.built.units.map((unit) => ({
      ...unit,
      elsewhere: elsewhere
        .filter(({ kind, position }) => kind === unit.kind && position === unit.position)
        .map(({ jobNumber }) => jobNumber),
    }));
    return { id: row.id, ...presented(row), units };
  },

  /** Whose it is; null where there is none of this number. */
  async sides(executor: Executor, number: string) {
    const row = await called(executor, number);
    return row && { people: [row.ownerId], firmId: row.firmId };
  },

  /** By its number, such as "P-10001". Answers its id; null where there is none that waits. */
  async open(tx: Transaction, number: string): Promise<string | null> {
    const digits = numberIn(number);
    const passport = digits === null ? null : await lockByNumber(tx, digits);
    const opened = await openHeld({ tx, tell, now: clock.now() }, passport);
    return opened?.id ?? null;
  },
});

async function called(executor: Executor, number: string): Promise<PassportRow | null> {
  const digits = numberIn(number);
  return digits === null ? null : findByNumber(executor, digits);
}

const presented = (row: PassportRow) => ({
  number: numberOf(row),
  jobNumber: row.jobNumber,
  firm: row.firmName,
  place: row.place,
  handedOverOn: row.handedOverOn,
  since: row.createdAt,
});
