import type { Invoice } from "./invoice";
import type { Rule } from "./rule";
import { EN_RULES } from "./rules";
import { VAT_RULES } from "./vat-rules";
import { isXRechnung, XRECHNUNG_RULES, XRECHNUNG_WARNINGS } from "./xrechnung";

export interface Judged {
  /** EN 16931, or with what Germany asks beside it. */
  readonly standard: "en16931" | "xrechnung";
  /** How many rules it was held to. */
  readonly held: number;
  /** Rules that the invoice breaks: it must not be sent, and need not be accepted. */
  readonly broken: readonly string[];
  readonly warnings: readonly string[];
}

const brokenBy = (invoice: Invoice, rules: readonly Rule[]): readonly string[] =>
  rules.filter(([, holds]) => !holds(invoice)).map(([id]) => id);

/** Holds an invoice to EN 16931, and to XRechnung where it says that it is one. */
export function judgeInvoice(invoice: Invoice): Judged {
  const german = isXRechnung(invoice);
  const rules = [...EN_RULES, ...VAT_RULES, ...(german ? XRECHNUNG_RULES : [])];
  return {
    standard: german ? "xrechnung" : "en16931",
    held: rules.length,
    broken: brokenBy(invoice, rules),
    warnings: german ? brokenBy(invoice, XRECHNUNG_WARNINGS) : [],
  };
}
