import type { CardProviderName, ChargebackState } from "@sunwright/contract/order-states";
import type { Transaction } from "../../../platform/database";
import { newId } from "../../../platform/ids";
import { next } from "../../../platform/states";
import { balanceOn, bookOn } from "../../sales/ledger-table";
import { CHARGEBACK_RULES, type ChargebackEvent } from "../rules";
import type { Charged, Settling } from "./bills";
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
import { type Billed, heldBill } from "./held-bill";

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
type Applying = Settling & Billed & { readonly audit: Audit };

const NOTICES = {
  open: "payment_charged_back",
  won: "chargeback_won",
  lost: "chargeback_lost",
} as const satisfies Readonly<Record<ChargebackState, string>>;

/** The buyer's bank takes a payment back, or the provider says how that ended. In whatever order the words come, each is booked once. */
export async function applyChargeback(applying: Applying, provider: CardProviderName, event: Told): Promise<Settled> {
  const { tx, now } = applying;
  const payment = await findCharge(tx, provider, event.chargeRef);
  if (payment === null || (event.account !== null && event.account !== payment.account)) return "unknown";
  if (event.currency !== payment.currency) return "other-currency";
  const { charged } = await heldBill(applying, payment);
  const known = await findChargeback(tx, payment.id, event.chargebackRef);
  const before = known?.state ?? "none";
  const outcome = next(CHARGEBACK_RULES, before, event.says, "provider");
  if (outcome.is !== "allowed" || outcome.to === "none") return "nothing";
  const row = await written(applying, charged, { payment, event, known, state: outcome.to });
  const after = { state: row.state, amountMinor: row.amountMinor, currency: charged.currency, provider };
  const act = ACTS[event.says];
  await applying.audit(tx, {
    id: newId(now),
    at: now,
    operatorId: null,
    act,
    subjectId: charged.subjectId,
    before: { state: before },
    after,
  });
  await charged.tellBoth(NOTICES[row.state], row.amountMinor);
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
async function written(
  { tx, now }: Settling,
  { account, currency }: Charged,
  { payment, event, known, state }: Written,
): Promise<ChargebackRow> {
  const booked = { ...account, currency };
  const closedAt = state === "open" ? null : now;
  if (known !== null) {
    if (state === "won") await bookOn(tx, booked, "reinstatement", known.amountMinor, known.id, now);
    await updateChargeback(tx, known.id, { state, closedAt });
    return { ...known, state, closedAt };
  }
  const { received, refunded, chargedBack } = await balanceOn(tx, account);
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
  if (state !== "won") await bookOn(tx, booked, "chargeback", amountMinor, row.id, now);
  return row;
}
