import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a page says of itself to who does not run it: link previews and search engines. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** What a reader without scripts gets in place of the application. */
  readonly text?: PageText | undefined;
}

/** A page as text: a heading, lines, figures by their labels, and a table. */
export interface PageText {
  readonly title: string;
  readonly lines: readonly string[];
  readonly figures: readonly (readonly [label: string, figure: string])[];
  readonly table: {
    readonly title: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  } | null;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "");

const TITLE = /<title>[^<]*<\/title>/;
const NO_SCRIPT = /<noscript>[^<]*<\/noscript>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;

/** The built document with a head of its own, for pages that are handed on by link and belong in no search engine. */
export function createPageWriter(folder: string): (head: PageHead) => string {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  if (!TITLE.test(page)) throw new Error("The built page has no title to replace");
  if (!NO_SCRIPT.test(page)) throw new Error("The built page has nothing for readers without scripts");
  const plain = page.replace(DESCRIPTION, "");
  return ({ title, description, text }) => {
    const tags = [
      `<title>${escape(title)}</title>`,
      `<meta name="description" content="${escape(description)}" />`,
      `<meta name="robots" content="noindex" />`,
      `<meta property="og:type" content="website" />`,
      `<meta property="og:title" content="${escape(title)}" />`,
      `<meta property="og:description" content="${escape(description)}" />`,
    ];
    // By a function: a name may hold `$&`, which a replacement text would read as a command.
    const headed = plain.replace(TITLE, () => tags.join("\n    "));
    return text === undefined ? headed : headed.replace(NO_SCRIPT, () => `<noscript>${markup(text)}</noscript>`);
  };
}

const element = (name: string, inside: string) => `<${name}>${inside}</${name}>`;
const cells = (name: "td" | "th", texts: readonly string[]) =>
  element("tr", texts.map((text) => element(name, escape(text))).join(""));

/** Looks: `apps/web/src/app/plain-page.css`. */
function markup({ title, lines, figures, table }: PageText): string {
  const parts = [
    element("h1", escape(title)),
    ...lines.map((line) => element("p", escape(line))),
    element(
      "dl",
      figures
        .map(([label, figure]) => element("div", element("dt", escape(label)) + element("dd", escape(figure))))
        .join(""),
    ),
    ...(table === null
      ? []
      : [
          element("h2", escape(table.title)),
          element(
            "table",
            element("thead", cells("th", table.head)) +
              element("tbody", table.rows.map((row) => cells("td", row)).join("")),
          ),
        ]),
  ];
  return element("main", parts.join(""));
}
