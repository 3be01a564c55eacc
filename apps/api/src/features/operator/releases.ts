import type { AUDIT_ACTS } from "@sunwright/contract/operator-audit";
import type { Transaction } from "../../platform/database";
import { NotDecided } from "./not-decided";
import type { Sources } from "./sources";
import { audit } from "./table";

type Released = Extract<
  (typeof AUDIT_ACTS)[number],
  "passport opened" | "review kept" | "review hidden" | "review shown"
>;
type Noted = (
  act: Released,
  subjectId: string,
  about?: string,
) => Omit<Parameters<typeof audit>[1], "before" | "after">;

/** Passports that were held and reviews that were reported: let go, hidden or shown again. Throws NotDecided. */
export function createReleases({ passports, reviews }: Pick<Sources, "passports" | "reviews">, noted: Noted) {
  return {
    heldPassports: (tx: Transaction) => passports.list(tx),

    /** The serials of a passport were looked at: its link works from now on. */
    async openPassport(tx: Transaction, number: string, reason: string): Promise<void> {
      const id = await passports.open(tx, number);
      if (id === null) throw new NotDecided("passport", number);
      await audit(tx, {
        ...noted("passport opened", id, number),
        reason,
        before: { held: true },
        after: { held: false },
      });
    },

    /** Published reviews that were reported, the longest waiting first. */
    reportedReviews: (tx: Transaction) => reviews.reported(tx),

    /** It stays: what was reported about it waits no longer. */
    async keepReview(tx: Transaction, id: string, reason: string): Promise<void> {
      const done = await reviews.keep(tx, id);
      if (done === null) throw new NotDecided("review", id);
      const [before, after] = [{ state: done.state }, { state: done.after }];
      await audit(tx, { ...noted("review kept", id), reason, before, after });
    },

    /** Nobody but its writer reads it any more, and it counts no longer. */
    async hideReview(tx: Transaction, id: string, reason: string): Promise<void> {
      const done = await reviews.hide(tx, id, reason);
      if (done === null) throw new NotDecided("review", id);
      const [before, after] = [{ state: done.state }, { state: done.after }];
      await audit(tx, { ...noted("review hidden", id), reason, before, after });
    },

    async showReview(tx: Transaction, id: string, reason: string): Promise<void> {
      const done = await reviews.show(tx, id);
      if (done === null) throw new NotDecided("review", id);
      const [before, after] = [{ state: done.state }, { state: done.after }];
      await audit(tx, { ...noted("review shown", id), reason, before, after });
    },
  };
}
