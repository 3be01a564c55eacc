import { expect, it } from "vitest";
import { CsvUnreadable, readCsv, writeCsv } from "@sunwright/files/tables/csv";
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

// Headers and rows as the exporters of the two shops write them.
it("reads an export of WooCommerce: price, category and brand; its type is no specification", () => {
  const file = read(
    [
      "ID,Type,SKU,Name,Published,Stock,Regular price,Categories,Brands",
      '12,simple,WP-400,Panel 400 W,1,30,"145,50",Solar > Panels,Halo',
    ].join("\n"),
  );
  expect(file.faults).toEqual([]);
  expect(file.rows).toEqual([
    {
      line: 2,
      sku: "WP-400",
      category: "panel",
      name: "Panel 400 W",
      brand: "Halo",
      prices: [{ list: "public", fromQuantity: 1, unitMinor: 14_550 }],
      spec: {},
    },
  ]);
  expect(file.unknown).toEqual(["id", "type", "published", "stock"]);
});

it("reads an export of Shopify: a line a variant, pictures left out", () => {
  const file = read(
    [
      "Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src",
      "panel-400,Panel 400 W,Halo,Solar panels,Title,Default Title,WP-400,30,145.50,a.jpg",
      "panel-400,,,,,,,,,b.jpg",
      "cable,Solar cable,Kabeltec,Cables,Colour,red,C-R,5,1.20,",
      "cable,,,,Colour,black,C-B,5,1.30,",
    ].join("\n"),
  );
  expect(file.faults).toEqual([]);
  expect(
    file.rows.map(({ line, sku, name, brand, category, prices }) => [
      line,
      sku,
      name,
      brand,
      category,
      prices[0]?.unitMinor,
    ]),
  ).toEqual([
    [2, "WP-400", "Panel 400 W", "Halo", "panel", 14_550],
    [4, "C-R", "Solar cable red", "Kabeltec", "cable", 120],
    [5, "C-B", "Solar cable black", "Kabeltec", "cable", 130],
  ]);
});

it("reads any columns as it is told, once for a shop", () => {
  const text = "Artikelnummer;Bezeichnung;VK;Leistung\nHEL-400;Heliora 400;145,50;400 Wp";
  expect(() => read(text)).toThrow(
    new CsvUnreadable("columns", { columns: ["Artikelnummer", "Bezeichnung", "VK", "Leistung"] }),
  );
  const byHand = { artikelnummer: "sku", bezeichnung: "name", vk: "public_price", leistung: "power_watts" };
  const file = productFileOf(readCsv(text), byHand);
  expect(file.faults).toEqual([]);
  expect(file.rows).toEqual([
    {
      line: 2,
      sku: "HEL-400",
      name: "Heliora 400",
      prices: [{ list: "public", fromQuantity: 1, unitMinor: 14_550 }],
      spec: { powerWatts: 400 },
    },
  ]);
  // "" of a column that we know: it is left out.
  expect(productFileOf(readCsv("sku,name\nA,B"), { name: "" }).rows[0]).toEqual({
    line: 2,
    sku: "A",
    prices: [],
    spec: {},
  });
});

it("reads signs and units in cells, and refuses those of another measure or currency", () => {
  const head = "sku;public_price;tax_percent;open_volts;power_watts;width_metres;warranty_years";
  const file = read(
    [
      head,
      "A;64,60 €;0 %;37,1 V;0,4 kW;1.134 mm;25 years",
      "B;EUR 1.064,60;19 %;37,1V;400 Wp;1,13 m;",
      "C;₦ 64,60;;;;;",
      "D;64,60;;37,1 A;;;",
    ].join("\n"),
  );
  expect(file.rows.map(({ sku }) => sku)).toEqual(["B", "C"]);
  // "1.134 mm" is a metre and a bit or a millimetre and a bit.
  expect(file.faults.map(({ line, column, fault }) => `${line} ${column} ${fault}`)).toEqual([
    "2 width_metres twoWays",
    "5 open_volts unit",
  ]);
  expect(file.rows[0]).toMatchObject({
    currency: "EUR",
    taxPercent: 19,
    prices: [{ unitMinor: 106_460 }],
    spec: { openVolts: 37.1, powerWatts: 400, widthMetres: 1.13 },
  });
  expect(file.rows[1]).toMatchObject({ currency: "NGN" });
  const twice = read("sku,public_price,cost\nA,64.60 €,50.00 £");
  expect(twice.faults.map(({ column, fault }) => `${column} ${fault}`)).toEqual(["currency choice"]);
});

it("refuses a number that a spreadsheet has shortened, with its line", () => {
  const file = read('sku,name\n4.0028E+12,A\n"4,00E+11",B\nE2-40,C');
  expect(file.faults.map(({ line, column, fault }) => `${line} ${column} ${fault}`)).toEqual([
    "2 sku scientific",
    "3 sku scientific",
  ]);
  expect(file.rows.map(({ sku }) => sku)).toEqual(["E2-40"]);
});
