import { setImmediate as nextTurn } from "node:timers/promises";
import type { PersonSeen } from "@sunwright/contract/people";
import type { Database, Executor } from "../../platform/database";
import { findNames, namesOf, type NameRow } from "./user-table";

/** What others are told of these people, by the id the server knows them by. Accounts that are gone are not in it. */
export async function people(executor: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, PersonSeen>> {
  const rows = await findNames(executor, [...new Set(userIds)]);
  return new Map(rows.map((row) => [row.id, toPersonSeen(row)]));
}

/**
 * The same outside a transaction, for what is asked often: questions of one turn of the event loop go to the database
 * as one.
 */
export function createSeenPeople(database: Database) {
  let next: { readonly ids: Set<string>; readonly answer: Promise<ReadonlyMap<string, PersonSeen>> } | null = null;

  async function answerOf(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, PersonSeen>> {
    await nextTurn();
    next = null;
    const rows = ids.size === 0 ? [] : await database.ask(namesOf, { ids: [...ids].join(",") });
    return new Map(rows.map((row) => [row.id, toPersonSeen(row)]));
  }

  return (userIds: readonly string[]): Promise<ReadonlyMap<string, PersonSeen>> => {
    if (!next) {
      const ids = new Set<string>();
      next = { ids, answer: answerOf(ids) };
    }
    for (const id of userIds) next.ids.add(id);
    return next.answer;
  };
}

/** The end of an id is random: enough to tell people of one project apart, too little to be the account's own id. */
const TOLD_OF_ID = 8;
const FIRST_LETTER = /\p{L}|\p{N}/u;

/**
 * The outward id begins with the person's initials, because avatars show its first two characters. A name
 * without a letter counts as "x".
 */
export function toPersonSeen({ id, firstName, lastName }: NameRow): PersonSeen {
  const initial = (name: string) => (FIRST_LETTER.exec(name)?.[0] ?? "x").toLowerCase();
  return {
    userId: `${initial(firstName)}${initial(lastName)}-${id.slice(-TOLD_OF_ID)}`,
    name: `${firstName} ${lastName}`.trim(),
  };
}
