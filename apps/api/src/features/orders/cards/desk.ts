import type { CardProviderName } from "@sunwright/contract/order-states";
import type { PayWay } from "@sunwright/engine/countries/pay-ways";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { FastifyBaseLogger } from "fastify";
import type { Executor } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { billingOf } from "../../sales/billing-table";
import { type CardProvider, CardProviderError } from "./port";

export type Desk = ReturnType<typeof createDesk>;

/** Where the providers that this server is set up for are asked. */
export function createDesk(providers: readonly CardProvider[], log: Pick<FastifyBaseLogger, "error">) {
  const providerCalled = (name: CardProviderName): CardProvider => {
    const found = providers.find((each) => each.name === name);
    // It was there when the payment was begun.
    if (found === undefined) throw new AppError("payment_unavailable");
    return found;
  };

  /** Where the card payments of a shop go; null where it takes none. */
  async function accountOf(executor: Executor, firmId: string, currency: Currency) {
    if (providers.length === 0) return null;
    const billing = await billingOf(executor, firmId);
    for (const provider of providers) {
      const account = provider.accountOf(billing, currency);
      if (account !== null) return { provider, account };
    }
    return null;
  }

  /** What a provider says, or payment_provider_failed with its words in the log. */
  async function asked<T>(call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (!(error instanceof CardProviderError)) throw error;
      log.error({ err: error }, "card provider");
      throw new AppError("payment_provider_failed", { cause: error });
    }
  }

  /** How what a shop sells can be paid through its provider; nothing where it takes no such payments. */
  const waysOf = async (executor: Executor, firmId: string, currency: Currency): Promise<readonly PayWay[]> =>
    (await accountOf(executor, firmId, currency))?.provider.ways(currency) ?? [];

  return { providerCalled, accountOf, waysOf, asked };
}
