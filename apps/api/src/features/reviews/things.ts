import type { ReviewSubject } from "@sunwright/contract/review-states";
import type { Executor } from "../../platform/database";

/** A job, or a line of an order, as far as it can be reviewed. */
export interface Reviewed {
  readonly kind: ReviewSubject;
  readonly subject: string;
  readonly about: string;
  readonly firmId: string;
  readonly firmName: string;
  /** Whose it is to review. */
  readonly personId: string | null;
  readonly productId: string | null;
  /** Of the product, or of the firm. */
  readonly name: string;
  /** What people call the job or the order by. */
  readonly number: string;
  /** The name of the town. */
  readonly place: string;
  /** It was handed over, or some of it delivered. */
  readonly finished: boolean;
}

/** The door of a feature whose things are reviewed: those of a job or an order in which the person is on one of the sides. */
export type Things = (executor: Executor, userId: string, about: string) => Promise<readonly Reviewed[]>;
