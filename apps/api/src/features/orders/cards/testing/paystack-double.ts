import { createHmac } from "node:crypto";
import { z } from "zod";

/** What is sent of a charge, a transaction or a refund. */
const Sent = z.looseObject({
  reference: z.string().default(""),
  amount: z.number().default(0),
  currency: z.string().default(""),
  bank_transfer: z.object({ account_expires_at: z.string() }).optional(),
});

/**
 * Paystack as its documentation has it, for tests. Sources, read from stored copies: "Payment Channels"
 * (paystack.com/docs/payments/payment-channels): Pay with Transfer, USSD, Mobile Money, M-PESA; API reference, Charge (create)
 * and Transaction (verify); "Webhooks", "Verify event origin". Names and shapes are as printed there.
 */
export function paystackDouble(secretKey: string) {
  const sent: { readonly path: string; readonly body: z.output<typeof Sent> }[] = [];
  const transactions = new Map<string, { status: string; amount: number; currency: string; message: string | null }>();
  /** What the next charge answers instead; `lost`: it is made, and the answer never comes. */
  let next: object | "lost" | "down" | null = null;

  function charge(body: z.output<typeof Sent>): unknown {
    const { reference, amount, currency, bank_transfer: transfer } = body;
    transactions.set(reference, { status: "pending", amount, currency, message: null });
    const attempted = { status: true, message: "Charge attempted" };
    if (transfer !== undefined)
      return {
        ...attempted,
        data: {
          status: "pending_bank_transfer",
          display_text: "Please make a transfer to the account specified",
          reference,
          amount,
          account_name: "PAYSTACK CHECKOUT",
          account_number: "1231084927",
          bank: { slug: "test-bank", name: "Test Bank", id: 24 },
          account_expires_at: transfer.account_expires_at,
        },
      };
    const offline = { reference, status: "pay_offline" };
    return "ussd" in body
      ? {
          ...attempted,
          data: {
            ...offline,
            display_text: "Please dial *737*33*4*18791# on your mobile phone to complete the transaction",
            ussd_code: "*737*33*4*18791#",
          },
        }
      : {
          ...attempted,
          data: { ...offline, display_text: "Please complete authorization process on your mobile phone" },
        };
  }

  return {
    sent,
    transactions,
    answerNext: (answer: object | "lost" | "down") => void (next = answer),
    async fetch(url: URL, init: RequestInit): Promise<Response> {
      const body = Sent.parse(JSON.parse(typeof init.body === "string" ? init.body : "{}"));
      sent.push({ path: url.pathname, body });
      const instead = next;
      next = null;
      if (instead === "down") throw new TypeError("fetch failed");
      if (url.pathname === "/charge") {
        const answer = instead !== null && instead !== "lost" ? null : charge(body);
        if (instead === "lost") throw new TypeError("fetch failed");
        return answer === null ? Response.json(instead, { status: 400 }) : Response.json(answer);
      }
      if (url.pathname === "/transaction/initialize") {
        const { reference } = body;
        return Response.json({
          status: true,
          data: { authorization_url: `https://checkout.paystack.com/${reference}` },
        });
      }
      if (url.pathname === "/refund") return Response.json({ status: true, data: { id: 77, status: "pending" } });
      const reference = decodeURIComponent(url.pathname.split("/").at(-1) ?? "");
      const found = transactions.get(reference);
      if (found === undefined)
        return Response.json({ status: false, message: "Transaction reference not found" }, { status: 404 });
      return Response.json({ status: true, message: "Verification successful", data: { ...found, reference } });
    },
    /** The headers of an event: HMAC SHA512 of the body under the secret key. */
    signed: (payload: string) => ({
      "x-paystack-signature": createHmac("sha512", secretKey).update(payload).digest("hex"),
    }),
  };
}
