import decodeQR from "qr/decode.js";
import { expect, it } from "vitest";
import { codePath, codeRows } from "./code";

const ADDRESS = `https://sunwright.example.org/passports/${"aB3_-".repeat(8)}xyz`;
/** Pixels a module. */
const SCALE = 4;

it("is read by a reader of codes as the address it is made from", () => {
  const rows = codeRows(ADDRESS);
  const side = rows.length * SCALE;
  const data = new Uint8Array(side * side * 3);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)];
    const isDark = rows[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] ?? false;
    data.fill(isDark ? 0 : 255, 3 * at, 3 * at + 3);
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(ADDRESS);
});

it("draws each dark module once, none in the quiet room", () => {
  const rows = codeRows(ADDRESS);
  expect(codePath(rows).match(/M/g)).toHaveLength(rows.flat().filter(Boolean).length);
  for (const edge of [rows.slice(0, 4), rows.slice(-4), rows.map((row) => row.slice(0, 4))])
    expect(edge.flat().some(Boolean)).toBe(false);
});
