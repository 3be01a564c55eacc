import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** [ms] */
const STEP = 30_000;

/** Bytes of a text in base 32. Source: RFC 4648, section 6. */
function bytesOf(base32: string): Buffer {
  const bits = Array.from(base32, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an app shows for a secret, so many steps from now. Source: RFC 6238 and RFC 4226, section 5.3. */
export function oneTimeCode(secret: string, stepsFromNow = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP) + stepsFromNow));
  const hash = createHmac("sha1", bytesOf(secret.replaceAll(/\s/g, "")))
    .update(counter)
    .digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** A code of a step that was not used: each counts once, and one step early still counts, so it waits for what is left. */
export async function nextCode(secret: string, used: string): Promise<string> {
  for (;;) {
    const code = oneTimeCode(secret, 1);
    if (code !== used) return code;
    await new Promise((resume) => setTimeout(resume, 500));
  }
}
