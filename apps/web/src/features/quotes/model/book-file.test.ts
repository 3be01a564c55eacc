import { describe, expect, it } from "vitest";
import { CsvUnreadable, readCsv } from "@sunwright/files/tables/csv";
import { bookFileOf } from "./book-file";

const HEAD = "kind;name;price;currency;supplier";
const fileOf = (...lines: readonly string[]) => bookFileOf(readCsv([HEAD, ...lines].join("\n")), "NGN");
const faultOf = (line: string) => fileOf(line).faults;

describe("a list of prices", () => {
  it("is read by kind or its name, in the firm's own currency where none stands", () => {
    expect(
      fileOf("cables;Solar cable 4 mm²,  a metre;1020;;Market", "Battery;Kora LFP;4.482.000,50;usd;", "dc-fuse;F;0;;"),
    ).toMatchObject({
      faults: [],
      prices: [
        { kind: "cables", name: "Solar cable 4 mm², a metre", currency: "NGN", costMinor: 102_000, supplier: "Market" },
        { kind: "battery", name: "Kora LFP", currency: "USD", costMinor: 448_200_050, supplier: "" },
        { kind: "dc-fuse", name: "F", currency: "NGN", costMinor: 0, supplier: "" },
      ],
    });
  });

  it.each([
    ["roof;A;1;;", "kind"],
    ["cables;;1;;", "name"],
    ["cables;A;free;;", "price"],
    ["cables;A;-1;;", "price"],
    ["cables;A;1,234;;", "twoWays"],
    ["cables;A;1;XYZ;", "currency"],
    [`cables;${"a".repeat(101)};1;;`, "long"],
    [`cables;A;1;;${"s".repeat(101)}`, "long"],
  ])("says of %j its fault, %s, with its line", (line, fault) => {
    expect(faultOf(line)).toMatchObject([{ line: 2, fault }]);
  });

  it("takes a name once for each kind and currency", () => {
    const { prices, faults } = fileOf("cables;A;1;;", "cables;a;2;;", "cables;A;3;USD;", "other;A;4;;");
    expect(prices.map(({ costMinor }) => costMinor)).toEqual([100, 300, 400]);
    expect(faults).toEqual([{ line: 3, fault: "twice", value: "a" }]);
  });

  it("is none without the columns, or without a line", () => {
    expect(() => bookFileOf(readCsv("name,price\nA,1"), "NGN")).toThrow(
      new CsvUnreadable("columns", { columns: ["name", "price"] }),
    );
    expect(() => bookFileOf(readCsv("kind,name,price"), "NGN")).toThrow(new CsvUnreadable("empty"));
  });

  it("has its currency beside the price, and its own names of columns", () => {
    const read = (text: string, byHand = {}) => bookFileOf(readCsv(text), "NGN", byHand);
    expect(read('Art;Bezeichnung;Einzelpreis\nBattery;Kora;"64,60 €"\ncables;A;₦ 1020\n').prices).toMatchObject([
      { kind: "battery", currency: "EUR", costMinor: 6_460 },
      { kind: "cables", currency: "NGN", costMinor: 102_000 },
    ]);
    expect(read("kind;name;price;currency\nBattery;Kora;64,60 €;NGN\n").faults).toMatchObject([{ fault: "currency" }]);
    expect(read("was;kind;netto\nKora;Battery;5\n", { was: "name", netto: "price" }).prices).toMatchObject([
      { name: "Kora", costMinor: 500 },
    ]);
    expect(read("kind;name;price\nBattery;#N/A;5\n").faults).toMatchObject([{ fault: "broken", value: "#N/A" }]);
  });
});
