import { ReviewsAbout } from "@sunwright/contract/reviews";
import type { Actor } from "./cast";
import type { Stage } from "./stage";

/** What a buyer says of the first line of an order once it is there, and what the shop answers. */
export interface SaidOfOrder {
  readonly stars: number;
  readonly text: string;
  readonly answer?: string;
}

export async function review(stage: Stage, buyer: Actor, orderId: string, { stars, text }: SaidOfOrder): Promise<void> {
  const path = `/api/reviews/about/${orderId}`;
  const { subjects } = await stage.ask(ReviewsAbout, buyer, path);
  const open = subjects.find((subject) => subject.open);
  if (open === undefined) throw new Error(`Nothing of ${orderId} can be reviewed`);
  await stage.send(buyer, "POST", path, { subject: open.subject, stars, text });
}

export async function answer(stage: Stage, seller: Actor, orderId: string, text: string): Promise<void> {
  const { subjects } = await stage.ask(ReviewsAbout, seller, `/api/reviews/about/${orderId}`);
  const reviewId = subjects.flatMap(({ review: written }) => written?.id ?? [])[0];
  if (reviewId === undefined) throw new Error(`Nothing of ${orderId} is reviewed`);
  await stage.send(seller, "PUT", `/api/reviews/${reviewId}/reply`, { text });
}
