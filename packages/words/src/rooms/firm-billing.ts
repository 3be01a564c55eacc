import { room } from "../room";

/** What stands on the invoices of a shop or an installer, and where its card payments go. */
export const say = room("firm-billing", {
  billing: "Invoices",
  billingMeans: "Buyers see this with your products and on your documents. Invoices already issued do not change.",
  notLoaded: "Your invoice details could not be loaded",
  nothingLost: "Nothing was lost. Try again.",
  invoicePrefix: "Invoice number prefix",
  invoicePrefixHelp: "Up to 10 letters and digits, such as NV for NV-17. Issued documents keep theirs.",
  "fault.prefix": "Up to 10 letters and digits, such as {example}",
  legalName: "Legal name",
  legalNameHelp: "As registered. Leave empty to use {firm}",
  taxNumber: "Tax number",
  register: "Register and number",
  registerHelp: "Such as Amtsgericht München, HRB 12345. Leave empty if you are not registered.",
  address: "Address on invoices",
  numbers: "Invoices are numbered 1, 2, 3 without gaps, together with credit notes.",
  account: "Account at {provider}",
  "account.stripe": "Stripe",
  "account.paystack": "Paystack",
  accountHelp: "Card payments go there. Leave empty to take none through {provider}.",
  save: "Save Invoice Details",
  saving: "Saving",
  saved: "Invoice details saved",
  notSaved: "The invoice details could not be saved",
  faults: "{count, plural, one {One field needs} other {# fields need}} your attention",
  "fault.account": "Enter an account such as {example}",
});
