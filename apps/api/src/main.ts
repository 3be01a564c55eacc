import { runCommand } from "./operations/command";
import { announceProcess } from "./platform/announce";
import { readConfig } from "./platform/config";
import { fail, run } from "./start";

async function main(args: readonly string[]) {
  await announceProcess();
  const config = readConfig(process.env);
  if (args.length > 0) {
    process.stdout.write(`${await runCommand(config, args)}\n`);
    process.exit(0);
  }
  await run(config);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  fail(error);
}
