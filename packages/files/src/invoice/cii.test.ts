// The right invoices of the project's reference set, which the official rules judged in UBL, say the same in CII. How CII
// holds them is stated by a document written by hand from the binding of CEN/TS 16931-3-3.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { XmlFault } from "../xml";
import { judgeInvoice } from "./judge";
import { NoInvoice, readInvoice } from "./read-invoice";
import { writeCii } from "./write-cii";

const ofFile = (file: string) => readInvoice(readFileSync(join(import.meta.dirname, "testing", file), "utf8"));

it.each(["r01", "r03", "r05", "r07", "r09", "r11", "r13", "r15", "r17", "r19"])("says %s in CII", (name) => {
  const invoice = ofFile(`${name}.xml`);
  const again = readInvoice(writeCii(invoice));
  expect(again).toEqual(invoice);
  expect(judgeInvoice(again)).toMatchObject({ broken: [], warnings: [] });
});

it.each(["f01", "f03", "f05", "f07", "f09", "f11", "f13"])(
  "finds in CII what it finds in UBL wrong with %s",
  (name) => {
    const invoice = ofFile(`${name}.xml`);
    const { broken } = judgeInvoice(invoice);
    expect(broken).not.toEqual([]);
    expect(judgeInvoice(readInvoice(writeCii(invoice))).broken).toEqual(broken);
  },
);

const SPACES =
  'xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" ' +
  'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" ' +
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"';

/** Four hours at 85.00 and 19 %, in parts. */
const parts = {
  document: `<ram:ID>RE-2026-0001</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20261120</udt:DateTimeString></ram:IssueDateTime>`,
  line: `<ram:AssociatedDocumentLineDocument><ram:LineID>1</ram:LineID></ram:AssociatedDocumentLineDocument>
    <ram:SpecifiedTradeProduct><ram:Name>Montage</ram:Name></ram:SpecifiedTradeProduct>
    <ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>85.00</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
    <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="HUR">4</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
    <ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent></ram:ApplicableTradeTax>
    <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>340.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>`,
  seller: `<ram:Name>Elektro Öhler e. K.</ram:Name><ram:PostalTradeAddress><ram:PostcodeCode>23552</ram:PostcodeCode><ram:LineOne>Am Markt 9</ram:LineOne><ram:CityName>Lübeck</ram:CityName><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>
    <ram:SpecifiedTaxRegistration><ram:ID schemeID="FC">22/123/45678</ram:ID></ram:SpecifiedTaxRegistration><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE987654321</ram:ID></ram:SpecifiedTaxRegistration>`,
  buyer: `<ram:Name>Sonnenhandel Nord GmbH</ram:Name><ram:PostalTradeAddress><ram:CountryID>DE</ram:CountryID></ram:PostalTradeAddress>`,
  tax: `<ram:CalculatedAmount>64.60</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:BasisAmount>340.00</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent>`,
  sums: `<ram:LineTotalAmount>340.00</ram:LineTotalAmount><ram:TaxBasisTotalAmount>340.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">64.60</ram:TaxTotalAmount><ram:GrandTotalAmount>404.60</ram:GrandTotalAmount><ram:DuePayableAmount>404.60</ram:DuePayableAmount>`,
};
const foreign = (changed: Partial<typeof parts> = {}) => {
  const { document, line, seller, buyer, tax, sums } = { ...parts, ...changed };
  return `<?xml version="1.0"?><rsm:CrossIndustryInvoice ${SPACES}>
  <rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>urn:cen.eu:en16931:2017</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
  <rsm:ExchangedDocument>${document}</rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    <ram:IncludedSupplyChainTradeLineItem>${line}</ram:IncludedSupplyChainTradeLineItem>
    <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>${seller}</ram:SellerTradeParty><ram:BuyerTradeParty>${buyer}</ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime><udt:DateTimeString format="102">20261118</udt:DateTimeString></ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>58</ram:TypeCode><ram:PayeePartyCreditorFinancialAccount><ram:IBANID>DE02120300000000202051</ram:IBANID></ram:PayeePartyCreditorFinancialAccount></ram:SpecifiedTradeSettlementPaymentMeans>
      <ram:ApplicableTradeTax>${tax}</ram:ApplicableTradeTax>
      <ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20261220</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>${sums}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;
};

describe("an invoice of somebody else in CII", () => {
  it("is read field by field, and nothing is wrong with it", () => {
    const invoice = readInvoice(foreign());
    expect(invoice).toMatchObject({
      number: "RE-2026-0001",
      type: "380",
      issued: "2026-11-20",
      delivered: "2026-11-18",
      due: "2026-12-20",
      currency: "EUR",
      seller: { name: "Elektro Öhler e. K.", vatNumber: "DE987654321", taxNumber: "22/123/45678" },
      buyer: { name: "Sonnenhandel Nord GmbH", address: { country: "DE", city: null } },
      payments: [{ code: "58", account: "DE02120300000000202051", hasTransfer: true, hasCard: false, mandate: null }],
      totals: { lines: "340.00", withoutVat: "340.00", vat: "64.60", withVat: "404.60", due: "404.60" },
      breakdown: [{ category: "S", rate: "19", taxable: "340.00", tax: "64.60", reason: null }],
      lines: [{ id: "1", name: "Montage", quantity: "4", unit: "HUR", price: "85.00", amount: "340.00" }],
    });
    expect(judgeInvoice(invoice).broken).toEqual([]);
  });

  it.each([
    ["a tax that is a cent too much", { tax: parts.tax.replace("64.60", "64.61") }, "BR-CO-14"],
    ["a sum of lines that is none", { sums: parts.sums.replace("340.00", "341.00") }, "BR-CO-10"],
    ["no number", { document: parts.document.replace("RE-2026-0001", "") }, "BR-02"],
    ["no country of the buyer", { buyer: "<ram:Name>Sonnenhandel Nord GmbH</ram:Name>" }, "BR-10"],
  ])("is found wrong: %s", (_what, changed, rule) => {
    expect(judgeInvoice(readInvoice(foreign(changed))).broken).toContain(rule);
  });

  it("is refused unread where it defines types or entities, and where it is no invoice", () => {
    const bomb = foreign().replace("<?xml", '<!DOCTYPE x [<!ENTITY a "aaaa">]><?xml');
    expect(() => readInvoice(bomb)).toThrow(XmlFault);
    expect(() => readInvoice("<rsm:CrossIndustryOrder/>")).toThrow(NoInvoice);
  });
});
