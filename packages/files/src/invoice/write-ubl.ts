import { escaped } from "../xml-text";
import type { Address, Allowance, Invoice, InvoiceLine, Party, PaymentMeans, TaxOfRate, Vat } from "./invoice";

/*
 * Source: OASIS UBL 2.1, Invoice and CreditNote, as EN 16931 binds its fields to it (CEN/TS 16931-3-2). The schema fixes the
 * order of the elements.
 */

/** What is written: payees, representatives of the seller, second currencies and attached documents are not. */
export type WrittenInvoice = Omit<
  Invoice,
  "taxCurrency" | "taxPoint" | "taxPointCode" | "period" | "payee" | "taxRepresentative" | "documents"
>;

const ROOT = "urn:oasis:names:specification:ubl:schema:xsd";
/** How the invoice travels: as a message of its own, by Peppol's billing. */
const PROFILE = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
const CREDIT_NOTE = "381";

/** An invoice in UBL; type 381 becomes a credit note. What is null is left out. */
export function writeUbl(invoice: WrittenInvoice): string {
  const kind = invoice.type === CREDIT_NOTE ? "CreditNote" : "Invoice";
  const isCredit = kind === "CreditNote";
  const money = (name: string, amount: string | null) =>
    basic(name, amount, ` currencyID="${escaped(invoice.currency ?? "")}"`);
  const { totals } = invoice;
  const content = [
    basic("CustomizationID", invoice.specification),
    basic("ProfileID", PROFILE),
    basic("ID", invoice.number),
    basic("IssueDate", invoice.issued),
    // A credit note has its last day with the means of payment.
    isCredit ? "" : basic("DueDate", invoice.due),
    basic(`${kind}TypeCode`, invoice.type),
    basic("DocumentCurrencyCode", invoice.currency),
    basic("BuyerReference", invoice.buyerReference),
    ...invoice.preceding.map(({ number }) =>
      group("BillingReference", [group("InvoiceDocumentReference", [basic("ID", number)])]),
    ),
    group("AccountingSupplierParty", [partyOf(invoice.seller)]),
    group("AccountingCustomerParty", [partyOf(invoice.buyer)]),
    group("Delivery", [
      basic("ActualDeliveryDate", invoice.delivered),
      group("DeliveryLocation", [addressOf("Address", invoice.deliverTo)]),
    ]),
    ...invoice.payments.map((means) => paymentOf(means, isCredit ? invoice.due : null)),
    ...invoice.terms.map((terms) => group("PaymentTerms", [basic("Note", terms)])),
    ...allowancesOf(invoice, money),
    group("TaxTotal", [money("TaxAmount", totals.vat), ...invoice.breakdown.map((tax) => taxOf(tax, money))]),
    group("LegalMonetaryTotal", [
      money("LineExtensionAmount", totals.lines),
      money("TaxExclusiveAmount", totals.withoutVat),
      money("TaxInclusiveAmount", totals.withVat),
      money("AllowanceTotalAmount", totals.allowances),
      money("ChargeTotalAmount", totals.charges),
      money("PrepaidAmount", totals.paid),
      money("PayableRoundingAmount", totals.rounding),
      money("PayableAmount", totals.due),
    ]),
    ...invoice.lines.map((line) => lineOf(line, isCredit, money)),
  ];
  const spaces = [
    `xmlns="${ROOT}:${kind}-2"`,
    `xmlns:cac="${ROOT}:CommonAggregateComponents-2"`,
    `xmlns:cbc="${ROOT}:CommonBasicComponents-2"`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} ${spaces.join(" ")}>${content.join("")}</${kind}>\n`;
}

type Money = (name: string, amount: string | null) => string;

const basic = (name: string, text: string | null, attributes = ""): string =>
  text === null || text === "" ? "" : `<cbc:${name}${attributes}>${escaped(text)}</cbc:${name}>`;
/** A group with nothing in it says nothing. */
function group(name: string, content: readonly string[]): string {
  const inside = content.join("");
  return inside === "" ? "" : `<cac:${name}>${inside}</cac:${name}>`;
}

const addressOf = (name: string, address: Address | null): string =>
  address === null
    ? ""
    : group(name, [
        basic("StreetName", address.street),
        basic("CityName", address.city),
        basic("PostalZone", address.postCode),
        group("Country", [basic("IdentificationCode", address.country)]),
      ]);

function partyOf({ endpoint, contact, ...party }: Party): string {
  const scheme = endpoint?.scheme == null ? "" : ` schemeID="${escaped(endpoint.scheme)}"`;
  const taxed = (number: string | null, by: string) =>
    number === null ? "" : group("PartyTaxScheme", [basic("CompanyID", number), schemeOf(by)]);
  return group("Party", [
    basic("EndpointID", endpoint?.value ?? null, scheme),
    ...party.identifiers.map((identifier) => group("PartyIdentification", [basic("ID", identifier)])),
    addressOf("PostalAddress", party.address),
    taxed(party.vatNumber, "VAT"),
    // A number of the tax office that is none of VAT.
    taxed(party.taxNumber, "FC"),
    group("PartyLegalEntity", [basic("RegistrationName", party.name), basic("CompanyID", party.registered)]),
    group("Contact", [
      basic("Name", contact?.name ?? null),
      basic("Telephone", contact?.phone ?? null),
      basic("ElectronicMail", contact?.mail ?? null),
    ]),
  ]);
}

const schemeOf = (id: string): string => group("TaxScheme", [basic("ID", id)]);

const paymentOf = ({ code, account }: PaymentMeans, due: string | null): string =>
  group("PaymentMeans", [
    basic("PaymentMeansCode", code),
    basic("PaymentDueDate", due),
    group("PayeeFinancialAccount", [basic("ID", account)]),
  ]);

const vatOf = (name: string, vat: Vat | null, why: readonly string[] = []): string =>
  vat === null ? "" : group(name, [basic("ID", vat.category), basic("Percent", vat.rate), ...why, schemeOf("VAT")]);

const allowancesOf = (of: Pick<Invoice, "allowances" | "charges">, money: Money): readonly string[] =>
  (["allowances", "charges"] as const).flatMap((kind) =>
    of[kind].map((each: Allowance) =>
      group("AllowanceCharge", [
        basic("ChargeIndicator", String(kind === "charges")),
        basic("AllowanceChargeReason", each.reason),
        basic("MultiplierFactorNumeric", each.percent),
        money("Amount", each.amount),
        money("BaseAmount", each.base),
        vatOf("TaxCategory", each.vat),
      ]),
    ),
  );

const taxOf = (tax: TaxOfRate, money: Money): string =>
  group("TaxSubtotal", [
    money("TaxableAmount", tax.taxable),
    money("TaxAmount", tax.tax),
    vatOf("TaxCategory", tax, [
      basic("TaxExemptionReasonCode", tax.reasonCode),
      basic("TaxExemptionReason", tax.reason),
    ]),
  ]);

function lineOf(line: InvoiceLine, isCredit: boolean, money: Money): string {
  const unit = ` unitCode="${escaped(line.unit ?? "")}"`;
  return group(isCredit ? "CreditNoteLine" : "InvoiceLine", [
    basic("ID", line.id),
    basic(isCredit ? "CreditedQuantity" : "InvoicedQuantity", line.quantity, unit),
    money("LineExtensionAmount", line.amount),
    group("InvoicePeriod", [basic("StartDate", line.period?.from ?? null), basic("EndDate", line.period?.to ?? null)]),
    ...allowancesOf(line, money),
    group("Item", [
      basic("Name", line.name),
      vatOf("ClassifiedTaxCategory", line.vat),
      ...line.attributes.map(({ name, value }) =>
        group("AdditionalItemProperty", [basic("Name", name), basic("Value", value)]),
      ),
    ]),
    group("Price", [money("PriceAmount", line.price), basic("BaseQuantity", line.baseQuantity, unit)]),
  ]);
}
