import { say } from "@sunwright/words/second-step";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { browserHasPasskeys, PasskeyStopped } from "../api/passkey";

/** Why a step or a change did not happen. */
export function failureWords(error: unknown, then: string): string {
  if (error instanceof PasskeyStopped) return say(browserHasPasskeys() ? "passkey.stopped" : "passkey.none");
  return whatHappened(error, then);
}

/** What belongs under the field of a code. */
export const isWrongCode = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "second_wrong" || error.code === "invalid_input");

/** What belongs under the field of the password. */
export const isPasswordFault = (error: unknown): boolean =>
  error instanceof ApiError && ["wrong_password", "password_needed", "invalid_input"].includes(error.code);
