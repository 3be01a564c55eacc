import type { CardProviderName, ChargebackState } from "@sunwright/contract/order-states";
import type { Transaction } from "../../../platform/database";
import { newId } from "../../../platform/ids";
import { next } from "../../../platform/states";
import { balanceOf, book } from "../ledger-table";
import { lockSellerOrder } from "../order-table";
import { CHARGEBACK_RULES, type ChargebackEvent } from "../rules";
import { moneyOf, tellSide } from "../telling";
import { endedBy, type Work } from "../work";
import {
  type CardPaymentRow,
  type ChargebackRow,
  findCharge,
  findChargeback,
  insertChargeback,
  updateChargeback,
} from "./card-table";
import type { CardEvent } from "./port";
import type { Settled } from "./settled";

/** A row of the operators' audit trail, in the transaction of what it tells of. */
export type Audit = (
  tx: Transaction,
  row: {
    readonly id: string;
    readonly at: Date;
    readonly operatorId: null;
    readonly act: string;
    readonly subjectId: string;
    readonly before: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
  },
) => Promise<void>;

type Told = CardEvent & { readonly about: "chargeback" };
type Applying = Pick<Work, "tx" | "tell" | "now"> & { readonly audit: Audit };

const NOTICES = {
  open: "payment_charged_back",
  won: "chargeback_won",
  lost: "chargeback_lost",
} as const satisfies Readonly<Record<ChargebackState, string>>;

/** The buyer's bank takes a payment back, or the provider says how that ended. In whatever order the words come, each is booked once. */
export async function applyChargeback(applying: Applying, provider: CardProviderName, event: Told): Promise<Settled> {
  const { tx, tell, now } = applying;
  const payment = await findCharge(tx, provider, event.chargeRef);
  if (payment === null || (event.account !== null && event.account !== payment.account)) return "unknown";
  if (event.currency !== payment.currency) return "other-currency";
  const held = await lockSellerOrder(tx, payment.sellerOrderId);
  if (held === null) throw new Error("A card payment is of an order");
  const order = await endedBy({ tx, tell, order: held, now });
  const known = await findChargeback(tx, payment.id, event.chargebackRef);
  const before = known?.state ?? "none";
  const outcome = next(CHARGEBACK_RULES, before, event.says, "provider");
  if (outcome.is !== "allowed" || outcome.to === "none") return "nothing";
  const work: Work = { tx, tell, order, role: "clock", userId: null, now };
  const row = await written(work, { payment, event, known, state: outcome.to });
  const after = { state: row.state, amountMinor: row.amountMinor, currency: order.currency, provider };
  const act = ACTS[event.says];
  await applying.audit(tx, {
    id: newId(now),
    at: now,
    operatorId: null,
    act,
    subjectId: order.id,
    before: { state: before },
    after,
  });
  const amount = moneyOf(order, row.amountMinor);
  const kind = NOTICES[row.state];
  for (const side of ["buyer", "shop"] as const)
    await tellSide(work, side, (values) => ({ kind, values: { ...values, amount } }));
  return "applied";
}

const ACTS: Readonly<Record<ChargebackEvent, string>> = {
  opened: "payment charged back",
  won: "chargeback won by the shop",
  lost: "chargeback lost by the shop",
};

interface Written {
  readonly payment: CardPaymentRow;
  readonly event: Told;
  readonly known: ChargebackRow | null;
  readonly state: ChargebackState;
}

/** No more is taken back in the books than is left of what came: a refund and a chargeback of the same money are one loss. */
async function written(work: Work, { payment, event, known, state }: Written): Promise<ChargebackRow> {
  const { tx, order, now } = work;
  const closedAt = state === "open" ? null : now;
  if (known !== null) {
    if (state === "won") await book(tx, order, "reinstatement", known.amountMinor, known.id, now);
    await updateChargeback(tx, known.id, { state, closedAt });
    return { ...known, state, closedAt };
  }
  const { received, refunded, chargedBack } = await balanceOf(tx, order.id);
  const amountMinor = Math.min(event.amountMinor, received - refunded - chargedBack);
  const row = {
    id: newId(now),
    cardPaymentId: payment.id,
    providerRef: event.chargebackRef,
    state,
    amountMinor,
    createdAt: now,
    closedAt,
  };
  await insertChargeback(tx, row);
  if (state !== "won") await book(tx, order, "chargeback", amountMinor, row.id, now);
  return row;
}
