import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { NewPasskey, PasskeyProof } from "@sunwright/contract/second";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { App } from "../../../platform/app";
import type { Executor } from "../../../platform/database";
import { AppError } from "../../../platform/errors";
import { hashSecret } from "../../../platform/secrets";
import { findPasskey, insertQuestion, type PasskeyRow, passkeysOf, takeQuestion } from "./table";

/** How long a question waits for its answer. [ms] */
const QUESTION_LIFE = 5 * 60_000;

/** Where and of whom a passkey was asked; its answer counts there alone. */
export interface Asked {
  readonly purpose: "new" | "second" | "alone";
  /** Null for a passkey that signs in alone. */
  readonly userId: string | null;
  /** A session, or a sign-in that waits. */
  readonly askedIn: string;
}

/** A passkey that answered. */
export interface Answered {
  readonly id: string;
  readonly userId: string;
  /** Of its uses, as it says. */
  readonly counter: number;
}

type Parts = Pick<App, "clock" | "config" | "http">;
export type Passkeys = ReturnType<typeof createPasskeys>;

/** WebAuthn for the name of this server, which is configured: what a request calls us counts for nothing. */
export function createPasskeys({ clock, config, http }: Parts) {
  const { hostname: rpID, origin } = new URL(config.publicUrl);
  const possible = isName(rpID);

  function requirePossible(): void {
    if (!possible) throw new AppError("passkeys_unavailable");
  }

  async function keep(executor: Executor, challenge: string, asked: Asked): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + QUESTION_LIFE);
    await insertQuestion(executor, { challengeHash: hashSecret(challenge), ...asked, expiresAt });
  }

  /** Whether this answers a question that was asked there, which is used up. */
  async function answers(executor: Executor, clientData: string, asked: Asked): Promise<string | null> {
    const challenge = challengeIn(clientData);
    if (challenge === null) return null;
    const taken = await takeQuestion(executor, { challengeHash: hashSecret(challenge), ...asked }, clock.now());
    return taken ? challenge : null;
  }

  /** The library throws for every fault that it names; all of them are one refusal, and the log says which. */
  async function unlessRefused<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
    try {
      return await verify();
    } catch (error) {
      http.log.info({ err: error }, "passkey refused");
      return null;
    }
  }

  return {
    possible,

    /** Throws passkeys_unavailable. */
    async question(executor: Executor, asked: Asked) {
      requirePossible();
      const held = asked.userId === null ? [] : await passkeysOf(executor, asked.userId);
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: "required",
        timeout: QUESTION_LIFE,
        allowCredentials: held.map(known),
      });
      await keep(executor, options.challenge, asked);
      return { ...options, userVerification: "required" as const, allowCredentials: held.map(known).map(typed) };
    },

    /** Null for whatever is no passkey of theirs that was asked there. */
    async answer(executor: Executor, proof: PasskeyProof, asked: Asked): Promise<Answered | null> {
      const challenge = await answers(executor, proof.response.clientDataJSON, asked);
      const row = challenge === null ? null : await findPasskey(executor, proof.id);
      if (challenge === null || row === null || (asked.userId !== null && row.userId !== asked.userId)) return null;
      const { userHandle, ...response } = proof.response;
      if (userHandle !== undefined && userHandle !== handleOf(row.userId)) return null;
      const found = await unlessRefused(() =>
        verifyAuthenticationResponse({
          response: { ...proof, response, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: {
            id: row.credentialId,
            publicKey: new Uint8Array(row.publicKey),
            counter: row.counter,
            transports: row.transports,
          },
          requireUserVerification: true,
        }),
      );
      return found?.verified ? { id: row.id, userId: row.userId, counter: found.authenticationInfo.newCounter } : null;
    },

    /** Throws passkeys_unavailable. */
    async offer(executor: Executor, user: { readonly id: string; readonly email: string }, askedIn: string) {
      requirePossible();
      const held = await passkeysOf(executor, user.id);
      const authenticatorSelection = { residentKey: "preferred", userVerification: "required" } as const;
      const options = await generateRegistrationOptions({
        rpName: PRODUCT_NAME,
        rpID,
        userID: new Uint8Array(Buffer.from(user.id)),
        userName: user.email,
        userDisplayName: user.email,
        timeout: QUESTION_LIFE,
        attestationType: "none",
        excludeCredentials: held.map(known),
        authenticatorSelection,
      });
      await keep(executor, options.challenge, { purpose: "new", userId: user.id, askedIn });
      const { challenge, timeout, pubKeyCredParams } = options;
      return {
        challenge,
        ...(timeout === undefined ? {} : { timeout }),
        rp: { id: rpID, name: PRODUCT_NAME },
        user: options.user,
        pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: "public-key" as const, alg })),
        excludeCredentials: held.map(known).map(typed),
        authenticatorSelection,
        attestation: "none" as const,
      };
    },

    /** What is stored of a new passkey; null for whatever is none that was asked for there. Throws passkeys_unavailable. */
    async accept(executor: Executor, passkey: NewPasskey, { userId, askedIn }: Omit<Asked, "purpose">) {
      requirePossible();
      const asked = { purpose: "new", userId, askedIn } as const;
      const challenge = await answers(executor, passkey.response.clientDataJSON, asked);
      if (challenge === null) return null;
      const { transports = [], ...response } = passkey.response;
      const made = await unlessRefused(() =>
        verifyRegistrationResponse({
          response: { ...passkey, response, clientExtensionResults: {} },
          expectedChallenge: challenge,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
        }),
      );
      if (!made?.verified) return null;
      const { id, publicKey, counter } = made.registrationInfo.credential;
      return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports };
    },
  };
}

const known = ({ credentialId, transports }: PasskeyRow) => ({ id: credentialId, transports });
const typed = (credential: ReturnType<typeof known>) => ({ ...credential, type: "public-key" as const });

/** As browsers send the id of an account back. */
const handleOf = (userId: string) => Buffer.from(userId).toString("base64url");

/** Browsers make passkeys for names, not for addresses in numbers. */
const isName = (hostname: string) => !hostname.startsWith("[") && !/^\d+(\.\d+){3}$/.test(hostname);

/** The challenge that was answered; null where the text is no such data. */
function challengeIn(clientData: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, "base64url").toString("utf8"));
    const isData = typeof data === "object" && data !== null && "challenge" in data;
    return isData && typeof data.challenge === "string" ? data.challenge : null;
  } catch {
    // Not JSON, so no client data.
    return null;
  }
}
