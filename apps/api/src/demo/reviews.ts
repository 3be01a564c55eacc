import { ReviewsAbout } from "@sunwright/contract/reviews";
import type { Actor } from "./cast";
import type { Stage } from "./stage";

/** What somebody says of the first line of an order once it is there, or of a job, and what its firm answers. */
export interface Said {
  readonly stars: number;
  readonly text: string;
  readonly answer?: string;
}

/** @param about  The order or the job. */
export async function review(stage: Stage, buyer: Actor, about: string, { stars, text }: Said): Promise<void> {
  const path = `/api/reviews/about/${about}`;
  const { subjects } = await stage.ask(ReviewsAbout, buyer, path);
  const open = subjects.find((subject) => subject.open);
  if (open === undefined) throw new Error(`Nothing of ${about} can be reviewed`);
  await stage.send(buyer, "POST", path, { subject: open.subject, stars, text });
}

export async function answer(stage: Stage, seller: Actor, about: string, text: string): Promise<void> {
  const { subjects } = await stage.ask(ReviewsAbout, seller, `/api/reviews/about/${about}`);
  const reviewId = subjects.flatMap(({ review: written }) => written?.id ?? [])[0];
  if (reviewId === undefined) throw new Error(`Nothing of ${about} is reviewed`);
  await stage.send(seller, "PUT", `/api/reviews/${reviewId}/reply`, { text });
}
