import type { Body } from "@sunwright/contract/endpoint";
import type { ReviewEvent, ReviewRole } from "@sunwright/contract/review-states";
import type { editReview, replyToReview, ReviewsAbout, writeReview } from "@sunwright/contract/reviews";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { next } from "../../platform/states";
import type { Tell } from "../../platform/tell";
import type { Throttle } from "../../platform/throttle";
import { firmOf } from "../shops/table";
import { presentAbout } from "./present";
import { createReaders } from "./readers";
import { eventsOf, publicPieces, REVIEW_RULES } from "./rules";
import { insertReview, lockReview, reviewsAbout, type ReviewRow, updateReview } from "./table";
import { tellAuthor, tellFirm } from "./telling";
import type { Reviewed, Things } from "./things";

interface Parts {
  readonly clock: Clock;
  readonly throttle: Pick<Throttle, "consume">;
  readonly tell: Tell;
  /** Somebody by their names; null without an account. */
  readonly namesOf: (
    executor: Executor,
    userId: string,
  ) => Promise<{ readonly firstName: string; readonly lastName: string } | null>;
  /** The doors of the features whose things are reviewed. */
  readonly things: readonly Things[];
}

export type Reviews = ReturnType<typeof createReviews>;

/** Every method that names something throws review_not_found for what is not the caller's to see. */
export function createReviews({ clock, throttle, tell, namesOf, things }: Parts) {
  async function require(executor: Executor, userId: string, about: string): Promise<readonly Reviewed[]> {
    for (const of of things) {
      const found = await of(executor, userId, about);
      if (found.length > 0) return found;
    }
    throw new AppError("review_not_found");
  }

  async function present(executor: Executor, userId: string, about: string): Promise<ReviewsAbout> {
    const found = await require(executor, userId, about);
    const own = await firmOf(executor, userId);
    const rows = await reviewsAbout(executor, about);
    return presentAbout({ found, rows, userId, ownFirmId: own?.firm.id ?? null, now: clock.now() });
  }

  /** The review with its row held, and what of a job or order it is about. */
  async function hold(tx: Transaction, userId: string, id: string) {
    const row = await lockReview(tx, id);
    if (row === null) throw new AppError("review_not_found");
    const found = await require(tx, userId, row.aboutId);
    const thing = found.find(({ subject }) => subject === row.subjectId);
    if (thing === undefined) throw new AppError("review_not_found");
    return { row, thing };
  }

  /** Throws review_not_found for whom the event is not, and review_over once it is too late for it. */
  function check(row: ReviewRow, event: ReviewEvent, role: ReviewRole): ReviewRow["state"] {
    const outcome = next(REVIEW_RULES, row.state, event, role);
    if (outcome.is === "forbidden") throw new AppError("review_not_found");
    if (outcome.is === "wrong" || !eventsOf(row, role, clock.now()).includes(event)) throw new AppError("review_over");
    return outcome.to;
  }

  const roleOf = (row: ReviewRow, userId: string) => (row.authorId === userId ? "author" : "firm");
  const authorOf = async (executor: Executor, userId: string | null) =>
    (userId === null ? null : await namesOf(executor, userId)) ?? { firstName: "", lastName: "" };

  return {
    about: present,

    /** Throws review_too_early, own_firm and review_written. */
    async write(
      tx: Transaction,
      userId: string,
      about: string,
      { subject, stars, text }: Body<typeof writeReview>,
    ): Promise<ReviewsAbout> {
      const thing = (await require(tx, userId, about)).find((each) => each.subject === subject);
      if (thing === undefined || thing.personId !== userId) throw new AppError("review_not_found");
      if (!thing.finished) throw new AppError("review_too_early");
      if ((await firmOf(tx, userId))?.firm.id === thing.firmId) throw new AppError("own_firm");
      const now = clock.now();
      const author = await authorOf(tx, userId);
      const { kind, firmId, productId, place } = thing;
      const made = await insertReview(tx, {
        id: newId(now),
        kind,
        subjectId: subject,
        aboutId: about,
        firmId,
        productId,
        product: productId === null ? null : thing.name,
        authorId: userId,
        firstName: author.firstName,
        place,
        stars,
        content: text,
        shown: publicPieces(text, author),
        state: "published",
        createdAt: now,
      });
      if (!made) throw new AppError("review_written");
      await tellFirm({ tx, tell, thing }, { kind: "review_written", values: { number: thing.number, stars } });
      return present(tx, userId, about);
    },

    /** Throws review_over. */
    async edit(
      tx: Transaction,
      userId: string,
      id: string,
      { stars, text }: Body<typeof editReview>,
    ): Promise<ReviewsAbout> {
      const { row } = await hold(tx, userId, id);
      const state = check(row, "edit", roleOf(row, userId));
      const shown = publicPieces(text, await authorOf(tx, userId));
      await updateReview(tx, id, { state, stars, content: text, shown, editedAt: clock.now() });
      return present(tx, userId, row.aboutId);
    },

    /** Throws review_over. */
    async withdraw(tx: Transaction, userId: string, id: string): Promise<ReviewsAbout> {
      const { row } = await hold(tx, userId, id);
      const state = check(row, "withdraw", roleOf(row, userId));
      await updateReview(tx, id, { state, hiddenBecause: "" });
      return present(tx, userId, row.aboutId);
    },

    /** Throws review_over. */
    async reply(
      tx: Transaction,
      userId: string,
      id: string,
      { text }: Body<typeof replyToReview>,
    ): Promise<ReviewsAbout> {
      const { row, thing } = await hold(tx, userId, id);
      check(row, "reply", roleOf(row, userId));
      const replyShown = publicPieces(text, await authorOf(tx, row.authorId));
      await updateReview(tx, id, { reply: text, replyShown, repliedAt: row.repliedAt ?? clock.now() });
      if (row.repliedAt === null)
        await tellAuthor({ tx, tell, row }, { kind: "review_replied", values: { firm: thing.firmName } });
      return present(tx, userId, row.aboutId);
    },

    ...createReaders({ clock, throttle }),
  };
}
