import type { App } from "../../../platform/app";
import type { Executor } from "../../../platform/database";
import { hashSecret } from "../../../platform/secrets";
import { insertQuestion, takeQuestion } from "./table";

/** How long a question waits for its answer. [ms] */
export const QUESTION_LIFE = 5 * 60_000;

/** Where and of whom a passkey was asked; its answer counts there alone. */
export interface Asked {
  readonly purpose: "new" | "second" | "alone";
  /** Null for a passkey that signs in alone. */
  readonly userId: string | null;
  /** A session, or a sign-in that waits. */
  readonly askedIn: string;
}

/** What passkeys are asked, each question once, and whether an answer belongs to one. */
export function createQuestions({ clock, http }: Pick<App, "clock" | "http">) {
  return {
    async keep(executor: Executor, challenge: string, asked: Asked): Promise<void> {
      const expiresAt = new Date(clock.now().getTime() + QUESTION_LIFE);
      await insertQuestion(executor, { challengeHash: hashSecret(challenge), ...asked, expiresAt });
    },

    /** Whether this answers a question that was asked there, which is used up. */
    async answers(executor: Executor, clientData: string, asked: Asked): Promise<string | null> {
      const challenge = challengeIn(clientData);
      if (challenge === null) return null;
      const taken = await takeQuestion(executor, { challengeHash: hashSecret(challenge), ...asked }, clock.now());
      return taken ? challenge : null;
    },

    /** The library throws for every fault that it names; all of them are one refusal, and the log says which. */
    async unlessRefused<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
      try {
        return await verify();
      } catch (error) {
        http.log.info({ err: error }, "passkey refused");
        return null;
      }
    },
  };
}

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
