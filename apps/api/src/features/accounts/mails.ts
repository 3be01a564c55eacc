import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { Letter } from "../../platform/outbox";
import { RESET_LIFE, VERIFICATION_LIFE } from "./rules";

/** Mails leave with nothing in them that a stranger typed: a name could be an advertisement, sent by us. */
type Words = Omit<Letter, "to">;

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** In UTC, because the reader's time zone is not known here. */
const moment = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Links start with the configured address, never with what a request called us. */
const withToken = (publicUrl: string, path: string, token: string) =>
  `${publicUrl}${path}?${new URLSearchParams({ token }).toString()}`;

export const verificationMail = (publicUrl: string, token: string): Words => ({
  subject: `Verify your email address for ${PRODUCT_NAME}`,
  paragraphs: [
    `A ${PRODUCT_NAME} account was created with this address. Open this link within ${VERIFICATION_LIFE / HOUR} hours to verify the address.`,
    { label: "Verify email address", url: withToken(publicUrl, "/api/auth/verify-email", token) },
    "If you did not create the account, ignore this mail: the address stays unverified.",
  ],
});

export const resetMail = (publicUrl: string, token: string): Words => ({
  subject: `Set a new ${PRODUCT_NAME} password`,
  paragraphs: [
    `Somebody asked for a new password for the ${PRODUCT_NAME} account with this address. This link works once, for ${RESET_LIFE / MINUTE} minutes.`,
    { label: "Set a new password", url: withToken(publicUrl, "/reset-password", token) },
    "If you did not ask, ignore this mail: your password stays as it is.",
  ],
});

export const passwordChangedMail = (publicUrl: string, at: Date): Words => ({
  subject: `Your ${PRODUCT_NAME} password was changed`,
  paragraphs: [
    `The password of your ${PRODUCT_NAME} account was changed on ${moment(at)}. Every other session of the account was ended.`,
    'If this was not you, choose "Forgot your password?" on the sign-in page and set a new one now.',
    { label: "Sign-in page", url: `${publicUrl}/auth` },
    "If it was you, there is nothing to do.",
  ],
});

export const accountDeletedMail = (at: Date): Words => ({
  subject: `Your ${PRODUCT_NAME} account was deleted`,
  paragraphs: [
    `Your ${PRODUCT_NAME} account and everything it held were deleted on ${moment(at)}. This cannot be undone.`,
    "If this was not you, somebody knew your password: change it wherever else you use it.",
  ],
});
