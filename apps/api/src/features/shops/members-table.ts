import { and, asc, eq, gt, lt } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { firmInvitations, firms, memberships } from "./schema";
import type { FirmRow, MembershipRow } from "./table";

export type InvitationRow = typeof firmInvitations.$inferSelect;

export const membersOf = (executor: Executor, firmId: string): Promise<MembershipRow[]> =>
  executor.select().from(memberships).where(eq(memberships.firmId, firmId)).orderBy(memberships.joinedAt);

/** Who decides for a firm, and is told what concerns it whole. */
export async function ownersOf(executor: Executor, firmId: string): Promise<string[]> {
  const rows = await membersOf(executor, firmId);
  return rows.filter(({ role }) => role === "owner").map(({ userId }) => userId);
}

/** Of somebody who works for a firm already: the unique index refuses it, see `uniqueViolation`. */
export async function insertMember(tx: Transaction, member: typeof memberships.$inferInsert): Promise<void> {
  await tx.insert(memberships).values(member);
}

/** A person has verified their address: so have they as a member of their firm. */
export async function verifyMember(tx: Transaction, userId: string): Promise<void> {
  await tx.update(memberships).set({ verified: true }).where(eq(memberships.userId, userId));
}

export async function removeMember(tx: Transaction, firmId: string, userId: string): Promise<void> {
  await tx.delete(memberships).where(and(eq(memberships.firmId, firmId), eq(memberships.userId, userId)));
}

export async function setRole(
  tx: Transaction,
  { firmId, userId, role }: Pick<MembershipRow, "firmId" | "userId" | "role">,
) {
  await tx
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.firmId, firmId), eq(memberships.userId, userId)));
}

/** Those that can still be accepted. */
export const invitationsOf = (executor: Executor, firmId: string, now: Date): Promise<InvitationRow[]> =>
  executor
    .select()
    .from(firmInvitations)
    .where(and(eq(firmInvitations.firmId, firmId), gt(firmInvitations.expiresAt, now)))
    .orderBy(asc(firmInvitations.createdAt));

/** In place of what the same address was asked before. The caller holds the firm. */
export async function putInvitation(tx: Transaction, row: InvitationRow): Promise<void> {
  const ofAddress = and(eq(firmInvitations.firmId, row.firmId), eq(firmInvitations.email, row.email));
  await tx.delete(firmInvitations).where(ofAddress);
  await tx.insert(firmInvitations).values(row);
}

/** False where the firm has none with this id. */
export async function removeInvitation(tx: Transaction, firmId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(firmInvitations)
    .where(and(eq(firmInvitations.firmId, firmId), eq(firmInvitations.id, id)))
    .returning({ id: firmInvitations.id });
  return rows.length > 0;
}

/** An invitation that can still be accepted, with its firm; null for what there is none of. */
export async function invitationBy(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<{ readonly invitation: InvitationRow; readonly firm: FirmRow } | null> {
  const [row] = await executor
    .select({ invitation: firmInvitations, firm: firms })
    .from(firmInvitations)
    .innerJoin(firms, eq(firms.id, firmInvitations.firmId))
    .where(and(eq(firmInvitations.tokenHash, tokenHash), gt(firmInvitations.expiresAt, now)));
  return row ?? null;
}

/** Holds a firm until the transaction ends, as all that changes its members does. */
export async function holdFirm(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: firms.id }).from(firms).where(eq(firms.id, id)).for("update");
}

/** Addresses of people who never answered are not kept. */
export async function forgetEnded(tx: Transaction, firmId: string, now: Date): Promise<void> {
  await tx.delete(firmInvitations).where(and(eq(firmInvitations.firmId, firmId), lt(firmInvitations.expiresAt, now)));
}
