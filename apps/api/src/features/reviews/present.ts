import type { OwnReview, Review, Reviewable, ReviewsAbout } from "@sunwright/contract/reviews";
import { changeableUntil, eventsOf } from "./rules";
import type { ReviewRow } from "./table";
import type { Reviewed } from "./things";

/** A review as everybody reads it. */
export const presentReview = (row: ReviewRow, userId: string, reported: boolean): Review => ({
  id: row.id,
  stars: row.stars,
  pieces: row.shown,
  name: row.firstName,
  place: row.place,
  product: row.product,
  at: row.createdAt.toISOString(),
  edited: row.editedAt !== null,
  reply: row.repliedAt === null ? null : { pieces: row.replyShown, at: row.repliedAt.toISOString() },
  mine: row.authorId === userId,
  reported,
});

interface About {
  readonly found: readonly Reviewed[];
  readonly rows: readonly ReviewRow[];
  readonly userId: string;
  readonly ownFirmId: string | null;
  readonly now: Date;
}

/** What of a job or an order can be reviewed. What was withdrawn is nobody's but the writer's. */
export function presentAbout({ found, rows, userId, ownFirmId, now }: About): ReviewsAbout {
  const side = found.some(({ personId }) => personId === userId) ? ("person" as const) : ("firm" as const);
  const subjects = found.map(({ subject, kind, name, firmId, finished }): Reviewable => {
    const row = rows.find(({ subjectId }) => subjectId === subject);
    const open = row === undefined && side === "person" && finished && firmId !== ownFirmId;
    const seen = row !== undefined && (side === "person" || row.state !== "withdrawn") ? row : null;
    return { subject, kind, name, open, review: seen && ownOf(seen, side, userId, now) };
  });
  return { side, subjects };
}

function ownOf(row: ReviewRow, side: ReviewsAbout["side"], userId: string, now: Date): OwnReview {
  const isAuthor = row.authorId === userId;
  const events = eventsOf(row, isAuthor ? "author" : "firm", now);
  return {
    ...presentReview(row, userId, false),
    state: row.state,
    hiddenBecause: row.hiddenBecause,
    text: isAuthor ? row.content : "",
    replyText: side === "firm" ? row.reply : "",
    events: (["edit", "withdraw", "reply"] as const).filter((event) => events.includes(event)),
    editableUntil: changeableUntil(row.createdAt).toISOString(),
    replyUntil: row.repliedAt === null ? null : changeableUntil(row.repliedAt).toISOString(),
  };
}
