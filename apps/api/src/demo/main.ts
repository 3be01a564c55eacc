import { say } from "@sunwright/words/demo";
import { findUserByEmail } from "../features/accounts/user-table";
import { readConfig } from "../platform/config";
import { fail, run } from "../start";
import { firstAddress, makeMarket } from "./market";
import { addDemoPage, DEMO_PATH } from "./page";

/** Beside the product's own data, which a market of invented people never touches. */
const FOLDER = ".data/demo";

async function main() {
  const { DATABASE_URL: _served, ...environment } = process.env;
  const config = readConfig({
    LOG_LEVEL: "warn",
    PAYMENT_TEST: "on",
    ...environment,
    DATA_DIR: environment["DEMO_DIR"] ?? FOLDER,
  });
  await run(config, {
    async prepare(database) {
      if ((await findUserByEmail(database.executor, firstAddress())) !== null) return;
      process.stdout.write(`${say("making")}\n`);
      await makeMarket(config, database, new Date());
    },
    addCalls: addDemoPage,
  });
  process.stdout.write(`${say("open", { address: `${config.publicUrl}${DEMO_PATH}` })}\n`);
}

try {
  await main();
} catch (error) {
  fail(error);
}
