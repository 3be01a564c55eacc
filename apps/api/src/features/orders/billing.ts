import { type Billing, INVOICE_PREFIX, PROVIDER_ACCOUNTS, type saveBilling } from "@sunwright/contract/billing";
import type { Body } from "@sunwright/contract/endpoint";
import type { CardProviderName } from "@sunwright/contract/order-states";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { isTaxNumberOf, TAX_NUMBER_FORMS } from "@sunwright/engine/countries/tax-number";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import { told } from "../../platform/told";
import { lockOwnFirm, requireFirm } from "../shops/access";
import { billingOf, writeBilling } from "../sales/billing-table";

interface Parts {
  readonly clock: Clock;
  readonly providers: readonly CardProviderName[];
}

export type BillingService = ReturnType<typeof createBilling>;

/** What stands on the documents of a firm of either kind. Every method throws firm_not_found and owner_needed. */
export function createBilling({ clock, providers }: Parts) {
  async function present(executor: Executor, firmId: string): Promise<Billing> {
    return { ...(await billingOf(executor, firmId)), providers };
  }

  return {
    async read(executor: Executor, userId: string): Promise<Billing> {
      const { firm, role } = await requireFirm(executor, userId);
      if (role !== "owner") throw new AppError("owner_needed");
      return present(executor, firm.id);
    },

    /** Throws firm_changed, and invalid_input for an account or a tax number in another form than its own. */
    async save(tx: Transaction, userId: string, body: Body<typeof saveBilling>): Promise<Billing> {
      for (const { field, form, example } of Object.values(PROVIDER_ACCOUNTS))
        if (!form.test(body[field])) throw invalidField(field, told("billing.account", { example }));
      if (!INVOICE_PREFIX.test(body.invoicePrefix))
        throw invalidField("invoicePrefix", told("billing.prefix", { example: "NV26" }));
      const { firm } = await lockOwnFirm(tx, userId);
      refuseTaxNumber(firm.country, body.taxNumber);
      const written = await writeBilling(tx, { ...body, firmId: firm.id, updatedAt: clock.now() });
      if (!written) throw new AppError("firm_changed");
      return present(tx, firm.id);
    },
  };
}

/** By the firm's country, once it has said which. Throws invalid_input. */
function refuseTaxNumber(country: MarketCountry | null, taxNumber: string): void {
  if (country === null || taxNumber.trim() === "" || isTaxNumberOf(country, taxNumber)) return;
  throw invalidField("taxNumber", told("billing.taxNumber", { example: TAX_NUMBER_FORMS[country].example }));
}
