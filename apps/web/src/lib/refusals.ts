import type { ErrorCode } from "@sunwright/contract/errors";
import { say } from "@sunwright/words/refusals";

/** A refusal by its code; the server's message where only a newer server has the code. */
export function sayRefusal(code: string, message: string): string {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another is a RangeError
    return say(code as ErrorCode);
  } catch (error) {
    if (error instanceof RangeError) return message;
    throw error;
  }
}
