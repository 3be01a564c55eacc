import { expect, it } from "vitest";
import { QUOTE_FIELDS, readQuote, type QuoteField } from "./read-quote";

const valuesOf = (text: string, home: Parameters<typeof readQuote>[1] = "NGN") => {
  const { fields, currency, parts } = readQuote(text, home);
  const values = Object.fromEntries(
    QUOTE_FIELDS.flatMap((field) => {
      const one = fields[field];
      return one === undefined ? [] : [[field, one.state === "check" ? `${one.value}?` : one.value]];
    }),
  );
  return { ...values, currency, parts };
};
const priceIn = (text: string) => {
  const { price } = readQuote(text, "NGN").fields;
  return price && [price.value, price.state];
};

/** The quotation of mock 47, as its paper has it. */
const DANLADI = `Danladi Solar, Kano. Quotation 18/11/2026
6 x 450W mono solar panels
4 x 12V 200Ah tubular gel battery
5kVA inverter
Mounting rails, cables
Installation included
1 year warranty
70% deposit before delivery, 30% after
All inclusive total: ₦5,150,000`;

it("reads a quotation as mock 47 has it: 6 × 450 W, 9.6 kWh of gel, 5 kVA taken as 4 kW", () => {
  expect(valuesOf(DANLADI)).toEqual({
    price: "5150000",
    count: "6",
    watts: "450",
    // 4 × 12 V × 200 Ah; the pieces are multiplied, so it is to be checked.
    kwh: "9.6?",
    chemistry: "gel",
    kilowatts: "4?",
    installation: "yes",
    // On what it is is not said.
    warranty: "1?",
    upfront: "70",
    currency: "NGN",
    parts: ["mounting", "cables"],
  });
});

it("reads rows of a table with quantity, price and amount, in rand and in euros", () => {
  expect(
    valuesOf(
      `Canadian Solar 550W panel 10 2,450.00 24,500.00
Pylontech US5000 4.8 kWh lithium battery 2 pcs R28,900.00 R57,800.00
Sunsynk 8kW hybrid inverter 1 R32,000.00
Surge protection, DC isolator
VAT incl.
Grand Total R148,350.50`,
      "ZAR",
    ),
  ).toMatchObject({
    count: "10?",
    watts: "550",
    kwh: "9.6?",
    chemistry: "lithium",
    kilowatts: "8",
    vat: "contained",
    price: "148350.5",
    currency: "ZAR",
    parts: ["dc-isolator", "surge-protection"],
  });
  expect(
    valuesOf(
      `10 Stück Solarmodule 440 Wp
Wechselrichter 5 kW
Batteriespeicher LFP 10,24 kWh
zzgl. MwSt
Anzahlung 40 %
Garantie auf Module 15 Jahre
Gesamtbetrag 14.980,00 €`,
      "EUR",
    ),
  ).toMatchObject({
    count: "10",
    watts: "440",
    kilowatts: "5",
    kwh: "10.24",
    chemistry: "lithium",
    vat: "added",
    upfront: "40",
    warranty: "15",
    price: "14980",
    currency: "EUR",
  });
});

it("asks about an amount that can be read in two ways, and about one that no line calls the total", () => {
  expect(priceIn("Total 5.150"), "a group or decimals").toEqual(["5150", "check"]);
  expect(priceIn("Panels ₦900,000\nEverything ₦4,200,000"), "the largest").toEqual(["4200000", "check"]);
});

it("finds nothing in what is no quote", () => {
  for (const text of ["", "Dear Amina, thank you for your call.", "<script>alert(1)</script>", "\u202E000,051,5"])
    expect(valuesOf(text), text).toEqual({ currency: null, parts: [] });
});

it("comes to an end of 100 kB of one line, of digits and of blanks", () => {
  const readings = ["1", " ", "6 x 450W ", "1,", "panel ", "₦", "total 1 "].map((one) => [
    readQuote(one.repeat(100_000 / one.length), "NGN").fields,
    readQuote(`${one.repeat(20)}\n`.repeat(500), "NGN").fields,
  ]);
  expect(readings).toHaveLength(7);
  expect(readings[1], "of blanks").toEqual([{}, {}]);
});

it("names each thing once, by its first mention", () => {
  const fields: QuoteField[] = ["count", "watts"];
  const { fields: found } = readQuote("8 x 400W panels\n2 x 550W panels", "NGN");
  expect(fields.map((field) => found[field]?.value)).toEqual(["8", "400"]);
});
