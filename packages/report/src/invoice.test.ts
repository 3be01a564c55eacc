import { expect, it } from "vitest";
import { invoiceDocument, type InvoiceContent } from "./invoice";

const line = { name: "Heliora 400 Mono", sku: "HEL-400", quantity: 7, unitMinor: 18_500_000, taxPercent: 7.5 };
const CONTENT: InvoiceContent = {
  kind: "invoice",
  number: 12,
  issuedOn: "2026-11-24",
  currency: "NGN",
  seller: { name: "Sahel Solar Ltd", address: "4 Marina\nLagos", taxNumber: "1042-7719", phone: "" },
  buyer: { name: "Amina Bello", firm: null, street: "12 Gidan Rimi Close", town: "Lagos", country: "Nigeria" },
  order: "SW-10001",
  orderedOn: "2026-11-23",
  corrects: null,
  taxKind: "contained",
  // Of 1,295,000 naira, 7.5 % of the net amount are 90,348.84.
  lines: [{ ...line, amountMinor: 129_500_000, taxMinor: 9_034_884 }],
  delivery: [
    { taxPercent: 7.5, amountMinor: 300_000, taxMinor: 20_930 },
    { taxPercent: 0, amountMinor: 50_000, taxMinor: 0 },
  ],
  payment: "transfer",
  dueOn: null,
  bankDetails: "Sahel Trust Bank 20 4417 0938",
};
const tableOf = (content: InvoiceContent, title: string) =>
  invoiceDocument(content)
    .sections.filter((section) => section.title === title)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "table" ? block.rows : [])));

it("states the tax of each line and of the delivery, and sums it by rate", () => {
  expect(tableOf(CONTENT, "Items")).toEqual([
    ["Heliora 400 Mono (HEL-400)", "7", "185,000.00", "7.5%", "90,348.84", "1,295,000.00"],
    ["Delivery", "", "", "0%", "0.00", "500.00"],
    ["Delivery", "", "", "7.5%", "209.30", "3,000.00"],
  ]);
  expect(tableOf(CONTENT, "Sums by tax rate")).toEqual([
    ["0%", "500.00", "0.00", "500.00"],
    ["7.5%", "1,207,441.86", "90,558.14", "1,298,000.00"],
    ["Total (NGN)", "1,207,941.86", "90,558.14", "1,298,500.00"],
  ]);
});

it("names who sells with the tax number, who buys, and where the money goes", () => {
  const { title, parties, sections } = invoiceDocument(CONTENT);
  expect(title).toBe("Invoice 12");
  expect(parties).toEqual([
    { label: "Seller", lines: ["Sahel Solar Ltd", "4 Marina", "Lagos", "Tax number 1042-7719"] },
    { label: "Buyer", lines: ["Amina Bello", "12 Gidan Rimi Close", "Lagos", "Nigeria"] },
  ]);
  expect(JSON.stringify(sections)).toContain("Sahel Trust Bank 20 4417 0938");
});

it("says of a credit note which invoice it corrects, and asks for no payment", () => {
  const corrects = { number: 12, issuedOn: "2026-11-24" };
  const { title, note, sections } = invoiceDocument({ ...CONTENT, kind: "credit-note", number: 13, corrects });
  expect([title, note]).toEqual(["Credit note 13", "Corrects invoice 12 of Nov 24, 2026"]);
  expect(JSON.stringify(sections)).not.toContain("Bank");
});

it("says of a milestone which part of the work it is for, with the tax that it contains", () => {
  // Of 430,000 naira, 7.5 % of the net amount are 30,000.
  const part = { name: "", sku: "", quantity: 1, unitMinor: 43_000_000, taxPercent: 7.5 };
  const content: InvoiceContent = {
    ...CONTENT,
    order: "J-10001",
    milestone: "parts",
    lines: [{ ...part, amountMinor: 43_000_000, taxMinor: 3_000_000 }],
    delivery: [],
    dueOn: "2026-12-08",
  };
  expect(tableOf(content, "Items")).toEqual([
    ["Solar system, part due with the parts on site", "1", "430,000.00", "7.5%", "30,000.00", "430,000.00"],
  ]);
  expect(tableOf(content, "Details")).toContainEqual(["Job", "J-10001"]);
  expect(tableOf(content, "Details")).toContainEqual(["Due on", "Dec 8, 2026"]);
});

it("names the buyer in the lines of their country, the firm that buys first and once", () => {
  const details = { company: "", landmark: "", state: "Lagos", postcode: "101233", taxNumber: "" };
  const lines = (buyer: InvoiceContent["buyer"]) => invoiceDocument({ ...CONTENT, buyer }).parties[1]?.lines;
  expect(lines({ ...CONTENT.buyer, details })).toEqual([
    "Amina Bello",
    "12 Gidan Rimi Close",
    "Lagos 101233",
    "Nigeria",
  ]);
  const firm = "Arewa Roof Power";
  expect(lines({ ...CONTENT.buyer, firm, details: { ...details, company: firm, taxNumber: "1042-7719" } })).toEqual([
    firm,
    "Amina Bello",
    "12 Gidan Rimi Close",
    "Lagos 101233",
    "Nigeria",
    "Tax number 1042-7719",
  ]);
  // A document from before addresses had more.
  expect(lines({ ...CONTENT.buyer, firm })).toEqual([firm, "Amina Bello", "12 Gidan Rimi Close", "Lagos", "Nigeria"]);
});
