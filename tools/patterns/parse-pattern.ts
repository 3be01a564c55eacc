/** Characters, one bit for each of `SAMPLES`. */
export type Characters = bigint;

export type Pattern =
  | { readonly is: "set"; readonly of: Characters }
  | { readonly is: "sequence"; readonly parts: readonly Pattern[] }
  | { readonly is: "choice"; readonly among: readonly Pattern[] }
  | { readonly is: "repeat"; readonly part: Pattern; readonly least: number; readonly most: number }
  | { readonly is: "look"; readonly part: Pattern; readonly behind: boolean; readonly negative: boolean }
  | { readonly is: "edge"; readonly at: "start" | "end" | "word" };

/** Sets of characters are told apart by these: ASCII, Latin-1 and some of other kinds and alphabets. */
const SAMPLES = [
  ...Array.from({ length: 256 }, (_, code) => String.fromCodePoint(code)),
  ...Array.from("ſİKəŁŋаяВѕοΩשع٣०中。あ한กﬁⅧ\u0301\u200b\u2028\u2009\u{1d7d8}\u{1f600}\u{20000}’“₦€−×ʼ"),
];
export const ALL: Characters = (1n << BigInt(SAMPLES.length)) - 1n;

const known = new Map<string, Characters>();
/** Those that a class, an escape or a letter of a pattern matches. */
export function charactersOf(source: string, flags: string): Characters {
  const key = `${flags} ${source}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const one = new RegExp(`^${source}$`, flags.replaceAll(/[gymd]/g, ""));
  let found = 0n;
  for (const [bit, sample] of SAMPLES.entries()) if (one.test(sample)) found |= 1n << BigInt(bit);
  known.set(key, found);
  return found;
}

const QUANTIFIER = /(?:[*+?]|\{(?<least>\d+)(?<comma>,)?(?<most>\d*)\})\??/y;
const ATOM = /\\u\{[^}]+\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\[pP]\{[^}]+\}|\\c[A-Za-z]|\\[^]|[^]/uy;

/** Reads a pattern of the language. Throws on what it does not know, such as a reference back. */
export function parsePattern(source: string, flags: string): Pattern {
  const reader = { source, flags, at: 0 };
  const pattern = choice(reader);
  if (reader.at < source.length) throw new Error(`"${source.slice(reader.at)}" was not expected`);
  return pattern;
}

interface Reader {
  readonly source: string;
  readonly flags: string;
  at: number;
}

function choice(reader: Reader): Pattern {
  const among = [sequence(reader)];
  while (takes(reader, "|")) among.push(sequence(reader));
  const [only] = among;
  return among.length === 1 && only !== undefined ? only : { is: "choice", among };
}

function takes(reader: Reader, text: string): boolean {
  if (!reader.source.startsWith(text, reader.at)) return false;
  reader.at += text.length;
  return true;
}

function sequence(reader: Reader): Pattern {
  const parts: Pattern[] = [];
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source.charAt(reader.at)))
    parts.push(repeated(reader, atom(reader)));
  return { is: "sequence", parts };
}

function repeated(reader: Reader, part: Pattern): Pattern {
  QUANTIFIER.lastIndex = reader.at;
  const found = QUANTIFIER.exec(reader.source);
  if (found === null) return part;
  reader.at += found[0].length;
  const sign = found[0].charAt(0);
  if (sign !== "{") return { is: "repeat", part, least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Infinity };
  const { least = "0", comma, most = "" } = found.groups ?? {};
  const end = most === "" ? Infinity : Number(most);
  return { is: "repeat", part, least: Number(least), most: comma === undefined ? Number(least) : end };
}

const GROUPS = {
  "(?:": null,
  "(?=": [false, false],
  "(?!": [false, true],
  "(?<=": [true, false],
  "(?<!": [true, true],
};

function atom(reader: Reader): Pattern {
  for (const [opening, look] of Object.entries(GROUPS)) {
    if (!takes(reader, opening)) continue;
    const part = closed(reader);
    return look === null ? part : { is: "look", part, behind: look[0] === true, negative: look[1] === true };
  }
  if (takes(reader, "(")) {
    const name = /\?<\w+>/y;
    name.lastIndex = reader.at;
    reader.at += name.exec(reader.source)?.[0].length ?? 0;
    return closed(reader);
  }
  if (takes(reader, "^")) return { is: "edge", at: "start" };
  if (takes(reader, "$")) return { is: "edge", at: "end" };
  if (takes(reader, String.raw`\b`) || takes(reader, String.raw`\B`)) return { is: "edge", at: "word" };
  const from = reader.at;
  if (reader.source.charAt(from) === "[") skipClass(reader);
  else reader.at = from + one(reader).length;
  const text = reader.source.slice(from, reader.at);
  if (/^\\[1-9k]/.test(text)) throw new Error(`${text} refers back: its work is not known`);
  return { is: "set", of: charactersOf(text, reader.flags) };
}

function one(reader: Reader): string {
  ATOM.lastIndex = reader.at;
  return ATOM.exec(reader.source)?.[0] ?? "";
}

function skipClass(reader: Reader): void {
  reader.at++;
  while (reader.at < reader.source.length && reader.source.charAt(reader.at) !== "]") reader.at += one(reader).length;
  reader.at++;
}

function closed(reader: Reader): Pattern {
  const part = choice(reader);
  if (!takes(reader, ")")) throw new Error("A group has no end");
  return part;
}
