import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The product's two families, cut to one file a weight by apps/web/fonts/subset.ts, and behind them the Roboto that
 * comes with pdfmake, for what they do not draw: Ω, ₂, and names in other scripts.
 */
const folder = fileURLToPath(new URL("./fonts", import.meta.url));
const roboto = join(dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")), "build/fonts/Roboto");
const cut = (name: string) => join(folder, `${name}.ttf`);

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
  other: { normal: join(roboto, "Roboto-Regular.ttf"), bold: join(roboto, "Roboto-Medium.ttf") },
});

/** The only files the writer may open. */
export const isFontFile = (path: string) =>
  Object.values(fontFiles()).some(({ normal, bold }) => path === normal || path === bold);

export interface Run {
  readonly text: string;
  readonly font: string;
}

/** What none of the fonts draws: signs of equations, in letters; the hooked letters of Hausa, as they are typed without. */
const STAND_INS: Readonly<Record<string, string>> = {
  "⌈": "ceil(",
  "⌉": ")",
  "⌊": "floor(",
  "⌋": ")",
  "→": "to",
  Ɓ: "B",
  ɓ: "b",
  Ɗ: "D",
  ɗ: "d",
  Ƙ: "K",
  ƙ: "k",
  Ƴ: "Y",
  ƴ: "y",
};
export const drawable = (text: string) => text.replaceAll(/[⌈⌉⌊⌋→ƁɓƊɗƘƙƳƴ]/g, (sign) => STAND_INS[sign] ?? sign);

/** A text in pieces, each in the font that draws its characters. */
export function runsOf(text: string, family: Family): Run[] {
  const runs: { text: string; font: string }[] = [];
  for (const character of drawable(text)) {
    const font = fontOf(character.codePointAt(0) ?? 0, family);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

function fontOf(codePoint: number, family: Family): string {
  const found = CUTS.find(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last));
  return found ? `${family}-${found.name}` : "other";
}
