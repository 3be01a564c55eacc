import { saveBilling } from "@sunwright/contract/billing";
import { expect, it } from "vitest";
import { accountsOf, billingFaults, billingFormOf } from "./billing-form";

const SAID = {
  legalName: "Sahel Solar Ltd",
  address: "4 Marina\nIsland",
  register: "",
  taxNumber: "1042-7719",
  invoicePrefix: "NV26",
  stripeAccount: "acct_1A2B",
  paystackAccount: "ACCT_8f4s1eq7ml6rlzj",
};
const form = billingFormOf({ version: 3, providers: ["stripe"], ...SAID });

it("holds what is sent, without what the server alone says", () => {
  expect(form).toEqual(SAID);
  expect(saveBilling.body.parse({ version: 3, ...form })).toEqual({ version: 3, ...SAID });
});

it("asks for the accounts of the providers that there are, none for the one of tests", () => {
  expect(accountsOf([])).toEqual([]);
  expect(accountsOf(["test", "paystack"]).map(({ field }) => field)).toEqual(["paystackAccount"]);
});

it("takes an account as its provider writes it, or none, and names an example for any other", () => {
  expect(billingFaults(form, ["stripe", "paystack"])).toEqual({});
  expect(billingFaults({ ...form, stripeAccount: " ", paystackAccount: "" }, ["stripe", "paystack"])).toEqual({});
  const wrong = { ...form, stripeAccount: "sk_live_1", paystackAccount: "acct_1A2B" };
  expect(Object.keys(billingFaults(wrong, ["stripe", "paystack"]))).toEqual(["stripeAccount", "paystackAccount"]);
  expect(billingFaults(wrong, [])).toEqual({});
});
