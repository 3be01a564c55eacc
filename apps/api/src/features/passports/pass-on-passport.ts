import { PASSPORTS_PER_PERSON, TRANSFER_DAYS } from "@sunwright/contract/passport-states";
import type { Clock } from "../../platform/clock";
import { type Database, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { newSecret } from "../../platform/secrets";
import type { Tell } from "../../platform/tell";
import { readerNow, writtenTo } from "../../platform/reader-language";
import type { Acting } from "./held";
import { transferMail } from "./mails";
import { countOf, lockById, outdated, type PassportRow, updatePassport } from "./passport-table";
import {
  clearNotes,
  endTransfer,
  insertTransfer,
  openTransfer,
  type TransferRow,
  transfersOver,
  transferTo,
} from "./reading-table";
import { numberOf } from "./rules";

const DAY = 86_400_000;
/** Offers of one person. */
const OFFERS = { kind: "window", most: 20, window: 86_400 } as const;
/** Offers that end in one go. */
const ENDED_AT_ONCE = 50;

/**
 * Offers it with the house to whoever has this address. Nothing changes until they take it. Throws passport_held,
 * email_unverified, transfer_to_self, transfer_open and too_many_attempts.
 */
export async function offerTransfer(of: Acting, typed: string): Promise<void> {
  const { tx, passport, userId, now, outbox, throttle, publicUrl } = of;
  if (passport.held) throw new AppError("passport_held");
  const email = typed.toLowerCase();
  if (email === (await of.verifiedAddress(tx, userId))) throw new AppError("transfer_to_self");
  const open = await openTransfer(tx, passport.id);
  if (open !== null && open.until <= now) await end({ tx, tell: of.tell, now }, open, passport, "expired");
  if (!(await throttle.consume(tx, "passport-offer", userId, OFFERS))) throw new AppError("too_many_attempts");
  const until = new Date(now.getTime() + TRANSFER_DAYS * DAY);
  try {
    await insertTransfer(tx, {
      id: newId(now),
      passportId: passport.id,
      email,
      state: "offered",
      until,
      createdAt: now,
      answeredAt: null,
    });
  } catch (error) {
    if (uniqueViolation(error)) throw new AppError("transfer_open", { cause: error });
    throw error;
  }
  // Whom it is for is not known: the language of who invites.
  const words = await writtenTo(readerNow().code, () => transferMail(`${publicUrl}/passports`, TRANSFER_DAYS));
  const posted = await outbox.post(tx, { reason: "invitation", sender: userId, to: email, ...words });
  if (posted === "sender unverified") throw new AppError("email_unverified");
  const person = await of.personAt(tx, email);
  if (person !== null)
    await of.tell(tx, {
      to: [person],
      kind: "passport_offered",
      subject: { kind: "passports", id: passport.id },
      values: { number: numberOf(passport) },
    });
}

/** Throws wrong_state where nobody is asked. */
export async function withdrawTransfer({ tx, passport, now }: Acting): Promise<void> {
  const open = await openTransfer(tx, passport.id);
  if (open === null) throw new AppError("wrong_state", { allowed: [] });
  await endTransfer(tx, open.id, "withdrawn", now);
}

/** Somebody's word on a passport that is offered to them. */
export type Answer = (tx: Transaction, userId: string, transferId: string, accept: boolean) => Promise<void>;

interface Answering extends Pick<Acting, "tx" | "tell" | "now" | "verifiedAddress" | "userId"> {
  readonly accept: boolean;
}

/**
 * The other side's word, by who is signed in with the verified address. Taken, it is theirs from this moment on, under a link
 * of its own; readings and what was done stay, notes and whatever is the former owner's go. Throws transfer_not_found and
 * too_many_passports.
 */
export async function answerTransfer(of: Answering, transferId: string): Promise<void> {
  const { tx, tell, now, userId, accept } = of;
  const email = await of.verifiedAddress(tx, userId);
  const seen = email === null ? null : await transferTo(tx, email, transferId, now);
  if (email === null || seen === null) throw new AppError("transfer_not_found");
  const passport = await lockById(tx, seen.passportId);
  // Withdrawn or answered in the meantime: looked at again, now that the passport is held.
  const transfer = await transferTo(tx, email, transferId, now);
  if (passport === null || transfer === null) throw new AppError("transfer_not_found");
  if (!accept) return end({ tx, tell, now }, transfer, passport, "declined");
  if ((await countOf(tx, userId)) >= PASSPORTS_PER_PERSON) throw new AppError("too_many_passports");
  await endTransfer(tx, transfer.id, "accepted", now);
  await clearNotes(tx, passport.id);
  await updatePassport(tx, passport.id, {
    ownerId: userId,
    projectId: null,
    ownsJob: false,
    tellsFirm: false,
    token: newSecret(),
    linkMadeAt: now,
    updatedAt: now,
  });
  await tell(tx, {
    to: [passport.ownerId],
    kind: "passport_taken",
    subject: { kind: "passports", id: passport.id },
    values: { number: numberOf(passport) },
  });
}

interface Ending {
  readonly tx: Transaction;
  readonly tell: Tell;
  readonly now: Date;
}

/** Nobody takes it: it stays with its owner, who hears of it. */
async function end(
  { tx, tell, now }: Ending,
  transfer: TransferRow,
  passport: PassportRow,
  outcome: "declined" | "expired",
): Promise<void> {
  await endTransfer(tx, transfer.id, outcome, now);
  await tell(tx, {
    to: [passport.ownerId],
    kind: "passport_declined",
    subject: { kind: "passport", id: passport.id },
    values: { number: numberOf(passport), outcome },
  });
}

/** Ends offers that nobody answered within their time. */
export const createTransferSweep =
  ({ clock, tell }: { readonly clock: Clock; readonly tell: Tell }) =>
  async (database: Pick<Database, "transaction" | "executor">): Promise<void> => {
    for (;;) {
      const now = clock.now();
      const over = await transfersOver(database.executor, now, ENDED_AT_ONCE);
      for (const { id, passportId } of over)
        await database.transaction(async (tx) => {
          const passport = await lockById(tx, passportId);
          const open = await openTransfer(tx, passportId);
          if (passport !== null && open?.id === id) await end({ tx, tell, now }, open, passport, "expired");
        });
      if (over.length < ENDED_AT_ONCE) return;
    }
  };

/** An operator has looked at a serial that is known elsewhere. Null where there is no such passport, or none that waits. */
export async function openHeld({ tx, tell, now }: Ending, passport: PassportRow | null): Promise<PassportRow | null> {
  if (passport === null || !passport.held) return null;
  await updatePassport(tx, passport.id, { held: false, updatedAt: now, ...outdated });
  await tell(tx, {
    to: [passport.ownerId],
    kind: "passport_opened",
    subject: { kind: "passport", id: passport.id },
    values: { number: numberOf(passport) },
  });
  return passport;
}
