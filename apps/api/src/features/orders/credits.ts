import type { Body } from "@sunwright/contract/endpoint";
import { type approveCredit, type Credit, CREDITS_MAX } from "@sunwright/contract/payments";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, toldIssue } from "../../platform/errors";
import { told } from "../../platform/told";
import { lockOwnShop, requireShop } from "../shops/access";
import { firmOf } from "../shops/table";
import {
  countCredits,
  type CreditRow,
  creditsOf,
  findCredit,
  lockCredit,
  openOfFirms,
  putCredit,
  removeCredit,
} from "./credit-table";

interface Parts {
  readonly clock: Clock;
  /** Whose verified address it is; null for nobody's. */
  readonly personAt: (executor: Executor, email: string) => Promise<string | null>;
}

export type Credits = ReturnType<typeof createCredits>;

/** Every method throws shop_not_found and owner_needed. */
export function createCredits({ clock, personAt }: Parts) {
  async function present(executor: Executor, firmId: string, currency: Currency) {
    const open = await openOfFirms(executor, firmId);
    const rows = await creditsOf(executor, firmId);
    return {
      credits: rows.map((row): Credit => ({ ...row, usedMinor: open.get(row.firmId) ?? 0, currency })),
    };
  }

  return {
    async list(executor: Executor, userId: string) {
      const { firm, role } = await requireShop(executor, userId);
      if (role !== "owner") throw new AppError("owner_needed");
      return present(executor, firm.id, firm.currency);
    },

    /** Throws buyer_firm_unknown and too_many_credits. */
    async approve(tx: Transaction, userId: string, { email, limitMinor }: Body<typeof approveCredit>) {
      const { firm } = await lockOwnShop(tx, userId);
      const person = await personAt(tx, email.toLowerCase());
      const buyer = person === null ? null : await firmOf(tx, person);
      if (buyer === null || buyer.firm.id === firm.id) throw new AppError("buyer_firm_unknown");
      const known = (await lockCredit(tx, firm.id, buyer.firm.id)) !== null;
      if (!known && (await countCredits(tx, firm.id)) >= CREDITS_MAX) throw new AppError("too_many_credits");
      const now = clock.now();
      await putCredit(tx, { firmId: firm.id, buyerFirmId: buyer.firm.id, limitMinor, createdAt: now, updatedAt: now });
      return present(tx, firm.id, firm.currency);
    },

    /** Throws credit_not_found. */
    async change(tx: Transaction, userId: string, buyerFirmId: string, limitMinor: number) {
      const { firm } = await lockOwnShop(tx, userId);
      const known = await lockCredit(tx, firm.id, buyerFirmId);
      if (known === null) throw new AppError("credit_not_found");
      await putCredit(tx, { ...known, limitMinor, updatedAt: clock.now() });
      return present(tx, firm.id, firm.currency);
    },

    /** Throws credit_not_found. */
    async end(tx: Transaction, userId: string, buyerFirmId: string) {
      const { firm } = await lockOwnShop(tx, userId);
      if (!(await removeCredit(tx, firm.id, buyerFirmId))) throw new AppError("credit_not_found");
      return present(tx, firm.id, firm.currency);
    },
  };
}

const leftOf = async (executor: Executor, { firmId, buyerFirmId, limitMinor }: CreditRow): Promise<number> =>
  Math.max(0, limitMinor - ((await openOfFirms(executor, firmId)).get(buyerFirmId) ?? 0));

/** What a firm may still buy on invoice; null where the shop has not approved it. [minor units] */
export async function creditLeft(executor: Executor, firmId: string, buyerFirmId: string): Promise<number | null> {
  const credit = await findCredit(executor, firmId, buyerFirmId);
  return credit && leftOf(executor, credit);
}

interface OnInvoice {
  readonly firmId: string;
  /** Null for a person who buys for themselves. */
  readonly buyerFirmId: string | null;
  readonly totalMinor: number;
  readonly currency: Currency;
}

/** Holds the credit that an order would use. Throws credit_not_approved, and credit_limit with what is left. */
export async function useCredit(tx: Transaction, { firmId, buyerFirmId, totalMinor, currency }: OnInvoice) {
  const credit = buyerFirmId === null ? null : await lockCredit(tx, firmId, buyerFirmId);
  if (credit === null) throw new AppError("credit_not_approved");
  const left = await leftOf(tx, credit);
  if (totalMinor <= left) return;
  const digits = MINOR_DIGITS[currency];
  const amount = { exact: left / 10 ** digits, digits, currency };
  throw new AppError("credit_limit", {
    issues: [toldIssue(`shops.${firmId}`, told("order.creditLeft", { left: amount }))],
  });
}
