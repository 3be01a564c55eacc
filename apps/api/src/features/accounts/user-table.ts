import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql, type SQLWrapper } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import { sessions } from "../../platform/schema";
import type { MailAccounts } from "../../platform/outbox";
import { ofSession, type OfSession, sessionColumns } from "../../platform/sessions";
import { prepare, text } from "../../platform/statements";
import type { ViewChoice } from "@sunwright/contract/result-views";
import { credentials, pictures, users } from "./schema";

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
/** A person and the id of their picture, if they have one. */
export interface PersonRow {
  readonly user: UserRow;
  readonly pictureId: string | null;
}
/** Columns to write: those that are there. */
export type Sent<Columns> = { readonly [Name in keyof Columns]?: Columns[Name] | undefined };
/** What its owner may change of a person. */
export type UserUpdate = Sent<Omit<UserRow, "id" | "email" | "emailVerifiedAt" | "role" | "createdAt">>;

const byEmail = (email: string) => eq(sql`lower(${users.email})`, email);

/** Two that ask for one address at once: the unique index refuses the second, see `uniqueViolation`. */
export async function insertUser(tx: Transaction, user: NewUser): Promise<void> {
  await tx.insert(users).values(user);
}

export async function findPerson(executor: Executor, userId: string): Promise<PersonRow | null> {
  const [row] = await executor
    .select({ user: users, pictureId: pictures.id })
    .from(users)
    .leftJoin(pictures, eq(pictures.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** The same in one round trip with the session of the call. */
export const personOfCall = prepare<OfSession>()((value) =>
  text
    .select({ session: sessionColumns, user: getTableColumns(users), pictureId: pictures.id })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .leftJoin(pictures, eq(pictures.userId, users.id))
    .where(ofSession(value)),
);

/** Null when there is no such account. */
export async function roleOf(executor: Executor, userId: string): Promise<UserRow["role"] | null> {
  const [row] = await executor.select({ role: users.role }).from(users).where(eq(users.id, userId));
  return row?.role ?? null;
}

export type NameRow = Pick<UserRow, "id" | "firstName" | "lastName">;

export async function findNames(executor: Executor, userIds: readonly string[]): Promise<NameRow[]> {
  if (userIds.length === 0) return [];
  const { id, firstName, lastName } = users;
  return executor
    .select({ id, firstName, lastName })
    .from(users)
    .where(inArray(id, [...userIds]));
}

/** The same of ids with commas between them, for what is asked often. */
export const namesOf = prepare<{ readonly ids: string }>()((value) =>
  text
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(sql`${users.id} = any(string_to_array(${value("ids")}, ',')::uuid[])`),
);

/** Those of these people who want mails about comments and have proved that their address is theirs. */
export async function findCommentReaders(executor: Executor, userIds: readonly string[]) {
  return executor
    .select({ userId: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), eq(users.commentMails, true), isNotNull(users.emailVerifiedAt)));
}

/** Whether an account lets its designs be counted, as a part of another feature's query. */
export const letsCount = (userId: SQLWrapper) =>
  sql<boolean>`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.localDemand})`;
/** Those of these people who have proved that their address is theirs. */
export async function verifiedAddresses(executor: Executor, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return executor
    .select({ userId: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNotNull(users.emailVerifiedAt)));
}

/** @param email In lower case. */
export async function findUserByEmail(executor: Executor, email: string): Promise<UserRow | null> {
  const [row] = await executor.select().from(users).where(byEmail(email));
  return row ?? null;
}

/** What mails an address may get, and who may cause mails to others. */
export const mailAccounts: MailAccounts = {
  async standingOf(executor, address) {
    const user = await findUserByEmail(executor, address);
    if (user === null) return "none";
    return user.emailVerifiedAt === null ? "unverified" : "verified";
  },
  isVerified: async (executor, userId) => (await findVerifiedAddress(executor, userId)) !== null,
};

/** The address of an account, in lower case, once it is known to be theirs. */
export async function findVerifiedAddress(executor: Executor, userId: string): Promise<string | null> {
  const [row] = await executor
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return row?.email.toLowerCase() ?? null;
}

/** Whose verified address it is; null for nobody's. @param email In lower case. */
export async function verifiedPersonAt(executor: Executor, email: string): Promise<string | null> {
  const [row] = await executor
    .select({ id: users.id })
    .from(users)
    .where(and(byEmail(email), isNotNull(users.emailVerifiedAt)));
  return row?.id ?? null;
}

/** The same as a part of another feature's query. */
export const verifiedAddressOf = (userId: SQLWrapper) =>
  sql<
    string | null
  >`(select lower(${users.email}) from ${users} where ${users.id} = ${userId} and ${users.emailVerifiedAt} is not null)`;

/** The name that others see, as a part of another feature's query; null where the account is gone. */
export const shownNameOf = (userId: SQLWrapper) =>
  sql<
    string | null
  >`(select btrim(${users.firstName} || ' ' || ${users.lastName}) from ${users} where ${users.id} = ${userId})`;

/** By what a result is shown to a person, as a part of another feature's query. */
export const viewChoiceOf = (userId: SQLWrapper) =>
  sql<ViewChoice>`(select json_build_object('role', ${users.role}, 'resultView', ${users.resultView}) from ${users} where ${users.id} = ${userId})`;

/** Holds the account still for the rest of the transaction; false when it is gone. */
export async function lockUser(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  return rows.length > 0;
}

/** Writes only the columns sent. */
export async function updateUser(tx: Transaction, userId: string, sent: UserUpdate): Promise<void> {
  if (Object.keys(sent).length > 0) await tx.update(users).set(sent).where(eq(users.id, userId));
}

/** False when the address was verified before. */
export async function markVerified(tx: Transaction, userId: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  return marked.length > 0;
}

/** Everything of the accounts feature that refers to the person goes with this row. */
export async function deleteUser(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}

const passwordOf = (userId: string) => and(eq(credentials.userId, userId), eq(credentials.kind, "password"));

export interface PasswordRow {
  readonly userId: string;
  readonly hash: string;
}
const passwordColumns = { userId: credentials.userId, hash: credentials.secret };

export async function insertPassword(tx: Transaction, id: string, { userId, hash }: PasswordRow, now: Date) {
  await tx.insert(credentials).values({ id, userId, kind: "password", secret: hash, changedAt: now });
}

/** @param email In lower case. */
export async function findPasswordByEmail(executor: Executor, email: string): Promise<PasswordRow | null> {
  const [row] = await executor
    .select(passwordColumns)
    .from(credentials)
    .innerJoin(users, eq(users.id, credentials.userId))
    .where(and(byEmail(email), eq(credentials.kind, "password")));
  return row ?? null;
}

export async function findPassword(executor: Executor, userId: string): Promise<PasswordRow | null> {
  const [row] = await executor.select(passwordColumns).from(credentials).where(passwordOf(userId));
  return row ?? null;
}

/**
 * Whether a password that was checked before the transaction opened still is the one, and keeps it so until the end:
 * whoever changes it meanwhile waits, or was first and this answers false.
 */
export async function stillTheirPassword(tx: Transaction, { userId, hash }: PasswordRow): Promise<boolean> {
  const rows = await tx
    .select({ id: credentials.id })
    .from(credentials)
    .where(and(passwordOf(userId), eq(credentials.secret, hash)))
    .for("update");
  return rows.length > 0;
}

/** The same password, hashed at today's cost. The caller holds the row. */
export async function renewHash(tx: Transaction, { userId, hash }: PasswordRow): Promise<void> {
  await tx.update(credentials).set({ secret: hash }).where(passwordOf(userId));
}

export async function replacePassword(tx: Transaction, { userId, hash }: PasswordRow, now: Date): Promise<void> {
  await tx.update(credentials).set({ secret: hash, changedAt: now }).where(passwordOf(userId));
}
