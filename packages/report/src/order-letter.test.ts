import { describe, expect, it } from "vitest";
import { orderLetter, type OrderLetterContent } from "./order-letter";

const CONTENT: OrderLetterContent = {
  order: "SW-10480",
  orderedOn: "2026-10-19",
  shop: "Northern Volt",
  currency: "NGN",
  taxKind: "contained",
  seller: { name: "Northern Volt Ltd", address: "4 Audu Bako Way\nKano\nNigeria", phone: "", taxNumber: "" },
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
  delivery: [{ taxPercent: 7.5, amountMinor: 1_500_000, taxMinor: 104_651 }],
  totalMinor: 235_700_000,
  hold: { hours: 24 },
  payment: "transfer",
  bankDetails: "Sahel Trust Bank 20 4417 0938",
  payBy: "2026-10-21",
  way: "delivery",
  note: "Ring twice",
  withdrawalDays: null,
  withdrawal: null,
};

const textOf = (change: Partial<OrderLetterContent> = {}) =>
  orderLetter({ ...CONTENT, ...change }).paragraphs.join("\n");

describe("the mail of an order", () => {
  it("says what was ordered of whom, for how much, where it goes, and how and when it is paid", () => {
    expect(orderLetter(CONTENT).subject).toBe("Your order SW-10480 at Northern Volt");
    for (const part of [
      "7 × Heliora 400 Mono (HEL-400): 1,295,000.00 NGN",
      "1 × Duna PS 5.8: 1,047,000.00 NGN",
      "Delivery: 15,000.00 NGN",
      "Tax included: 164,441.86 NGN",
      "Total: 2,357,000.00 NGN",
      "12 Gidan Rimi Close",
      "Ring twice",
      "Payment: Bank transfer",
      "Pay by Oct 21, 2026",
      "Sahel Trust Bank 20 4417 0938",
      "Use SW-10480 as the payment reference",
      "4 Audu Bako Way",
    ])
      expect(textOf(), part).toContain(part);
    expect(textOf()).not.toMatch(/withdraw/i);
  });

  it("keeps bank details for transfers", () => {
    expect(textOf({ payment: "on-delivery", payBy: null })).not.toMatch(/Sahel Trust|Pay by/);
  });

  // Record 102.
  it("says whether the goods are held and how long, and lets nobody pay for what is not", () => {
    expect(textOf()).toContain("The goods are held for you until then.");
    expect(textOf({ payment: "on-delivery", payBy: null })).toContain("held for you for 24 hours");
    expect(textOf({ payment: "card" })).toContain("held for you for 15 minutes");
    expect(textOf({ payment: "invoice", payBy: null })).toContain("held for you until Northern Volt responds");
    const unheld = textOf({ hold: null, payBy: null });
    expect(unheld).toContain("No goods are held for this order");
    expect(unheld).toContain("Wait for that before you pay.");
    expect(unheld).not.toContain("held for you");
    expect(textOf({ hold: null, payBy: null, payment: "on-delivery" })).not.toContain("before you pay");
  });

  it("writes the address in the lines of its country", () => {
    const details = {
      company: "Isar Solar GmbH",
      landmark: "",
      state: "",
      postcode: "80337",
      taxNumber: "DE129273398",
    };
    const buyer = { ...CONTENT.buyer, street: "Lindwurmstraße 71", town: "München", country: "Germany", details };
    expect(textOf({ buyer })).toContain(
      "Deliver to\nAmina Bello\nIsar Solar GmbH\nLindwurmstraße 71\n80337 München\nGermany\nTax number DE129273398\n",
    );
    expect(textOf()).toContain("Amina Bello\n12 Gidan Rimi Close\nKano\nNigeria\n");
  });

  // Directive 2011/83/EU, annex I: the time, how to withdraw, the refund and who pays for the return.
  it("says the right to withdraw where the law gives one", () => {
    const text = textOf({ withdrawal: { days: 14, refundsDelivery: true, paysReturn: true, refundDays: 14 } });
    for (const part of [
      "within 14 days without giving a reason",
      "I withdraw from my purchase SW-10480",
      "within 14 days, including the cost of standard delivery",
      "direct cost of sending the goods back",
    ])
      expect(text, part).toContain(part);
  });
});
