import { inflateSync } from "node:zlib";

/**
 * The words of a PDF in the order they are drawn, for tests. It knows what PDF 1.7 (ISO 32000-1) needs for fonts that
 * are embedded as subsets: each page's font resources (7.8.3) and their ToUnicode maps (9.10.3). Objects of compressed
 * object streams are not looked into; our writer makes none.
 */
export const wordsOfPdf = (bytes: Uint8Array): string => shownIn(bytes, wordsOfPage).join("\n");

/** The glyphs that are drawn, by their number in their own font: 0 is the empty box. */
export const glyphsOfPdf = (bytes: Uint8Array): number[] =>
  shownIn(bytes, (content) => shownGlyphs(content).flatMap(({ glyphs }) => glyphs)).flat();

function shownIn<Shown>(
  bytes: Uint8Array,
  read: (content: string, fonts: ReadonlyMap<string, Characters | undefined>) => Shown,
): Shown[] {
  const text = Buffer.from(bytes).toString("latin1");
  const objects = new Map(
    [...text.matchAll(/(\d+) 0 obj\b([\s\S]*?)\bendobj/g)].map(([, id = "", body = ""]) => [id, body]),
  );
  const reference = (body: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1];
  const maps = new Map(
    [...objects].flatMap(([id, body]) => {
      const map = objects.get(reference(body, "ToUnicode") ?? "");
      return map === undefined ? [] : [[id, charactersOf(streamOf(map))] as const];
    }),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => {
    const resources = objects.get(reference(page, "Resources") ?? "") ?? page;
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, maps.get(id)]),
    );
    return read(streamOf(objects.get(reference(page, "Contents") ?? "") ?? ""), fonts);
  });
}

export const pagesOfPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString("latin1")
    .match(/\/Type \/Page\b/g)?.length ?? 0;

function streamOf(body: string): string {
  const start = /stream\r?\n/.exec(body);
  if (start === null) return "";
  const end = body.lastIndexOf("endstream");
  const data = Buffer.from(body.slice(start.index + start[0].length, end), "latin1");
  return body.includes("/FlateDecode") ? inflateSync(data).toString("latin1") : data.toString("latin1");
}

type Characters = ReadonlyMap<number, string>;

const fromHex = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** Glyph numbers to text, from the ranges of a CMap. */
function charactersOf(map: string): Characters {
  const characters = new Map<number, string>();
  for (const [, block = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = "", , list = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*\[([^\]]*)\]/g))
      for (const [index, [, hex = ""]] of [...list.matchAll(/<([\w ]*)>/g)].entries())
        characters.set(Number.parseInt(first, 16) + index, fromHex(hex.replaceAll(" ", "")));
  return characters;
}

/** What the text operators show, with the font they show it in. */
function shownGlyphs(content: string): { font: string; glyphs: number[] }[] {
  const shown: { font: string; glyphs: number[] }[] = [];
  let font = "";
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = name;
    else
      for (const [, hex = ""] of (array ?? "").matchAll(/<([0-9a-f]*)>/gi))
        shown.push({ font, glyphs: (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16)) });
  }
  return shown;
}

const wordsOfPage = (content: string, fonts: ReadonlyMap<string, Characters | undefined>): string =>
  shownGlyphs(content)
    .flatMap(({ font, glyphs }) => glyphs.map((glyph) => fonts.get(font)?.get(glyph) ?? ""))
    .join("");
