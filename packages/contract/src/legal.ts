import { z } from "zod";
import { endpoint } from "./endpoint";
import { NO_OPERATOR } from "./operator-audit";
import { VERSION_MAX } from "./shops";
import { atMost, typed } from "./text";

export const LEGAL_PAGES = ["imprint", "privacy", "terms"] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];
/** A long privacy notice has about 40,000. [characters] */
export const LEGAL_TEXT_MAX = 60_000;

export const LegalPage = z.object({
  page: z.enum(LEGAL_PAGES),
  /** Paragraphs divided by empty lines; a line that begins with "## " is a heading. Empty until the operator writes it. */
  text: z.string(),
  /** 0 until it is first saved. */
  version: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
});
export type LegalPage = z.output<typeof LegalPage>;

const params = z.object({ page: z.enum(LEGAL_PAGES) });

export const readLegalPage = endpoint({
  method: "GET",
  path: "/api/legal/:page",
  summary: "The imprint, privacy notice or terms of this site",
  tag: "operator",
  access: "public",
  params,
  response: LegalPage,
  errors: ["legal_page_not_found"],
});

export const saveLegalPage = endpoint({
  method: "PUT",
  path: "/api/operator/legal/:page",
  summary: "Write the imprint, privacy notice or terms; a line of the audit trail",
  tag: "operator",
  access: "session",
  changes: ["legal"],
  params,
  body: z.strictObject({
    /** The one that was read. */
    version: z.number().int().min(0).max(VERSION_MAX),
    text: typed().max(LEGAL_TEXT_MAX, atMost(LEGAL_TEXT_MAX)),
  }),
  response: LegalPage,
  errors: [...NO_OPERATOR, "legal_page_not_found", "invalid_input", "second_step_needed", "legal_page_changed"],
});
