import { parseArgs, type ParseArgsConfig } from "node:util";
import { say } from "@sunwright/words/cli";
import { readNumber } from "@sunwright/words/read-number";
import { inWords } from "./input-file";
import { Problem } from "./problem";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** One path and the options of a command. */
export function commandLine<Given extends Options>(args: readonly string[], options: Given, what: string) {
  const { words, values } = wordsAndOptions(args, options);
  const [path, ...more] = words;
  if (path === undefined) throw new Problem(say("missing", { what }));
  if (more.length > 0) throw new Problem(say("oneIsEnough", { what, more: more.join(" ") }));
  return { path, values };
}

/** The options of a list and, where it can be narrowed, the one word it is narrowed by. */
export function listLine(args: readonly string[], most: 0 | 1) {
  const { words, values } = wordsAndOptions(args, { json: { type: "boolean" } } as const);
  const tooMuch = words.slice(most);
  if (tooMuch.length > 0) throw new Problem(say("tooMuch", { words: tooMuch.join(" ") }));
  return { word: words[0], values };
}

/** The words and the options of a command. */
export function wordsAndOptions<Given extends Options>(args: readonly string[], options: Given) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { words: positionals, values };
  } catch (error) {
    throw new Problem(inWords(error));
  }
}

/** A number as people write it; null for none, and where it can be read in two ways. */
export function numberOf(text: string): number | null {
  const reading = readNumber(text);
  return reading.state === "read" ? reading.value : null;
}
