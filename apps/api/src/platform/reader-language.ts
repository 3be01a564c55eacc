import { AsyncLocalStorage } from "node:async_hooks";
import { bringLanguage } from "@sunwright/words/bring-language";
import { saidIn, SOURCE_LANGUAGE, speakAsAsked } from "@sunwright/words/language";
import { codeOf, ENGLISH, firstOf } from "@sunwright/words/language-code";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The browser writes it where a person chooses (`apps/web/src/lib/language.ts`). */
const LANGUAGE_COOKIE = "language";

export interface Reader {
  readonly code: string;
  readonly tag: string;
}
const IN_ENGLISH: Reader = { code: ENGLISH, tag: SOURCE_LANGUAGE };

declare module "fastify" {
  interface FastifyRequest {
    /** In which language whoever asks reads; null until that is known. */
    reader: Reader | null;
  }
}

/** Who is served now. What is stored is said in English all the same: who reads it later may read another language. */
const served = new AsyncLocalStorage<Reader>();
export const readerNow = (): Reader => served.getStore() ?? IN_ENGLISH;

const speaking = new AsyncLocalStorage<string>();
speakAsAsked(() => speaking.getStore());

/** Whatever this says, now and later, is said as its reader reads: for an answer that is read once and not stored. */
export const spokenTo = <Answer>({ tag }: Reader, answer: () => Answer): Answer => speaking.run(tag, answer);

/** What an account, a task or a header calls a language, ready to be said. One that the house has not is English. */
export async function readerOf(wanted: string): Promise<Reader> {
  const code = codeOf(wanted) ?? ENGLISH;
  return code === ENGLISH ? IN_ENGLISH : { code, tag: (await bringLanguage(code)).tag };
}

/** Words of a mail in the language of who gets it. */
export async function writtenTo<Words extends object>(
  wanted: string,
  words: () => Words,
): Promise<Words & { readonly language: string }> {
  const { code, tag } = await readerOf(wanted);
  return { ...saidIn(tag, words), language: code };
}

const QUALITY = /^\s*q=([\d.]+)\s*$/;

/** The languages of a header, the best first. RFC 9110, section 12.5.4. */
export const languagesOf = (header: string): readonly string[] =>
  header
    .split(",")
    .slice(0, 20)
    .map((each) => {
      const [name = "", ...parts] = each.split(";");
      const quality = parts.map((part) => QUALITY.exec(part)?.[1]).find((found) => found !== undefined);
      return { name: name.trim(), quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ name }) => name);

/** That of the address, that of the browser's choice, the first of the browser's own. */
function wantedBy({ query, cookies, headers }: Pick<FastifyRequest, "query" | "cookies" | "headers">): string {
  const asked = typeof query === "object" && query !== null && "lang" in query ? query.lang : undefined;
  const named = [asked, cookies[LANGUAGE_COOKIE]].filter((each) => typeof each === "string");
  return firstOf([...named, ...languagesOf(headers["accept-language"] ?? "")]);
}

/** Knows of each request who reads its answer. After the cookies have been read. */
export function addReaders(http: FastifyInstance): void {
  http.decorateRequest("reader", null);
  http.addHook("onRequest", async (request) => {
    request.reader = await readerOf(wantedBy(request));
  });
  // Once the body is there: what reads it begins nothing of ours.
  http.addHook("preValidation", (request, _reply, done) => served.run(request.reader ?? IN_ENGLISH, done));
}
