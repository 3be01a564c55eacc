import { and, asc, count, eq, getTableColumns, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { containing } from "../../platform/like";
import { memberships } from "../shops/schema";
import { priceBook } from "./schema";

export type BookRow = typeof priceBook.$inferSelect;
type Named = Pick<BookRow, "kind" | "name" | "currency">;

interface Question {
  readonly firmId: string;
  /** Those checked before this day, the longest ago first; else all by name. */
  readonly before: string | null;
  readonly search: string;
  readonly kind?: BookRow["kind"] | undefined;
  readonly currency?: BookRow["currency"] | undefined;
  readonly offset: number;
  readonly limit: number;
}

export const bookOf = (executor: Executor, question: Question): Promise<BookRow[]> => {
  const { firmId, before, search, kind, currency, offset, limit } = question;
  const holds: SQL | undefined =
    search === ""
      ? undefined
      : or(
          sql`lower(${priceBook.name}) like ${containing(search)}`,
          sql`lower(${priceBook.supplier}) like ${containing(search)}`,
        );
  return executor
    .select()
    .from(priceBook)
    .where(
      and(
        eq(priceBook.firmId, firmId),
        before === null ? undefined : lt(priceBook.checkedOn, before),
        kind === undefined ? undefined : eq(priceBook.kind, kind),
        currency === undefined ? undefined : eq(priceBook.currency, currency),
        holds,
      ),
    )
    .orderBy(
      ...(before === null ? [] : [asc(priceBook.checkedOn)]),
      asc(sql`lower(${priceBook.name})`),
      asc(priceBook.id),
    )
    .offset(offset)
    .limit(limit);
};

/** How many prices a firm has, and how many of them were checked before a day. */
export async function countBook(executor: Executor, firmId: string, before: string) {
  const [row] = await executor
    .select({
      all: count(),
      old: sql<number>`count(*) filter (where ${priceBook.checkedOn} < ${before})`.mapWith(Number),
    })
    .from(priceBook)
    .where(eq(priceBook.firmId, firmId));
  return row ?? { all: 0, old: 0 };
}

/** Those of these ids that belong to the firm for which somebody works. */
export const entriesFor = async (executor: Executor, userId: string, ids: readonly string[]): Promise<BookRow[]> => {
  if (ids.length === 0) return [];
  const ofCaller = executor
    .select({ firmId: memberships.firmId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  return executor
    .select()
    .from(priceBook)
    .where(and(inArray(priceBook.id, [...ids]), inArray(priceBook.firmId, ofCaller)));
};

export async function findEntry(executor: Executor, firmId: string, id: string): Promise<BookRow | null> {
  const [row] = await executor
    .select()
    .from(priceBook)
    .where(and(eq(priceBook.firmId, firmId), eq(priceBook.id, id)));
  return row ?? null;
}

/** The entry of the same kind, name and currency. */
export async function entryNamed(executor: Executor, firmId: string, of: Named): Promise<BookRow | null> {
  const [row] = await executor
    .select()
    .from(priceBook)
    .where(
      and(
        eq(priceBook.firmId, firmId),
        eq(priceBook.kind, of.kind),
        eq(priceBook.currency, of.currency),
        sql`lower(${priceBook.name}) = lower(${of.name})`,
      ),
    );
  return row ?? null;
}

/** The main parts in the book of the firm for which somebody works, in a currency. */
export const entriesOfMember = (
  executor: Executor,
  userId: string,
  currency: BookRow["currency"],
): Promise<BookRow[]> =>
  executor
    .select(getTableColumns(priceBook))
    .from(priceBook)
    .innerJoin(memberships, eq(memberships.firmId, priceBook.firmId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(priceBook.currency, currency),
        inArray(priceBook.kind, ["panels", "battery", "inverter"]),
      ),
    );

/** The whole book of a firm. */
export const entriesOf = (executor: Executor, firmId: string): Promise<BookRow[]> =>
  executor.select().from(priceBook).where(eq(priceBook.firmId, firmId));

/** Writing a statement of hundreds of rows holds the event loop: others have their turn between parts of it. */
const ROWS_AT_ONCE = 50;

export async function insertEntries(tx: Transaction, rows: (typeof priceBook.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.insert(priceBook).values(rows.slice(at, at + ROWS_AT_ONCE));
}

/** Other prices for entries there are, in one statement; a supplier that is not said stays. */
export async function repriceEntries(
  tx: Transaction,
  prices: readonly Pick<BookRow, "id" | "costMinor" | "supplier">[],
  checked: Pick<BookRow, "checkedOn" | "updatedAt">,
): Promise<void> {
  if (prices.length === 0) return;
  const column = <Value>(of: (price: (typeof prices)[number]) => Value) => sql.param(prices.map(of));
  const sent = sql`unnest(${column(({ id }) => id)}::uuid[], ${column(({ costMinor }) => costMinor)}::bigint[],
    ${column(({ supplier }) => supplier)}::text[]) as sent(id, cost_minor, supplier)`;
  await tx
    .update(priceBook)
    .set({
      ...checked,
      costMinor: sql`sent.cost_minor`,
      supplier: sql`case when sent.supplier = '' then ${priceBook.supplier} else sent.supplier end`,
      version: sql`${priceBook.version} + 1`,
    })
    .from(sent)
    .where(eq(priceBook.id, sql`sent.id`));
}

export async function insertEntry(tx: Transaction, row: typeof priceBook.$inferInsert): Promise<BookRow> {
  const [made] = await tx.insert(priceBook).values(row).returning();
  if (made === undefined) throw new Error("A row that was inserted is answered");
  return made;
}

type Sent = Partial<Omit<BookRow, "id" | "firmId" | "version" | "createdAt">>;

/** Null where another version is stored. */
export async function updateEntry(
  tx: Transaction,
  { id, version }: Pick<BookRow, "id" | "version">,
  sent: Sent,
): Promise<BookRow | null> {
  const [row] = await tx
    .update(priceBook)
    .set({ ...sent, version: version + 1 })
    .where(and(eq(priceBook.id, id), eq(priceBook.version, version)))
    .returning();
  return row ?? null;
}

/** How many of them there were. */
export async function confirmEntries(
  tx: Transaction,
  firmId: string,
  ids: readonly string[],
  checked: Pick<BookRow, "checkedOn" | "updatedAt">,
): Promise<number> {
  const rows = await tx
    .update(priceBook)
    .set({ ...checked, version: sql`${priceBook.version} + 1` })
    .where(and(eq(priceBook.firmId, firmId), inArray(priceBook.id, [...ids])))
    .returning({ id: priceBook.id });
  return rows.length;
}

/** False where the firm has none with this id. */
export async function deleteEntry(tx: Transaction, firmId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(priceBook)
    .where(and(eq(priceBook.firmId, firmId), eq(priceBook.id, id)))
    .returning({ id: priceBook.id });
  return rows.length > 0;
}
