import type { PersonSeen } from "@sunwright/contract/people";
import { say } from "@sunwright/words/answers";
import type { Executor } from "../../platform/database";

/** The door of the accounts feature: what others are told of these people. Accounts that are gone are not in the answer. */
export type People = (executor: Executor, userIds: readonly string[]) => Promise<ReadonlyMap<string, PersonSeen>>;

/** The same outside a transaction, for what is asked often. */
export type SeenPeople = (userIds: readonly string[]) => Promise<ReadonlyMap<string, PersonSeen>>;

/** Whose account is gone: nothing of the person stays. */
export const FORMER_MEMBER: PersonSeen = {
  userId: "fm-gone",
  get name() {
    return say("formerMember");
  },
};

export const seenIn = (known: ReadonlyMap<string, PersonSeen>, userId: string): PersonSeen =>
  known.get(userId) ?? FORMER_MEMBER;
