import { hideContacts } from "@sunwright/contract/contact-hiding";
import { lineOf, type MaskedCopies } from "@sunwright/contract/masked-copies";
import { and, asc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import type { Unmasked } from "../../platform/unmasked";
import type { Known } from "../requests/present";
import { quoteRequests } from "../requests/schema";
import { quoteVersions, type ShownWords, type StoredContent } from "./schema";

/** What a firm wrote in a version, without ways to reach it. */
export const shownWords = ({ words, answers }: StoredContent): ShownWords => ({
  words: hideContacts(words),
  answers: answers.map((answer) => lineOf(hideContacts(answer.words))),
});

/** Versions that an older release sent with their texts as they were typed alone. */
export const unmaskedVersions =
  (namesOf: (executor: Executor, userId: string) => Promise<Known | null>) =>
  async (executor: Executor, most: number): Promise<readonly Unmasked[]> => {
    const { id, content, reply, sentAt, shown, replyMasked, requestId } = quoteVersions;
    const rows = await executor
      .select({ id, content, reply, personId: quoteRequests.personId })
      .from(quoteVersions)
      .innerJoin(quoteRequests, eq(quoteRequests.id, requestId))
      .where(and(isNotNull(sentAt), or(isNull(shown), isNull(replyMasked))))
      .orderBy(asc(id))
      .limit(most);
    const found = [];
    for (const { personId, ...row } of rows) {
      const person = personId === null ? null : await namesOf(executor, personId);
      const texts = [row.reply, row.content.words, ...row.content.answers.map(({ words }) => words)];
      const keep = async ([first, ...copies]: readonly MaskedCopies[]) => {
        const [words = [], ...answers] = copies.map(({ known }, at) => known ?? [texts[at + 1] ?? ""]);
        await executor
          .update(quoteVersions)
          .set({ replyMasked: first ?? null, shown: { words, answers: answers.map(lineOf) } })
          .where(eq(quoteVersions.id, row.id));
      };
      found.push({ texts, person, keep });
    }
    return found;
  };
