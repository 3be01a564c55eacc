/** What is left of an order, after what was cancelled, sent back or settled. [minor units] */
export const leftOf = ({
  dueMinor,
  receivedMinor,
  refundedMinor,
  chargedBackMinor,
}: Readonly<Record<"dueMinor" | "receivedMinor" | "refundedMinor" | "chargedBackMinor", number>>): number =>
  dueMinor + receivedMinor - refundedMinor - chargedBackMinor;
