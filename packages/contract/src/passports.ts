import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { UPKEEP_TASKS } from "@sunwright/engine/passport/plan";
import { z } from "zod";
import { Email } from "./accounts";
import { Day } from "./days";
import { endpoint, FileAnswer } from "./endpoint";
import { LINE_MAX } from "./limits";
import {
  BuiltSystem,
  CheckedReading,
  CorrectedReading,
  FollowedSystem,
  FuelLitres,
  InstalledUnit,
  Measured,
  MeterKwh,
  PassportBattery,
  PassportDay,
  PassportReading,
  PassportRenewal,
  PassportUpkeep,
  PassportWarranty,
  ReadingRow,
} from "./passport-parts";
import { FORECAST_STATES, PASSPORT_STATES, PASSPORTS_PER_PERSON, READING_ROWS_MAX } from "./passport-states";
import { line } from "./text";

const tag = "requests";
const day = Day;
const count = z.number().int().min(0);
export const PASSPORT_CHANGES = ["passports", "passport"] as const;

/** By its token, for everybody; by its id, for its owner. */
const params = z.object({ passport: line(LINE_MAX).min(1) });
const ofOwner = z.object({ passport: z.uuid() });

const head = {
  id: z.uuid(),
  /** What people call it by. */
  number: z.string(),
  state: z.enum(PASSPORT_STATES),
  /** Town and country. */
  place: z.string(),
  country: z.enum(COUNTRIES).nullable(),
  /** Of the place, as the IANA names it: days are of there. */
  timeZone: z.string(),
  /** Who built it, by which job. */
  firmName: z.string(),
  jobNumber: z.string(),
  handedOverOn: day,
  /** [W] */
  panelWatts: z.number(),
};

export const PassportSummary = z.object({
  ...head,
  jobId: z.uuid().nullable(),
  projectId: z.uuid().nullable(),
  /** Of what is not as it should be. */
  alerts: count,
  readings: count,
  /** The next that is due. */
  next: PassportUpkeep.pick({ task: true, dueOn: true }).nullable(),
  /** The last reading. */
  readOn: day.nullable(),
});
export type PassportSummary = z.output<typeof PassportSummary>;

/** Somebody offers the caller, by their verified address, a passport with its house. */
export const OfferedPassport = z.object({
  ...head,
  transferId: z.uuid(),
  batteryKwh: z.number().nullable(),
  inverterWatts: z.number().nullable(),
  /** The last day to answer. */
  until: z.iso.datetime(),
});
export type OfferedPassport = z.output<typeof OfferedPassport>;

export const Passports = z.object({
  passports: z.array(PassportSummary).max(PASSPORTS_PER_PERSON).readonly(),
  offered: z.array(OfferedPassport).readonly(),
});
export type Passports = z.output<typeof Passports>;

export const Passport = z.object({
  ...head,
  /** Of the day it was tested. */
  commissionedOn: day.nullable(),
  system: BuiltSystem,
  units: z.array(InstalledUnit).readonly(),
  commissioning: Measured,
  warranties: z.array(PassportWarranty).readonly(),
  upkeep: z.array(PassportUpkeep).readonly(),
  /** The sooner first; none without a forecast. */
  renewals: z.array(PassportRenewal).readonly(),
  /** Null without a forecast or a battery. */
  battery: PassportBattery.nullable(),
  forecast: z.enum(FORECAST_STATES),
  /** What a year as built is expected to bring; null without a forecast. */
  expected: z.object({ kwh: z.number(), litres: z.number() }).nullable(),
  /** Null without a forecast. */
  followed: FollowedSystem.nullable(),
  /** The day that all of this is said of. */
  today: day,
  /** Where it is read without an account; null where the link was ended, and while the passport is held. */
  link: z.string().nullable(),
  /** For its owner alone. */
  own: z
    .object({
      /** Readings that stand; every figure comes from these. */
      readings: z.array(PassportReading).readonly(),
      /** Readings that were corrected, the last correction first. */
      corrected: z.array(CorrectedReading).readonly(),
      jobId: z.uuid().nullable(),
      projectId: z.uuid().nullable(),
      linkMadeAt: z.iso.datetime().nullable(),
      /** Of the household that it was designed for, and so for that one alone. */
      day: PassportDay.nullable(),
      /** While the work is in warranty, its firm hears of what is not as it should be. */
      tellsFirm: z.boolean(),
      /** It is so now: the warranty of the work runs. */
      mayTellFirm: z.boolean(),
      /** Who was asked to take it over, and until when. */
      transfer: z.object({ id: z.uuid(), email: z.string(), until: z.iso.datetime() }).nullable(),
    })
    .nullable(),
});
export type Passport = z.output<typeof Passport>;

const NO_PASSPORT = ["passport_not_found"] as const;
const OF_OWNER = ["not_signed_in", ...NO_PASSPORT] as const;

export const listPassports = endpoint({
  method: "GET",
  path: "/api/passports",
  summary: "The passports of the caller's systems, and those that somebody offers them with a house",
  tag,
  access: "session",
  response: Passports,
  errors: ["not_signed_in"],
});

export const readPassport = endpoint({
  method: "GET",
  path: "/api/passports/:passport",
  summary: "The passport of a built system, by its link for everybody; its owner reads more of it, and by its id too",
  tag,
  access: "public",
  params,
  response: Passport,
  errors: [...NO_PASSPORT, "server_busy", "calculation_cancelled"],
});

export const readPassportPdf = endpoint({
  method: "GET",
  path: "/api/passports/:passport/pdf",
  summary: "The same on paper, with the link as a code to scan",
  tag,
  access: "public",
  params,
  file: ["application/pdf"],
  response: FileAnswer,
  errors: [...NO_PASSPORT, "server_busy", "report_cancelled"],
});

export const readPassportCalendar = endpoint({
  method: "GET",
  path: "/api/passports/:passport/calendar.ics",
  summary: "Upkeep of the year to come and the last days of warranties, for a calendar",
  tag,
  access: "public",
  params,
  file: ["text/calendar"],
  response: FileAnswer,
  errors: NO_PASSPORT,
});

const readingId = z.uuid();
const reading = {
  readingId,
  on: day,
  meterKwh: MeterKwh,
  fuelLitres: FuelLitres,
  /** It is the first of another meter, which began at its own count. */
  newMeter: z.boolean(),
  note: line(LINE_MAX),
};

/** What the owner does with it. */
export const PassportAction = z.discriminatedUnion("action", [
  /** Under an id that the caller makes: twice is once. */
  z.strictObject({ action: z.literal("put-reading"), ...reading }),
  /** Takes a reading back that was entered by mistake. Both stay: the wrong one is shown as corrected and counts in nothing. */
  z.strictObject({
    action: z.literal("correct-reading"),
    readingId,
    reason: line(LINE_MAX).min(1),
    /** The reading that is right; null where there is none. */
    instead: z.strictObject(reading).nullable(),
  }),
  z.strictObject({ action: z.literal("import-readings"), rows: z.array(ReadingRow).min(1).max(READING_ROWS_MAX) }),
  z.strictObject({ action: z.literal("do-upkeep"), task: z.enum(UPKEEP_TASKS), on: day }),
  /** Takes the last time back. */
  z.strictObject({ action: z.literal("undo-upkeep"), task: z.enum(UPKEEP_TASKS) }),
  /** The link before ends. */
  z.strictObject({ action: z.literal("renew-link") }),
  z.strictObject({ action: z.literal("end-link") }),
  z.strictObject({ action: z.literal("tell-firm"), on: z.boolean() }),
  z.strictObject({ action: z.literal("offer-transfer"), email: Email }),
  z.strictObject({ action: z.literal("withdraw-transfer") }),
]);
export type PassportAction = z.output<typeof PassportAction>;

export const actOnPassport = endpoint({
  method: "POST",
  path: "/api/passports/:passport/actions",
  summary:
    "Its owner adds and corrects readings, ticks off what was done, renews or ends the link, or passes it on with the house",
  tag,
  access: "session",
  changes: PASSPORT_CHANGES,
  params: ofOwner,
  body: PassportAction,
  /** Read it again: what follows from readings is calculated then. */
  response: z.object({ id: z.uuid() }),
  errors: [
    ...OF_OWNER,
    "invalid_input",
    "import_faulty",
    "too_many_readings",
    "passport_held",
    "email_unverified",
    "transfer_to_self",
    "transfer_open",
    "wrong_state",
    "too_many_attempts",
    "idempotency_key_reused",
  ],
});

export const checkReadings = endpoint({
  method: "POST",
  path: "/api/passports/:passport/readings/check",
  summary: "Look at rows of a file as they would be saved: what is wrong by line; nothing is saved",
  tag,
  access: "session",
  changes: [],
  params: ofOwner,
  body: z.strictObject({ rows: z.array(ReadingRow).min(1).max(READING_ROWS_MAX) }),
  response: z.object({ rows: z.array(CheckedReading).readonly() }),
  errors: [...OF_OWNER, "invalid_input", "idempotency_key_reused"],
});

export const answerTransfer = endpoint({
  method: "POST",
  path: "/api/passports/transfers/:transferId/answer",
  summary: "Take a passport over with its house, or decline it, signed in with the address it is offered to",
  tag,
  access: "session",
  changes: PASSPORT_CHANGES,
  params: z.object({ transferId: z.uuid() }),
  body: z.strictObject({ accept: z.boolean() }),
  response: Passports,
  errors: ["not_signed_in", "invalid_input", "transfer_not_found", "too_many_passports", "idempotency_key_reused"],
});
