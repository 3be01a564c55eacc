import { expect, it } from "vitest";
import { decimalSignOf, figureIn } from "@sunwright/files/tables/figure-in";
import { minorIn, piecesIn } from "./file-figure";

it.each([
  ["1,047,000", 1_047_000],
  ["1.047.000,50", 1_047_000.5],
  ["1,047,000.50", 1_047_000.5],
  ["236500.25", 236_500.25],
  ["1 200", 1_200],
  ["0,125", 0.125],
  ["−0.29", -0.29],
  ["2.277", "twoWays"],
  ["5,800", "twoWays"],
  ["-5,800", "twoWays"],
  ["1,04,000", 104_000],
  ["1,0,000", null],
  ["12O", null],
  ["=1+1", null],
  ["", null],
] as const)("reads the figure %j as %j", (text, value) => {
  expect(figureIn(text)).toBe(value);
});

it("reads the decimals of a file that says how it writes them", () => {
  const of = (...cells: string[]) => decimalSignOf([{ cells }]);
  expect([
    of("2.277", "12.50"),
    of("0.125"),
    of("4.500,00"),
    of("12,5"),
    of("1.2", "1,2"),
    of("2.277", "x.12"),
  ]).toEqual([".", ".", ",", ",", null, null]);
  expect([figureIn("2.277", "."), figureIn("2.277", ","), figureIn("5,800", ".")]).toEqual([
    2.277,
    "twoWays",
    "twoWays",
  ]);
});

it.each([
  ["215000", 21_500_000],
  ["215,000.00", 21_500_000],
  ["1.047.000,50", 104_700_050],
  ["10,5", 1_050],
  ["215,000", "twoWays"],
  ["1.234", "twoWays"],
  ["0.125", null],
  ["10.1234", null],
  ["-5", null],
  ["10000000000.01", null],
] as const)("reads the price %j as %j minor units", (text, minor) => {
  expect(minorIn(text)).toBe(minor);
});

it.each([
  ["1200", 1_200],
  ["1 200", 1_200],
  ["1,200,000", 1_200_000],
  ["3.0", 3],
  ["2.5", null],
  ["1,5", null],
  ["1,200", "twoWays"],
  ["1.200", "twoWays"],
  ["-1", null],
  ["10000001", null],
] as const)("reads %j as %j pieces", (text, pieces) => {
  expect(piecesIn(text)).toBe(pieces);
});
