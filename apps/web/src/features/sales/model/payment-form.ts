export const MONEY_ACTIONS = ["say-paid", "receive-payment", "refund"] as const;
export type MoneyAction = (typeof MONEY_ACTIONS)[number];

/** An order, or a milestone of a job, of which money is recorded. */
export interface Bill {
  readonly number: string;
  /** Below nothing what is owed back. [minor units] */
  readonly dueMinor: number;
  readonly payments: readonly {
    readonly kind: "payment" | "refund";
    readonly state: "said" | "confirmed" | "disputed";
    readonly amountMinor: number;
    readonly reference: string;
  }[];
}

/** What is asked for first: of money that came what the buyer said of it, else what is due under the sale's number. */
export function expectedOf(action: MoneyAction, { number, dueMinor, payments }: Bill) {
  const said = payments.find(({ kind, state }) => kind === "payment" && state === "said");
  if (action === "receive-payment" && said !== undefined) return said;
  return { amountMinor: Math.abs(dueMinor), reference: number };
}

/** What is wrong with an amount; nobody pays more back than is owed. */
export function amountFault(action: MoneyAction, amountMinor: number | null, { dueMinor }: Pick<Bill, "dueMinor">) {
  if (amountMinor === null) return "amountNeeded";
  return action === "refund" && amountMinor > Math.max(0, -dueMinor) ? "amountTooMuch" : null;
}
