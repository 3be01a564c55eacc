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
import { type Asked, createQuestions, QUESTION_LIFE } from "./questions";
import { findPasskey, type PasskeyRow, passkeysOf } from "./table";

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
  const questions = createQuestions({ clock, http });

  function requirePossible(): void {
    if (!possible) throw new AppError("passkeys_unavailable");
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
      await questions.keep(executor, options.challenge, asked);
      return { ...options, userVerification: "required" as const, allowCredentials: held.map(known).map(typed) };
    },

    /** Null for whatever is no passkey of theirs that was asked there. */
    async answer(executor: Executor, proof: PasskeyProof, asked: Asked): Promise<Answered | null> {
      const challenge = await questions.answers(executor, proof.response.clientDataJSON, asked);
      const row = challenge === null ? null : await findPasskey(executor, proof.id);
      if (challenge === null || row === null || (asked.userId !== null && row.userId !== asked.userId)) return null;
      const { userHandle, ...response } = proof.response;
      if (userHandle !== undefined && userHandle !== handleOf(row.userId)) return null;
      const found = await questions.unlessRefused(() =>
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
      await questions.keep(executor, options.challenge, { purpose: "new", userId: user.id, askedIn });
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
      const challenge = await questions.answers(executor, passkey.response.clientDataJSON, asked);
      if (challenge === null) return null;
      const { transports = [], ...response } = passkey.response;
      const made = await questions.unlessRefused(() =>
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
