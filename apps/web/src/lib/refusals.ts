import type { ErrorCode } from "@sunwright/contract/errors";
import { say } from "@sunwright/words/refusals";
import { tell } from "@sunwright/words/tell-answers";
import type { Text } from "@sunwright/words/told";
import type { RefusalWords } from "./refusal-words";

/** A refusal by its code and a fault by its key; the server's message where only a newer server has them. */
export const REFUSAL_WORDS: RefusalWords = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another is a RangeError
  refusal: (code, message) => saidOr(message, () => say(code as ErrorCode)),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's, as the server's serialiser wrote it
  fault: ({ message, text }) => (text === undefined ? message : saidOr(message, () => tell(text as Text))),
};

function saidOr(message: string, said: () => string): string {
  try {
    return said();
  } catch (error) {
    if (error instanceof RangeError) return message;
    throw error;
  }
}
