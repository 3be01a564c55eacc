import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import type { Outbox } from "../../platform/outbox";
import { writtenTo } from "../../platform/reader-language";
import type { Caller } from "../projects/access";
import type { ProjectRow } from "../projects/table";
import { newCommentsMail } from "./mails";
import { concerned, GATHERED } from "./rules";
import { takeNotices, writersWhoRead } from "./table";

/** The door of the accounts feature: the verified addresses of those among these people who want such mails. */
export type CommentReaders = (
  executor: Executor,
  userIds: readonly string[],
) => Promise<readonly { readonly userId: string; readonly email: string; readonly language: string }[]>;

interface Parts {
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, "post">;
  readonly commentReaders: CommentReaders;
  readonly publicUrl: string;
}

/** Null for a guest of a link. */
interface Author extends Pick<Caller, "at"> {
  readonly userId: string | null;
}

export type Notices = ReturnType<typeof createNotices>;

export const createNotices = ({ clock, outbox, commentReaders, publicUrl }: Parts) => ({
  /**
   * Mails those a new comment concerns, in its transaction: the owner and who has written here and still reads it. The
   * mail waits a while, and what is written meanwhile goes out with it. The caller holds the project's row.
   */
  async tell(tx: Transaction, author: Author, project: Pick<ProjectRow, "id" | "ownerId">): Promise<void> {
    const writers = await writersWhoRead(tx, project.id, author.at);
    const readers = await commentReaders(tx, concerned(project.ownerId, writers, author.userId));
    const now = clock.now();
    const leavesAt = new Date(now.getTime() + GATHERED);
    const userIds = readers.map(({ userId }) => userId);
    const taken = await takeNotices(tx, project.id, userIds, { now, leavesAt });
    for (const { userId, email, language } of readers) {
      if (!taken.has(userId)) continue;
      await outbox.post(tx, {
        reason: "news",
        to: email,
        notBefore: leavesAt,
        ...(await writtenTo(language, () => newCommentsMail(publicUrl, project.id))),
      });
    }
  },
});
