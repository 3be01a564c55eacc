import { DEFAULT_PREFERENCES, type SignupBody, type User } from "@sunwright/contract/accounts";
import { say } from "@sunwright/words/account";
import type { App } from "../../../platform/app";
import { type Transaction, uniqueViolation } from "../../../platform/database";
import { AppError, invalidField } from "../../../platform/errors";
import { told } from "../../../platform/told";
import { newId } from "../../../platform/ids";
import { hashSecret, looksLikeSecret, newSecret } from "../../../platform/secrets";
import { readerNow, writtenTo } from "../../../platform/reader-language";
import { verificationMail } from "../mails";
import { toUser } from "../present";
import { insertInstaller, insertRetailer } from "../profile/table";
import {
  certificatesHeld,
  installerDetails,
  isCommonPassword,
  normalEmail,
  retailerDetails,
  VERIFICATION_LIFE,
  VERIFICATION_REMEMBERED,
  type VerificationOutcome,
} from "../rules";
import { findPerson, insertPassword, insertUser, markVerified, type PersonRow } from "../user-table";
import { insertVerification, leadsToVerified, useVerification } from "./table";

/** Bounds hashing and mails for strangers; generous, because everybody behind one proxy may share an address. */
const SIGNUPS_PER_ADDRESS = { kind: "window", most: 2_000, window: 3600 } as const;
/** After so long another mail may leave, as a rule. [s] */
const MAILED_AGAIN = 3_600;

/** What another feature makes for a business that signs up, in the same transaction. */
export type Founder = (
  tx: Transaction,
  business: {
    readonly userId: string;
    readonly kind: "installer" | "shop";
    readonly name: string;
    readonly about: string;
    readonly website: string;
    readonly phone: string;
    readonly radius: number | null;
  },
) => Promise<void>;

/** What other features write once an address is verified, in the same transaction. */
export type WhenVerified = (tx: Transaction, userId: string) => Promise<void>;

type Parts = Pick<App, "clock" | "config" | "database" | "throttle" | "http" | "outbox" | "passwords"> & {
  readonly found: Founder;
  readonly whenVerified: WhenVerified;
};
export type SignUpService = ReturnType<typeof createSignUpService>;

export function createSignUpService(parts: Parts) {
  const { clock, config, database, throttle, http, outbox, passwords, found, whenVerified } = parts;
  /** Puts a fresh link and its mail into the caller's transaction; false when the address has had its share of mails. */
  async function sendVerification(tx: Transaction, userId: string, email: string): Promise<boolean> {
    const now = clock.now();
    const token = newSecret();
    const link = {
      tokenHash: hashSecret(token),
      userId,
      expiresAt: new Date(now.getTime() + VERIFICATION_LIFE),
    };
    const posted = await outbox.post(tx, {
      to: email,
      // Whoever asks for it is who reads it.
      ...(await writtenTo(readerNow().code, () => verificationMail(config.publicUrl, token))),
    });
    if (posted !== "posted") return false;
    await insertVerification(tx, link, new Date(now.getTime() - VERIFICATION_REMEMBERED));
    return true;
  }

  async function insertAccount(tx: Transaction, body: SignupBody, hash: string): Promise<PersonRow> {
    const now = clock.now();
    const { firstName, lastName, phone = "", address, city, state, zipCode, role } = body;
    const user = {
      firstName,
      lastName,
      phone,
      address,
      city,
      state,
      zipCode,
      role,
      ...DEFAULT_PREFERENCES,
      language: readerNow().code,
    };
    const userId = newId(now);
    await insertUser(tx, { id: userId, email: normalEmail(body.email), ...user, createdAt: now });
    await insertPassword(tx, newId(now), { userId, hash }, now);
    if (body.role === "installer") {
      await insertInstaller(tx, { userId, ...installerDetails(body) });
      const { businessName: name, description: about = "", website = "" } = body;
      await found(tx, { userId, kind: "installer", name, about, website, phone, radius: body.serviceRadius });
    }
    if (body.role === "retailer") {
      await insertRetailer(tx, { userId, ...retailerDetails(body) });
      const { storeName: name, description: about = "", website = "" } = body;
      await found(tx, { userId, kind: "shop", name, about, website, phone, radius: null });
    }
    await sendVerification(tx, userId, normalEmail(body.email));
    const person = await findPerson(tx, userId);
    if (!person) throw new Error("The account that was just made is not there");
    return person;
  }

  return {
    /** Makes an account. Throws common_password, email_taken, too_many_attempts and server_busy. */
    async signUp(body: SignupBody, address: string): Promise<User> {
      await throttle.limitAddress(database.executor, "sign-up", address, SIGNUPS_PER_ADDRESS);
      if (isCommonPassword(body.password)) throw new AppError("common_password");
      if (body.role === "installer" && certificatesHeld(body, body) === null)
        throw invalidField("certificates", told("certificateOfNothing"));
      // That an address has an account is told; how often, is counted with the guesses of the network.
      const person = await throttle.probe(database.executor, address, async () => {
        const hash = await passwords.hash(body.password);
        try {
          return await database.transaction((tx) => insertAccount(tx, body, hash));
        } catch (error) {
          if (uniqueViolation(error)) return null;
          throw error;
        }
      });
      if (person === null) throw new AppError("email_taken");
      http.log.info({ userId: person.user.id, address }, "signed up");
      return toUser(person);
    },

    /** Opens a verification link. Works once; opened again it says that the address is verified already. */
    async verify(token: string): Promise<VerificationOutcome> {
      if (!looksLikeSecret(token)) return "link_invalid";
      const tokenHash = hashSecret(token);
      return database.transaction(async (tx) => {
        const now = clock.now();
        const userId = await useVerification(tx, tokenHash, now);
        if (userId !== null && (await markVerified(tx, userId, now))) {
          await whenVerified(tx, userId);
          return "verified";
        }
        return (await leadsToVerified(tx, tokenHash)) ? "already_verified" : "link_invalid";
      });
    },

    /** Sends the verification mail again, or says that there is no need to. Throws too_many_attempts. */
    async resend(tx: Transaction, userId: string): Promise<{ message: string; sentTo: string | null }> {
      const person = await findPerson(tx, userId);
      if (!person) throw new AppError("not_signed_in");
      if (person.user.emailVerifiedAt !== null) return { message: say("verification.alreadyDone"), sentTo: null };
      const { email } = person.user;
      if (!(await sendVerification(tx, userId, email)))
        throw new AppError("too_many_attempts", { retryAfter: MAILED_AGAIN });
      return { message: say("verification.sentTo", { email }), sentTo: email };
    },
  };
}
