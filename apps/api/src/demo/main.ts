import { say } from "@sunwright/words/demo";
import { announceProcess } from "../platform/announce";
import { type Config, readConfig } from "../platform/config";
import { DirectoryInUse } from "../platform/embedded-lock";
import { fail, run } from "../start";
import { MARKET_VERSION } from "./market";
import { makeMarketIn } from "./market-files";
import { addDemoPage, DEMO_PATH } from "./page";
import { prepareMarket } from "./prepare";

/** Beside the product's own data, which a market of invented people never touches. */
const FOLDER = ".data/demo";

/** The demo's own variables in place of those of the product. An empty one counts as not set, as everywhere. */
function demoConfig({ DATABASE_URL: _served, DEMO_DIR, ...environment }: NodeJS.ProcessEnv): Config {
  return readConfig({ LOG_LEVEL: "warn", PAYMENT_TEST: "on", ...environment, DATA_DIR: DEMO_DIR || FOLDER });
}

async function main() {
  await announceProcess();
  const config = demoConfig(process.env);
  await prepareMarket(config.dataDir, {
    version: MARKET_VERSION,
    make: (folder) => makeMarketIn(config, folder),
    tell: (text) => process.stdout.write(`${text}\n`),
  });
  await run(config, addDemoPage);
  process.stdout.write(`${say("open", { address: `${config.publicUrl}${DEMO_PATH}` })}\n`);
}

try {
  await main();
} catch (error) {
  fail(error instanceof DirectoryInUse ? new DirectoryInUse(error.dataDir, "DEMO_DIR") : error);
}
