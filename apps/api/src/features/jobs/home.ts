import type { Clock } from "../../platform/clock";
import type { Executor } from "../../platform/database";
import { ratingsOfFirms } from "../reviews/ratings-table";
import { type FirmRow, firmOf } from "../shops/table";
import { handedOver, receiptsSince } from "./list-table";
import { currencyOf } from "./rules";

interface Parts {
  readonly clock: Clock;
  /** Where the month began in which a firm is. */
  readonly monthOf: (
    now: Date,
    firm: Pick<FirmRow, "country" | "timeZone" | "latitude" | "longitude">,
  ) => { readonly timeZone: string; readonly monthFrom: Date };
}

/**
 * The dashboard's share: what was handed over, what came of milestones this month, and what homeowners say. Null for somebody without a firm.
 * Source: marketplace design, section 11, "Installer".
 */
export const createJobHome =
  ({ clock, monthOf }: Parts) =>
  async (executor: Executor, userId: string) => {
    const own = await firmOf(executor, userId);
    if (own === null || own.firm.kind !== "installer") return null;
    const { id } = own.firm;
    const currency = currencyOf(own.firm);
    const { timeZone, monthFrom } = monthOf(clock.now(), own.firm);
    const completed = await handedOver(executor, id, monthFrom);
    const { receivedMinor, refundedMinor } = await receiptsSince(executor, id, currency, monthFrom);
    const { mean, reviews } = (await ratingsOfFirms(executor, [id]))(id);
    return {
      averageRating: mean,
      reviews,
      projectsCompleted: completed.all,
      currency,
      monthlyRevenueMinor: receivedMinor - refundedMinor,
      counted: {
        firmId: id,
        completedThisMonth: completed.since,
        timeZone,
        monthFrom: monthFrom.toISOString(),
        receivedMinor,
        refundedMinor,
      },
    };
  };
