import type { MailPace } from "@sunwright/contract/notices";
import { instantAt, wallTime } from "../../platform/wall-time";

/** What is read in the product within this time needs no mail. [ms] */
const MAIL_WAITS = 2 * 60_000;
/** The hour of the daily mail, where its reader is. [h] */
const DAILY_AT = 7;
/** Of who has not said: early morning in all nine countries but the United States and Australia. */
const USUAL_ZONE = "Africa/Lagos";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * When the mail about something that happens now leaves; null for who wants none.
 *
 * @param timeZone  IANA name of the reader's zone; null where it is not known.
 */
export function mailAt(pace: MailPace, now: Date, timeZone: string | null): Date | null {
  if (pace === "never") return null;
  if (pace === "at-once") return new Date(now.getTime() + MAIL_WAITS);
  const zone = timeZone ?? USUAL_ZONE;
  const here = wallTime(now, zone);
  const morning = Date.UTC(here.getUTCFullYear(), here.getUTCMonth(), here.getUTCDate(), DAILY_AT);
  const today = instantAt(morning, zone);
  return today > now ? today : instantAt(morning + DAY, zone);
}
