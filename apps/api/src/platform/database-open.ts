import type { Config } from "./config";
import type { Database } from "./database";
import { openEmbedded } from "./embedded";
import { migrate } from "./migrate";
import { openPostgres } from "./postgres";

/** Opens the configured database and brings it to this version's schema. */
export async function openDatabase(config: Config): Promise<Database> {
  const database = config.databaseUrl === null ? await openEmbedded(config.dataDir) : openPostgres(config.databaseUrl);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
