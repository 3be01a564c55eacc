import { expect, it } from "vitest";
import { orderDocument, type OrderContent } from "./order";

const CONTENT: OrderContent = {
  order: "SW-10480",
  orderedOn: "2026-10-19",
  currency: "NGN",
  taxKind: "contained",
  seller: {
    name: "Northern Volt Ltd",
    address: "3 Ibrahim Taiwo Road\nKano\nNigeria",
    taxNumber: "1042-7719",
    register: "CAC, RC 551204",
    phone: "",
  },
  buyer: {
    name: "Amina Bello",
    firm: null,
    street: "12 Gidan Rimi Close",
    town: "Kano",
    country: "Nigeria",
    phone: "+44 1632 960 142",
  },
  // Mock 20 of the shop's screens: 7 × 185,000 and 1,047,000 contain 163,395 of VAT at 7.5 %.
  lines: [
    {
      name: "Heliora 400 Mono",
      sku: "HEL-400",
      quantity: 7,
      unitMinor: 18_500_000,
      taxPercent: 7.5,
      amountMinor: 129_500_000,
      taxMinor: 9_034_884,
    },
    {
      name: "Duna PS 5.8",
      sku: "",
      quantity: 1,
      unitMinor: 104_700_000,
      taxPercent: 7.5,
      amountMinor: 104_700_000,
      taxMinor: 7_304_651,
    },
  ],
  delivery: [],
  payment: "transfer",
  bankDetails: "Sahel Trust Bank 20 4417 0938",
  way: "delivery",
  note: "",
  withdrawalDays: null,
};

it("says what was ordered of whom, for whom, at what price and tax, and how it is paid", () => {
  const { title, note, parties, sections } = orderDocument(CONTENT);
  expect([title, note]).toEqual(["Order SW-10480", expect.stringContaining("As placed on Oct 19, 2026.")]);
  expect(parties).toEqual([
    {
      label: "Seller",
      lines: [
        "Northern Volt Ltd",
        "3 Ibrahim Taiwo Road",
        "Kano",
        "Nigeria",
        "Tax number 1042-7719",
        "Register: CAC, RC 551204",
      ],
    },
    {
      label: "Deliver to",
      lines: ["Amina Bello", "12 Gidan Rimi Close", "Kano", "Nigeria", "+44 1632 960 142"],
    },
  ]);
  const text = JSON.stringify(sections);
  for (const part of ["1,295,000.00", "1,047,000.00", "163,395.35", "2,342,000.00", "Bank transfer", "20 4417 0938"])
    expect(text, part).toContain(part);
  expect(text).not.toContain("Withdrawal");
});

it("names the legal time to withdraw where there is one, and that it is collected", () => {
  const { parties, sections } = orderDocument({
    ...CONTENT,
    way: "collection",
    note: "Ring twice",
    withdrawalDays: 14,
  });
  expect(parties[1]?.label).toBe("Collected by");
  const text = JSON.stringify(sections);
  for (const part of ["Collection at the shop", "Ring twice", "14 days from delivery, by law"])
    expect(text).toContain(part);
});
