import { expect, it } from "vitest";
import { fileText } from "./file-text";

// Source: WHATWG Encoding Standard, windows-1252; "São Tomé" as an editor of Windows saves it without a mark.
const LATIN = Uint8Array.of(0x53, 0xe3, 0x6f, 0x20, 0x54, 0x6f, 0x6d, 0xe9);

it("reads UTF-8 where a file is that, and Windows-1252 where it is not", () => {
  expect(fileText(new TextEncoder().encode("São Tomé, Ɗanladi, €"))).toBe("São Tomé, Ɗanladi, €");
  expect(fileText(LATIN)).toBe("São Tomé");
  expect(fileText(Uint8Array.of(0x36, 0x34, 0x20, 0x80))).toBe("64 €");
});

it("goes by a byte-order mark, and leaves it out", () => {
  expect(fileText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41))).toBe("A");
  expect(fileText(Uint8Array.of(0xff, 0xfe, 0x41, 0x00))).toBe("A");
  expect(fileText(Uint8Array.of(0xfe, 0xff, 0x00, 0x41))).toBe("A");
});

it("reads what Excel saves as a CSV for the Macintosh: lines end with a return alone, letters are of Mac OS Roman", () => {
  // Source: WHATWG Encoding Standard, index macintosh: ü is 0x9F, € 0xDB.
  const munich = [0x4d, 0x9f, 0x6e, 0x63, 0x68, 0x65, 0x6e, 0x3b, 0x36, 0x34, 0xdb];
  expect(fileText(Uint8Array.of(...munich, 0x0d, 0x41))).toBe("München;64€\rA");
  expect(fileText(Uint8Array.of(0x53, 0xfc, 0x64, 0x0d, 0x0a, 0x41))).toBe("Süd\r\nA");
});
