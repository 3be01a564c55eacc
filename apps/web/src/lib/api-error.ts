interface Issue {
  readonly path: string;
  readonly message: string;
}

/** A refusal of the API. Its message is "{status}: {body, else status text}"; people read `userMessage`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** Of the contract's catalogue; empty when something other than our API answered, a proxy for instance. */
  readonly code: string;
  /** What the server says to the person; empty when it said nothing readable. */
  readonly userMessage: string;
  /** The fields at fault, for `invalid_input`. */
  readonly issues: readonly Issue[];

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body === "" ? statusText : body}`);
    const answer = readErrorBody(body);
    this.status = status;
    this.code = answer.code;
    this.userMessage = answer.message;
    this.issues = answer.issues;
  }
}

/** What to tell the person: the server's own words, else `fallback`. Never JSON, never a status code. */
export function userMessageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.userMessage !== "" ? error.userMessage : fallback;
}

/** Read by hand: the schema of this shape would pull zod into the first script every visitor loads. */
function readErrorBody(body: string): { code: string; message: string; issues: Issue[] } {
  const value = parseJson(body);
  if (!isRecord(value)) return { code: "", message: "", issues: [] };
  const { code, message, issues } = value;
  return {
    code: typeof code === "string" ? code : "",
    message: typeof message === "string" ? message : "",
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
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

const isIssue = (value: unknown): value is Issue =>
  isRecord(value) && typeof value["path"] === "string" && typeof value["message"] === "string";
