import type { Config } from "../platform/config";
import { openDraft } from "../platform/embedded";
import { migrate } from "../platform/migrate";
import { makeMarket } from "./market";

/** Makes the market's database in a folder, complete and closed. It is on the disk only once it has been moved. */
export async function makeMarketIn(config: Config, folder: string): Promise<void> {
  const database = await openDraft(folder);
  try {
    await migrate(database);
    await makeMarket(config, database, new Date());
  } finally {
    await database.close();
  }
}
