import { AppError } from "../../platform/errors";
import { useFiles } from "../files/uses-table";
import { correct } from "../sales/correction-table";
import { balanceOf, ofOrder } from "../sales/ledger-table";
import { updateOrder } from "./order-table";
import { isRefused, refuseSaid, saidPayment, settleRefund } from "../sales/payment-table";
import { PROOF } from "../sales/proof";
import * as take from "../sales/take-payment";
import type { Paid, Till } from "../sales/take-payment";
import { closeReturns } from "./return-table";
import { holdUntil } from "./reservation-table";
import { dueOf } from "../sales/balance";
import { moneyOf } from "../sales/notice";
import { tellSide } from "./notify-sides";
import { setAside } from "./set-aside";
import type { Work } from "./work";

/** What a buyer shows of a payment stops the clock so long. [ms] Source: marketplace design, section 4, "Seller order". */
const PROOF_HOLDS = 5 * 86_400_000;

const tillOf = ({ tx, order, now }: Work): Till => ({
  tx,
  account: { ...ofOrder(order.id), currency: order.currency },
  now,
});

/** The picture or PDF of a payment that the buyer says was made; another takes its place until the shop has looked. */
export async function addProof(work: Work, paymentId: string, fileId: string): Promise<void> {
  const { tx, order, userId, now } = work;
  const said = await saidPayment(tx, ofOrder(order.id), paymentId);
  if (userId === null || said === null) throw new AppError("wrong_state", { allowed: [] });
  await useFiles(tx, { kind: PROOF, subjectId: paymentId, owner: { userId }, now }, [fileId]);
  await prolong(work, said.createdAt);
}

/**
 * Time for the shop to look at a proof, once: after one that it refused another gives none, and neither does a proof that
 * takes the place of another.
 */
async function prolong({ tx, order, now }: Work, saidAt: Date): Promise<void> {
  if (order.state !== "placed" || order.holdUntil === null) return;
  const until = new Date(saidAt.getTime() + PROOF_HOLDS);
  if (until <= order.holdUntil || (await isRefused(tx, ofOrder(order.id)))) return;
  await updateOrder(tx, order.id, { holdUntil: until, updatedAt: now });
  await holdUntil(tx, order.id, until);
}

/**
 * A buyer's word moves no money in the books, and holds nothing for longer: what they show of the payment does. Once for
 * an order. Throws wrong_state.
 */
export async function sayPaid(work: Work, paid: Paid & { readonly proofId?: string | undefined }): Promise<void> {
  const paymentId = await take.sayPaid(tillOf(work), paid);
  if (paid.proofId !== undefined) await addProof(work, paymentId, paid.proofId);
  const amount = moneyOf(work.order, paid.amountMinor);
  await tellSide(work, "shop", (values) => ({ kind: "payment_said", values: { ...values, amount } }));
}

/**
 * The shop does not find what the buyer says was paid: the proof holds the goods no longer. Throws wrong_state.
 *
 * @param ends When the order ends that nothing prolongs.
 */
export async function refusePayment(work: Work, paymentId: string, ends: Date | null): Promise<void> {
  const { tx, order, now } = work;
  if (!(await refuseSaid(tx, ofOrder(order.id), paymentId, now))) throw new AppError("wrong_state", { allowed: [] });
  await tellSide(work, "buyer", (values) => ({ kind: "payment_refused", values }));
  if (order.state !== "placed" || order.holdUntil === null) return;
  const until = ends !== null && ends > now ? ends : now;
  await updateOrder(tx, order.id, { holdUntil: until, updatedAt: now });
  await holdUntil(tx, order.id, until);
}

/**
 * The shop has the money: what the buyer said of it is settled by it. Part paid never ends by the clock; what comes for
 * an order that has ended or was cancelled is owed back.
 */
export async function receivePayment(work: Work, paid: Paid): Promise<void> {
  if (await take.confirmPayment(tillOf(work), paid.amountMinor)) await received(work, paid.amountMinor);
  else await bookPayment(work, paid);
}

/** Money that came, whatever the buyer said of it. Answers the payment. */
export async function bookPayment(work: Work, paid: Paid): Promise<string> {
  const id = await take.bookPayment(tillOf(work), paid);
  await received(work, paid.amountMinor);
  return id;
}

async function received(work: Work, amountMinor: number) {
  const { tx, order, role, now } = work;
  const amount = moneyOf(order, amountMinor);
  for (const side of ["buyer", "shop"] as const)
    if (side !== role)
      await tellSide(work, side, (values) => ({ kind: "payment_received", values: { ...values, amount } }));
  if (order.state !== "placed") return;
  await updateOrder(tx, order.id, { holdUntil: null, updatedAt: now });
  // Where too little is left the shop accepts or cancels it, as any order that is not held.
  await setAside(work);
}

/**
 * A payment or refund that was recorded by mistake, taken back by a counter entry. A placed order for which nothing came
 * after all is held as long again as a transfer has. Throws wrong_state and paid_back.
 */
export async function correctPayment(
  work: Work,
  named: { readonly paymentId: string; readonly reason: string },
): Promise<void> {
  const { tx, order, userId, now } = work;
  if (userId === null) throw new AppError("wrong_state", { allowed: [] });
  const { payment, balance } = await correct({ tx, account: ofOrder(order.id), userId, now }, named);
  const { reason } = named;
  const amount = moneyOf(order, payment.amountMinor);
  await tellSide(work, "buyer", (values) => ({ kind: "payment_corrected", values: { ...values, amount, reason } }));
  if (order.state !== "placed" || order.paymentWay !== "transfer" || balance.received > 0) return;
  const until = new Date(now.getTime() + TRANSFER_HOLDS);
  await updateOrder(tx, order.id, { holdUntil: until, updatedAt: now });
  await holdUntil(tx, order.id, until);
}
/** [ms] Source: marketplace design, section 6. */
const TRANSFER_HOLDS = 48 * 3_600_000;

/** The shop has paid back what it owes, no more. Throws amount_exceeded. */
export async function refund(work: Work, paid: Paid): Promise<void> {
  await take.requireOwed(tillOf(work), paid.amountMinor);
  await bookRefund(work, paid, "said");
}

/** Money that went back, no more than is owed. Answers the payment. */
export async function bookRefund(work: Work, paid: Paid, state: "said" | "confirmed"): Promise<string> {
  const { tx, order, now } = work;
  const id = await take.bookRefund(tillOf(work), paid, state);
  if (dueOf(await balanceOf(tx, order.id)) === 0) await closeReturns(tx, order.id, now);
  const amount = moneyOf(order, paid.amountMinor);
  await tellSide(work, "buyer", (values) => ({ kind: "refund_said", values: { ...values, amount } }));
  return id;
}

/** The buyer has it, or says not. Throws wrong_state for what is no open refund of this order. */
export async function answerRefund(work: Work, paymentId: string, state: "confirmed" | "disputed"): Promise<void> {
  const { tx, order, now } = work;
  if (!(await settleRefund(tx, [ofOrder(order.id)], paymentId, { state, updatedAt: now })))
    throw new AppError("wrong_state", { allowed: [] });
  await tellSide(work, "shop", (values) => ({ kind: `refund_${state}`, values }));
}
