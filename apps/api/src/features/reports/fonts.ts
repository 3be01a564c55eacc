import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CODE_LETTERS, graphemesOf } from "./letters/drawn-word";
import { readLetters } from "./letters/files";
import { ROBOTO } from "./letters/fontkit";
import { isInRoboto, letterFontFile } from "./letters/letter-font";
import { inSight, levelsOf, mirrored } from "./letters/right-to-left";

/**
 * The product's two families, cut to one file a weight by apps/web/fonts/subset.ts; behind them the Roboto that comes
 * with pdfmake, for single signs they do not draw (Ω, ₂, Greek and Cyrillic), and the letters of all other scripts.
 */
const folder = fileURLToPath(new URL("./fonts", import.meta.url));
const cut = (name: string) => join(folder, `${name}.ttf`);
const letters = { 400: join(folder, `${letterFontFile(400)}.txt`), 600: join(folder, `${letterFontFile(600)}.txt`) };

type Ranges = readonly (readonly [first: number, last: number])[];

/** Which characters a cut draws in both families: of the sets of apps/web/fonts/subset.ts, without what Archivo lacks. */
const CUTS = [
  {
    name: "latin",
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x300, 0x304],
      [0x323, 0x323],
      [0x2013, 0x2014],
      [0x2018, 0x201d],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x2030, 0x2030],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2191],
      [0x2193, 0x2193],
      [0x2212, 0x2212],
    ],
  },
  {
    name: "afr",
    ranges: [
      [0x100, 0x101],
      [0x112, 0x113],
      [0x11a, 0x11b],
      [0x12a, 0x12b],
      [0x143, 0x143],
      [0x147, 0x148],
      [0x14c, 0x14d],
      [0x160, 0x161],
      [0x16a, 0x16b],
      [0x1e62, 0x1e63],
      [0x20a6, 0x20a6],
      [0x20b5, 0x20b5],
      [0x20b9, 0x20b9],
    ],
  },
  {
    name: "dotted",
    ranges: [
      [0x1eb8, 0x1eb9],
      [0x1eca, 0x1ecd],
      [0x1ee4, 0x1ee5],
    ],
  },
] as const satisfies readonly { readonly name: string; readonly ranges: Ranges }[];

/** Body text, or the figures and headings of the display family. */
export type Family = "text" | "display";

/** Every font of the document by its name; made again for each, because pdfmake writes into it. */
export const fontFiles = () => ({
  ...Object.fromEntries(
    CUTS.flatMap(({ name }) => [
      [`text-${name}`, { normal: cut(`reddit-sans-400-${name}`), bold: cut(`reddit-sans-600-${name}`) }],
      [`display-${name}`, { normal: cut(`archivo-600-${name}`), bold: cut(`archivo-600-${name}`) }],
    ]),
  ),
  other: { normal: join(ROBOTO, "Roboto-Regular.ttf"), bold: join(ROBOTO, "Roboto-Medium.ttf") },
  "text-letters": { normal: letters[400], bold: letters[600] },
  "display-letters": { normal: letters[600], bold: letters[600] },
});

/** The only files the writer may open. */
export const isFontFile = (path: string) =>
  Object.values(fontFiles()).some(({ normal, bold }) => path === normal || path === bold);

export interface Run {
  readonly text: string;
  readonly font: string;
  /** Of the direction it runs in, where a text has both. */
  readonly level?: number;
}

/** Signs of equations that none of the fonts draws, in letters. */
const STAND_INS: Readonly<Record<string, string>> = {
  "⌈": "ceil(",
  "⌉": ")",
  "⌊": "floor(",
  "⌋": ")",
  "→": "to",
  "\t": " ",
};
// Control characters other than a new line are nothing to draw.
// oxlint-disable-next-line no-control-regex
const UNDRAWN = /[\0-\b\v-\x1F\x7F-\x9F]/g;
export const drawable = (text: string) =>
  text.replaceAll(/[⌈⌉⌊⌋→\t]/g, (sign) => STAND_INS[sign] ?? sign).replaceAll(UNDRAWN, "");

const isCut = (codePoint: number) =>
  CUTS.some(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last));

/** Reads the fonts of every letter in the texts that the cuts do not draw, before they are set. */
export async function readFontsFor(texts: string): Promise<void> {
  const others = [...new Set(texts)]
    .map(codePointOf)
    .filter((codePoint) => !isCut(codePoint) && codePoint !== NEW_LINE);
  if (others.length > 0) await readLetters([...others, ...Array.from(CODE_LETTERS + TONES, codePointOf)]);
}

const codePointOf = (character: string) => character.codePointAt(0) ?? 0;
const NEW_LINE = 10;
/** Marks over letters of several files. */
const TONES = "\u0300\u0301\u0302\u0303\u0304\u0308\u030C\u0323\u0331";
const NOT_ALONE = /[^\x20-\x7E\xA0-\xFF]/;

/** A text in pieces, each in the font that draws its characters and of one direction. */
export function runsOf(text: string, family: Family): Run[] {
  const runs: { text: string; font: string; level?: number }[] = [];
  const drawn = drawable(text);
  const levels = levelsOf(drawn);
  let place = 0;
  for (const letter of NOT_ALONE.test(drawn) ? graphemesOf(drawn) : drawn) {
    const level = levels?.[place] ?? 0;
    place += letter.length;
    const font = fontOf(Array.from(letter).map(codePointOf), family);
    const shown = level % 2 === 1 ? mirrored(letter) : letter;
    const last = runs.at(-1);
    if (last?.font === font && (last.level ?? 0) === level) last.text += shown;
    else runs.push({ text: shown, font, ...(level > 0 ? { level } : {}) });
  }
  return runs;
}

/** The same in the order they stand on a line. */
export const runsInSight = (text: string, family: Family): Run[] =>
  inSight(runsOf(text, family), ({ level = 0 }) => level);

/** The first that draws all of a letter, with its marks. */
function fontOf(codePoints: readonly number[], family: Family): string {
  const found = CUTS.find(({ ranges }) =>
    codePoints.every((codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)),
  );
  if (found) return `${family}-${found.name}`;
  const [codePoint = NEW_LINE, ...others] = codePoints;
  if (codePoint === NEW_LINE) return `${family}-latin`;
  return others.length === 0 && isInRoboto(codePoint) ? "other" : `${family}-letters`;
}
