import { LIVING_DISPUTES } from "@sunwright/contract/order-states";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { containing } from "../../platform/like";
import { disputes } from "../sales/dispute-schema";
import { orders, sellerOrders } from "../orders/schema";
import { jobMilestones, jobs } from "./schema";

export interface DisputesAsked {
  readonly view: "open" | "closed";
  /** What it belongs to; empty for both. */
  readonly kind: "" | "order" | "job";
  readonly search: string;
}

const living = inArray(disputes.state, [...LIVING_DISPUTES]);
/** As people call it: that of the order, or of the job. */
const number = sql<string>`coalesce('SW-' || ${sellerOrders.number}, 'J-' || ${jobs.number})`;
const firm = sql<string>`coalesce(${sellerOrders.shopName}, ${jobs.firmName})`;
function isAsked({ view, kind, search }: DisputesAsked): SQL | undefined {
  const like = containing(search);
  return and(
    view === "open" ? living : notInArray(disputes.state, [...LIVING_DISPUTES]),
    kind === "" ? undefined : kind === "job" ? isNotNull(disputes.milestoneId) : isNull(disputes.milestoneId),
    search === "" ? undefined : or(sql`lower(${firm}) like ${like}`, sql`lower(${number}) like ${like}`),
  );
}

const ofBoth = (executor: Executor, asked: DisputesAsked) =>
  executor
    .select({
      dispute: disputes,
      number,
      shop: firm,
      buyer: sql<string>`coalesce(${orders.name}, ${jobs.personName})`,
    })
    .from(disputes)
    .leftJoin(sellerOrders, eq(sellerOrders.id, disputes.sellerOrderId))
    .leftJoin(orders, eq(orders.id, sellerOrders.orderId))
    .leftJoin(jobMilestones, eq(jobMilestones.id, disputes.milestoneId))
    .leftJoin(jobs, eq(jobs.id, jobMilestones.jobId))
    .where(isAsked(asked));

/** Of orders and of jobs: the one that is to be answered first before the others; of those that ended the last first. */
export async function listDisputes(
  executor: Executor,
  asked: DisputesAsked,
  { offset, most }: { readonly offset: number; readonly most: number },
) {
  const rows = await ofBoth(executor, asked)
    .orderBy(
      ...(asked.view === "open"
        ? [asc(disputes.deadline), asc(disputes.id)]
        : [desc(disputes.updatedAt), desc(disputes.id)]),
    )
    .offset(offset)
    .limit(most);
  return rows.map(({ dispute, ...of }) => ({ ...dispute, ...of }));
}

export async function countDisputes(executor: Executor, asked: DisputesAsked): Promise<number> {
  const [row] = await executor.select({ of: count() }).from(ofBoth(executor, asked).as("found"));
  return row?.of ?? 0;
}
