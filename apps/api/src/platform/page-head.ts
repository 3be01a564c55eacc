import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeText as escape } from "./html";

/** What a page says of itself to who does not run it: link previews and search engines. */
export interface PageHead {
  readonly title: string;
  /** What a link to it says; none for a page that nobody else can open. */
  readonly description?: string;
  /** Shown beside a link to it. */
  readonly picture?: PagePicture;
  /** What is read before the application is there, or without scripts in its place. */
  readonly text?: PageText | undefined;
}

interface PagePicture {
  /** With its origin, as previews ask for it. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly alternative: string;
}

/** A page as text: a heading with lines below it, a note, an answer, a warning, figures by their labels, a table, and cards. */
export interface PageText {
  readonly title: string;
  readonly lines: readonly string[];
  /** To a guest, what they look at. */
  readonly note: string | null;
  /** What the page is opened for, in a sentence or two. */
  readonly answer: string | null;
  /** About the figures. */
  readonly warning: string | null;
  readonly figures: readonly (readonly [label: string, figure: string])[];
  readonly table: {
    readonly title: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  } | null;
  readonly cards?: { readonly label: string; readonly all: readonly PageCard[] };
}

/** One of several things, with its picture if it has one. */
export interface PageCard {
  readonly picture: { readonly address: string; readonly alternative: string } | null;
  readonly title: string;
  /** What it is chosen by, such as its price. */
  readonly figure: string;
  readonly lines: readonly string[];
}

const TITLE = /<title>[^<]*<\/title>/;
const NO_SCRIPT = /<noscript>[^<]*<\/noscript>/;
const DESCRIPTION = /\s*<meta name="description"[^>]*>/;

/** As the build leaves it (`apps/web/build/first-pictures.ts`). */
const EMPTY = "<main></main>";

/**
 * The built documents with a head of their own: the application's, or `text.html`, whose scripts come once its text has
 * been painted. What has a description is handed on by link and belongs in no search engine.
 */
export function createPageWriter(folder: string): (head: PageHead) => string {
  const [plain, readable] = ["index.html", "text.html"].map((name) => pageIn(join(folder, name)));
  if (plain === undefined || !readable?.includes(EMPTY)) throw new Error("The built page has no place for a text");
  return ({ title, description, text, picture }) => {
    const named = `<title>${escape(title)}</title>`;
    const page = text === undefined ? plain : readable.replace(NO_SCRIPT, "").replace(EMPTY, () => markup(text));
    // By a function: a name may hold `$&`, which a replacement text would read as a command.
    if (description === undefined) return page.replace(TITLE, () => named);
    const tags = [
      named,
      `<meta name="description" content="${escape(description)}" />`,
      `<meta name="robots" content="noindex" />`,
      `<meta property="og:type" content="website" />`,
      `<meta property="og:title" content="${escape(title)}" />`,
      `<meta property="og:description" content="${escape(description)}" />`,
      ...(picture === undefined ? [] : pictureTags(picture)),
    ];
    return page.replace(DESCRIPTION, "").replace(TITLE, () => tags.join("\n    "));
  };
}

const pictureTags = ({ address, width, height, alternative }: PagePicture) => [
  `<meta property="og:image" content="${escape(address)}" />`,
  `<meta property="og:image:type" content="image/png" />`,
  `<meta property="og:image:width" content="${width}" />`,
  `<meta property="og:image:height" content="${height}" />`,
  `<meta property="og:image:alt" content="${escape(alternative)}" />`,
  `<meta name="twitter:card" content="summary_large_image" />`,
];

function pageIn(file: string): string {
  const page = readFileSync(file, "utf8");
  if (!TITLE.test(page)) throw new Error("The built page has no title to replace");
  if (!NO_SCRIPT.test(page)) throw new Error("The built page has nothing for readers without scripts");
  return page;
}

const element = (name: string, inside: string) => `<${name}>${inside}</${name}>`;
const cells = (name: "td" | "th", texts: readonly string[]) =>
  element("tr", texts.map((text) => element(name, escape(text))).join(""));

const figureOf = ([label, figure]: PageText["figures"][number]) =>
  element("div", element("dt", escape(label)) + element("dd", escape(figure)));

/** So many cards are on the first screen of a phone: their pictures are asked for at once, the others as they come near. */
const SEEN_AT_ONCE = 2;

const cardOf = ({ picture, title, figure, lines }: PageCard, index: number) =>
  element(
    "li",
    element("span", picture === null ? "" : pictureOf(picture, index)) +
      element(
        "div",
        element("h2", escape(title)) + [figure, ...lines].map((line) => element("p", escape(line))).join(""),
      ),
  );

const pictureOf = ({ address, alternative }: NonNullable<PageCard["picture"]>, index: number) =>
  `<img src="${escape(address)}" alt="${escape(alternative)}"${index < SEEN_AT_ONCE ? "" : ' loading="lazy"'} />`;

/** Looks: `apps/web/src/app/plain-page.css`. */
function markup({ title, lines, note, answer, warning, figures, table, cards }: PageText): string {
  const parts = [
    element("header", element("h1", escape(title)) + lines.map((line) => element("p", escape(line))).join("")),
  ];
  if (note !== null) parts.push(element("p", escape(note)));
  if (warning !== null) parts.push(element("aside", escape(warning)));
  if (answer !== null) parts.push(`<p data-answer>${escape(answer)}</p>`);
  if (figures.length > 0) parts.push(element("dl", figures.map(figureOf).join("")));
  if (table !== null)
    parts.push(
      element("h2", escape(table.title)),
      element(
        "table",
        element("thead", cells("th", table.head)) +
          element("tbody", table.rows.map((row) => cells("td", row)).join("")),
      ),
    );
  if (cards !== undefined) parts.push(`<ul aria-label="${escape(cards.label)}">${cards.all.map(cardOf).join("")}</ul>`);
  return element("main", `<article data-first-text${note === null ? " data-own" : ""}>${parts.join("")}</article>`);
}
