import type { GlyphPosition, OpenFont, OpenGlyph, Path } from "./fontkit";
import { letterFont, type Weight } from "./files";

/** A text as one glyph: what its fonts make of it, in thousandths of the type size. */
export interface DrawnWord {
  readonly text: string;
  readonly commands: Path["commands"];
  readonly advance: number;
}

/** A point of a glyph is a whole number of 16 bits: so many letters of two ems stay below it. */
const LETTERS_MAX = 16;
const EM = 1000;

const IGNORED = /\p{Default_Ignorable_Code_Point}/u;
const MARK = /^\p{M}+$/u;
const FROM_RIGHT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
export const graphemesOf = (text: string) => [...letters.segment(text)].map(({ segment }) => segment);

const codePointsOf = (text: string) => Array.from(text).map((character) => character.codePointAt(0) ?? 0);
const shown = (text: string) =>
  Array.from(text)
    .filter((character) => !IGNORED.test(character))
    .join("");

/** A text of one direction in glyphs from left to right, none of them empty boxes. */
export function drawnWords(text: string, weight: Weight): DrawnWord[] {
  const words = runsOf(text, weight).map(({ text: run, font }) =>
    font === null ? [pieced(run, weight)] : (shaped(run, font) ?? [coded(run, weight)]),
  );
  return (FROM_RIGHT.test(text) ? words.toReversed() : words).flat();
}

/** Letters side by side of one font; null where no font has all that a letter is made of. */
function runsOf(text: string, weight: Weight): { text: string; font: OpenFont | null }[] {
  const runs: { text: string; font: OpenFont | null; count: number }[] = [];
  for (const letter of graphemesOf(text)) {
    const seen = shown(letter);
    const last = runs.at(-1);
    // What is not seen belongs to what stands before it.
    if (seen === "" && last !== undefined) last.text += letter;
    if (seen === "") continue;
    const font = letterFont(codePointsOf(seen), weight);
    if (last !== undefined && font !== null && last.font === font && last.count < LETTERS_MAX) {
      last.text += letter;
      last.count += 1;
    } else runs.push({ text: letter, font, count: 1 });
  }
  return runs;
}

/** What the font makes of the whole of it; null where it has no glyph for a part. */
function shaped(text: string, font: OpenFont): DrawnWord[] | null {
  const known = Array.from(text)
    .filter((sign) => !IGNORED.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    .filter((sign) => !VARIATION.test(sign))
    .join("");
  const isFromRight = FROM_RIGHT.test(text);
  const { glyphs, positions } = font.layout(known, undefined, undefined, undefined, isFromRight ? "rtl" : "ltr");
  if (glyphs.some(({ id }) => id === 0)) return null;
  const scale = EM / font.unitsPerEm;
  const placed = glyphs.map((glyph, index) => ({ glyph, position: positions[index] ?? STILL }));
  if (!isFromRight) return [joined(text, placed, scale)];
  return lettersOf(placed).map((letter) => {
    const codes = letter.toReversed().flatMap(({ glyph }) => glyph.codePoints);
    return joined(String.fromCodePoint(...codes), letter, scale);
  });
}

interface Placed {
  readonly glyph: OpenGlyph;
  readonly position: GlyphPosition;
}
const STILL: GlyphPosition = { xAdvance: 0, yAdvance: 0, xOffset: 0, yOffset: 0 };

/** From left to right, each with what belongs to it: its dots and marks stand before it, where it is read from the right. */
function lettersOf(placed: readonly Placed[]): Placed[][] {
  const letters: Placed[][] = [[]];
  for (const part of placed) {
    letters.at(-1)?.push(part);
    const text = String.fromCodePoint(...part.glyph.codePoints);
    if (text !== "" && !MARK.test(text) && !IGNORED.test(text)) letters.push([]);
  }
  const rest = letters.pop() ?? [];
  letters.at(-1)?.push(...rest);
  return letters;
}

/** Glyphs side by side as one. */
function joined(text: string, parts: readonly Placed[], scale: number): DrawnWord {
  let x = 0;
  const commands: Path["commands"] = [];
  for (const { glyph, position } of parts) {
    commands.push(...moved(glyph.path.commands, { x: x + position.xOffset, y: position.yOffset, scale }));
    x += position.xAdvance;
  }
  return { text, commands, advance: Math.round(x * scale) };
}

/** Which picture of an emoji is meant: there is one here. */
const VARIATION = /[\u{FE00}-\u{FE0F}]/u;

/** Whole numbers, as a font keeps them. */
const moved = (commands: Path["commands"], { x, y, scale }: { x: number; y: number; scale: number }) =>
  commands.map(({ command, args }) => ({
    command,
    args: args.map((value, index) => Math.round((value + (index % 2 === 0 ? x : y)) * scale)),
  }));

/** A letter whose parts are in several fonts: its marks over the middle of what they belong to, others side by side. */
function pieced(text: string, weight: Weight): DrawnWord {
  let commands: Path["commands"] = [];
  let advance = 0;
  let base: Extent | null = null;
  for (const sign of shown(text)) {
    const font = letterFont(codePointsOf(sign), weight);
    const word = font && shaped(sign, font)?.[0];
    if (!word) return coded(text, weight);
    if (base !== null && MARK.test(sign)) {
      const mark = extentOf(word.commands);
      const above = mark.bottom > 0;
      const x = (base.left + base.right - mark.left - mark.right) / 2;
      const y = above ? Math.max(0, base.top - mark.bottom + MARK_GAP) : 0;
      commands = [...commands, ...moved(word.commands, { x, y, scale: 1 })];
      continue;
    }
    const placed = moved(word.commands, { x: advance, y: 0, scale: 1 });
    base = extentOf(placed);
    commands = [...commands, ...placed];
    advance += word.advance;
  }
  return { text, commands, advance };
}

/** Between a letter and a mark above it. [thousandths of the type size] */
const MARK_GAP = 60;

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

function extentOf(commands: Path["commands"]): Extent {
  const of = (axis: number) => commands.flatMap(({ args }) => args.filter((_, index) => index % 2 === axis));
  const [x, y] = [of(0), of(1)];
  if (x.length === 0) return { left: 0, right: 0, bottom: 0, top: 0 };
  return { left: Math.min(...x), right: Math.max(...x), bottom: Math.min(...y), top: Math.max(...y) };
}

/** What no font draws, by its number in Unicode: "[U+13000]". The text that is read back is the letter itself. */
function coded(text: string, weight: Weight): DrawnWord {
  const codes = codePointsOf(shown(text)).map((code) => `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`);
  const latin = letterFont(codePointsOf("[U+0]"), weight);
  const word = latin && shaped(codes.slice(0, CODES_MAX).join(""), latin)?.[0];
  if (!word) throw new Error("The letters of a code are not read.");
  return { ...word, text };
}

/** A letter of more parts is told by its first ones. */
const CODES_MAX = 3;
export const CODE_LETTERS = "[U+0123456789ABCDEF]";
