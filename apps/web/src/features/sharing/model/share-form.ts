import { say } from "@sunwright/words/sharing";
import type { Permission } from "@sunwright/contract/access";

export interface ShareForm {
  readonly permission: Permission;
  readonly isPublic: boolean;
  readonly sharedWith: string;
  /** A day as a date field writes it, "2026-12-31"; empty for none. */
  readonly expiryDay: string;
}

/** Source: design workflow specification, sections 4 and 9. */
export const SHARE_DEFAULTS: ShareForm = { permission: "view", isPublic: true, sharedWith: "", expiryDay: "" };

/** The last moment of a day where the person is. */
function endOfDay(day: string): Date | null {
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? null : end;
}

/** What is sent, less the sharing user. */
export const shareBody = ({ permission, isPublic, sharedWith, expiryDay }: ShareForm) => ({
  permission,
  isPublic,
  sharedWith: isPublic || sharedWith.trim() === "" ? null : sharedWith.trim(),
  expiresAt: endOfDay(expiryDay)?.toISOString() ?? null,
});

const ADDRESS = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+$/;

/** The format is not checked, nothing is refused: the person reads what will follow. */
export function recipientHint(sharedWith: string, senderVerified: boolean): string {
  const typed = sharedWith.trim();
  if (typed === "") return say("recipient.missing");
  if (!ADDRESS.test(typed)) return say("recipient.noAddress");
  return say(senderVerified ? "recipient.mailed" : "recipient.notMailed");
}

export function expiryHint(expiryDay: string, now: Date): string {
  const end = endOfDay(expiryDay);
  if (end === null) return say("expiryHelp.none");
  return end <= now ? say("expiryHelp.past") : say("expiryHelp.untilEndOfDay");
}
