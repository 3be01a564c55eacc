import { type DisputeState, isLiving } from "@sunwright/contract/order-states";
import { withdrawalEnds } from "@sunwright/engine/countries/withdrawal";

/** How long a dispute stood; of one that has ended its last step was its end. */
interface Stood {
  readonly state: DisputeState;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** When the right ends of what was received then: the time of a dispute that began within it does not count. */
export function withdrawalOf(
  received: Date,
  right: Parameters<typeof withdrawalEnds>[1],
  disputes: readonly Stood[],
  now: Date,
): Date {
  return disputes.reduce(
    (until, { state, createdAt, updatedAt }) => {
      const [from, to] = [Math.max(createdAt.getTime(), received.getTime()), isLiving(state) ? now : updatedAt];
      return createdAt > until ? until : new Date(until.getTime() + Math.max(0, to.getTime() - from));
    },
    withdrawalEnds(received, right),
  );
}
