import { fileText } from "@sunwright/contract/file-text";
import { expect, it } from "vitest";
import { CSV_BYTES_MAX, CSV_ROWS_MAX, CsvUnreadable, readCsv, writeCsv } from "@sunwright/files/tables/csv";
import { stockFileOf } from "./stock-file";

const cells = (text: string) => readCsv(text).map((line) => line.cells);

it("reads quotes, breaks inside them, semicolons, tabs and every line end (RFC 4180)", () => {
  expect(cells('a,b\r\n"x, ""y""","two\nlines"\n')).toEqual([
    ["a", "b"],
    ['x, "y"', "two\nlines"],
  ]);
  expect(cells("a;b\n1,5;2")).toEqual([
    ["a", "b"],
    ["1,5", "2"],
  ]);
  expect(cells("a\tb\r1\t2")).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(readCsv('a,b\n"1\n1",2\n\n3,4').map(({ line }) => line)).toEqual([1, 2, 5]);
});

it("reads UTF-8, UTF-16 both ways and Windows-1252", () => {
  const text = "sku,ü₦";
  expect(fileText(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
  const units = Array.from(`\uFEFF${text}`, (sign) => sign.charCodeAt(0));
  expect(fileText(Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8])))).toBe(text);
  expect(fileText(Uint8Array.from(units.flatMap((unit) => [unit >> 8, unit & 0xff])))).toBe(text);
  expect(fileText(Uint8Array.of(0x73, 0xfc))).toBe("sü");
});

it("refuses a hundred thousand rows after the first that are too many, and a file of more than 20 MB unread", () => {
  const began = performance.now();
  const rows = `sku,location,on_hand\n${"HEL-400M,Main store,38\n".repeat(100_000)}`;
  expect(() => readCsv(rows)).toThrow(new CsvUnreadable("rows"));
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(CSV_BYTES_MAX).toBe(20 * 1024 * 1024);
});

it("refuses what is no table, has no rows, no columns or too many rows", () => {
  const why = (text: string) => {
    try {
      stockFileOf(readCsv(text));
      return null;
    } catch (error) {
      return error instanceof CsvUnreadable ? error.why : error;
    }
  };
  expect(why("\u0089PNG\u0000")).toBe("text");
  expect(why("")).toBe("empty");
  expect(why("sku,location")).toBe("empty");
  expect(why("name,count\nx,1")).toBe("columns");
  expect(why(`sku,location\n${"a,b\n".repeat(CSV_ROWS_MAX + 1)}`)).toBe("rows");
});

it.each([
  ['sku,name\nA,one\nB,"two\nC,three', 3],
  // The quote of one line ends with the one of another: what stands between would be one cell.
  ['sku,name\nA,"19 inch\nB,two\nC,"three"', 2],
  ['sku,name\n"A"x,one', 2],
])("refuses a quote that swallows what follows, with its line: %j", (text, line) => {
  expect(() => readCsv(text)).toThrow(new CsvUnreadable("quote", { line }));
});

it("lets no formula leave", () => {
  const line = ["=1+1", "+49", "-2+3", "@SUM(A1)", -5, 'say "x"'];
  expect(writeCsv([line])).toBe(`'=1+1,'+49,'-2+3,'@SUM(A1),-5,"say ""x"""\r\n`);
});

it("gives back what left, to the letter", () => {
  const cells = [
    "+PV-100",
    "-20 °C logger",
    "- reads two strings\n- 25 years",
    "=1",
    "@home",
    "'",
    "'-20",
    "''=1",
    "5'",
    "-5",
  ];
  expect(readCsv(writeCsv([cells]))).toEqual([{ line: 1, cells }]);
});

it("names line and column of what is no number, two numbers, no day or missing, and keeps the other rows", () => {
  const file =
    "SKU;Location;On hand;incoming_on;public_price\nA;Main;12O;;\nB;Main;3;1.12.2026;\n;Main;1;;\nC;Main;7;2026-12-01;10,50\nD;Main;1;;-1\nE;Main;2.5;;\nF;Main;1,5;;\nG;Main;1;;1.234\nH;Main;1,200;;\nI;Main;1;2026-11-31;";
  const read = stockFileOf(readCsv(file));
  expect(read.faults.map(({ fault, line, column }) => [fault, line, column])).toEqual([
    ["number", 2, "on_hand"],
    ["missing", 4, "sku"],
    ["number", 6, "public_price"],
    ["number", 7, "on_hand"],
    ["number", 8, "on_hand"],
    ["twoWays", 9, "public_price"],
    ["twoWays", 10, "on_hand"],
    ["date", 11, "incoming_on"],
  ]);
  expect(read.rows).toEqual([
    { line: 3, sku: "B", location: "Main", onHand: 3, incomingOn: "2026-12-01" },
    { line: 5, sku: "C", location: "Main", onHand: 7, incomingOn: "2026-12-01", publicPrice: 1_050 },
  ]);
});
