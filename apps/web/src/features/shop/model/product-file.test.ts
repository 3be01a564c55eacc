import { expect, it } from "vitest";
import { CsvUnreadable, readCsv, writeCsv } from "../../../lib/csv";
import { productFileOf, productTable, setsOfRows, templateOf } from "./product-file";

const read = (text: string) => productFileOf(readCsv(text));

it("reads products by the names of their columns; an empty cell says nothing", () => {
  const file = read(
    [
      "SKU;Category;Name;Public price;trade_price_10;cost;Power-Watts;power_percent_per_kelvin;remark",
      "HEL-400;Panel;Heliora 400;259.000,50;215,000.00;;400;-0,29;new",
      "BAT-1;battery;;;;189,000.00;;;",
    ].join("\n"),
  );
  expect(file.faults).toEqual([]);
  expect(file.unknown).toEqual(["remark"]);
  expect(file.rows).toEqual([
    {
      line: 2,
      sku: "HEL-400",
      category: "panel",
      name: "Heliora 400",
      prices: [
        { list: "public", fromQuantity: 1, unitMinor: 25_900_050 },
        { list: "trade", fromQuantity: 10, unitMinor: 21_500_000 },
      ],
      spec: { powerWatts: 400, powerPercentPerKelvin: -0.29 },
    },
    { line: 3, sku: "BAT-1", category: "battery", costMinor: 18_900_000, prices: [], spec: {} },
  ]);
});

it("names line and column of what is wrong, and keeps the other rows", () => {
  const file = read(
    [
      "sku,category,name,public_price,currency,multiple,power_watts,state",
      "A,roof,A,1,USD,1,400,draft",
      "B,panel,B,-1,USD,1,400,draft",
      'C,panel,C,1,USD,1,"5,800",draft',
      'CC,panel,C,"215,000",USD,1,400,draft',
      "D,panel,D,1,XYZ,1,400,draft",
      "E,panel,E,1,USD,0.5,400,draft",
      ",panel,F,1,USD,1,400,draft",
      "G,panel,G,1,USD,1,400,archived",
      "H,panel,H,1,USD,1,400,draft",
      "h,panel,H,1,USD,1,400,draft",
    ].join("\n"),
  );
  expect(file.faults.map(({ fault, line, column }) => `${line} ${column} ${fault}`)).toEqual([
    "2 category choice",
    "3 public_price number",
    "4 power_watts twoWays",
    "5 public_price twoWays",
    "6 currency choice",
    "7 multiple number",
    "8 sku missing",
    "9 state choice",
    "11 sku twice",
  ]);
  expect(file.rows.map(({ sku }) => sku)).toEqual(["H"]);
});

it("refuses a table without numbers of products, and an empty one", () => {
  expect(() => read("name,price\nA,1")).toThrow(CsvUnreadable);
  expect(() => read("sku,name")).toThrow(CsvUnreadable);
});

it("makes sets that a call takes: of 100 rows, and of fewer where they are long", () => {
  const short = Array.from({ length: 101 }, (_, line) => ({ line }));
  expect(setsOfRows(short).map((set) => set.length)).toEqual([100, 1]);
  const long = Array.from({ length: 200 }, () => ({ description: "é".repeat(2_000) }));
  const sets = setsOfRows(long);
  expect(sets.flat()).toHaveLength(200);
  for (const set of sets) expect(new TextEncoder().encode(JSON.stringify(set)).length).toBeLessThan(256_000);
});

it("writes products so that they are read as they were, and no formula leaves", () => {
  const product = {
    sku: "=HYPERLINK(1)",
    category: "charge-controller" as const,
    name: "Zephyr 60",
    brand: "+Zephyr",
    model: "",
    description: 'Says "hello", twice',
    state: "published" as const,
    taxPercent: null,
    warrantyYears: 5,
    multiple: 1,
    costMinor: null,
    spec: { type: "MPPT", chargeAmperes: 60, batteryVolts: [12, 24, 48], panelVoltsMax: null },
    prices: [
      { list: "public" as const, fromQuantity: 1, unitMinor: 12_345 },
      { list: "trade" as const, fromQuantity: 10, unitMinor: 10_000 },
    ],
  };
  const text = writeCsv(productTable([product], "USD"));
  expect(text).not.toMatch(/(^|,)[=+]/m);
  const [row] = read(text).rows;
  expect(row).toMatchObject({
    category: "charge-controller",
    description: 'Says "hello", twice',
    state: "published",
    warrantyYears: 5,
    spec: { type: "MPPT", chargeAmperes: 60, batteryVolts: [12, 24, 48] },
    prices: product.prices,
  });
});

it("has a template for each category, with its figures as columns", () => {
  expect(templateOf("battery")).toEqual(
    expect.arrayContaining(["sku", "public_price", "trade_price", "ampere_hours", "usable_percent"]),
  );
});
