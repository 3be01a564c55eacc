import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { useFiles } from "../files/uses-table";
import { correct } from "../sales/correction-table";
import { balanceOf, book, ofOrder } from "../sales/ledger-table";
import { updateOrder } from "./order-table";
import {
  confirmSaid,
  insertPayment,
  isRefused,
  isSaid,
  refuseSaid,
  saidPayment,
  settleRefund,
} from "../sales/payment-table";
import { PROOF } from "../sales/proof";
import { closeReturns } from "./return-table";
import { holdUntil } from "./reservation-table";
import { dueOf } from "../sales/balance";
import { moneyOf, tellSide } from "./telling";
import { setAside } from "./set-aside";
import type { Work } from "./work";

/** What a buyer shows of a payment stops the clock so long. [ms] Source: marketplace design, section 4, "Seller order". */
const PROOF_HOLDS = 5 * 86_400_000;

interface Paid {
  readonly amountMinor: number;
  readonly reference: string;
}

const row = ({ order, now }: Work, { amountMinor, reference }: Paid) => ({
  id: newId(now),
  ...ofOrder(order.id),
  amountMinor,
  currency: order.currency,
  reference,
  createdAt: now,
  updatedAt: now,
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
  const { tx, order } = work;
  if (dueOf(await balanceOf(tx, order.id)) <= 0 || (await isSaid(tx, ofOrder(order.id))))
    throw new AppError("wrong_state", { allowed: [] });
  const payment = row(work, paid);
  await insertPayment(tx, { ...payment, kind: "payment", state: "said" });
  if (paid.proofId !== undefined) await addProof(work, payment.id, paid.proofId);
  const amount = moneyOf(order, paid.amountMinor);
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
  const { tx, order, now } = work;
  if (await confirmSaid(tx, ofOrder(order.id), paid.amountMinor, now))
    await received(work, newId(now), paid.amountMinor);
  else await bookPayment(work, paid);
}

/** Money that came, whatever the buyer said of it. Answers the payment. */
export async function bookPayment(work: Work, paid: Paid): Promise<string> {
  const payment = row(work, paid);
  await insertPayment(work.tx, { ...payment, kind: "payment", state: "confirmed" });
  await received(work, payment.id, paid.amountMinor);
  return payment.id;
}

async function received(work: Work, of: string, amountMinor: number) {
  const { tx, order, now } = work;
  await book(tx, order, "payment", amountMinor, of, now);
  const amount = moneyOf(order, amountMinor);
  await tellSide(work, "buyer", (values) => ({ kind: "payment_received", values: { ...values, amount } }));
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
  const { tx, order } = work;
  if (paid.amountMinor > -dueOf(await balanceOf(tx, order.id))) throw new AppError("amount_exceeded");
  await bookRefund(work, paid, "said");
}

/** Money that went back, no more than is owed. Answers the payment. */
export async function bookRefund(work: Work, paid: Paid, state: "said" | "confirmed"): Promise<string> {
  const { tx, order, now } = work;
  const payment = row(work, paid);
  await insertPayment(tx, { ...payment, kind: "refund", state });
  await book(tx, order, "refund", paid.amountMinor, payment.id, now);
  if (dueOf(await balanceOf(tx, order.id)) === 0) await closeReturns(tx, order.id, now);
  const amount = moneyOf(order, paid.amountMinor);
  await tellSide(work, "buyer", (values) => ({ kind: "refund_said", values: { ...values, amount } }));
  return payment.id;
}

/** The buyer has it, or says not. Throws wrong_state for what is no open refund of this order. */
export async function answerRefund(work: Work, paymentId: string, state: "confirmed" | "disputed"): Promise<void> {
  const { tx, order, now } = work;
  if (!(await settleRefund(tx, ofOrder(order.id), paymentId, { state, updatedAt: now })))
    throw new AppError("wrong_state", { allowed: [] });
  await tellSide(work, "shop", (values) => ({ kind: `refund_${state}`, values }));
}
