import { expect, it } from "vitest";
import { newId } from "./ids";
import { hashSecret, looksLikeSecret, newSecret } from "./secrets";

it("makes version 7 identifiers whose first 48 bits are the time, as RFC 9562 section 5.7 lays them out", () => {
  // The instant of the RFC's own test vector, appendix A.6.
  const id = newId(new Date(0x017f22e279b0));
  expect(id).toMatch(/^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it("makes identifiers that sort by time and do not repeat", () => {
  const ids = Array.from({ length: 1000 }, (_, index) => newId(new Date(1_800_000_000_000 + index)));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(Array.from({ length: 10_000 }, () => newId(new Date(0)))).size).toBe(10_000);
});

it("makes secrets of 256 bits that fit a cookie and a link", () => {
  const secret = newSecret();
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(newSecret()).not.toBe(secret);
});

it("tells a secret from anything else before it costs a query", () => {
  expect(looksLikeSecret(newSecret())).toBe(true);
  for (const text of [undefined, "", "x", "a".repeat(42), "a".repeat(44), `${"a".repeat(42)}%`]) {
    expect(looksLikeSecret(text)).toBe(false);
  }
});

it("stores a secret as its SHA-256", () => {
  // FIPS 180-2, appendix B.1.
  expect(hashSecret("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
