import { readFileSync } from "node:fs";
import { join } from "node:path";
import { factsElement, type Html, html } from "./html";

/** A page that everybody reads, and that may be found: it needs no script and brings none but the one that sets the theme. */
export interface OpenPage {
  readonly title: string;
  /** For link previews and search engines. */
  readonly description: string;
  /** Its one address, from the root on. */
  readonly path: string;
  /** Of a picture for previews, from the root on. */
  readonly picture: string | null;
  readonly kind: "product" | "profile" | "website";
  /** What it says, for machines: schema.org. Addresses in it are from the root on, under `url` and `image`. */
  readonly facts: readonly Facts[];
  readonly bar: Html;
  readonly main: Html;
  /** One that is not there, and further pages of a list, are not to be found. */
  readonly isFound: boolean;
}
export interface Facts {
  readonly [name: string]: string | number | Facts | readonly (string | Facts)[] | undefined;
}

const TITLE = /<title>[^<]*<\/title>/;
const NO_SCRIPT = /<noscript>[^<]*<\/noscript>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;
/** What draws the application; this page stays as it is. */
const APPLICATION = /\s*<script type="module"[^>]*><\/script>/g;
const PRELOADED = /\s*<link rel="modulepreload"[^>]*>/g;
const THEME = /<script src="\/theme\.js"[^>]*>/;
/** As the build leaves it (`apps/web/build/first-pictures.ts`). */
const EMPTY = "<main></main>";
const FIRST_PICTURE = 'data-first-picture=""';

/** The built `text.html` as a document of its own. */
export function createOpenWriter(folder: string, publicUrl: string): (page: OpenPage) => string {
  const document = readFileSync(join(folder, "text.html"), "utf8")
    .replace(NO_SCRIPT, "")
    .replaceAll(APPLICATION, "")
    .replaceAll(PRELOADED, "")
    .replace(THEME, '<script src="/theme.js">')
    .replace(DESCRIPTION, "")
    .replace(FIRST_PICTURE, "data-open-page");
  if (!document.includes(EMPTY) || !TITLE.test(document)) throw new Error("The built page has no place for a text");
  const addressOf = (path: string) => publicUrl + path;
  return ({ bar, main, ...page }) =>
    // By functions: a name may hold `$&`, which a replacement text would read as a command.
    document
      .replace(TITLE, () => headOf(page, addressOf).markup)
      .replace(
        EMPTY,
        () =>
          html`<nav data-open-bar>${bar}</nav>
            <main>${main}</main>`.markup,
      );
}

function headOf(page: Omit<OpenPage, "bar" | "main">, addressOf: (path: string) => string): Html {
  const { title, description, path, picture, kind, facts, isFound } = page;
  const property = (name: string, content: string) => html`<meta property="${name}" content="${content}" />`;
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${isFound ? html`<link rel="canonical" href="${addressOf(path)}" />` : html`<meta name="robots" content="noindex" />`}
    ${property("og:type", kind)} ${property("og:title", title)} ${property("og:description", description)}
    ${property("og:url", addressOf(path))} ${picture === null ? null : property("og:image", addressOf(picture))}
    ${facts.map((fact) => factsElement({ "@context": "https://schema.org", ...withOrigin(fact, addressOf) }))}
    <link rel="stylesheet" href="/open-page.css" />`;
}

/** Machines want whole addresses. */
function withOrigin(facts: Facts, addressOf: (path: string) => string): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]): [string, Facts[string]] => {
      if (typeof value === "string") return [name, name === "url" || name === "image" ? addressOf(value) : value];
      if (typeof value !== "object") return [name, value];
      if (isList(value))
        return [name, value.map((one) => (typeof one === "string" ? one : withOrigin(one, addressOf)))];
      return [name, withOrigin(value, addressOf)];
    }),
  );
}
const isList = (value: Facts | readonly (string | Facts)[]): value is readonly (string | Facts)[] =>
  Array.isArray(value);
