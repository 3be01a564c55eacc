import type { MailPace } from "@sunwright/contract/notices";

/** What is read in the product within this time needs no mail. [ms] */
const MAIL_WAITS = 2 * 60_000;
/** The hour of the daily mail: early morning in all nine countries but the United States and Australia. [UTC] */
const DAILY_AT = 5;
const DAY = 86_400_000;

/** When the mail about something that happens now leaves; null for who wants none. */
export function mailAt(pace: MailPace, now: Date): Date | null {
  if (pace === "never") return null;
  if (pace === "at-once") return new Date(now.getTime() + MAIL_WAITS);
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DAILY_AT);
  return new Date(today > now.getTime() ? today : today + DAY);
}
