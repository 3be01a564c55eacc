import type { Followed } from "@sunwright/engine/passport/followed";
import { countable } from "@sunwright/engine/passport/possible";
import { warrantiesOf } from "@sunwright/engine/passport/warranties";
import type { App } from "../../platform/app";
import type { Clock } from "../../platform/clock";
import type { Database, Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import type { Tell } from "../../platform/tell";
import { dayAt } from "../../platform/local-day";
import { membersOf } from "../shops/members-table";
import type { SizingPool } from "../sizing/pool";
import {
  followingDue,
  type HouseRow,
  housesDue,
  lockById,
  noteTry,
  type PassportRow,
  putExpected,
  putFollowed,
} from "./passport-table";
import { doneTo, endAlerts, insertAlert, openAlerts, readingsOf } from "./reading-table";
import { numberOf, thinned } from "./rules";

type Pool = Pick<SizingPool, "expect" | "follow">;

/** A house that could not be simulated so often cannot be simulated. */
export const TRIES = 3;
/** Passports that are looked at in one go. */
const AT_ONCE = 20;

/** What readings of a passport say, as of today. Null without a forecast. Throws server_busy and calculation_cancelled. */
export async function followedNow(
  executor: Executor,
  pool: Pool,
  passport: PassportRow,
  { today, owner, signal }: { readonly today: string; readonly owner: string; readonly signal: AbortSignal },
): Promise<Followed | null> {
  const { expected, followed, followedOn, id, handedOverOn } = passport;
  if (expected === null) return null;
  if (followed !== null && followedOn === today) return followed;
  const rows = (await readingsOf(executor, id)).filter(({ on }) => on <= today);
  // What the panels cannot have given feeds neither figures nor alerts.
  const readings = countable(
    rows.map(({ on, meterKwh, fuelLitres, newMeter }) => ({ on, meterKwh, fuelLitres, newMeter })),
    passport,
  );
  // Dust that was washed off is not looked for in the days before.
  const washed = (await doneTo(executor, [id])).find(({ task }) => task === "wash");
  const input = {
    kind: "followed",
    expected,
    startOn: handedOverOn,
    readings,
    shown: thinned(readings),
    today,
    mendedOn: washed?.on ?? null,
  } as const;
  return pool.follow({ input, owner, signal });
}

interface Parts {
  readonly clock: Clock;
  readonly pool: Pool;
  readonly tell: Tell;
  readonly log: Pick<App["http"]["log"], "warn">;
}

/** Makes forecasts that are still to be made, looks at readings that were written, and tells of what is new. */
export function createForecasting({ clock, pool, tell, log }: Parts) {
  /** Nobody waits for it; the pool ends it with the server. */
  const wanted = () => new AbortController().signal;

  async function simulate(database: Pick<Database, "transaction">, house: HouseRow): Promise<void> {
    const { passportId, input, weatherName, weatherHours, quote } = house;
    // Counted before: what ends the thread is not tried for ever.
    await database.transaction((tx) => noteTry(tx, passportId));
    const weather = weatherHours === null ? null : { name: weatherName ?? "", hours: new Uint8Array(weatherHours) };
    const task = { kind: "expected", input, weather, quote } as const;
    const expected = await pool.expect({ input: task, owner: passportId, signal: wanted() });
    await database.transaction((tx) => putExpected(tx, passportId, expected));
  }

  async function follow(database: Pick<Database, "transaction" | "executor">, passport: PassportRow): Promise<void> {
    const now = clock.now();
    const today = dayAt(now, passport);
    const followed = await followedNow(database.executor, pool, passport, {
      today,
      owner: passport.id,
      signal: wanted(),
    });
    if (followed === null) return;
    await database.transaction(async (tx) => {
      const held = await lockById(tx, passport.id);
      if (held !== null && (await putFollowed(tx, passport, followed, today)))
        await tellNew({ tx, tell, now }, held, followed);
    });
  }

  /** What fails is tried again later, and keeps nobody else waiting. */
  async function kept(what: string, passportId: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof AppError && error.code === "calculation_cancelled") return;
      log.warn({ err: error, passportId }, `${what} of a passport has failed`);
    }
  }

  return async (database: Pick<Database, "transaction" | "executor">): Promise<void> => {
    for (const house of await housesDue(database.executor, TRIES, AT_ONCE))
      await kept("the forecast", house.passportId, () => simulate(database, house));
    for (const passport of await followingDue(database.executor, clock.now(), AT_ONCE))
      await kept("the comparison", passport.id, () => follow(database, passport));
  };
}

interface Telling {
  readonly tx: Transaction;
  readonly tell: Tell;
  readonly now: Date;
}

/** What was not found before is told once, for as long as it lasts: to the owner, and to the firm that they let know. */
async function tellNew({ tx, tell, now }: Telling, passport: PassportRow, { alerts }: Followed): Promise<void> {
  const open = await openAlerts(tx, passport.id);
  const over = open.filter(({ code }) => !alerts.some((alert) => alert.code === code));
  await endAlerts(
    tx,
    over.map(({ id }) => id),
    now,
  );
  for (const { code, since } of alerts) {
    if (open.some((alert) => alert.code === code)) continue;
    await insertAlert(tx, { id: newId(now), passportId: passport.id, code, since, toldAt: now, endedAt: null });
    // Its kind was told, and can be told no longer: nothing new.
    if (code === "low_yield" && over.length > 0) continue;
    await tell(tx, {
      to: [passport.ownerId],
      kind: "passport_alert",
      subject: { kind: "passport", id: passport.id },
      values: { number: numberOf(passport), alert: code },
    });
    if (!passport.tellsFirm || !warrantyRuns(passport, dayAt(now, passport))) continue;
    await tell(tx, {
      to: (await membersOf(tx, passport.firmId)).map(({ userId }) => userId),
      kind: "passport_alert_firm",
      subject: { kind: "job", id: passport.jobId },
      values: { number: passport.jobNumber, alert: code },
    });
  }
}

/** The firm still warrants its work. */
export function warrantyRuns({ built, handedOverOn }: PassportRow, today: string): boolean {
  const work = warrantiesOf(built.terms.warrantyYears, handedOverOn, new Set()).find(({ part }) => part === "work");
  return work !== undefined && today <= work.until;
}
