import type { FirmCertificate, InstallerPage } from "@sunwright/contract/installers";
import type { CERTIFICATE_STATES } from "@sunwright/contract/shops";
import { daysAfter } from "../../platform/local-day";

/** Source: the marketplace's design, section 4: the life of a certificate. [days] */
const EXPIRING_WITHIN = 60;
/** How long before its end a firm is told: time for an office to answer. [days] */
const TOLD_BEFORE = 30;

interface Stored {
  readonly state: (typeof CERTIFICATE_STATES)[number];
  /** The last day, such as "2027-08-31"; null for one without an end. */
  readonly expires: string | null;
}

/** What its people read of a certificate on a day. It counts on its last one. */
export function shownState({ state, expires }: Stored, today: string): FirmCertificate["state"] {
  if (state !== "verified" || expires === null) return state;
  if (expires < today) return "expired";
  return expires <= daysAfter(today, EXPIRING_WITHIN) ? "expiring" : "verified";
}

/** The same where it counts: what everybody is shown; null for all others. */
export function livingState(stored: Stored, today: string): InstallerPage["certificates"][number]["state"] | null {
  const state = shownState(stored, today);
  return state === "verified" || state === "expiring" ? state : null;
}

/** The last days of certificates whose firms are told today. */
export const toldOfEnd = (today: string) => ({ from: today, until: daysAfter(today, TOLD_BEFORE) });
