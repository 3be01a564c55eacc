import { and, asc, count, desc, eq, gt, gte, isNull, lt, min, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { containing } from "../../platform/like";
import { type ChainedLine, markOf, NO_MARK, type Walked, walk } from "./chain";
import { operatorAudit, operatorAuditHead, operators } from "./schema";

export async function isOperator(executor: Executor, userId: string): Promise<boolean> {
  const rows = await executor.select({ id: operators.userId }).from(operators).where(eq(operators.userId, userId));
  return rows.length > 0;
}

export async function insertOperator(tx: Transaction, row: typeof operators.$inferInsert): Promise<void> {
  await tx.insert(operators).values(row);
}

/** Part of an account that goes; what the operator did stays on record. */
export async function removeOperator(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(operators).where(eq(operators.userId, userId));
}

type NewAudit = Omit<typeof operatorAudit.$inferInsert, "place" | "mark">;

/** In the transaction of what it tells of. One after the other: each line carries the mark of the one before. */
export async function audit(tx: Transaction, row: NewAudit): Promise<void> {
  await tx.insert(operatorAuditHead).values(START).onConflictDoNothing();
  const head = await headOf(tx, "update");
  const line = { ...row, operatorId: row.operatorId ?? null, about: row.about ?? "", reason: row.reason ?? "" };
  const place = head.place + 1;
  const mark = markOf(head.mark, { ...line, place });
  await tx.insert(operatorAudit).values({ ...line, place, mark });
  await tx.update(operatorAuditHead).set({ place, mark }).where(eq(operatorAuditHead.id, "head"));
}

const START = { id: "head", place: 0, mark: NO_MARK } as const;

async function headOf(executor: Executor, hold?: "update") {
  const asked = executor.select().from(operatorAuditHead).where(eq(operatorAuditHead.id, "head"));
  const [head] = hold === undefined ? await asked : await asked.for(hold);
  return head ?? START;
}

/** Lines read at once. */
const CHAIN_PAGE = 500;

/** Walks all lines that have a mark. A line that was added meanwhile is not looked at. */
export async function auditChain(executor: Executor): Promise<Walked> {
  const head = await headOf(executor);
  // Both in one statement: a line that is added between two looks is no fault.
  const [after] = await executor
    .select({ place: min(operatorAudit.place) })
    .from(operatorAudit)
    .where(sql`${operatorAudit.place} > coalesce((select max(place) from operator_audit_head), 0)`);
  if (after?.place != null) return { ...head, broken: after.place };
  let found: Walked = { place: 0, mark: NO_MARK, broken: null };
  while (found.broken === null && found.place < head.place) {
    const rows = await executor
      .select()
      .from(operatorAudit)
      .where(gt(operatorAudit.place, found.place))
      .orderBy(asc(operatorAudit.place))
      .limit(Math.min(CHAIN_PAGE, head.place - found.place));
    if (rows.length === 0) return { ...found, broken: found.place + 1 };
    const lines = rows.map(({ place, ...row }): ChainedLine & { mark: string | null } => ({
      ...row,
      place: place ?? 0,
    }));
    found = walk(found, lines);
  }
  return found.broken === null && found.mark !== head.mark ? { ...found, broken: found.place } : found;
}

export type AuditRow = typeof operatorAudit.$inferSelect;

export interface AuditQuestion {
  readonly search: string;
  readonly act: string;
  /** An operator's account, "command" for the command line, or empty. */
  readonly by: string;
  /** In UTC; null for every day. */
  readonly day: { readonly from: Date; readonly until: Date } | null;
}

const isAsked = ({ search, act, by, day }: AuditQuestion) =>
  and(
    search === ""
      ? undefined
      : or(
          sql`lower(${operatorAudit.about}) like ${containing(search)}`,
          sql`lower(${operatorAudit.reason}) like ${containing(search)}`,
        ),
    act === "" ? undefined : eq(operatorAudit.act, act),
    by === "" ? undefined : by === "command" ? isNull(operatorAudit.operatorId) : eq(operatorAudit.operatorId, by),
    day === null ? undefined : and(gte(operatorAudit.at, day.from), lt(operatorAudit.at, day.until)),
  );

/** The newest first. */
export const listAudit = (
  executor: Executor,
  question: AuditQuestion,
  { offset, most }: { readonly offset: number; readonly most: number },
): Promise<AuditRow[]> =>
  executor
    .select()
    .from(operatorAudit)
    .where(isAsked(question))
    .orderBy(desc(operatorAudit.at), desc(operatorAudit.id))
    .offset(offset)
    .limit(most);

export async function countAudit(executor: Executor, question: AuditQuestion): Promise<number> {
  const [row] = await executor.select({ of: count() }).from(operatorAudit).where(isAsked(question));
  return row?.of ?? 0;
}

/** What was read and decided about one thing, by its id or by what people call it; the newest first. */
export const auditAbout = (
  executor: Executor,
  { id, name }: { readonly id: string; readonly name: string | null },
  most: number,
): Promise<AuditRow[]> =>
  executor
    .select()
    .from(operatorAudit)
    .where(
      name === null
        ? eq(operatorAudit.subjectId, id)
        : or(eq(operatorAudit.subjectId, id), eq(operatorAudit.about, name)),
    )
    .orderBy(desc(operatorAudit.at), desc(operatorAudit.id))
    .limit(most);

export async function operatorIds(executor: Executor): Promise<string[]> {
  return (await executor.select({ id: operators.userId }).from(operators)).map(({ id }) => id);
}
