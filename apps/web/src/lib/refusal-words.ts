import { language, SOURCE_LANGUAGE } from "@sunwright/words/language";

export type SayRefusal = (code: string, message: string) => string;

const asTheServerSaysIt: SayRefusal = (_code, message) => message;

/**
 * How refusals are said to the person. The server says them in English, so their texts are loaded for other languages
 * alone, at the first refusal. Where they cannot be loaded the server's words stand.
 */
export async function refusalWords(): Promise<SayRefusal> {
  if (language() === SOURCE_LANGUAGE) return asTheServerSaysIt;
  try {
    return (await import("./refusals")).sayRefusal;
  } catch {
    return asTheServerSaysIt;
  }
}
