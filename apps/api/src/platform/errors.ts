import { type ErrorBody, type ErrorCode, errors } from "@sunwright/contract/errors";
import { saidIn, SOURCE_LANGUAGE } from "@sunwright/words/language";
import { say } from "@sunwright/words/refusals";
import { tell } from "@sunwright/words/tell-answers";
import type { Text } from "@sunwright/words/told";
import { told } from "./told";

export interface Issue {
  readonly path: string;
  /** In English, for who calls the API. */
  readonly message: string;
  /** What the browser says to the person, in their language. */
  readonly text?: Text;
}

/** A fault that no schema finds. */
export const toldIssue = (path: string, text: Text): Issue => ({ path, message: tell(text), text });

/** From here on a wait is said in hours. [s] */
const LONG = 2 * 3_600;
/** A fault of no field: when what was counted goes on. */
const goesOn = (retryAfter: number): Issue =>
  toldIssue(
    "",
    retryAfter < LONG
      ? told("goesOn.minutes", { count: Math.max(1, Math.ceil(retryAfter / 60)) })
      : told("goesOn.hours", { count: Math.ceil(retryAfter / 3_600) }),
  );

/** A fault of a schema may be of a room that is not among those of answers: then it stands as it was found. */
function saidAgain(issue: Issue): Issue {
  if (issue.text === undefined) return issue;
  try {
    return { ...issue, message: tell(issue.text) };
  } catch (error) {
    if (error instanceof RangeError) return issue;
    throw error;
  }
}

interface Details {
  readonly issues?: readonly Issue[];
  /** The events that there are in the state of now. */
  readonly allowed?: readonly string[];
  /** Sent as `Retry-After`. [s] */
  readonly retryAfter?: number;
  /** Why it was refused, for the log only. */
  readonly cause?: unknown;
}

/** A refusal from the error catalogue. Services throw it; the one error handler answers it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: readonly Issue[] | undefined;
  readonly allowed: readonly string[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    const { retryAfter } = details;
    const wait = code === "too_many_attempts" && retryAfter !== undefined ? goesOn(retryAfter) : null;
    super(wait?.message ?? say(code), { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.status = errors[code].status;
    this.issues = wait === null ? details.issues : [wait];
    this.allowed = details.allowed;
    this.retryAfter = retryAfter;
  }

  /** The same for a person: what has a key is said again in their language. */
  bodyIn(tag: string): ErrorBody {
    if (tag === SOURCE_LANGUAGE) return this.body();
    return saidIn(tag, () => {
      const body = this.body();
      const wait = this.code === "too_many_attempts" ? this.issues?.[0]?.text : undefined;
      return {
        ...body,
        message: wait === undefined ? say(this.code) : tell(wait),
        ...(this.issues && { issues: this.issues.map(saidAgain) }),
      };
    });
  }

  body(): ErrorBody {
    const { code, message, issues, allowed } = this;
    return { code, message, ...(issues && { issues: [...issues] }), ...(allowed && { allowed: [...allowed] }) };
  }
}

/** For a rule that only the server can check but that belongs to one field of a form. */
export const invalidField = (path: string, text: Text) =>
  new AppError("invalid_input", { issues: [toldIssue(path, text)] });
