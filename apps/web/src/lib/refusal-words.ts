import { language, SOURCE_LANGUAGE } from "@sunwright/words/language";

/** A fault that the server names, with the key of its text where it has one. */
export interface Fault {
  readonly message: string;
  readonly text?: unknown;
}

/** How refusals and the faults in them are said to the person. */
export interface RefusalWords {
  readonly refusal: (code: string, message: string) => string;
  readonly fault: (fault: Fault) => string;
}

export const AS_THE_SERVER_SAYS: RefusalWords = {
  refusal: (_code, message) => message,
  fault: ({ message }) => message,
};

/**
 * The server says refusals in English, so their texts are loaded for other languages alone, at the first refusal. Where
 * they cannot be loaded the server's words stand.
 */
export async function refusalWords(): Promise<RefusalWords> {
  if (language() === SOURCE_LANGUAGE) return AS_THE_SERVER_SAYS;
  try {
    return (await import("./refusals")).REFUSAL_WORDS;
  } catch {
    return AS_THE_SERVER_SAYS;
  }
}
