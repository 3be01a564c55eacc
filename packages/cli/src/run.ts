import type { Command, Write } from "./command";
import { bringLanguage } from "@sunwright/words/bring-language";
import { say } from "@sunwright/words/cli";
import { SOURCE_LANGUAGE, speak } from "@sunwright/words/language";
import { codeOf, ENGLISH } from "@sunwright/words/language-code";
import { OFFERED } from "@sunwright/words/languages";
import { checkInvoice } from "./check-invoice";
import { checkQuote } from "./check-quote";
import { design } from "./design";
import { equipment } from "./equipment";
import { layout } from "./layout";
import { appliances, cities } from "./lists";
import { materials } from "./materials";
import { meter } from "./meter";
import { Problem } from "./problem";
import { simulate } from "./simulate";
import { COMMAND_USAGE, usage } from "./usage";
import { verify } from "./verify";

const COMMANDS = new Map<string, Command>([
  ["design", design],
  ["simulate", simulate],
  ["materials", materials],
  ["check-quote", checkQuote],
  ["check-invoice", checkInvoice],
  ["meter", meter],
  ["verify", verify],
  ["layout", layout],
  ["cities", cities],
  ["appliances", appliances],
  ["equipment", equipment],
]);

function commanded([name, ...args]: readonly string[], write: Write, complain: Write): number | Promise<number> {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    (name === undefined ? complain : write)(usage());
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.get(name);
  if (!command) throw new Problem(say("noSuchCommand", { command: name, commands: [...COMMANDS.keys()].join(", ") }));
  if (args.includes("--help") || args.includes("-h")) {
    write((COMMAND_USAGE[name] ?? usage)());
    return 0;
  }
  return command(args, write, complain);
}

const LANGUAGE = "--lang";

/** Speaks what `--lang` names, wherever it stands, and answers the rest of the line. */
async function speaking(words: readonly string[]): Promise<readonly string[]> {
  const at = words.findIndex((word) => word === LANGUAGE || word.startsWith(`${LANGUAGE}=`));
  if (at === -1) return words;
  const inOne = words[at] !== LANGUAGE;
  const wanted = (inOne ? words[at]?.slice(LANGUAGE.length + 1) : words[at + 1]) ?? "";
  const code = codeOf(wanted);
  const codes = [ENGLISH, ...OFFERED.map((language) => language.code)].join(", ");
  if (code === null) throw new Problem(say("noSuchLanguage", { language: wanted, languages: codes }));
  speak(code === ENGLISH ? SOURCE_LANGUAGE : (await bringLanguage(code)).tag);
  return words.toSpliced(at, inOne ? 1 : 2);
}

/** A whole command line, without the process around it. Returns the exit code. */
export async function run(words: readonly string[], write: Write, complain: Write): Promise<number> {
  try {
    return await commanded(await speaking(words), write, complain);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    complain(error.message);
    return 2;
  }
}
