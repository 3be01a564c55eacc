import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { say } from "@sunwright/words/demo";
import { findUserByEmail } from "../features/accounts/user-table";
import { announceProcess } from "../platform/announce";
import { readConfig } from "../platform/config";
import { fail, run } from "../start";
import { firstAddress, makeMarket, MARKET_VERSION } from "./market";
import { addDemoPage, DEMO_PATH } from "./page";

/** Beside the product's own data, which a market of invented people never touches. */
const FOLDER = ".data/demo";

/** Which market a folder holds; empty of one made before markets had a version. */
const heldVersion = (path: string): Promise<string> =>
  readFile(path, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });

async function main() {
  await announceProcess();
  const { DATABASE_URL: _served, ...environment } = process.env;
  const config = readConfig({
    LOG_LEVEL: "warn",
    PAYMENT_TEST: "on",
    ...environment,
    DATA_DIR: environment["DEMO_DIR"] ?? FOLDER,
  });
  await run(config, {
    async prepare(database) {
      const versionFile = join(config.dataDir, "market-version");
      if ((await findUserByEmail(database.executor, firstAddress())) !== null) {
        // What was tried in it is somebody's: it is kept until they remove it.
        if ((await heldVersion(versionFile)) !== MARKET_VERSION)
          process.stdout.write(`${say("earlier", { folder: config.dataDir })}\n`);
        return;
      }
      process.stdout.write(`${say("making")}\n`);
      await makeMarket(config, database, new Date());
      await writeFile(versionFile, MARKET_VERSION);
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
