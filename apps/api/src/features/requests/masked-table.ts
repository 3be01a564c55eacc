import { type MaskedCopies, maskedCopies, type PersonNames } from "@sunwright/contract/masked-copies";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { and, asc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Executor } from "../../platform/database";
import type { Unmasked } from "../../platform/unmasked";
import type { Known } from "./present";
import { type MaskedRequest, quoteInvitations, quoteRequests } from "./schema";

/** Texts that are masked before others have their turn. */
const AT_ONCE = 10;

export const namesOfLoads = ({ basis }: Design): readonly string[] =>
  basis.load.kind === "appliances" ? basis.load.appliances.map(({ name }) => name) : [];

/** The texts of a request as firms read them: up to 200 names of loads, so it takes turns. */
export async function maskedRequest(
  note: string,
  loads: readonly string[],
  person: PersonNames | null,
): Promise<MaskedRequest> {
  const copies: MaskedCopies[] = [];
  for (const [at, name] of loads.entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    copies.push(maskedCopies(name, person));
  }
  return { note: maskedCopies(note, person), loads: copies };
}

/** Requests whose texts an older release left as they were typed. What is over has none. */
export const unmaskedRequests =
  (namesOf: (executor: Executor, userId: string) => Promise<Known | null>) =>
  async (executor: Executor, most: number): Promise<readonly Unmasked[]> => {
    const waiting = and(isNull(quoteRequests.masked), isNotNull(quoteRequests.design));
    const rows = await executor
      .select()
      .from(quoteRequests)
      .where(and(waiting, isNotNull(quoteRequests.sentAt)))
      .orderBy(asc(quoteRequests.id))
      .limit(most);
    const found = [];
    for (const { id, note, personId, design } of rows) {
      const person = personId === null ? null : await namesOf(executor, personId);
      const keep = async ([first, ...loads]: readonly MaskedCopies[]) => {
        const masked = { note: first ?? maskedCopies(note, person), loads };
        await executor
          .update(quoteRequests)
          .set({ masked })
          .where(and(eq(quoteRequests.id, id), waiting));
      };
      found.push({ texts: [note, ...(design === null ? [] : namesOfLoads(design))], person, keep });
    }
    return found;
  };

/** The same for the words with which firms declined. */
export async function unmaskedReasons(executor: Executor, most: number): Promise<readonly Unmasked[]> {
  const rows = await executor
    .select({ id: quoteInvitations.id, words: quoteInvitations.words })
    .from(quoteInvitations)
    .where(and(isNull(quoteInvitations.wordsShown), ne(quoteInvitations.words, "")))
    .orderBy(asc(quoteInvitations.id))
    .limit(most);
  return rows.map(({ id, words }) => ({
    texts: [words],
    person: null,
    keep: async ([copies]) => {
      const wordsShown = copies?.known ?? [words];
      await executor.update(quoteInvitations).set({ wordsShown }).where(eq(quoteInvitations.id, id));
    },
  }));
}
