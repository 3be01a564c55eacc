import { join } from "node:path";
import { readFileSync } from "node:fs";
import { drawnWords, type DrawnWord } from "./drawn-word";
import { WEIGHTS, type Weight } from "./files";
import { glyphBytes } from "./glyph-bytes";
import { fontkit, type GlyphPosition, type OpenFont, ROBOTO, type Subset } from "./fontkit";

/**
 * The font of what the product's own families do not draw. A word is one glyph of it, drawn by the fonts of its script:
 * so letters that change places or take several shapes stand as they must, and the text layer holds the word as it is
 * written. Where a script runs from the right each letter is one, from left to right, as readers of PDF expect it. The
 * writer opens it by a file that names it.
 */
const NAME = "letters:";
export const letterFontFile = (weight: Weight) => `letters-${weight}`;

interface Word extends DrawnWord {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

class LetterFont {
  static probe(bytes: Uint8Array): boolean {
    return Buffer.from(bytes.subarray(0, NAME.length)).toString("latin1") === NAME;
  }

  readonly #weight: Weight;
  readonly #words = new Map<string, readonly Word[]>();
  readonly #glyphs: Word[] = [{ id: 0, text: "", commands: [], advance: 0, advanceWidth: 0, codePoints: [0] }];
  readonly postscriptName: string;
  /** Noto Sans'. [thousandths of the type size] */
  readonly unitsPerEm = 1000;
  readonly ascent = 1069;
  readonly descent = -293;
  readonly lineGap = 0;
  readonly xHeight = 536;
  readonly capHeight = 714;
  readonly italicAngle = 0;
  readonly bbox = { minX: -1000, minY: -1000, maxX: 32_000, maxY: 2000 };
  readonly post = { isFixedPitch: 0 };
  readonly head = { macStyle: { italic: false } };

  constructor({ buffer }: { readonly buffer: Uint8Array }) {
    const named = Number(Buffer.from(buffer).toString("latin1").slice(NAME.length));
    const weight = WEIGHTS.find((known) => known === named);
    if (weight === undefined) throw new Error(`No letters of the weight ${named}.`);
    this.#weight = weight;
    this.postscriptName = `SunwrightLetters-${this.#weight}`;
  }

  layout(text: string) {
    const glyphs = this.#wordsOf(text);
    const positions = glyphs.map(({ advance }): GlyphPosition => {
      return { xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 };
    });
    return { glyphs, positions, advanceWidth: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
  }

  getGlyph(id: number): Word {
    const glyph = this.#glyphs[id];
    if (glyph === undefined) throw new Error(`No word ${id}.`);
    return glyph;
  }

  createSubset(): Subset {
    return wordsAsFont((id) => this.getGlyph(id));
  }

  #wordsOf(text: string): readonly Word[] {
    const known = this.#words.get(text);
    if (known) return known;
    const words = drawnWords(text, this.#weight).map((word): Word => {
      const codePoints = Array.from(word.text).map((character) => character.codePointAt(0) ?? 0);
      const glyph = { ...word, id: this.#glyphs.length, advanceWidth: word.advance, codePoints };
      this.#glyphs.push(glyph);
      return glyph;
    });
    this.#words.set(text, words);
    return words;
  }
}

let roboto: OpenFont | undefined;
const base = () => (roboto ??= fontkit.create(readFileSync(join(ROBOTO, "Roboto-Regular.ttf"))));

/** Whether the font that comes with the writer draws it. */
export const isInRoboto = (codePoint: number) => base().hasGlyphForCodePoint(codePoint);

/** Many more points than a letter has: room that readers set aside by these figures. */
const ROOM = { maxPoints: 8000, maxContours: 2000, maxCompositePoints: 0, maxCompositeContours: 0 };

/** fontkit's cut of a TrueType font, whose glyphs are our words: it writes the tables that a PDF asks for. */
function wordsAsFont(wordOf: (id: number) => Word): Subset {
  const font = base();
  const subset = font.createSubset();
  subset.font = {
    loca: { version: 1 },
    head: { ...font.head, unitsPerEm: 1000, xMin: -1000, yMin: -1000, xMax: 32_000, yMax: 2000 },
    hhea: { ...font.hhea, ascent: 1069, descent: -293 },
    maxp: { ...font.maxp, ...ROOM },
  };
  // oxlint-disable-next-line no-underscore-dangle -- fontkit's own name
  subset._addGlyph = (id) => {
    const { commands, advance } = wordOf(id);
    const { bytes, left } = glyphBytes(commands);
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({ advance, bearing: left });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
  return subset;
}

fontkit.registerFormat(LetterFont);
