import { type DisputeParty, isLiving } from "@sunwright/contract/order-states";
import type { Executor, Transaction } from "../../platform/database";
import { correctionsOf } from "./correction-table";
import { disputesOf } from "./dispute-table";
import { type Account, balanceOn } from "./ledger-table";
import { paymentsOf } from "./payment-table";
import { evidenceOf } from "./proof";

interface Changed {
  readonly createdAt: Date;
  readonly role: string;
  readonly event: string;
  readonly before: string;
  readonly after: string;
}

/**
 * What happened to a sale as an operator reads it, the newest first: its changes of state, its payments and what was said in
 * its disputes without the words, which whoever needs them opens.
 *
 * @param sides What its two sides are called.
 */
export async function trailOf(
  executor: Executor,
  accounts: readonly Account[],
  sides: Readonly<Record<"buyer" | "shop", string>>,
  changes: readonly Changed[],
) {
  const called = (party: DisputeParty) => (party === "operator" ? party : sides[party]);
  const payments = await paymentsOf(executor, accounts);
  const { corrections } = await correctionsOf(
    executor,
    payments.map(({ id }) => id),
  );
  const line = (at: Date, by: string, event: string, after = "") => ({ at, by, event, before: "", after });
  const disputes = await disputesOf(executor, accounts);
  return [
    ...changes.map(({ createdAt, role, event, before, after }) => ({ at: createdAt, by: role, event, before, after })),
    ...payments.map(({ createdAt, kind, state }) =>
      line(createdAt, called(kind === "refund" ? "shop" : "buyer"), kind, state),
    ),
    ...[...corrections.values()].map(({ createdAt, reason }) =>
      line(createdAt, called("shop"), "payment corrected", reason),
    ),
    ...disputes.flatMap(({ entries }) =>
      entries.map(({ createdAt, party, event }) => line(createdAt, called(party), `dispute ${event}`)),
    ),
  ].sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** A dispute about a sale with what was said and shown in it: the one that lives, or the one with this id; null for none. */
export async function argued(tx: Transaction, accounts: readonly Account[], id: string | undefined) {
  const all = await disputesOf(tx, accounts);
  const found = all.find((each) => (id === undefined ? isLiving(each.state) : each.id === id));
  if (found === undefined) return null;
  const files = await evidenceOf(
    tx,
    found.entries.map((entry) => entry.id),
  );
  return {
    ...found,
    goodsMinor: (await balanceOn(tx, found)).goods,
    entries: found.entries.map((entry) => ({ ...entry, file: files.get(entry.id) ?? null })),
  };
}
