import { type ErrorBody, type ErrorCode, errors } from "@sunwright/contract/errors";
import { say } from "@sunwright/words/refusals";
import { tell } from "@sunwright/words/tell-answers";
import type { Text } from "@sunwright/words/told";

export interface Issue {
  readonly path: string;
  /** In English, for who calls the API. */
  readonly message: string;
  /** What the browser says to the person, in their language. */
  readonly text?: Text;
}

/** A fault that no schema finds. */
export const toldIssue = (path: string, text: Text): Issue => ({ path, message: tell(text), text });

interface Details {
  readonly issues?: readonly Issue[];
  /** Sent as `Retry-After`. [s] */
  readonly retryAfter?: number;
  /** The events that there are in the state of now. */
  readonly allowed?: readonly string[];
  /** Why it was refused, for the log only. */
  readonly cause?: unknown;
}

/** A refusal from the error catalogue. Services throw it; the one error handler answers it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly allowed: readonly string[] | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(say(code), { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.status = errors[code].status;
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.allowed = details.allowed;
  }

  body(): ErrorBody {
    const { code, message, issues, allowed } = this;
    return { code, message, ...(issues && { issues: [...issues] }), ...(allowed && { allowed: [...allowed] }) };
  }
}

/** For a rule that only the server can check but that belongs to one field of a form. */
export const invalidField = (path: string, text: Text) =>
  new AppError("invalid_input", { issues: [toldIssue(path, text)] });
