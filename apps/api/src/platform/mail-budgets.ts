import { createHash } from "node:crypto";
import { countAttempt, readBlock, type Windowed } from "./attempts-table";
import type { Executor } from "./database";
import type { MailBudget } from "./schema";

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Mails to addresses that an account asks for, whether the address has an account or not. Source: trust.md. */
const OF_A_SENDER: Windowed = { kind: "window", most: 30, window: HOUR };
/** Mails to an address without a verified account, from everybody together. Source: trust.md. */
const TO_A_STRANGER: readonly Windowed[] = [
  { kind: "window", most: 5, window: HOUR },
  { kind: "window", most: 20, window: DAY },
];
/** Source: security rule 7. */
const RESETS: Windowed = { kind: "window", most: 5, window: HOUR };
/** An address nobody has verified may be a stranger's. */
const RESETS_A_DAY: Windowed = { kind: "window", most: 20, window: DAY };
/** Mails to a verified address above this number are gathered into one. Source: trust.md. */
export const BEFORE_GATHERING: Windowed = { kind: "window", most: 20, window: HOUR };

const GOOGLE = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox behind an address: what follows a plus leads to the same one, as do dots at Google. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  const name = address
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+[^]*/, "");
  return GOOGLE.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Only a hash is kept: the address may belong to somebody who has nothing to do with us. */
const subjectOf = (budget: string, whom: string) =>
  `mail/${budget}/${createHash("sha256").update(whom).digest("base64url")}`;

/** The end of the block when a budget is used up; null when the mail was counted. */
async function take(executor: Executor, subject: string, policy: Windowed, now: Date): Promise<Date | null> {
  if (await countAttempt(executor, subject, policy, now)) return null;
  return (await readBlock(executor, subject)) ?? new Date(now.getTime() + policy.window * 1_000);
}

async function takeAll(executor: Executor, subject: string, policies: readonly Windowed[], now: Date) {
  for (const policy of policies)
    if ((await take(executor, `${subject}/${policy.window}`, policy, now)) !== null) return false;
  return true;
}

/** Null: within the budget. Otherwise when the sender may write again. */
export const countSender = (executor: Executor, userId: string, now: Date): Promise<Date | null> =>
  take(executor, subjectOf("sender", userId), OF_A_SENDER, now);

export const countStranger = (executor: Executor, address: string, now: Date): Promise<boolean> =>
  takeAll(executor, subjectOf("stranger", mailboxOf(address)), TO_A_STRANGER, now);

export const countReset = (executor: Executor, address: string, verified: boolean, now: Date): Promise<boolean> =>
  takeAll(executor, subjectOf("reset", mailboxOf(address)), verified ? [RESETS] : [RESETS, RESETS_A_DAY], now);

/** Null: it may leave by itself. Otherwise when it leaves, gathered with others. */
export const countVerified = (
  executor: Executor,
  address: string,
  budget: MailBudget,
  now: Date,
): Promise<Date | null> => take(executor, subjectOf(budget, address.toLowerCase()), BEFORE_GATHERING, now);
