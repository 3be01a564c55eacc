import { randomFillSync } from "node:crypto";

/**
 * A UUID whose first 48 bits are the time, so that new rows land together at the end of the index.
 * Made here because `uuidv7()` exists only from PostgreSQL 18 on. Source: RFC 9562, section 5.7.
 * An identifier, never a secret.
 */
export function newId(now: Date): string {
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = 0x70 | (bytes.readUInt8(6) & 0x0f);
  bytes[8] = 0x80 | (bytes.readUInt8(8) & 0x3f);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** No id that was made at a time or later stands before it. */
export function firstId(at: Date): string {
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
