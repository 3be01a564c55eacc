import type { Command } from "./command";
import { design } from "./design";
import { equipment } from "./equipment";
import { layout } from "./layout";
import { appliances, cities } from "./lists";
import { Problem } from "./problem";
import { simulate } from "./simulate";
import { COMMAND_USAGE, USAGE } from "./usage";
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
    (name === undefined ? complain : write)(USAGE);
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.get(name);
  if (!command) throw new Problem(`there is no command ${name}: ${[...COMMANDS.keys()].join(", ")}; see --help`);
  if (args.includes("--help") || args.includes("-h")) {
    write(COMMAND_USAGE[name] ?? USAGE);
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
