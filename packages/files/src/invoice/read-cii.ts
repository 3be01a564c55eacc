import type { XmlElement } from "../xml";
import { all, one, textOf } from "../xml-fields";
import type { Address, Allowance, Invoice, InvoiceLine, Party, PaymentMeans, Period, TaxOfRate, Vat } from "./invoice";

/*
 * Source: UN/CEFACT Cross Industry Invoice D16B, as EN 16931 binds its fields to it (CEN/TS 16931-3-3).
 */

export const CII_ROOT = "CrossIndustryInvoice";

/** An invoice or a credit note in CII, as it stands alone or in the PDF of ZUGFeRD. */
export function ciiOf(root: XmlElement): Invoice {
  const context = one(root, "ExchangedDocumentContext");
  const document = one(root, "ExchangedDocument");
  const trade = one(root, "SupplyChainTradeTransaction");
  const agreement = one(trade, "ApplicableHeaderTradeAgreement");
  const delivery = one(trade, "ApplicableHeaderTradeDelivery");
  const settlement = one(trade, "ApplicableHeaderTradeSettlement");
  const sums = one(settlement, "SpecifiedTradeSettlementHeaderMonetarySummation");
  const currency = textOf(settlement, "InvoiceCurrencyCode");
  const taxCurrency = textOf(settlement, "TaxCurrencyCode");
  const taxes = all(settlement, "ApplicableTradeTax");
  const taxTotals = all(sums, "TaxTotalAmount");
  const inCurrency = (code: string | null) => taxTotals.find(({ attributes }) => attributes["currencyID"] === code);
  const terms = all(settlement, "SpecifiedTradePaymentTerms");
  const payee = one(settlement, "PayeeTradeParty");
  const representative = one(agreement, "SellerTaxRepresentativeTradeParty");
  return {
    specification: textOf(context, "GuidelineSpecifiedDocumentContextParameter", "ID"),
    number: textOf(document, "ID"),
    issued: dayOf(one(document, "IssueDateTime")),
    due: terms.map((each) => dayOf(one(each, "DueDateDateTime"))).find((day) => day !== null) ?? null,
    type: textOf(document, "TypeCode"),
    currency,
    taxCurrency,
    taxPoint: taxes.map((tax) => dayOf(one(tax, "TaxPointDate"))).find((day) => day !== null) ?? null,
    taxPointCode: taxes.map((tax) => textOf(tax, "DueDateTypeCode")).find((code) => code !== null) ?? null,
    buyerReference: textOf(agreement, "BuyerReference"),
    period: periodOf(one(settlement, "BillingSpecifiedPeriod")),
    preceding: all(settlement, "InvoiceReferencedDocument").map((each) => ({
      number: textOf(each, "IssuerAssignedID"),
    })),
    seller: partyOf(one(agreement, "SellerTradeParty")),
    buyer: partyOf(one(agreement, "BuyerTradeParty")),
    payee: payee === undefined ? null : { name: textOf(payee, "Name") },
    taxRepresentative: representative === undefined ? null : partyOf(representative),
    delivered: dayOf(one(delivery, "ActualDeliverySupplyChainEvent", "OccurrenceDateTime")),
    deliverTo: addressOf(one(delivery, "ShipToTradeParty", "PostalTradeAddress")),
    payments: all(settlement, "SpecifiedTradeSettlementPaymentMeans").map((means) =>
      paymentOf(means, textOf(settlement, "CreditorReferenceID"), terms),
    ),
    terms: terms.flatMap((each) => textOf(each, "Description") ?? []),
    ...allowancesIn(settlement),
    totals: {
      lines: textOf(sums, "LineTotalAmount"),
      allowances: textOf(sums, "AllowanceTotalAmount"),
      charges: textOf(sums, "ChargeTotalAmount"),
      withoutVat: textOf(sums, "TaxBasisTotalAmount"),
      vat: filled((inCurrency(currency) ?? taxTotals[0])?.text),
      vatInTaxCurrency: taxCurrency === null || taxCurrency === currency ? null : filled(inCurrency(taxCurrency)?.text),
      withVat: textOf(sums, "GrandTotalAmount"),
      paid: textOf(sums, "TotalPrepaidAmount"),
      rounding: textOf(sums, "RoundingAmount"),
      due: textOf(sums, "DuePayableAmount"),
    },
    breakdown: taxes.map(taxOf),
    lines: all(trade, "IncludedSupplyChainTradeLineItem").map(lineOf),
    documents: all(agreement, "AdditionalReferencedDocument")
      // Source: CEN/TS 16931-3-3: 916 is an attached document, 50 and 130 are references to others.
      .filter((each) => textOf(each, "TypeCode") === "916")
      .map((each) => ({
        reference: textOf(each, "IssuerAssignedID"),
        name: one(each, "AttachmentBinaryObject")?.attributes["filename"] ?? null,
      })),
  };
}

const filled = (text: string | undefined): string | null => (text === undefined || text === "" ? null : text);

/** Format 102 as a day; any other form as it stands, which no rule takes. */
function dayOf(moment: XmlElement | undefined): string | null {
  const text = textOf(moment, "DateTimeString") ?? textOf(moment, "DateString");
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? "");
  return parts === null ? text : parts.slice(1).join("-");
}

const periodOf = (period: XmlElement | undefined): Period | null =>
  period === undefined ? null : { from: dayOf(one(period, "StartDateTime")), to: dayOf(one(period, "EndDateTime")) };

const addressOf = (address: XmlElement | undefined): Address | null =>
  address === undefined
    ? null
    : {
        street: textOf(address, "LineOne"),
        city: textOf(address, "CityName"),
        postCode: textOf(address, "PostcodeCode"),
        country: textOf(address, "CountryID"),
      };

function partyOf(party: XmlElement | undefined): Party {
  const registrations = all(party, "SpecifiedTaxRegistration").flatMap((each) => one(each, "ID") ?? []);
  const isVat = ({ attributes }: XmlElement) => attributes["schemeID"] === "VA";
  const endpoint = one(party, "URIUniversalCommunication", "URIID");
  const contact = one(party, "DefinedTradeContact");
  return {
    name: textOf(party, "Name"),
    address: addressOf(one(party, "PostalTradeAddress")),
    vatNumber: filled(registrations.find(isVat)?.text),
    taxNumber: filled(registrations.find((each) => !isVat(each))?.text),
    registered: textOf(party, "SpecifiedLegalOrganization", "ID"),
    identifiers: [...all(party, "ID"), ...all(party, "GlobalID")].flatMap(({ text }) => filled(text) ?? []),
    contact:
      contact === undefined
        ? null
        : {
            name: textOf(contact, "PersonName") ?? textOf(contact, "DepartmentName"),
            phone: textOf(contact, "TelephoneUniversalCommunication", "CompleteNumber"),
            mail: textOf(contact, "EmailURIUniversalCommunication", "URIID"),
          },
    endpoint:
      endpoint === undefined || endpoint.text === ""
        ? null
        : { scheme: endpoint.attributes["schemeID"] ?? null, value: endpoint.text },
  };
}

function paymentOf(means: XmlElement, creditor: string | null, terms: readonly XmlElement[]): PaymentMeans {
  const account = one(means, "PayeePartyCreditorFinancialAccount");
  const debtor = one(means, "PayerPartyDebtorFinancialAccount");
  const isMandate = debtor !== undefined || terms.some((each) => one(each, "DirectDebitMandateID") !== undefined);
  return {
    code: textOf(means, "TypeCode"),
    account: textOf(account, "IBANID") ?? textOf(account, "ProprietaryID"),
    card: textOf(means, "ApplicableTradeSettlementFinancialCard", "ID"),
    hasCard: one(means, "ApplicableTradeSettlementFinancialCard") !== undefined,
    hasTransfer: account !== undefined,
    mandate: isMandate ? { debtor: textOf(debtor, "IBANID") } : null,
    creditor,
  };
}

function allowancesIn(of: XmlElement | undefined): Pick<Invoice, "allowances" | "charges"> {
  const found = all(of, "SpecifiedTradeAllowanceCharge");
  const isCharge = (each: XmlElement) => textOf(each, "ChargeIndicator", "Indicator") === "true";
  return {
    allowances: found.filter((each) => !isCharge(each)).map(allowanceOf),
    charges: found.filter(isCharge).map(allowanceOf),
  };
}

const allowanceOf = (each: XmlElement): Allowance => ({
  amount: textOf(each, "ActualAmount"),
  base: textOf(each, "BasisAmount"),
  percent: textOf(each, "CalculationPercent"),
  reason: textOf(each, "Reason") ?? textOf(each, "ReasonCode"),
  vat: vatOf(one(each, "CategoryTradeTax")),
});

const vatOf = (tax: XmlElement | undefined): Vat | null =>
  tax === undefined ? null : { category: textOf(tax, "CategoryCode"), rate: textOf(tax, "RateApplicablePercent") };

const taxOf = (tax: XmlElement): TaxOfRate => ({
  taxable: textOf(tax, "BasisAmount"),
  tax: textOf(tax, "CalculatedAmount"),
  category: textOf(tax, "CategoryCode"),
  rate: textOf(tax, "RateApplicablePercent"),
  reason: textOf(tax, "ExemptionReason"),
  reasonCode: textOf(tax, "ExemptionReasonCode"),
});

function lineOf(line: XmlElement): InvoiceLine {
  const product = one(line, "SpecifiedTradeProduct");
  const agreement = one(line, "SpecifiedLineTradeAgreement");
  const settlement = one(line, "SpecifiedLineTradeSettlement");
  const quantity = one(line, "SpecifiedLineTradeDelivery", "BilledQuantity");
  const standard = one(product, "GlobalID");
  return {
    id: textOf(line, "AssociatedDocumentLineDocument", "LineID"),
    name: textOf(product, "Name"),
    quantity: filled(quantity?.text),
    unit: quantity?.attributes["unitCode"] ?? null,
    amount: textOf(settlement, "SpecifiedTradeSettlementLineMonetarySummation", "LineTotalAmount"),
    price: textOf(agreement, "NetPriceProductTradePrice", "ChargeAmount"),
    grossPrice: textOf(agreement, "GrossPriceProductTradePrice", "ChargeAmount"),
    baseQuantity:
      textOf(agreement, "NetPriceProductTradePrice", "BasisQuantity") ??
      textOf(agreement, "GrossPriceProductTradePrice", "BasisQuantity"),
    period: periodOf(one(settlement, "BillingSpecifiedPeriod")),
    ...allowancesIn(settlement),
    vat: vatOf(one(settlement, "ApplicableTradeTax")),
    standardId: standard === undefined ? null : { scheme: standard.attributes["schemeID"] ?? null },
    attributes: all(product, "ApplicableProductCharacteristic").map((each) => ({
      name: textOf(each, "Description"),
      value: textOf(each, "Value"),
    })),
  };
}
