import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/project-fields";
import { z } from "zod";
import { NO_PROJECT } from "./access";
import { UNITS } from "./accounts";
import { endpoint, FileAnswer } from "./endpoint";

/** A time zone the runtime knows: dates of the report are those of the reader. */
const timeZone = z
  .string()
  .max(60)
  .refine(isTimeZone, { error: () => say("timeZone") });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    // The one way to ask is to try: an unknown name is a RangeError.
    return false;
  }
}

export const makeReport = endpoint({
  method: "POST",
  path: "/api/projects/:id/report.pdf",
  summary: "The report as a PDF, with the figures as the caller's screens show them; noted in the history",
  tag: "projects",
  access: "session",
  need: "view",
  changes: ["history"],
  params: z.object({ id: z.uuid() }),
  /** How the caller looks at figures. */
  body: z.object({ currency: z.enum(CURRENCIES), units: z.enum(UNITS), timeZone }),
  file: ["application/pdf"],
  response: FileAnswer,
  errors: [...NO_PROJECT, "invalid_input", "server_busy", "report_cancelled"],
});
