import { COUNTRIES, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { webAddress } from "./accounts";
import { Day } from "./days";
import { endpoint } from "./endpoint";
import { FILE_TYPES } from "./files";
import { LINE_MAX, NAME_MAX, NAME_MIN, SERVICE_RADIUS_MILES, TEXT_MAX } from "./limits";
import { Rating } from "./reviews";
import { FIRM_EVENTS, FIRM_STATES, MEMBER_ROLES, Version } from "./shops";
import { line, typed } from "./text";

/** Languages that are spoken at work in the nine countries, by their ISO 639 codes. */
export const LANGUAGES = [
  "en",
  "af",
  "ak",
  "ar",
  "bn",
  "de",
  "ee",
  "es",
  "fr",
  "gaa",
  "gu",
  "ha",
  "hi",
  "ig",
  "ki",
  "kn",
  "luo",
  "ml",
  "mr",
  "pa",
  "pcm",
  "pl",
  "st",
  "sw",
  "ta",
  "te",
  "tn",
  "tr",
  "ur",
  "vi",
  "xh",
  "yo",
  "zh",
  "zu",
] as const;
export type Language = (typeof LANGUAGES)[number];

/** Ten megawatts: more is no house, clinic or school. [W] */
export const INSTALLED_POWER_MAX = 10_000_000;
/** Requests of homeowners that a firm answers at the same time. */
export const REQUESTS_AT_ONCE = { min: 1, max: 50, default: 5 } as const;
/** Finished jobs on the page of a firm; the rest are counted. */
export const FINISHED_SHOWN = 12;
export const CERTIFICATES_PER_FIRM = 20;

/** As its people read it: a verified one ends within 60 days, or has ended. Source: the marketplace's design, section 4. */
export const SHOWN_CERTIFICATE_STATES = ["pending", "verified", "expiring", "expired", "rejected", "revoked"] as const;
/** Those that count. */
export const LIVING_CERTIFICATE_STATES = ["verified", "expiring"] as const;

const tag = "firms";
const access = "session";
/** What each call of an installer firm may answer to somebody without one. */
const NO_INSTALLER = ["not_signed_in", "installer_not_found"] as const;

const power = z.number().int().min(0).max(INSTALLED_POWER_MAX).nullable();
const said = {
  name: line(NAME_MAX).min(NAME_MIN),
  about: typed().max(TEXT_MAX),
  phone: line(NAME_MAX),
  website: webAddress,
  country: z.enum(COUNTRIES).nullable(),
  /** The base: as the parameter `town` of a project holds it. */
  town: line(LINE_MAX).min(1).nullable(),
  /** How far from the base the firm works. [mi] */
  radius: z.number().min(SERVICE_RADIUS_MILES.min).max(SERVICE_RADIUS_MILES.max),
  languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length),
  /** Panels of the smallest and the largest system it builds; null for no bound. [W] */
  leastPower: power,
  mostPower: power,
  /** The first day on which a team can begin; null, or a day that is over, for at once. */
  freeFrom: Day.nullable().default(null),
};
const profile = {
  ...said,
  mostInvitations: z.number().int().min(REQUESTS_AT_ONCE.min).max(REQUESTS_AT_ONCE.max),
};

/** What stands on the paper. */
const paper = {
  kind: line(NAME_MAX).min(1),
  number: line(NAME_MAX).min(1),
  issuer: line(NAME_MAX).min(1),
  /** The last day; null for one without an end. */
  expires: Day.nullable(),
};

const systemTypes = z.array(z.enum(SYSTEM_TYPES)).max(SYSTEM_TYPES.length);

/** The same as it is read: papers that an operator wrote down may have no number and no issuer. */
const paperRead = {
  kind: z.string(),
  number: z.string(),
  issuer: z.string(),
  expires: paper.expires,
  /** Kinds of system that it stands for; none: any. */
  systemTypes: systemTypes.readonly(),
};

export const HandedInCertificate = z.object({
  ...paper,
  /** Kinds of system that it stands for, of an installer; none: any. */
  systemTypes: systemTypes.default([]),
  /** A stored file of the firm: its people alone open it. */
  fileId: z.uuid().nullable(),
});

/** What everybody reads of one that counts. */
export const LivingCertificate = z.object({ ...paperRead, state: z.enum(LIVING_CERTIFICATE_STATES) });

export const FirmCertificate = z.object({
  id: z.uuid(),
  ...paperRead,
  state: z.enum(SHOWN_CERTIFICATE_STATES),
  /** Why it was rejected or revoked. */
  reason: z.string(),
  /** The document, which the firm's people open at `/api/files/:fileId`. */
  file: z.object({ id: z.uuid(), name: z.string(), type: z.enum(FILE_TYPES) }).nullable(),
});
export type FirmCertificate = z.output<typeof FirmCertificate>;

export const InstallerFirm = z.object({
  id: z.uuid(),
  state: z.enum(FIRM_STATES),
  /** What the caller is to the firm. */
  role: z.enum(MEMBER_ROLES),
  version: z.number().int(),
  ...profile,
  /** The newest first. */
  certificates: z.array(FirmCertificate).readonly(),
  /** What the caller may ask for next. */
  events: z.array(z.enum(FIRM_EVENTS)).readonly(),
});
export type InstallerFirm = z.output<typeof InstallerFirm>;

export const readOwnInstaller = endpoint({
  method: "GET",
  path: "/api/installer",
  summary: "The installer firm the caller works for, with its certificates",
  tag,
  access,
  response: InstallerFirm,
  errors: NO_INSTALLER,
});

export const saveInstaller = endpoint({
  method: "PUT",
  path: "/api/installer",
  summary: "Save what the firm says of itself: its base and radius, what it builds, its languages and contact",
  tag,
  access,
  changes: ["installer", "installer-page", "own-firm"],
  body: z.object({ version: Version, ...profile }),
  response: InstallerFirm,
  errors: [...NO_INSTALLER, "invalid_input", "owner_needed", "firm_changed", "firm_closed"],
});

export const changeInstaller = endpoint({
  method: "POST",
  path: "/api/installer/events",
  summary: "Pause the firm, open it again, or close it for good",
  tag,
  access,
  changes: ["installer", "installer-page"],
  body: z.object({ event: z.enum(FIRM_EVENTS) }),
  response: InstallerFirm,
  errors: [...NO_INSTALLER, "invalid_input", "owner_needed", "wrong_state", "leads_under_way", "jobs_under_way"],
});

export const addCertificate = endpoint({
  method: "POST",
  path: "/api/installer/certificates",
  summary: "Hand in a certificate, which an operator verifies or rejects",
  tag,
  access,
  changes: ["installer"],
  body: HandedInCertificate,
  response: InstallerFirm,
  errors: [...NO_INSTALLER, "invalid_input", "owner_needed", "firm_closed", "file_not_found", "too_many_certificates"],
});

export const removeCertificate = endpoint({
  method: "DELETE",
  path: "/api/installer/certificates/:certificateId",
  summary: "Remove a certificate with its file; a verified one no longer counts",
  tag,
  access,
  changes: ["installer", "installer-page"],
  params: z.object({ certificateId: z.uuid() }),
  response: InstallerFirm,
  errors: [...NO_INSTALLER, "owner_needed", "certificate_not_found"],
});

/** What everybody signed in reads of an installer firm. Files and what is not verified are its own. */
export const InstallerPage = z.object({
  id: z.uuid(),
  ...said,
  /** Takes no new requests for the time being. */
  paused: z.boolean(),
  /** The day it came to the product. */
  since: z.iso.date(),
  certificates: z.array(LivingCertificate).readonly(),
  rating: Rating,
  /** Jobs that were handed over, and the newest of them, without their homeowners. */
  finished: z.object({
    jobs: z.number().int().min(0),
    newest: z
      .array(
        z.object({
          /** The town. */
          place: z.string(),
          /** [W] */
          panelWatts: z.number(),
          /** Its first day. */
          month: z.iso.date(),
        }),
      )
      .max(FINISHED_SHOWN)
      .readonly(),
  }),
});
export type InstallerPage = z.output<typeof InstallerPage>;

export const readInstaller = endpoint({
  method: "GET",
  path: "/api/installers/:firmId",
  summary: "An installer firm: where it works, what it builds, and its verified certificates without their files",
  tag,
  access,
  params: z.object({ firmId: z.uuid() }),
  response: InstallerPage,
  errors: NO_INSTALLER,
});
