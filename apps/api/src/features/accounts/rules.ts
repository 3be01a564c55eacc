import type { Certificate, InstallerSignup, RetailerSignup } from "@sunwright/contract/accounts";
import { PASSWORD_MIN, PICTURE_BYTES_MAX } from "@sunwright/contract/limits";
import { say } from "@sunwright/words/auth";
import type { z } from "zod";
import { typeOfPicture } from "../../platform/media/signature";
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
export const isCommonPassword = (password: string) => COMMON_PASSWORDS.has(password.normalize("NFKC").toLowerCase());

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

/** The type a picture of an account has by its bytes; null for what we do not take. */
export const pictureType = (bytes: Uint8Array) => (bytes.length > PICTURE_BYTES_MAX ? null : typeOfPicture(bytes));

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
  // Who has no account yet has no files.
  certificates: body.certificates.map(({ fileId: _none, ...certificate }) => certificate),
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
