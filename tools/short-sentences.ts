/**
 * Every way a message in ICU MessageFormat may be said: each branch of its plurals and selects with each of the others, an
 * argument as one word, without tags.
 */
export function waysToSay(message: string): readonly string[] {
  const { ways } = read(message.replaceAll(/<\/?\w+>/g, ""), 0);
  return ways.map((way) => way.replaceAll("''", "'"));
}

interface Read {
  readonly ways: readonly string[];
  /** Behind what was read. */
  readonly end: number;
}

const joined = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((start) => after.map((rest) => start + rest));

/** Until the brace that closes what is around it, or the end. */
function read(text: string, from: number): Read {
  let ways: readonly string[] = [""];
  let at = from;
  while (at < text.length && text[at] !== "}") {
    if (text[at] === "{") {
      const argument = readArgument(text, at + 1);
      ways = joined(ways, argument.ways);
      at = argument.end;
    } else {
      const sign = text[at] ?? "";
      ways = ways.map((way) => way + sign);
      at += 1;
    }
  }
  return { ways, end: at + 1 };
}

/** `name}`, `name, number, one}` or `name, plural, one {…} other {…}}`. */
function readArgument(text: string, from: number): Read {
  const close = text.indexOf("}", from);
  const open = text.indexOf("{", from);
  if (open === -1 || close < open) return { ways: ["value"], end: close + 1 };
  const ways: string[] = [];
  let at = open;
  while (text[at] === "{") {
    const branch = read(text, at + 1);
    ways.push(...branch.ways);
    at = branch.end;
    while (at < text.length && text[at] !== "{" && text[at] !== "}") at += 1;
  }
  return { ways, end: at + 1 };
}

/** A sentence ends at a full stop, a question mark or an exclamation mark before a space, or where its text ends. */
export const sentencesOf = (said: string): readonly string[] =>
  said.split(/(?<=[.?!]) /).filter((sentence) => sentence.trim() !== "");

export const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length;
