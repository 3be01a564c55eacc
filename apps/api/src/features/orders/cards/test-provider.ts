import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "../../../platform/errors";
import type { CardEvent, CardProvider } from "./port";

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
        : { state: "failed" as const };
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
