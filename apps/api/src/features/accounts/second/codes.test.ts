import { Secret } from "otpauth";
import { describe, expect, it } from "vitest";
import { appUri, codeAt, codeOfStep, newAppSecret, newRecoveryCodes, recoveryHash, stepOfCode } from "./codes";

/** Of both RFCs: the ASCII text "12345678901234567890". */
const SECRET = Secret.fromUTF8("12345678901234567890").base32;

/** RFC 4226, appendix D: HOTP of six digits by the counter. */
const RFC_4226 = ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"];
it.each(RFC_4226.map((code, counter) => [counter, code] as const))(
  "is the code of RFC 4226 for %i",
  (counter, code) => {
    expect(codeOfStep(SECRET, counter)).toBe(code);
  },
);

/** RFC 6238, appendix B, SHA-1: eight digits, of which the last six are the code of six. */
const RFC_6238 = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
] as const;
it.each(RFC_6238)("is the code of RFC 6238 %i s after 1970", (seconds, code) => {
  expect(codeAt(SECRET, new Date(seconds * 1_000))).toBe(code.slice(-6));
});

describe("a code that was typed", () => {
  const now = new Date(1_234_567_890_000);
  const step = Math.floor(1_234_567_890 / 30);
  const typed = (code: string, lastStep = 0) => stepOfCode({ secret: SECRET, code, now, lastStep });

  it("counts one step early and one late, no more", () => {
    expect([-2, -1, 0, 1, 2].map((away) => typed(codeOfStep(SECRET, step + away)))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
  });

  it("counts once, and none before it counts any more", () => {
    expect(typed(codeOfStep(SECRET, step), step)).toBeNull();
    expect(typed(codeOfStep(SECRET, step - 1), step)).toBeNull();
    expect(typed(codeOfStep(SECRET, step + 1), step)).toBe(step + 1);
  });

  it("has six digits", () => {
    for (const code of ["", "5924", "89005924", "abcdef"]) expect(typed(code)).toBeNull();
  });
});

it("makes secrets of 160 bits, which an app reads with issuer and address", () => {
  const secret = newAppSecret();
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(newAppSecret()).not.toBe(secret);
  const uri = new URL(appUri(secret, "ada@example.org"));
  expect(uri.protocol).toBe("otpauth:");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Sunwright",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});

it("makes ten recovery codes of 120 bits, which may be typed as they are read", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  const typed = "01AB-CDEF-GHJK-MNPQ-RSTV-WXYZ";
  for (const other of ["o1abcdefghjkmnpqrstvwxyz", "0LAB CDEF GHJK MNPQ RSTV WXYZ", "OiAB-CDEF-GHJK-MNPQ-RSTV-WXYZ"])
    expect(recoveryHash(other)).toBe(recoveryHash(typed));
  expect(recoveryHash("01AB-CDEF-GHJK-MNPQ-RSTV-WXYY")).not.toBe(recoveryHash(typed));
});
