import type { ErrorCode } from "@sunwright/contract/errors";
import { say } from "@sunwright/words/refusals";
import { tell } from "@sunwright/words/tell-answers";
import type { Text } from "@sunwright/words/told";

/** A refusal by its code and a fault by its key; the server's message where only a newer server has them. */
export const REFUSAL_WORDS = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another is a RangeError
  refusal: (code: string, message: string) => saidOr(message, () => say(code as ErrorCode)),
  fault: ({ message, text }: { readonly message: string; readonly text?: unknown }) =>
    text === undefined ? message : saidOr(message, () => tell(asText(text))),
};

/** The contract's, as the server's serialiser wrote it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asText = (text: unknown) => text as Text;

function saidOr(message: string, said: () => string): string {
  try {
    return said();
  } catch (error) {
    if (error instanceof RangeError) return message;
    throw error;
  }
}
