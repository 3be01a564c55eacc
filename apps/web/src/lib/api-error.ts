import { say } from "@sunwright/words/lib";
import { AS_THE_SERVER_SAYS, type Fault, type RefusalWords } from "./refusal-words";

interface Issue {
  readonly path: string;
  readonly message: string;
}

type SentIssue = Issue & Fault;

/** A refusal of the API. Its message is "{status}: {body, else status text}"; people read `userMessage`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Of the contract's catalogue; empty when something other than our API answered, a proxy for instance. */
  readonly code: string;
  /** The refusal as the person reads it; empty when the server said nothing readable. */
  readonly userMessage: string;
  /** The fields at fault, for `invalid_input`. */
  readonly issues: readonly Issue[];
  /** The events that there are in the state of now, for `wrong_state`. */
  readonly allowed: readonly string[];
  /** Names the server's log line of a failure of its own; empty otherwise. */
  readonly requestId: string;

  constructor(status: number, statusText: string, body: string, words: RefusalWords = AS_THE_SERVER_SAYS) {
    super(`${status}: ${body === "" ? statusText : body}`);
    const answer = readErrorBody(body);
    this.status = status;
    this.code = answer.code;
    const wait = answer.code === "too_many_attempts" ? answer.issues.find(({ path }) => path === "") : undefined;
    this.userMessage = wait === undefined ? words.refusal(answer.code, answer.message) : words.fault(wait);
    const faults = answer.issues.filter((fault) => fault !== wait);
    this.issues = faults.map((fault) => ({ path: fault.path, message: words.fault(fault) }));
    this.allowed = answer.allowed;
    this.requestId = answer.requestId;
  }
}

/** What to tell the person: the server's own words, else `fallback`. Never JSON, never a status code. */
export function userMessageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.userMessage === "") return fallback;
  return error.requestId === ""
    ? error.userMessage
    : say("serverMessageWithReference", { serverMessage: error.userMessage, requestId: error.requestId });
}

/** An answer that is no JSON was cut off or comes from somebody else. */
const callWords = (error: unknown) =>
  error instanceof SyntaxError ? say("failure.unreadable") : say("failure.noAnswer");

/**
 * The same where no words are prescribed. Where the server found none of its own: what happened, by status, and `then`,
 * what became of the person's work. That nothing was answered is said only where nothing was.
 */
export function whatHappened(error: unknown, then = ""): string {
  const failure = error instanceof ApiError ? statusWords(error.status) : callWords(error);
  return userMessageOf(error, then === "" ? failure : say("whatHappenedAndWhatIsSafe", { failure, consequence: then }));
}

/** What an answer without words means: of a proxy, for instance. */
function statusWords(status: number): string {
  if (status === 408 || status === 504) return say("failure.timeout");
  if (status === 413) return say("failure.tooLarge");
  if (status === 429) return say("failure.tooManyRequests");
  if (status === 502 || status === 503) return say("failure.unavailable");
  return status >= 500 ? say("failure.serverError", { status }) : say("failure.refused", { status });
}

interface ErrorAnswer {
  readonly code: string;
  readonly message: string;
  readonly issues: readonly SentIssue[];
  readonly allowed: readonly string[];
  readonly requestId: string;
}

/** Read by hand: the schema of this shape would pull zod into the first script every visitor loads. */
function readErrorBody(body: string): ErrorAnswer {
  const value = parseJson(body);
  if (!isRecord(value)) return { code: "", message: "", issues: [], allowed: [], requestId: "" };
  const { code, message, issues, allowed, requestId } = value;
  return {
    code: typeof code === "string" ? code : "",
    message: typeof message === "string" ? message : "",
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
    allowed: Array.isArray(allowed) ? allowed.filter((event) => typeof event === "string") : [],
    requestId: typeof requestId === "string" ? requestId : "",
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Proxies answer in HTML; the raw text is already in the message.
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isIssue = (value: unknown): value is SentIssue =>
  isRecord(value) && typeof value["path"] === "string" && typeof value["message"] === "string";
