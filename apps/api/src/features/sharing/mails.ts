import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { Letter } from "../../platform/outbox";

/**
 * Nothing in it that a stranger typed, as in the mails of accounts: the name of a project or a person could be an
 * advertisement, sent by us. Only the sharer's own address stands in it, and only once they have verified it.
 */
export const invitationMail = (url: string, from: string | null): Omit<Letter, "to"> => ({
  subject: `A solar project was shared with you on ${PRODUCT_NAME}`,
  paragraphs: [
    `${from ?? `Somebody with a ${PRODUCT_NAME} account`} shared a solar project with this address.`,
    { label: "Open the shared project", url },
    "The link opens for this address alone: sign in with it, or create an account with it and verify it first.",
    "If you do not know what this is about, ignore this mail: nothing was done in your name.",
  ],
});
