import { INSTALLED_POWER_MAX, LANGUAGES } from "@sunwright/contract/installers";
import { WORST_NAME, WORST_TEXT } from "./worst-texts";
import { SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import type { LargestCall } from "./largest-call";

const NOBODY = "019f0000-0000-7000-8000-000000000000";
const LINE = WORST_NAME.slice(0, 90);
const profile = {
  version: 1,
  name: LINE,
  about: WORST_TEXT,
  phone: LINE,
  website: `https://example.org/${"a".repeat(170)}`,
  country: "Nigeria",
  town: null,
  radius: 500,
  languages: LANGUAGES,
  leastPower: 0,
  mostPower: INSTALLED_POWER_MAX,
  freeFrom: "2999-12-31",
  mostInvitations: 50,
};
const certificate = {
  kind: LINE,
  number: LINE,
  issuer: LINE,
  expires: "2999-12-31",
  systemTypes: [...SYSTEM_TYPES],
  fileId: null,
};

const of = (path: string, body?: unknown) => (): LargestCall => ({ path, body });

/** Every call of an installer firm; its owner makes them. */
export const LARGEST_OF_FIRM: Readonly<Record<string, () => LargestCall>> = {
  "GET /api/installer": of("/api/installer"),
  "PUT /api/installer": of("/api/installer", profile),
  "POST /api/installer/events": of("/api/installer/events", { event: "resume" }),
  "POST /api/installer/certificates": of("/api/installer/certificates", certificate),
  "DELETE /api/installer/certificates/:certificateId": of(`/api/installer/certificates/${NOBODY}`),
  "GET /api/leads": of("/api/leads?view=ended"),
  "GET /api/leads/:leadId": of(`/api/leads/${NOBODY}`),
  "POST /api/leads/:leadId/answer": of(`/api/leads/${NOBODY}/answer`, {
    answer: "decline",
    reason: "other",
    words: WORST_TEXT,
  }),
  "GET /api/installers/:firmId": of(`/api/installers/${NOBODY}`),
};
