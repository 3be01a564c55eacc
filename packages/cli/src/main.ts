import type { Command } from "./command";
import { say } from "@sunwright/words/cli";
import { design } from "./design";
import { equipment } from "./equipment";
import { layout } from "./layout";
import { appliances, cities } from "./lists";
import { Problem } from "./problem";
import { simulate } from "./simulate";
import { COMMAND_USAGE, usage } from "./usage";
import { verify } from "./verify";

const COMMANDS = new Map<string, Command>([
  ["design", design],
  ["simulate", simulate],
  ["verify", verify],
  ["layout", layout],
  ["cities", cities],
  ["appliances", appliances],
  ["equipment", equipment],
]);

const write = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (text: string) => void process.stderr.write(`${text}\n`);

function run([name, ...args]: readonly string[]): number | Promise<number> {
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

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  complain(error.message);
  process.exitCode = 2;
}
