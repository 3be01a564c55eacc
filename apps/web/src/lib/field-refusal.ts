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
