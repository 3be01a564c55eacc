import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import type { Tell } from "../../platform/tell";
import { heldPassports, lockByNumber } from "./passport-table";
import { openHeld } from "./passing";
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

  /** By its number, such as "P-10001". Answers its id; null where there is none that waits. */
  async open(tx: Transaction, number: string): Promise<string | null> {
    const digits = numberIn(number);
    const passport = digits === null ? null : await lockByNumber(tx, digits);
    const opened = await openHeld({ tx, tell, now: clock.now() }, passport);
    return opened?.id ?? null;
  },
});
