import type { ErrorCode } from "@sunwright/contract/errors";
import { ApiError } from "./api-error";

/** What a dialog says of a refusal. */
interface Refused {
  readonly code: string;
  /** The reason, in the person's words. */
  readonly text: string;
}

/** About something that was typed: said where it was typed, and the dialog stays with it. */
const AT_FIELDS: ReadonlySet<string> = new Set<ErrorCode>([
  "amount_exceeded",
  "amount_too_large",
  "pieces_exceeded",
  "transfer_open",
  "transfer_to_self",
]);

const SAID = new WeakMap<ApiError, Refused>();

/** The refusal that a dialog says itself, the same for the same error; null where a toast does. */
export function refusedAtField(error: unknown): Refused | null {
  if (!(error instanceof ApiError) || !AT_FIELDS.has(error.code)) return null;
  const said = SAID.get(error) ?? { code: error.code, text: error.userMessage };
  SAID.set(error, said);
  return said;
}

/** Closes a dialog after its answer, unless what was typed in it was refused. */
export const unlessRefused = (close: (() => void) | undefined) => (_answer: unknown, error: unknown) => {
  if (refusedAtField(error) === null) close?.();
};

/** Fields of a form by their path in the call, each with the codes of refusals that are about it. */
type Fields = Readonly<Record<string, readonly ErrorCode[]>>;

/** What each field says of a refusal: of a code that is about it, and of input that names it. */
export function reasonsAt(error: unknown, fields: Fields): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const said = Object.entries(fields).flatMap(([path, codes]): [string, string][] => {
    if (codes.some((code) => code === error.code)) return [[path, error.userMessage]];
    const issue = error.code === "invalid_input" ? error.issues.find((one) => one.path === path) : undefined;
    return issue === undefined ? [] : [[path, issue.message]];
  });
  return Object.fromEntries(said);
}

/** A refusal that no field says, which a toast does. */
export const isSaidNowhere = (error: unknown, fields: Fields): boolean =>
  Object.keys(reasonsAt(error, fields)).length === 0;
