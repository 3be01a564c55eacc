// Of the 24 invoices of the project's reference set: made to be right or to break one rule, and held by their makers to the
// official rules of EN 16931 and XRechnung.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { judgeInvoice } from "./judge";
import type { Invoice } from "./invoice";
import { readInvoice } from "./read-invoice";
import { EN_RULES } from "./rules";
import { VAT_RULES } from "./vat-rules";
import { XRECHNUNG_RULES, XRECHNUNG_WARNINGS } from "./xrechnung";

const FOLDER = join(import.meta.dirname, "testing");
const Case = z.object({ title: z.string(), file: z.string() });
const { right, wrong } = z
  .object({
    right: z.array(Case),
    wrong: z.array(
      Case.extend({ breaks: z.string(), may_also_break: z.array(z.string()), official: z.array(z.string()) }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(FOLDER, "invoices.json"), "utf8")));
const judged = (file: string) =>
  judgeInvoice(readInvoice(readFileSync(join(FOLDER, file.replace("ubl/", "")), "utf8")));

it.each(right)("finds nothing in $title", ({ file }) => {
  expect(judged(file)).toMatchObject({ broken: [], warnings: [] });
});

it.each(wrong)("names the rule that is broken: $title", ({ file, breaks, may_also_break: also, official }) => {
  const { broken } = judged(file);
  expect(broken).toContain(breaks);
  const expected = new Set([breaks, ...also, ...official]);
  expect(broken.filter((id) => !expected.has(id))).toEqual([]);
});

const ofFile = (file: string) => readInvoice(readFileSync(join(FOLDER, file), "utf8"));
const trade = ofFile("r01.xml");
const mixed = ofFile("r03.xml");
const reverse = ofFile("r05.xml");
const abroad = ofFile("r07.xml");
const line = (change: Partial<Invoice["lines"][number]>) => ({
  ...trade,
  lines: trade.lines.map((each, index) => (index === 0 ? { ...each, ...change } : each)),
});
const totals = (change: Partial<Invoice["totals"]>) => ({ ...trade, totals: { ...trade.totals, ...change } });
const tax = (change: Partial<Invoice["breakdown"][number]>, of = trade) => ({
  ...of,
  breakdown: of.breakdown.map((each, index) => (index === 0 ? { ...each, ...change } : each)),
});
const pay = (change: Partial<Invoice["payments"][number]>) => ({
  ...trade,
  payments: trade.payments.map((each) => ({ ...each, ...change })),
});
const allowance = { amount: "10.00", base: null, percent: null, reason: "rebate", vat: { category: "S", rate: "19" } };

const BROKEN: readonly (readonly [rule: string, invoice: Invoice])[] = [
  ["BR-01", { ...trade, specification: null }],
  ["BR-03", { ...trade, issued: null }],
  ["BR-04", { ...trade, type: null }],
  ["BR-05", { ...trade, currency: null }],
  ["BR-06", { ...trade, seller: { ...trade.seller, name: null } }],
  ["BR-08", { ...trade, seller: { ...trade.seller, address: null } }],
  ["BR-12", totals({ lines: null })],
  ["BR-15", totals({ due: null })],
  ["BR-16", { ...trade, lines: [] }],
  ["BR-21", line({ id: null })],
  ["BR-22", line({ quantity: null })],
  ["BR-23", line({ unit: null })],
  ["BR-25", line({ name: null })],
  ["BR-26", line({ price: null })],
  ["BR-27", line({ price: "-89.5" })],
  ["BR-29", { ...trade, period: { from: "2026-11-30", to: "2026-11-01" } }],
  ["BR-30", line({ period: { from: "2026-11-30", to: "2026-11-01" } })],
  ["BR-32", { ...trade, allowances: [{ ...allowance, vat: null }] }],
  ["BR-38", { ...trade, charges: [{ ...allowance, reason: null }] }],
  ["BR-42", line({ allowances: [{ ...allowance, reason: null }] })],
  ["BR-48", tax({ rate: null })],
  ["BR-50", pay({ account: null })],
  ["BR-51", pay({ card: "4111111111111111" })],
  ["BR-53", { ...trade, taxCurrency: "USD" }],
  ["BR-57", { ...abroad, deliverTo: { street: null, city: "Chur", postCode: "7000", country: null } }],
  ["BR-62", { ...trade, seller: { ...trade.seller, endpoint: { scheme: null, value: "a@b.example" } } }],
  ["BR-64", line({ standardId: { scheme: null } })],
  ["BR-CO-03", { ...trade, taxPoint: "2026-11-20", taxPointCode: "3" }],
  ["BR-CO-04", line({ vat: null })],
  ["BR-CO-11", totals({ allowances: "1.00" })],
  ["BR-CO-13", totals({ withoutVat: "1885.01" })],
  ["BR-CO-15", totals({ withVat: "2243.16" })],
  ["BR-CO-17", tax({ tax: "358.16" })],
  ["BR-CO-25", { ...trade, due: null, terms: [] }],
  [
    "BR-CO-26",
    { ...trade, seller: { ...trade.seller, vatNumber: null, registered: null, identifiers: [], taxNumber: "12/345" } },
  ],
  ["BR-DEC-13", totals({ vat: "358.151" })],
  ["BR-DEC-20", tax({ tax: "358.151" })],
  ["BR-CL-01", { ...trade, type: "999" }],
  ["BR-CL-04", { ...trade, currency: "EURO" }],
  [
    "BR-CL-14",
    { ...trade, buyer: { ...trade.buyer, address: { street: null, city: "X", postCode: "1", country: "D" } } },
  ],
  ["BR-CL-23", line({ unit: "Stück" })],
  ["PEPPOL-EN16931-R120", line({ quantity: "21" })],
  ["BR-S-02", { ...trade, seller: { ...trade.seller, vatNumber: null, taxNumber: null, registered: "HRB 1" } }],
  ["BR-S-08", tax({ taxable: "1884.00" })],
  ["BR-S-10", tax({ reason: "no" })],
  ["BR-Z-10", { ...mixed, breakdown: mixed.breakdown.map((each) => ({ ...each, reason: "§ 12" })) }],
  ["BR-AE-01", { ...reverse, breakdown: [] }],
  ["BR-AE-02", { ...reverse, buyer: { ...reverse.buyer, vatNumber: null, registered: null } }],
  ["BR-AE-09", { ...reverse, breakdown: reverse.breakdown.map((each) => ({ ...each, tax: "1.00" })) }],
  ["BR-G-10", { ...abroad, breakdown: abroad.breakdown.map((each) => ({ ...each, reason: null, reasonCode: null })) }],
  ["BR-O-02", { ...trade, lines: trade.lines.map((each) => ({ ...each, vat: { category: "O", rate: null } })) }],
  ["BR-DE-1", { ...trade, payments: [] }],
  [
    "BR-DE-4",
    { ...trade, seller: { ...trade.seller, address: { street: null, city: "Kiel", postCode: null, country: "DE" } } },
  ],
  ["BR-DE-7", { ...trade, seller: { ...trade.seller, contact: { name: "U. B.", phone: "+49 431", mail: null } } }],
  ["BR-DE-15", { ...trade, buyerReference: null }],
  ["BR-DE-17", { ...trade, type: "393" }],
  ["BR-DE-18", { ...trade, terms: ["#SKONTO#TAGE=7#PROZENT=2#\n"] }],
  ["BR-DE-19", pay({ account: "DE02120300000000202052" })],
  ["BR-DE-21", { ...trade, specification: "xrechnung" }],
  ["BR-DE-22", { ...trade, documents: ["a", "a"].map((name) => ({ reference: "1", name })) }],
  ["BR-DE-23-a", pay({ hasTransfer: false })],
  ["BR-DE-25-a", pay({ code: "59", hasTransfer: false })],
  ["PEPPOL-EN16931-R010", { ...trade, buyer: { ...trade.buyer, endpoint: null } }],
];

it.each(BROKEN)("%s is broken by what it forbids", (rule, invoice) => {
  expect(judgeInvoice(invoice).broken).toContain(rule);
});

it("warns of a corrected invoice without the one before, and of a day of delivery that is missing", () => {
  expect(judgeInvoice({ ...trade, type: "384", delivered: null }).warnings).toEqual(["BR-DE-26", "BR-DE-TMP-32"]);
});

it("holds only what says that it is an XRechnung to the rules of Germany", () => {
  const plain = { ...trade, specification: "urn:cen.eu:en16931:2017", buyerReference: null, payments: [] };
  expect(judgeInvoice(plain)).toMatchObject({ standard: "en16931", broken: [], warnings: [] });
});

it("names each rule once", () => {
  const ids = [...EN_RULES, ...VAT_RULES, ...XRECHNUNG_RULES, ...XRECHNUNG_WARNINGS].map(([id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
