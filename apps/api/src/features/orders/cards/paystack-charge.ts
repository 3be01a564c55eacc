import { LINE_MAX } from "@sunwright/contract/limits";
import type { MobileNumber } from "@sunwright/contract/mobile-number";
import type { FailReason } from "@sunwright/contract/order-states";
import type { PayStep } from "@sunwright/contract/payments";
import { z } from "zod";
import { isStorable } from "../../../platform/input";

/** A line that is shown to the payer as it came. */
const Line = z.string().trim().min(1).max(LINE_MAX).refine(isStorable);

/** What Paystack answers to a charge. Sources: Paystack API reference, Charge; "Payment Channels", Pay with Transfer. */
export const Charged = z.object({
  data: z.object({
    status: z.string(),
    message: z.string().nullish(),
    gateway_response: z.string().nullish(),
    ussd_code: Line.optional(),
    account_name: Line.optional(),
    account_number: Line.optional(),
    bank: z.object({ name: Line }).optional(),
    account_expires_at: z.iso
      .datetime({ offset: true })
      .transform((at) => new Date(at))
      .optional(),
  }),
});

/** What the payer does; null for what is not known here, such as a code that is to be typed on our page. */
export function stepOf(data: z.output<typeof Charged>["data"], phone: MobileNumber | null): PayStep | null {
  const { status, bank, account_number: account, account_name: name, ussd_code: code } = data;
  if (status === "pending_bank_transfer" && bank && account !== undefined && name !== undefined)
    return { kind: "account", bank: bank.name, account, name };
  if (status !== "pay_offline") return null;
  if (phone !== null) return { kind: "phone", phone: phone.masked };
  return code === undefined ? null : { kind: "dial", code };
}

/**
 * Why nothing was paid, by the words of the bank or the network: Paystack hands them on and documents no list. The first that
 * fits counts.
 */
const REASONS: readonly (readonly [RegExp, FailReason])[] = [
  [/insufficient|not enough|low balance/i, "no-funds"],
  [/cancel/i, "cancelled"],
  [/\bpin\b/i, "wrong-pin"],
  [/time(?:d)?[ -]?out|not reach|unreachable|unavailable/i, "unreached"],
];

/** Anything else is a no without a reason. */
export const failReasonOf = (words: string | null | undefined): FailReason =>
  REASONS.find(([says]) => says.test((words ?? "").slice(0, LINE_MAX)))?.[1] ?? "declined";
