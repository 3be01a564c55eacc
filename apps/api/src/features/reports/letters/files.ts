// oxlint-disable-next-line typescript/triple-slash-reference -- what is not a module declares no import
/// <reference path="./wawoff2.d.ts" />
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { decompress } from "wawoff2";
import { fontkit, type OpenFont } from "./fontkit";

/**
 * The fonts of all scripts, in the order they are asked. Each package holds one file a block of letters, so that only
 * those are read that a text needs: Chinese alone is in a hundred. All are Noto, under the OFL.
 */
const PACKAGES = [
  "noto-sans",
  "noto-sans-arabic",
  "noto-sans-hebrew",
  "noto-sans-devanagari",
  "noto-sans-bengali",
  "noto-sans-tamil",
  "noto-sans-telugu",
  "noto-sans-kannada",
  "noto-sans-malayalam",
  "noto-sans-gujarati",
  "noto-sans-gurmukhi",
  "noto-sans-oriya",
  "noto-sans-ethiopic",
  "noto-sans-thai",
  "noto-sans-sc",
  "noto-sans-tc",
  "noto-sans-jp",
  "noto-sans-kr",
  "noto-emoji",
  "noto-sans-symbols",
] as const;

export const WEIGHTS = [400, 600] as const;
export type Weight = (typeof WEIGHTS)[number];

interface LetterFile {
  /** Its files, one where the weight is an axis. */
  readonly paths: Readonly<Record<Weight, string>>;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const require = createRequire(import.meta.url);

/** What the packages say their files draw, read once. */
let index: readonly LetterFile[] | undefined;
const files = () => (index ??= PACKAGES.flatMap(filesOf));

/** The one that comes in a file a weight. */
const IN_WEIGHTS = "noto-sans-malayalam";

function filesOf(name: (typeof PACKAGES)[number]): LetterFile[] {
  const inWeights = name === IN_WEIGHTS;
  const folder = dirname(require.resolve(`@fontsource${inWeights ? "" : "-variable"}/${name}/package.json`));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the packages ship
  const blocks = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  return Object.entries(blocks).map(([block, ranges]) => {
    const path = (weight: Weight) =>
      join(folder, `files/${name}-${block.replaceAll(/[[\]]/g, "")}-${inWeights ? weight : "wght"}-normal.woff2`);
    return {
      paths: { 400: path(400), 600: path(600) },
      ranges: ranges.split(",").map((range) => {
        const [first = "", last = first] = range.slice("U+".length).split("-");
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
    };
  });
}

/** Opened fonts by path and weight, kept: a thread sets many papers of the same people. */
const opened = new Map<string, OpenFont>();
const keyOf = ({ paths }: LetterFile, weight: Weight) => `${paths[weight]} ${weight}`;

async function open(file: LetterFile): Promise<void> {
  if (WEIGHTS.every((weight) => opened.has(keyOf(file, weight)))) return;
  for (const weight of WEIGHTS) {
    // Copied: the decoder writes the next one to the same place.
    const font = fontkit.create(Buffer.from(await decompress(await readFile(file.paths[weight]))));
    const weighted = "wght" in font.variationAxes ? font.getVariation({ wght: weight }) : font;
    leaveWithoutAnchor(weighted);
    opened.set(keyOf(file, weight), weighted);
  }
}

/** A mark for which a letter has no place stays where it is, as in HarfBuzz: fontkit fails there. */
function leaveWithoutAnchor(font: OpenFont): void {
  // oxlint-disable-next-line no-underscore-dangle -- fontkit's own name
  const places = font._layoutEngine.engine?.GPOSProcessor;
  if (!places) return;
  const apply = places.applyAnchor.bind(places);
  places.applyAnchor = (mark, anchor, letter) => {
    if (mark.markAnchor && anchor) apply(mark, anchor, letter);
  };
}

const drawing = (codePoint: number) =>
  files().filter(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last));

/** Reads the fonts that draw these characters: what sets them later can wait for nothing. */
export async function readLetters(codePoints: Iterable<number>): Promise<void> {
  for (const codePoint of new Set(codePoints))
    for (const file of drawing(codePoint)) {
      await open(file);
      if (opened.get(keyOf(file, 400))?.hasGlyphForCodePoint(codePoint)) break;
    }
}

/** The first font that draws all of these, of those that were read. */
export function letterFont(codePoints: readonly number[], weight: Weight): OpenFont | null {
  const [first] = codePoints;
  if (first === undefined) return null;
  for (const file of drawing(first)) {
    const font = opened.get(keyOf(file, weight));
    if (font !== undefined && codePoints.every((codePoint) => font.hasGlyphForCodePoint(codePoint))) return font;
  }
  return null;
}
