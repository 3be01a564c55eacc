import { beforeAll, describe, expect, it } from "vitest";
import { glyphsOfPdf, wordsOfPdf } from "../../../testing/pdf-text";
import { writePaper } from "../paper-pdf";
import { drawnWords } from "./drawn-word";
import { readLetters } from "./files";
import { inSight, levelsOf } from "./right-to-left";

/** Names of people in our nine countries, from left to right, as they stand in any text. */
const NAMES = [
  "Ƙasimu Ɗanladi Ɓala ɗan ƙwai ɓera Ƴar ƴa",
  "Fie a ɛwɔ Ɔwusu Ɛ́yɛ́",
  "Ŋutɔ Kɔdzo ƒia",
  "Ẹ̀kọ́ Ṣọ́lá Adébáyọ̀",
  "Ịkechukwu Ụzọma Ṅwa",
  "राजू शर्मा क्ष हिन्दी",
  "অমিত",
  "தமிழ் கொழும்பு",
  "മലയാളം ગુજરાતી ਪੰਜਾਬੀ తెలుగు ಕನ್ನಡ ଓଡ଼ିଆ",
  "王小明 陳大文 ひらがな 김민수",
  "Łukasz Nowak, Иван, Ελένη, አማርኛ",
  "Sunny ☀️ 🔋 👨‍👩‍👧 🇳🇬",
];
/** What is drawn from the right, and in which order its letters stand from left to right. */
const FROM_RIGHT = ["محمد عبد الرحمن", "שרה כהן", "اردو"];

const written = (lines: readonly string[]) =>
  writePaper({ title: `Order of ${lines[0]}`, parties: [{ label: "Buyer", lines }], sections: [] });

describe("names on paper", () => {
  it("stand in the text layer letter for letter, and none of their glyphs is an empty box", async () => {
    const pdf = await written(NAMES);
    const words = wordsOfPdf(pdf);
    for (const name of NAMES) expect(words, name).toContain(name);
    expect(glyphsOfPdf(pdf).filter((glyph) => glyph === 0)).toEqual([]);
  });

  it("that run from the right have each letter, from left to right as readers of PDF expect it", async () => {
    const pdf = await written(FROM_RIGHT);
    const words = wordsOfPdf(pdf);
    for (const name of FROM_RIGHT)
      for (const word of name.split(" ")) expect(words, name).toContain(Array.from(word).toReversed().join(""));
    expect(glyphsOfPdf(pdf).filter((glyph) => glyph === 0)).toEqual([]);
  });

  it("that no font has are drawn by their number, and read back as they are", async () => {
    const pdf = await written(["𓀀 abc"]);
    expect(wordsOfPdf(pdf)).toContain("𓀀 abc");
    expect(glyphsOfPdf(pdf)).not.toContain(0);
    const [word] = drawnWords("𓀀", 400);
    expect(word?.advance).toBeGreaterThan(3000);
  });

  it("lose what nobody sees, and end no line with it", async () => {
    expect(wordsOfPdf(await written(["Ada\u200F\u0007 Obi\tEze"]))).toContain("Ada Obi Eze");
  });
});

describe("a word", () => {
  beforeAll(() => readLetters(Array.from("شمسकिش्रक्ষ").map((sign) => sign.codePointAt(0) ?? 0)));

  it("in Arabic joins its letters: each is narrower than alone", () => {
    const joined = drawnWords("شمس", 400);
    expect(joined.map(({ text }) => text)).toEqual(["س", "م", "ش"]);
    const first = joined.at(-1);
    const alone = drawnWords("ش", 400)[0];
    expect(first?.commands).not.toEqual(alone?.commands);
    expect(first?.advance).toBeLessThan(alone?.advance ?? 0);
  });

  it("in Devanagari is one glyph, whose vowel stands before the letter it follows", () => {
    const [word, ...others] = drawnWords("कि", 400);
    expect(others).toEqual([]);
    expect(word?.text).toBe("कि");
    const [letter] = drawnWords("क", 400);
    const shift = (word?.advance ?? 0) - (letter?.advance ?? 0);
    expect(shift).toBeGreaterThan(100);
    // The letter itself comes last, moved by what stands before it.
    const drawn = word?.commands.slice(-(letter?.commands.length ?? 0)).map(({ args }) => args[0] ?? 0);
    expect(drawn).toEqual(letter?.commands.map(({ args }) => (args[0] === undefined ? 0 : args[0] + shift)));
  });

  it("is heavier in bold", () => {
    expect(drawnWords("क", 600)[0]?.commands).not.toEqual(drawnWords("क", 400)[0]?.commands);
  });
});

describe("the order on a line", () => {
  // UAX #9, section 4.4, with letters of Hebrew for its capitals: "car is THE CAR in arabic".
  it.each([
    ["car is אבג דהו in arabic", "car is והד גבא in arabic"],
    ["אבג 12 דהו", "והד 12 גבא"],
    ["Ada (אבג)", "Ada (גבא)"],
  ])("of %s", (text, seen) => {
    const levels = levelsOf(text);
    const letters = Array.from(text).map((letter, index) => ({ letter, level: levels?.[index] ?? 0 }));
    expect(
      inSight(letters, ({ level }) => level)
        .map(({ letter }) => letter)
        .join(""),
    ).toBe(seen);
  });
});
