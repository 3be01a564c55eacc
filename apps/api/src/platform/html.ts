const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** As a text between tags, or as the value of an attribute in double quotes. */
export const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? "");

/** Markup that is safe as it stands: only `html` makes it. */
class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}
export type { Html };

type Part = string | Html | null | readonly Part[];

/** Markup with parts in it. Whatever is not markup itself is a text and is escaped: names that others chose cannot leave it. */
export function html(written: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(written.map((text, index) => text + markupOf(parts[index] ?? null)).join(""));
}

function markupOf(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return escapeText(part);
  return part instanceof Html ? part.markup : part.map(markupOf).join("");
}

/** Facts for machines, in an element that runs nothing. No value can end the element early. */
export const factsElement = (facts: object): Html =>
  new Html(`<script type="application/ld+json">${JSON.stringify(facts).replaceAll("<", String.raw`\u003c`)}</script>`);
