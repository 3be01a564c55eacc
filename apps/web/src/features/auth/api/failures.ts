import { say } from "@sunwright/words/auth";
import { ApiError, userMessageOf } from "../../../lib/api-error";

/** Texts of the marketplace specification, section 8. */
const SERVER_ERROR = say("serverError");
export const RESET_FAILED = say("reset.failed");
const NO_ANSWER = say("reset.noAnswer");

/** Why signing in failed: by status first, because "401" and "500" may stand in any text. */
export function signInFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return SERVER_ERROR;
  if (error.status === 401) return say("signIn.wrongCredentials");
  if (error.status === 500) return SERVER_ERROR;
  return userMessageOf(error, SERVER_ERROR);
}

export const resetRequestFailure = (error: unknown) => userMessageOf(error, say("resetRequest.notSent"));

/** What the server finds wrong with the password itself, for showing under its field. */
export function passwordProblem(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === "common_password") return error.userMessage;
  return error.issues.find(({ path }) => path === "newPassword")?.message ?? null;
}

/** An answer without the success flag has its own text; no answer at all another. */
export const resetFailure = (error: unknown) =>
  error instanceof ApiError ? userMessageOf(error, RESET_FAILED) : NO_ANSWER;
