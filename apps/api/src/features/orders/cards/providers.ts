import type { Clock } from "../../../platform/clock";
import type { Config } from "../../../platform/config";
import type { Outbound } from "../../../platform/outbound";
import { createPaystack } from "./paystack";
import type { CardProvider } from "./port";
import { createStripe } from "./stripe";
import { createTestProvider } from "./test-provider";

interface Parts {
  readonly config: Pick<Config, "payments">;
  readonly outbound: Outbound;
  readonly clock: Clock;
}

/** The providers that a server is set up for, in the order in which a shop's account is looked for. */
export function providersOf({ config: { payments }, outbound, clock }: Parts) {
  const test = payments.test ? createTestProvider() : null;
  const providers: CardProvider[] = [];
  if (payments.paystack) providers.push(createPaystack({ ...payments.paystack, outbound }));
  if (payments.stripe) providers.push(createStripe({ ...payments.stripe, outbound, clock }));
  if (test) providers.push(test.provider);
  return { providers, test };
}
