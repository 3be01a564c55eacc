import type { CardProviderName } from "@sunwright/contract/order-states";
import { type Billing, INVOICE_PREFIX, PROVIDER_ACCOUNTS } from "@sunwright/contract/billing";

/** What stands on a firm's invoices, while it is typed. */
export type BillingForm = Omit<Billing, "version" | "providers">;
/** Examples of an account in the right form, by the field that holds another. */
export type BillingFaults = Readonly<Partial<Record<keyof BillingForm, string>>>;

export const billingFormOf = ({
  legalName,
  address,
  taxNumber,
  register,
  invoicePrefix,
  stripeAccount,
  paystackAccount,
}: Billing): BillingForm => ({
  legalName,
  address,
  taxNumber,
  register,
  invoicePrefix,
  stripeAccount,
  paystackAccount,
});

/** What is wrong with it; of accounts, those that are shown. */
export function billingFaults(form: BillingForm, providers: readonly CardProviderName[]): BillingFaults {
  const faults: Partial<Record<keyof BillingForm, string>> = {};
  if (!INVOICE_PREFIX.test(form.invoicePrefix.trim())) faults.invoicePrefix = "NV26";
  for (const { field, form: wanted, example } of accountsOf(providers))
    if (!wanted.test(form[field].trim())) faults[field] = example;
  return faults;
}

/** Accounts of a firm at the providers that this server is set up for. The one for tests has none. */
export const accountsOf = (providers: readonly CardProviderName[]) =>
  providers.flatMap((name) => (name === "test" ? [] : [{ name, ...PROVIDER_ACCOUNTS[name] }]));
