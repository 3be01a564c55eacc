import { say } from "@sunwright/words/refusals";
import { teller } from "@sunwright/words/tell";

const tell = teller({ refusals: say });

/** A refusal by its code; the server's message where only a newer server has the code. */
export function sayRefusal(code: string, message: string): string {
  try {
    return tell({ key: `refusals.${code}` });
  } catch (error) {
    if (error instanceof RangeError) return message;
    throw error;
  }
}
