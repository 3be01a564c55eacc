import { randomBytes, timingSafeEqual } from "node:crypto";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { HOTP, Secret, TOTP } from "otpauth";
import { hashSecret } from "../../../platform/secrets";

/**
 * Codes of an app: RFC 6238 over RFC 4226 with SHA-1, what every app understands. 160 bits, as RFC 4226, section 4,
 * recommends. [bytes]
 */
const SECRET_BYTES = 20;
const DIGITS = 6;
/** [s] RFC 6238, section 5.2. */
const PERIOD = 30;
/** Steps by which a clock may differ to either side. Source: the same section. */
const TOLERANCE = 1;

export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads as a QR code. */
export const appUri = (secret: string, email: string): string =>
  new TOTP({ issuer: PRODUCT_NAME, label: email, secret, digits: DIGITS, period: PERIOD }).toString();

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1_000 / PERIOD);

export const codeOfStep = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: DIGITS, counter: step });

export const codeAt = (secret: string, now: Date): string => codeOfStep(secret, stepAt(now));

interface Typed {
  readonly secret: string;
  readonly code: string;
  readonly now: Date;
  /** The newest step whose code was used. */
  readonly lastStep: number;
}

/** The step whose code this is; null for a wrong one, and for one of a step that was used. */
export function stepOfCode({ secret, code, now, lastStep }: Typed): number | null {
  const current = stepAt(now);
  let found: number | null = null;
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step++) {
    // All of them are compared, so that the time says nothing of which one it was.
    if (isSame(codeOfStep(secret, step), code) && step > lastStep) found = step;
  }
  return found;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Without letters that look like digits: Crockford's base 32. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RECOVERY_CODES = 10;
/** 120 random bits, over the 112 from which ASVS 5.0, 6.5.2, lets a plain hash stand for a secret. [characters] */
const RECOVERY_LENGTH = 24;
const GROUP = 4;

/** Ten codes as they are shown, such as "7K2M-…". */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

function newRecoveryCode(): string {
  // 256 is a multiple of 32: every letter is as likely.
  const letters = [...randomBytes(RECOVERY_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length] ?? "0").join("");
  return (letters.match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-");
}

/** What is stored of a recovery code, however it is typed: in small letters, without hyphens, O for 0, I or L for 1. */
export const recoveryHash = (typed: string): string =>
  hashSecret(
    typed
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, "")
      .replaceAll("O", "0")
      .replaceAll(/[IL]/g, "1"),
  );
