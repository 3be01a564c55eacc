import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { byCountry } from "@sunwright/engine/countries/countries";
import type { PayWay } from "@sunwright/engine/countries/pay-ways";
import type { Currency } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { AppError } from "../../../platform/errors";
import type { Asked, CardEvent, CardProvider } from "./port";

const SIGNATURE = "test-signature";
const Event = z.object({
  id: z.string(),
  paymentId: z.string(),
  paid: z.boolean(),
  amountMinor: z.number().int(),
  currency: z.string(),
});
export type TestEvent = z.output<typeof Event>;

/** A provider that moves no money, for demonstrations and tests. What it tells is signed like the word of a real one. */
export function createTestProvider() {
  const secret = randomBytes(32);
  const sign = (bytes: Uint8Array) => createHmac("sha256", secret).update(bytes).digest("hex");

  const provider: CardProvider = {
    name: "test",
    accountOf: () => "test",
    ways: waysOf,
    ask: async (of) => {
      const { step, lives } = stepOf(of);
      return { step, endsAt: new Date(of.createdAt.getTime() + lives), outcome: { state: "open" } };
    },
    begin: async ({ id, returnUrl }) => ({ providerRef: id, url: returnUrl }),
    // Whatever is decided has been told at once.
    confirm: async () => ({ state: "open" }),
    refund: async (_of, { id }) => ({ refundRef: id, settled: true }),
    event(bytes, header): CardEvent {
      const given = Buffer.from(header(SIGNATURE) ?? "", "hex");
      const expected = Buffer.from(sign(bytes), "hex");
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new AppError("signature_invalid");
      const { id, paymentId, paid, amountMinor, currency } = Event.parse(
        JSON.parse(Buffer.from(bytes).toString("utf8")),
      );
      const outcome = paid
        ? { state: "paid" as const, amountMinor, currency, chargeRef: paymentId }
        : { state: "failed" as const, reason: "declined" as const };
      return { about: "payment", id, paymentId, account: null, outcome };
    },
  };

  /** What the provider would send. */
  const tell = (event: TestEvent) => {
    const bytes = Buffer.from(JSON.stringify(event));
    return { bytes, header: (name: string) => (name === SIGNATURE ? sign(bytes) : undefined) };
  };
  return { provider, tell };
}

/** Everything that is taken in a currency anywhere, so that a demonstration shows what there is. */
function waysOf(currency: Currency): readonly PayWay[] {
  const all = Object.values(byCountry(({ money, paystack }) => (money.currency === currency ? paystack : []))).flat();
  return all.length === 0 ? ["card"] : all;
}

const MINUTE = 60_000;

/** Nobody owns the account, and nobody answers the code. */
function stepOf({ way, phone }: Asked) {
  if (way === "bank-transfer")
    return {
      step: { kind: "account", bank: "TEST", account: "0000000000", name: "TEST" },
      lives: 30 * MINUTE,
    } as const;
  if (phone === null) return { step: { kind: "dial", code: "*000*000#" }, lives: 15 * MINUTE } as const;
  return { step: { kind: "phone", phone: phone.masked }, lives: 3 * MINUTE } as const;
}
