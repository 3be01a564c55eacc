import type { Body } from "@sunwright/contract/endpoint";
import type { CardProviderName } from "@sunwright/contract/order-states";
import type { Billing, saveBilling } from "@sunwright/contract/payments";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import { told } from "../../platform/told";
import { lockOwnShop, requireShop } from "../shops/access";
import { billingOf, writeBilling } from "./billing-table";

interface Parts {
  readonly clock: Clock;
  readonly providers: readonly CardProviderName[];
}

export type BillingService = ReturnType<typeof createBilling>;

/** Every method throws shop_not_found and owner_needed. */
export function createBilling({ clock, providers }: Parts) {
  async function present(executor: Executor, firmId: string): Promise<Billing> {
    const { legalName, address, taxNumber, stripeAccount, paystackAccount, version } = await billingOf(
      executor,
      firmId,
    );
    return { version, legalName, address, taxNumber, stripeAccount, paystackAccount, providers };
  }

  return {
    async read(executor: Executor, userId: string): Promise<Billing> {
      const { firm, role } = await requireShop(executor, userId);
      if (role !== "owner") throw new AppError("owner_needed");
      return present(executor, firm.id);
    },

    /** Throws shop_changed, and invalid_input for an account in another form than its provider's. */
    async save(tx: Transaction, userId: string, body: Body<typeof saveBilling>): Promise<Billing> {
      if (!/^(acct_\w+)?$/.test(body.stripeAccount))
        throw invalidField("stripeAccount", told("billing.account", { example: "acct_1A2B3C" }));
      if (!/^(ACCT_\w+)?$/.test(body.paystackAccount))
        throw invalidField("paystackAccount", told("billing.account", { example: "ACCT_8f4s1eq7" }));
      const { firm } = await lockOwnShop(tx, userId);
      const written = await writeBilling(tx, { ...body, firmId: firm.id, updatedAt: clock.now() });
      if (!written) throw new AppError("shop_changed");
      return present(tx, firm.id);
    },
  };
}
