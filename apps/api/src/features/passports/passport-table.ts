import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, lt, max, or, sql } from "drizzle-orm";
import type { ExpectedYear } from "@sunwright/engine/passport/expected-year";
import type { Followed } from "@sunwright/engine/passport/followed";
import type { Executor, Transaction } from "../../platform/database";
import { containing } from "../../platform/like";
import { todayAt } from "../../platform/local-day";
import { passportAlerts, passportHouses, passportReadings, passports } from "./schema";

/** An identity column is null for the type of a row to be written alone. */
export type PassportRow = typeof passports.$inferSelect & { readonly number: number };
export type NewPassport = Omit<typeof passports.$inferInsert, "number">;
export type HouseRow = typeof passportHouses.$inferSelect;

const columns = { ...getTableColumns(passports), number: sql<number>`${passports.number}` };

/** Null for one that is not the caller's. */
export async function findOwn(executor: Executor, userId: string, id: string): Promise<PassportRow | null> {
  const [row] = await executor
    .select(columns)
    .from(passports)
    .where(and(eq(passports.id, id), eq(passports.ownerId, userId)));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockOwn(tx: Transaction, userId: string, id: string): Promise<PassportRow | null> {
  const [row] = await tx
    .select(columns)
    .from(passports)
    .where(and(eq(passports.id, id), eq(passports.ownerId, userId)))
    .for("update");
  return row ?? null;
}

/** By its living link; none while an operator looks at it. */
export async function findByToken(executor: Executor, token: string): Promise<PassportRow | null> {
  const [row] = await executor
    .select(columns)
    .from(passports)
    .where(and(eq(passports.token, token), eq(passports.held, false)));
  return row ?? null;
}

/** One whose caller is known by something else than a session, held until the transaction ends. */
export async function lockById(tx: Transaction, id: string): Promise<PassportRow | null> {
  const [row] = await tx.select(columns).from(passports).where(eq(passports.id, id)).for("update");
  return row ?? null;
}

export async function findByNumber(executor: Executor, number: number): Promise<PassportRow | null> {
  const [row] = await executor.select(columns).from(passports).where(eq(passports.number, number));
  return row ?? null;
}

export async function lockByNumber(tx: Transaction, number: number): Promise<PassportRow | null> {
  const [row] = await tx.select(columns).from(passports).where(eq(passports.number, number)).for("update");
  return row ?? null;
}

/** All of a person, the newest handover first. */
export const passportsOf = (executor: Executor, userId: string): Promise<PassportRow[]> =>
  executor
    .select(columns)
    .from(passports)
    .where(eq(passports.ownerId, userId))
    .orderBy(desc(passports.handedOverOn), desc(passports.id));

export async function countOf(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor.select({ count: count() }).from(passports).where(eq(passports.ownerId, userId));
  return row?.count ?? 0;
}

/** Those that wait for an operator, the longest first. */
export const heldPassports = (executor: Executor): Promise<PassportRow[]> =>
  executor.select(columns).from(passports).where(eq(passports.held, true)).orderBy(asc(passports.id));

/** Words of the firm or the town, or a number. */
function isHeld(search: string) {
  const waits = eq(passports.held, true);
  if (search === "") return waits;
  const like = containing(search);
  return and(
    waits,
    or(
      sql`lower(${passports.firmName}) like ${like}`,
      sql`lower(${passports.place}) like ${like}`,
      sql`lower(${passports.jobNumber}) like ${like}`,
      sql`'p-' || ${passports.number} like ${like}`,
    ),
  );
}

/** A page of those that wait for an operator, the longest first. */
export const heldPage = (
  executor: Executor,
  search: string,
  { offset, most }: { readonly offset: number; readonly most: number },
): Promise<PassportRow[]> =>
  executor
    .select(columns)
    .from(passports)
    .where(isHeld(search))
    .orderBy(asc(passports.createdAt), asc(passports.id))
    .offset(offset)
    .limit(most);

export async function countHeld(executor: Executor, search: string): Promise<number> {
  const [row] = await executor.select({ of: count() }).from(passports).where(isHeld(search));
  return row?.of ?? 0;
}

/** How many readings each of a person's has, and the day of the last. */
export const readCounts = (executor: Executor, userId: string) =>
  executor
    .select({ passportId: passportReadings.passportId, readings: count(), readOn: max(passportReadings.on) })
    .from(passportReadings)
    .innerJoin(passports, eq(passports.id, passportReadings.passportId))
    .where(eq(passports.ownerId, userId))
    .groupBy(passportReadings.passportId);

/** How many alerts of each of a person's are not over. */
export const alertCounts = (executor: Executor, userId: string) =>
  executor
    .select({ passportId: passportAlerts.passportId, alerts: count() })
    .from(passportAlerts)
    .innerJoin(passports, eq(passports.id, passportAlerts.passportId))
    .where(and(eq(passports.ownerId, userId), isNull(passportAlerts.endedAt)))
    .groupBy(passportAlerts.passportId);

/** A second one of a job: the unique index refuses it. */
export async function insertPassport(tx: Transaction, row: NewPassport): Promise<PassportRow> {
  const [made] = await tx.insert(passports).values(row).returning(columns);
  if (!made) throw new Error("A passport that was just made is not there");
  return made;
}

export async function insertHouse(tx: Transaction, row: Omit<HouseRow, "tries">): Promise<void> {
  await tx.insert(passportHouses).values(row);
}

export async function updatePassport(
  tx: Transaction,
  id: string,
  sent: Partial<Omit<NewPassport, "id">> & { readonly updatedAt: Date },
): Promise<void> {
  await tx
    .update(passports)
    .set({ ...sent, revision })
    .where(eq(passports.id, id));
}
/** Grows with every write: what was calculated meanwhile is not stored. */
const revision = sql`${passports.revision} + 1`;

/** What was calculated from readings is so no longer. */
export const outdated = { followed: null, followedOn: null } as const;

/** Houses whose forecast is still to be made. */
export const housesDue = (executor: Executor, tries: number, most: number): Promise<HouseRow[]> =>
  executor
    .select()
    .from(passportHouses)
    .where(lt(passportHouses.tries, tries))
    .orderBy(asc(passportHouses.tries), asc(passportHouses.passportId))
    .limit(most);

/** Whether there is one, and how often it was tried. */
export async function triesOf(executor: Executor, passportId: string): Promise<number | null> {
  const [row] = await executor
    .select({ tries: passportHouses.tries })
    .from(passportHouses)
    .where(eq(passportHouses.passportId, passportId));
  return row?.tries ?? null;
}

export async function noteTry(tx: Transaction, passportId: string): Promise<void> {
  await tx
    .update(passportHouses)
    .set({ tries: sql`${passportHouses.tries} + 1` })
    .where(eq(passportHouses.passportId, passportId));
}

/** The forecast is made: nothing of the house is kept. */
export async function putExpected(tx: Transaction, passportId: string, expected: ExpectedYear): Promise<void> {
  await tx
    .update(passports)
    .set({ expected, ...outdated, revision })
    .where(eq(passports.id, passportId));
  await tx.delete(passportHouses).where(eq(passportHouses.passportId, passportId));
}

/** Those whose readings are to be looked at: something was written, or another day has begun. */
export const followingDue = (executor: Executor, now: Date, most: number): Promise<PassportRow[]> =>
  executor
    .select(columns)
    .from(passports)
    .where(
      and(
        isNotNull(passports.expected),
        or(isNull(passports.followedOn), lt(passports.followedOn, todayAt(now, passports))),
      ),
    )
    .orderBy(asc(passports.id))
    .limit(most);

/** False where something was written since it was read: it is looked at again. */
export async function putFollowed(
  tx: Transaction,
  { id, revision: read }: Pick<PassportRow, "id" | "revision">,
  followed: Followed,
  followedOn: string,
): Promise<boolean> {
  const rows = await tx
    .update(passports)
    .set({ followed, followedOn })
    .where(and(eq(passports.id, id), eq(passports.revision, read)))
    .returning({ id: passports.id });
  return rows.length > 0;
}

/** Who leaves takes all of it along. */
export async function removeOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passports).where(eq(passports.ownerId, userId));
}

export async function forgetProject(tx: Transaction, projectId: string): Promise<void> {
  await tx.update(passports).set({ projectId: null }).where(eq(passports.projectId, projectId));
}
