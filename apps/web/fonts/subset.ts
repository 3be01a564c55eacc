/**
 * Cuts the two font families down to what the product shows and writes them to `src/ui/fonts`.
 * The result is committed, so neither a build nor a clone depends on this step. Run it again after changing a
 * character set, an axis or the fontsource version: `npx tsx apps/web/fonts/subset.ts`.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const outputFolder = join(here, "../src/ui/fonts");

/** Inclusive code point ranges. The `unicode-range` lines of `src/ui/fonts.css` repeat them. */
type Ranges = readonly (readonly [first: number, last: number])[];

/**
 * What every page shows: ASCII, ° ± ² · × ÷, the combining marks of tonal writing (whose letters are here as well: a mark
 * finds its place on a letter of the same file alone), typographic punctuation and the minus sign.
 */
const BASIC: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xb0, 0xb2],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x300, 0x304],
  [0x323, 0x323],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

/** The accented letters of Latin-1 and its other signs, arrows and ™: fetched where one is shown. */
const LATIN: Ranges = [
  [0xa1, 0xa2],
  [0xa4, 0xaf],
  [0xb3, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x201a, 0x201b],
  [0x2030, 0x2030],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
];

/**
 * Naira, cedi and rupee; Yoruba Ṣ, Igbo Ṅ (Archivo has no Ṅ) and the accented letters of the other languages that
 * names in our countries use. Neither family draws the hooked letters: a third face does (HOOKED).
 */
const AFRICAN: Ranges = [
  [0x100, 0x101],
  [0x112, 0x113],
  [0x11a, 0x11b],
  [0x12a, 0x12b],
  [0x143, 0x144],
  [0x147, 0x148],
  [0x14c, 0x14d],
  [0x160, 0x161],
  [0x16a, 0x16b],
  [0x1e44, 0x1e45],
  [0x1e62, 0x1e63],
  [0x20a6, 0x20a6],
  [0x20b5, 0x20b5],
  [0x20b9, 0x20b9],
];

/** The dotted vowels of Yoruba and Igbo. The families keep them in the file made for Vietnamese. */
const DOTTED_VOWELS: Ranges = [
  [0x1eb8, 0x1eb9],
  [0x1eca, 0x1ecd],
  [0x1ee4, 0x1ee5],
];

/**
 * Letters of Hausa, Akan, Ewe and their neighbours that neither family draws, in both cases: ɓ ɗ ƙ ƴ, then ɖ ɛ ƒ ɣ ɩ ŋ ɔ ʋ.
 * Noto Sans has them; a page fetches its file where one is shown.
 */
const HOOKED: Ranges = [
  [0x14a, 0x14b],
  [0x181, 0x181],
  [0x186, 0x186],
  [0x189, 0x18a],
  [0x190, 0x192],
  [0x194, 0x194],
  [0x196, 0x196],
  [0x198, 0x199],
  [0x1b2, 0x1b4],
  [0x253, 0x254],
  [0x256, 0x257],
  [0x25b, 0x25b],
  [0x263, 0x263],
  [0x269, 0x269],
  [0x28b, 0x28b],
];

/** Weights and widths the type scale uses. */
const WEIGHT = { min: 400, max: 700, default: 400 };
const WIDTH = { min: 75, max: 112, default: 100 };

/** Kerning, marks and tabular lining figures; nothing shows fractions, superiors or old-style figures. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum", "lnum", "rvrn"];

const families = [
  { name: "archivo", axes: "wdth", variationAxes: { wght: WEIGHT, wdth: WIDTH } },
  { name: "reddit-sans", axes: "wght", variationAxes: { wght: WEIGHT } },
] as const;

const others = [
  { name: "afr", source: "latin-ext", ranges: AFRICAN },
  { name: "dotted", source: "vietnamese", ranges: DOTTED_VOWELS },
] as const;
/** A page fetches the pieces that it shows letters of. */
const screenPieces = [
  { name: "basic", source: "latin", ranges: BASIC },
  { name: "latin", source: "latin", ranges: LATIN },
  ...others,
] as const;
const paperPieces = [{ name: "latin", source: "latin", ranges: [...BASIC, ...LATIN] }, ...others] as const;

function characters(ranges: Ranges): string {
  const codePoints = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  return String.fromCodePoint(...codePoints);
}

async function writeSubsets() {
  mkdirSync(outputFolder, { recursive: true });
  for (const family of families) {
    const packageFolder = dirname(require.resolve(`@fontsource-variable/${family.name}/package.json`));
    for (const piece of screenPieces) {
      const source = readFileSync(
        join(packageFolder, `files/${family.name}-${piece.source}-${family.axes}-normal.woff2`),
      );
      const subset = await subsetFont(source, characters(piece.ranges), {
        targetFormat: "woff2",
        variationAxes: family.variationAxes,
        keepFeatures: FEATURES,
        noHinting: true,
      });
      writeFileSync(join(outputFolder, `${family.name}-${piece.name}.woff2`), subset);
      process.stdout.write(`${family.name}-${piece.name}.woff2 ${subset.length} bytes\n`);
    }
    copyFileSync(join(packageFolder, "LICENSE"), join(outputFolder, `${family.name}-OFL.txt`));
  }
}

async function writeHookedLetters() {
  const packageFolder = dirname(require.resolve("@fontsource-variable/noto-sans/package.json"));
  const source = readFileSync(join(packageFolder, "files/noto-sans-latin-ext-wght-normal.woff2"));
  const subset = await subsetFont(source, characters(HOOKED), {
    targetFormat: "woff2",
    variationAxes: { wght: WEIGHT },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(join(outputFolder, "noto-sans-hooked.woff2"), subset);
  process.stdout.write(`noto-sans-hooked.woff2 ${subset.length} bytes\n`);
  copyFileSync(join(packageFolder, "LICENSE"), join(outputFolder, "noto-sans-OFL.txt"));
}

/** Letters and the space, as the heading of a first picture has them (`type-display`). */
const LETTERS: Ranges = [
  [0x20, 0x20],
  [0x41, 0x5a],
  [0x61, 0x7a],
];

async function writeHeadingFont() {
  const packageFolder = dirname(require.resolve("@fontsource-variable/archivo/package.json"));
  const source = readFileSync(join(packageFolder, "files/archivo-latin-wdth-normal.woff2"));
  const subset = await subsetFont(source, characters(LETTERS), {
    targetFormat: "woff2",
    variationAxes: { wght: 600, wdth: 106 },
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(join(outputFolder, "archivo-first.woff2"), subset);
  process.stdout.write(`archivo-first.woff2 ${subset.length} bytes\n`);
}

/** The report's PDF is made on the server, whose writer knows neither variable axes nor woff2: one file a weight. */
const reportFolder = join(here, "../../api/src/features/reports/fonts");
const reportCuts = [
  { name: "reddit-sans", axes: "wght", weight: 400, pinned: { wght: 400 } },
  { name: "reddit-sans", axes: "wght", weight: 600, pinned: { wght: 600 } },
  { name: "archivo", axes: "wdth", weight: 600, pinned: { wght: 600, wdth: 100 } },
] as const;

async function writeReportFonts() {
  mkdirSync(reportFolder, { recursive: true });
  for (const { name, axes, weight, pinned } of reportCuts) {
    const packageFolder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
    for (const piece of paperPieces) {
      const source = readFileSync(join(packageFolder, `files/${name}-${piece.source}-${axes}-normal.woff2`));
      const cut = await subsetFont(source, characters(piece.ranges), {
        targetFormat: "sfnt",
        variationAxes: pinned,
        keepFeatures: FEATURES,
        noHinting: true,
      });
      writeFileSync(join(reportFolder, `${name}-${weight}-${piece.name}.ttf`), cut);
    }
    copyFileSync(join(packageFolder, "LICENSE"), join(reportFolder, `${name}-OFL.txt`));
  }
}

await writeSubsets();
await writeHookedLetters();
await writeHeadingFont();
await writeReportFonts();
