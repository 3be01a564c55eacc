import { escaped } from "../xml-text";
import type { Address, Allowance, Invoice, InvoiceLine, Party, PaymentMeans, TaxOfRate, Vat } from "./invoice";
import type { WrittenInvoice } from "./write-ubl";

/*
 * Source: UN/CEFACT Cross Industry Invoice D16B, as EN 16931 binds its fields to it (CEN/TS 16931-3-3). The schema fixes the
 * order of the elements.
 */

const SPACES = {
  rsm: "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100",
  ram: "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100",
  udt: "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100",
  qdt: "urn:un:unece:uncefact:data:standard:QualifiedDataType:100",
} as const;
/** How the invoice travels: as a message of its own, by Peppol's billing. */
const PROFILE = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

/** An invoice or a credit note (type 381) in CII, which ZUGFeRD holds, too. What is null is left out. */
export function writeCii(invoice: WrittenInvoice): string {
  const content = [
    group("rsm:ExchangedDocumentContext", [
      group("BusinessProcessSpecifiedDocumentContextParameter", [basic("ID", PROFILE)]),
      group("GuidelineSpecifiedDocumentContextParameter", [basic("ID", invoice.specification)]),
    ]),
    group("rsm:ExchangedDocument", [
      basic("ID", invoice.number),
      basic("TypeCode", invoice.type),
      dayOf("IssueDateTime", invoice.issued),
    ]),
    group("rsm:SupplyChainTradeTransaction", [
      ...invoice.lines.map(lineOf),
      group("ApplicableHeaderTradeAgreement", [
        basic("BuyerReference", invoice.buyerReference),
        partyOf("SellerTradeParty", invoice.seller),
        partyOf("BuyerTradeParty", invoice.buyer),
      ]),
      // The schema asks for it even where nothing is said of the delivery.
      group("ApplicableHeaderTradeDelivery", [
        group("ShipToTradeParty", [addressOf(invoice.deliverTo)]),
        group("ActualDeliverySupplyChainEvent", [dayOf("OccurrenceDateTime", invoice.delivered)]),
      ]) || "<ram:ApplicableHeaderTradeDelivery/>",
      settlementOf(invoice),
    ]),
  ];
  const spaces = Object.entries(SPACES).map(([prefix, name]) => `xmlns:${prefix}="${name}"`);
  const root = "rsm:CrossIndustryInvoice";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces.join(" ")}>${content.join("")}</${root}>\n`;
}

function settlementOf(invoice: WrittenInvoice): string {
  const { totals, currency } = invoice;
  const credit = invoice.payments.find(({ creditor }) => creditor !== null)?.creditor ?? null;
  const terms = invoice.terms.length === 0 ? null : invoice.terms.join("\n");
  return group("ApplicableHeaderTradeSettlement", [
    basic("CreditorReferenceID", credit),
    basic("InvoiceCurrencyCode", currency),
    ...invoice.payments.map(paymentOf),
    ...invoice.breakdown.map(taxOf),
    ...allowancesOf(invoice),
    group("SpecifiedTradePaymentTerms", [basic("Description", terms), dayOf("DueDateDateTime", invoice.due)]),
    group("SpecifiedTradeSettlementHeaderMonetarySummation", [
      basic("LineTotalAmount", totals.lines),
      basic("ChargeTotalAmount", totals.charges),
      basic("AllowanceTotalAmount", totals.allowances),
      basic("TaxBasisTotalAmount", totals.withoutVat),
      basic("TaxTotalAmount", totals.vat, ` currencyID="${escaped(currency ?? "")}"`),
      basic("RoundingAmount", totals.rounding),
      basic("GrandTotalAmount", totals.withVat),
      basic("TotalPrepaidAmount", totals.paid),
      basic("DuePayableAmount", totals.due),
    ]),
    ...invoice.preceding.map(({ number }) => group("InvoiceReferencedDocument", [basic("IssuerAssignedID", number)])),
  ]);
}

const basic = (name: string, text: string | null, attributes = ""): string =>
  text === null || text === "" ? "" : `<ram:${name}${attributes}>${escaped(text)}</ram:${name}>`;
/** A group with nothing in it says nothing. */
function group(name: string, content: readonly string[]): string {
  const inside = content.join("");
  const element = name.includes(":") ? name : `ram:${name}`;
  return inside === "" ? "" : `<${element}>${inside}</${element}>`;
}
/** Format 102 of UN/CEFACT 2379: year, month and day without anything between them. */
const dayOf = (name: string, day: string | null): string =>
  day === null
    ? ""
    : group(name, [`<udt:DateTimeString format="102">${escaped(day.replaceAll("-", ""))}</udt:DateTimeString>`]);

const addressOf = (address: Address | null): string =>
  address === null
    ? ""
    : group("PostalTradeAddress", [
        basic("PostcodeCode", address.postCode),
        basic("LineOne", address.street),
        basic("CityName", address.city),
        basic("CountryID", address.country),
      ]);

function partyOf(name: string, { endpoint, contact, ...party }: Party): string {
  const scheme = endpoint?.scheme == null ? "" : ` schemeID="${escaped(endpoint.scheme)}"`;
  const taxed = (number: string | null, by: string) =>
    group("SpecifiedTaxRegistration", [basic("ID", number, ` schemeID="${by}"`)]);
  return group(name, [
    ...party.identifiers.map((identifier) => basic("ID", identifier)),
    basic("Name", party.name),
    group("SpecifiedLegalOrganization", [basic("ID", party.registered)]),
    group("DefinedTradeContact", [
      basic("PersonName", contact?.name ?? null),
      group("TelephoneUniversalCommunication", [basic("CompleteNumber", contact?.phone ?? null)]),
      group("EmailURIUniversalCommunication", [basic("URIID", contact?.mail ?? null)]),
    ]),
    addressOf(party.address),
    group("URIUniversalCommunication", [basic("URIID", endpoint?.value ?? null, scheme)]),
    taxed(party.vatNumber, "VA"),
    // A number of the tax office that is none of VAT.
    taxed(party.taxNumber, "FC"),
  ]);
}

const paymentOf = ({ code, account }: PaymentMeans): string =>
  group("SpecifiedTradeSettlementPaymentMeans", [
    basic("TypeCode", code),
    group("PayeePartyCreditorFinancialAccount", [basic("IBANID", account)]),
  ]);

const categoryOf = (name: string, vat: Vat | null): string =>
  vat === null
    ? ""
    : group(name, [
        basic("TypeCode", "VAT"),
        basic("CategoryCode", vat.category),
        basic("RateApplicablePercent", vat.rate),
      ]);

const taxOf = (tax: TaxOfRate): string =>
  group("ApplicableTradeTax", [
    basic("CalculatedAmount", tax.tax),
    basic("TypeCode", "VAT"),
    basic("ExemptionReason", tax.reason),
    basic("BasisAmount", tax.taxable),
    basic("CategoryCode", tax.category),
    basic("ExemptionReasonCode", tax.reasonCode),
    basic("RateApplicablePercent", tax.rate),
  ]);

const allowancesOf = (of: Pick<Invoice, "allowances" | "charges">): readonly string[] =>
  (["allowances", "charges"] as const).flatMap((kind) =>
    of[kind].map((each: Allowance) =>
      group("SpecifiedTradeAllowanceCharge", [
        group("ChargeIndicator", [`<udt:Indicator>${String(kind === "charges")}</udt:Indicator>`]),
        basic("CalculationPercent", each.percent),
        basic("BasisAmount", each.base),
        basic("ActualAmount", each.amount),
        basic("Reason", each.reason),
        categoryOf("CategoryTradeTax", each.vat),
      ]),
    ),
  );

function lineOf(line: InvoiceLine): string {
  const unit = line.unit === null ? "" : ` unitCode="${escaped(line.unit)}"`;
  return group("IncludedSupplyChainTradeLineItem", [
    group("AssociatedDocumentLineDocument", [basic("LineID", line.id)]),
    group("SpecifiedTradeProduct", [
      basic("Name", line.name),
      ...line.attributes.map(({ name, value }) =>
        group("ApplicableProductCharacteristic", [basic("Description", name), basic("Value", value)]),
      ),
    ]),
    group("SpecifiedLineTradeAgreement", [
      group("NetPriceProductTradePrice", [
        basic("ChargeAmount", line.price),
        basic("BasisQuantity", line.baseQuantity, unit),
      ]),
    ]),
    group("SpecifiedLineTradeDelivery", [basic("BilledQuantity", line.quantity, unit)]),
    group("SpecifiedLineTradeSettlement", [
      categoryOf("ApplicableTradeTax", line.vat),
      group("BillingSpecifiedPeriod", [
        dayOf("StartDateTime", line.period?.from ?? null),
        dayOf("EndDateTime", line.period?.to ?? null),
      ]),
      ...allowancesOf(line),
      group("SpecifiedTradeSettlementLineMonetarySummation", [basic("LineTotalAmount", line.amount)]),
    ]),
  ]);
}
