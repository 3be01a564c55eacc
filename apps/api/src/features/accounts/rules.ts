import type { PICTURE_TYPES } from "@sunwright/contract/account";
import type { Certificate, InstallerSignup, RetailerSignup } from "@sunwright/contract/accounts";
import { PASSWORD_MIN, PICTURE_BYTES_MAX } from "@sunwright/contract/limits";
import { say } from "@sunwright/words/auth";
import type { z } from "zod";
import common from "./data/common-passwords.json" with { type: "json" };

const HOUR = 3_600_000;
/** [ms] */
export const VERIFICATION_LIFE = 24 * HOUR;
/** [ms] */
export const RESET_LIFE = HOUR;

/** How long a verification link that has ended is remembered, so that opening it again can say what became of it. [ms] */
export const VERIFICATION_REMEMBERED = 30 * 24 * HOUR;

/** How an address is stored and compared: people do not spell theirs the same way twice. */
export const normalEmail = (typed: string) => typed.toLowerCase();

const COMMON_PASSWORDS: ReadonlySet<string> = new Set(common.passwords.filter((word) => word.length >= PASSWORD_MIN));

/** Whether a password is among the first ones anybody would try, in whatever case. */
export const isCommonPassword = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase());

/** How opening a verification link ends. */
export type VerificationOutcome = "verified" | "already_verified" | "link_invalid";

/**
 * What the sign-in screen reads: it says an outcome that it knows in the language of its person, and shows the message of
 * another. Without a message it shows the specification's own.
 */
const VERIFICATION_QUERIES: Record<VerificationOutcome, () => Record<string, string>> = {
  verified: () => ({ verified: "true" }),
  already_verified: () => ({
    verified: "true",
    outcome: "already_verified",
    message: say("verification.usedBefore"),
  }),
  link_invalid: () => ({ verified: "false", outcome: "link_invalid", message: say("verification.linkInvalid") }),
};

/** Where a verification link leads: always our own sign-in screen, with words of our own. */
export const afterVerification = (outcome: VerificationOutcome) =>
  `/auth?${new URLSearchParams(VERIFICATION_QUERIES[outcome]()).toString()}`;

export type PictureType = (typeof PICTURE_TYPES)[number];

/** First bytes by format; null stands for any byte. Sources: RFC 2083 section 3.1, ITU-T T.81 B.1.1.3, RFC 9649 2.4. */
const SIGNATURES: readonly (readonly [PictureType, readonly (number | null)[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/webp", [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/** The type a picture has by its bytes, whatever anybody calls it; null for what we do not take. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (bytes.length > PICTURE_BYTES_MAX) return null;
  const found = SIGNATURES.find(([, signature]) =>
    signature.every((expected, index) => index < bytes.length && (expected === null || bytes[index] === expected)),
  );
  return found?.[0] ?? null;
}

interface Held {
  readonly certifications: readonly string[];
  readonly certificates: readonly Certificate[];
}

/**
 * Certificates after a change: each belongs to a certification that is held, and goes when that is given up. Null when
 * one was sent for a certification that is not held.
 */
export function certificatesHeld(before: Held, sent: Partial<Held>): Certificate[] | null {
  const held = sent.certifications ?? before.certifications;
  const isHeld = ({ name }: Certificate) => held.includes(name);
  if (sent.certificates === undefined) return before.certificates.filter(isHeld);
  return sent.certificates.every(isHeld) ? [...sent.certificates] : null;
}

/** The business of a sign-up; what was left out is empty. */
export const installerDetails = (body: z.output<typeof InstallerSignup>) => ({
  businessName: body.businessName,
  businessLicense: body.businessLicense ?? "",
  website: body.website ?? "",
  description: body.description ?? "",
  yearsExperience: body.yearsExperience,
  serviceRadius: body.serviceRadius,
  hourlyRate: body.hourlyRate,
  certifications: body.certifications,
  certificates: body.certificates,
});

export const retailerDetails = (body: z.output<typeof RetailerSignup>) => ({
  businessName: body.businessName,
  storeName: body.storeName,
  businessLicense: body.businessLicense ?? "",
  website: body.website ?? "",
  onlineStoreUrl: body.onlineStoreUrl ?? "",
  description: body.description ?? "",
  storeType: body.storeType,
  productCategories: body.productCategories,
});
