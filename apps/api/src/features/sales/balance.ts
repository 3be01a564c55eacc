/** The account of an order, each above nothing. [minor units] */
export interface Balance {
  /** Sold less what was cancelled or came back. */
  readonly goods: number;
  /** Of what was sold, cancelled or come back. */
  readonly reduced: number;
  readonly received: number;
  readonly refunded: number;
  /** Of what was received, taken back by the buyer's bank. */
  readonly chargedBack: number;
}
export const NO_BALANCE: Balance = { goods: 0, reduced: 0, received: 0, refunded: 0, chargedBack: 0 };
/** What the buyer still owes; below nothing what the shop owes. [minor units] */
export const dueOf = ({ goods, received, refunded, chargedBack }: Balance): number =>
  goods - received + refunded + chargedBack;
/** Nothing leaves the shop for money that the bank has taken back, until it came another way. */
export const isChargedBack = (balance: Balance): boolean => balance.chargedBack > 0 && dueOf(balance) > 0;
