import { and, asc, eq, isNull } from "drizzle-orm";
import type { PersonNames } from "@sunwright/contract/masked-copies";
import type { Executor } from "../../platform/database";
import type { Unmasked } from "../../platform/unmasked";
import { messages, threads } from "./schema";

/** Messages that an older release stored as they were typed alone. */
export const unmaskedMessages =
  (namesOf: (executor: Executor, userId: string) => Promise<PersonNames | null>) =>
  async (executor: Executor, most: number): Promise<readonly Unmasked[]> => {
    const rows = await executor
      .select({ message: messages, thread: threads })
      .from(messages)
      .innerJoin(threads, eq(threads.id, messages.threadId))
      .where(isNull(messages.masked))
      .orderBy(asc(messages.threadId), asc(messages.position))
      .limit(most);
    const found = [];
    for (const { message, thread } of rows) {
      const { threadId, position, content } = message;
      const hides = thread.kind === "lead" || thread.kind === "quote";
      const keep: Unmasked["keep"] = async ([masked]) => {
        await executor
          .update(messages)
          .set({ masked: masked ?? null })
          .where(and(eq(messages.threadId, threadId), eq(messages.position, position)));
      };
      found.push({ texts: [content], person: hides ? await namesOf(executor, thread.personId) : null, keep });
    }
    return found;
  };
