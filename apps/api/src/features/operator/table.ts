import { and, count, desc, eq, gte, isNull, lt, or, sql } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { containing } from "../../platform/like";
import { operatorAudit, operators } from "./schema";

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

/** In the transaction of what it tells of. */
export async function audit(tx: Transaction, row: typeof operatorAudit.$inferInsert): Promise<void> {
  await tx.insert(operatorAudit).values(row);
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
