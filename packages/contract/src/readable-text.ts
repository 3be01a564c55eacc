/** Letters of Cyrillic and Greek that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  е: "e",
  һ: "h",
  і: "i",
  ј: "j",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ѕ: "s",
  т: "t",
  у: "y",
  х: "x",
  ο: "o",
  α: "a",
  ν: "v",
  ρ: "p",
  "。": ".",
  "．": ".",
  "・": ".",
  "·": ".",
  "•": ".",
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "−": "-",
};
/** Written into a text without being seen: joiners, directions, marks of letters and of keycaps. */
const UNSEEN = /[\p{Cf}\p{Mn}\p{Me}\u{115f}\u{1160}\u{3164}\u{2800}]/u;
/** Units of the longest signs that hold digits or a word in Latin letters, such as "(20)" and "kcal". Source: The Unicode Standard 16.0. */
const DECOMPOSED_MAX = 4;
const DIGIT = /\p{Nd}/u;

/** A text in small Latin letters and plain digits, and where each of its characters comes from. */
export interface Readable {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Reads a text as a person does: without accents and what is not seen, and `letters` as what they are read for. */
export function readable(text: string, letters: Readonly<Record<string, string>> = {}): Readable {
  const starts: number[] = [];
  const ends: number[] = [];
  let plain = "";
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    for (const part of decomposed(character)) {
      const isPlain = part <= "\u007f";
      if (!isPlain && UNSEEN.test(part)) {
        // It goes with what it stands on.
        if (ends.length > 0) ends[ends.length - 1] = end;
        continue;
      }
      const read = isPlain ? part : readAs(part, letters);
      for (let unit = 0; unit < read.length; unit++) {
        starts.push(at);
        ends.push(end);
      }
      plain += read;
    }
    at = end;
  }
  return { text: plain, starts, ends };
}

const readAs = (part: string, letters: Readonly<Record<string, string>>): string =>
  DIGIT.test(part) ? String(digitOf(part)) : (letters[part] ?? LOOKALIKES[part] ?? part);

/** In small letters. A sign of a whole word or phrase, up to 18 letters in one, is read as it is. */
function decomposed(character: string): string {
  if (character <= "\u007f") return character.toLowerCase();
  const parts = character.normalize("NFKD");
  return (parts.length > DECOMPOSED_MAX ? character : parts).toLowerCase();
}

/** Digits of every alphabet stand ten in a row, from 0 to 9. Source: The Unicode Standard 16.0, section 4.6. */
function digitOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}
