import { dayOf } from "@sunwright/report/format";
import { MOVEMENTS, type PaidContent } from "@sunwright/report/paid";
import { asc, eq } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { correctionsOf } from "./correction-table";
import { type Account, balanceOn, isAmong } from "./ledger-table";
import { paymentsOf } from "./payment-table";
import { dueOf } from "./balance";
import { firms } from "../shops/schema";
import { accountEntries } from "./account-schema";

interface Asked {
  readonly account: Account;
  /** Who sells: its days count. */
  readonly firmId: string;
  readonly at: Date;
}

/** What was paid of an order or a milestone, what was corrected of it, and what remains: for the papers about it. */
export async function paidUntil(executor: Executor, { account, firmId, at }: Asked): Promise<PaidContent> {
  const { key, amountMinor, createdAt, id } = accountEntries;
  const entries = await executor
    .select({ key, amountMinor, createdAt })
    .from(accountEntries)
    .where(isAmong(accountEntries, [account]))
    .orderBy(asc(createdAt), asc(id));
  const [firm] = await executor.select({ zone: firms.timeZone }).from(firms).where(eq(firms.id, firmId));
  const zone = firm?.zone ?? "UTC";
  const rows = await paymentsOf(executor, [account]);
  const { corrections } = await correctionsOf(
    executor,
    rows.map((row) => row.id),
  );
  const references = new Map(rows.map((row) => [row.id, row.reference]));
  const movements = entries.flatMap(({ key: of, amountMinor, createdAt }) => {
    const kind = MOVEMENTS.find((each) => of.startsWith(`${each} `) && !of.startsWith(`${each} corrected `));
    if (kind === undefined) return [];
    const paymentId = of.slice(kind.length + 1);
    const reference = kind.endsWith("corrected") ? corrections.get(paymentId)?.reason : references.get(paymentId);
    return [{ on: dayOf(createdAt, zone), kind, reference: reference ?? "", amountMinor }];
  });
  const balance = await balanceOn(executor, account);
  return { asOf: dayOf(at, zone), goodsMinor: balance.goods, movements, dueMinor: dueOf(balance) };
}
