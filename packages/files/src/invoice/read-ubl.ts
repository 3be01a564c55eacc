import type { XmlElement } from "../xml";
import { all, one, textOf } from "../xml-fields";
import type { Address, Allowance, Invoice, InvoiceLine, Party, PaymentMeans, Period, TaxOfRate, Vat } from "./invoice";

/*
 * Source: OASIS UBL 2.1, Invoice and CreditNote, as EN 16931 binds its fields to it (CEN/TS 16931-3-2).
 */

export const isUbl = ({ name }: XmlElement): boolean => name === "Invoice" || name === "CreditNote";

/** An invoice or a credit note in UBL. */
export function ublOf(root: XmlElement): Invoice {
  const isCredit = root.name === "CreditNote";
  const currency = textOf(root, "DocumentCurrencyCode");
  const taxCurrency = textOf(root, "TaxCurrencyCode");
  const taxTotals = all(root, "TaxTotal");
  const taxTotal =
    taxTotals.find((total) => one(total, "TaxAmount")?.attributes["currencyID"] === currency) ?? taxTotals[0];
  const other = taxTotals.find(
    (total) => total !== taxTotal && one(total, "TaxAmount")?.attributes["currencyID"] === taxCurrency,
  );
  const money = one(root, "LegalMonetaryTotal");
  const delivery = one(root, "Delivery");
  return {
    specification: textOf(root, "CustomizationID"),
    number: textOf(root, "ID"),
    issued: textOf(root, "IssueDate"),
    due: textOf(root, "DueDate") ?? textOf(root, "PaymentMeans", "PaymentDueDate"),
    type: textOf(root, isCredit ? "CreditNoteTypeCode" : "InvoiceTypeCode"),
    currency,
    taxCurrency,
    taxPoint: textOf(root, "TaxPointDate"),
    taxPointCode: textOf(root, "InvoicePeriod", "DescriptionCode"),
    buyerReference: textOf(root, "BuyerReference"),
    period: periodOf(one(root, "InvoicePeriod")),
    preceding: all(root, "BillingReference").map((reference) => ({
      number: textOf(reference, "InvoiceDocumentReference", "ID"),
    })),
    seller: partyOf(one(root, "AccountingSupplierParty", "Party")),
    buyer: partyOf(one(root, "AccountingCustomerParty", "Party")),
    payee: one(root, "PayeeParty") === undefined ? null : { name: textOf(root, "PayeeParty", "PartyName", "Name") },
    taxRepresentative: representativeOf(one(root, "TaxRepresentativeParty")),
    delivered: textOf(delivery, "ActualDeliveryDate"),
    deliverTo: addressOf(one(delivery, "DeliveryLocation", "Address")),
    payments: all(root, "PaymentMeans").map(paymentOf),
    terms: all(root, "PaymentTerms").flatMap((terms) => one(terms, "Note")?.text ?? []),
    ...allowancesIn(root),
    totals: {
      lines: textOf(money, "LineExtensionAmount"),
      allowances: textOf(money, "AllowanceTotalAmount"),
      charges: textOf(money, "ChargeTotalAmount"),
      withoutVat: textOf(money, "TaxExclusiveAmount"),
      vat: textOf(taxTotal, "TaxAmount"),
      vatInTaxCurrency: textOf(other, "TaxAmount"),
      withVat: textOf(money, "TaxInclusiveAmount"),
      paid: textOf(money, "PrepaidAmount"),
      rounding: textOf(money, "PayableRoundingAmount"),
      due: textOf(money, "PayableAmount"),
    },
    breakdown: all(taxTotal, "TaxSubtotal").map(taxOf),
    lines: all(root, isCredit ? "CreditNoteLine" : "InvoiceLine").map((line) => lineOf(line, isCredit)),
    documents: all(root, "AdditionalDocumentReference").map((document) => ({
      reference: textOf(document, "ID"),
      name: one(document, "Attachment", "EmbeddedDocumentBinaryObject")?.attributes["filename"] ?? null,
    })),
  };
}

const periodOf = (period: XmlElement | undefined): Period | null =>
  period === undefined ? null : { from: textOf(period, "StartDate"), to: textOf(period, "EndDate") };

const addressOf = (address: XmlElement | undefined): Address | null =>
  address === undefined
    ? null
    : {
        street: textOf(address, "StreetName"),
        city: textOf(address, "CityName"),
        postCode: textOf(address, "PostalZone"),
        country: textOf(address, "Country", "IdentificationCode"),
      };

function partyOf(party: XmlElement | undefined): Party {
  const schemes = all(party, "PartyTaxScheme");
  const isVat = (scheme: XmlElement) => textOf(scheme, "TaxScheme", "ID") === "VAT";
  const endpoint = one(party, "EndpointID");
  const contact = one(party, "Contact");
  return {
    name: textOf(party, "PartyLegalEntity", "RegistrationName"),
    address: addressOf(one(party, "PostalAddress")),
    vatNumber: textOf(schemes.find(isVat), "CompanyID"),
    taxNumber: textOf(
      schemes.find((scheme) => !isVat(scheme)),
      "CompanyID",
    ),
    registered: textOf(party, "PartyLegalEntity", "CompanyID"),
    identifiers: all(party, "PartyIdentification").flatMap((identifier) => textOf(identifier, "ID") ?? []),
    contact:
      contact === undefined
        ? null
        : {
            name: textOf(contact, "Name"),
            phone: textOf(contact, "Telephone"),
            mail: textOf(contact, "ElectronicMail"),
          },
    endpoint:
      endpoint === undefined || endpoint.text === ""
        ? null
        : { scheme: endpoint.attributes["schemeID"] ?? null, value: endpoint.text },
  };
}

const representativeOf = (party: XmlElement | undefined): Party | null =>
  party === undefined ? null : { ...partyOf(party), name: textOf(party, "PartyName", "Name") };

function paymentOf(means: XmlElement): PaymentMeans {
  const mandate = one(means, "PaymentMandate");
  return {
    code: textOf(means, "PaymentMeansCode"),
    account: textOf(means, "PayeeFinancialAccount", "ID"),
    card: textOf(means, "CardAccount", "PrimaryAccountNumberID"),
    hasCard: one(means, "CardAccount") !== undefined,
    hasTransfer: one(means, "PayeeFinancialAccount") !== undefined,
    mandate: mandate === undefined ? null : { debtor: textOf(mandate, "PayerFinancialAccount", "ID") },
    creditor: textOf(mandate, "ID"),
  };
}

function allowancesIn(of: XmlElement): Pick<Invoice, "allowances" | "charges"> {
  const found = all(of, "AllowanceCharge");
  const isCharge = (each: XmlElement) => textOf(each, "ChargeIndicator") === "true";
  return {
    allowances: found.filter((each) => !isCharge(each)).map(allowanceOf),
    charges: found.filter(isCharge).map(allowanceOf),
  };
}

const allowanceOf = (each: XmlElement): Allowance => ({
  amount: textOf(each, "Amount"),
  base: textOf(each, "BaseAmount"),
  percent: textOf(each, "MultiplierFactorNumeric"),
  reason: textOf(each, "AllowanceChargeReason") ?? textOf(each, "AllowanceChargeReasonCode"),
  vat: vatOf(one(each, "TaxCategory")),
});

const vatOf = (category: XmlElement | undefined): Vat | null =>
  category === undefined ? null : { category: textOf(category, "ID"), rate: textOf(category, "Percent") };

function taxOf(total: XmlElement): TaxOfRate {
  const category = one(total, "TaxCategory");
  return {
    taxable: textOf(total, "TaxableAmount"),
    tax: textOf(total, "TaxAmount"),
    category: textOf(category, "ID"),
    rate: textOf(category, "Percent"),
    reason: textOf(category, "TaxExemptionReason"),
    reasonCode: textOf(category, "TaxExemptionReasonCode"),
  };
}

function lineOf(line: XmlElement, isCredit: boolean): InvoiceLine {
  const quantity = one(line, isCredit ? "CreditedQuantity" : "InvoicedQuantity");
  const item = one(line, "Item");
  const price = one(line, "Price");
  const standard = one(item, "StandardItemIdentification", "ID");
  return {
    id: textOf(line, "ID"),
    name: textOf(item, "Name"),
    quantity: quantity === undefined || quantity.text === "" ? null : quantity.text,
    unit: quantity?.attributes["unitCode"] ?? null,
    amount: textOf(line, "LineExtensionAmount"),
    price: textOf(price, "PriceAmount"),
    grossPrice: textOf(price, "AllowanceCharge", "BaseAmount"),
    baseQuantity: textOf(price, "BaseQuantity"),
    period: periodOf(one(line, "InvoicePeriod")),
    ...allowancesIn(line),
    vat: vatOf(one(item, "ClassifiedTaxCategory")),
    standardId: standard === undefined ? null : { scheme: standard.attributes["schemeID"] ?? null },
    attributes: all(item, "AdditionalItemProperty").map((property) => ({
      name: textOf(property, "Name"),
      value: textOf(property, "Value"),
    })),
  };
}
