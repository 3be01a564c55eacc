import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a page says of itself to who does not run it: link previews and search engines. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;

/** The built document with a head of its own, for pages that are handed on by link and belong in no search engine. */
export function createPageWriter(folder: string): (head: PageHead) => string {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  if (!TITLE.test(page)) throw new Error("The built page has no title to replace");
  const plain = page.replace(DESCRIPTION, "");
  return ({ title, description }) => {
    const tags = [
      `<title>${escape(title)}</title>`,
      `<meta name="description" content="${escape(description)}" />`,
      `<meta name="robots" content="noindex" />`,
      `<meta property="og:type" content="website" />`,
      `<meta property="og:title" content="${escape(title)}" />`,
      `<meta property="og:description" content="${escape(description)}" />`,
    ];
    // By a function: a name may hold `$&`, which a replacement text would read as a command.
    return plain.replace(TITLE, () => tags.join("\n    "));
  };
}
