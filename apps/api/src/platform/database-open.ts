import type { Config } from "./config";
import { type Database, databaseUnavailable } from "./database";
import { openEmbedded } from "./embedded";
import { migrate } from "./migrate";
import { openPostgres } from "./postgres";
import type { Logger } from "pino";

/** Said to the operator whose server is not there. */
export class DatabaseUnreachable extends Error {
  override name = "DatabaseUnreachable";
}

/** Opens the configured database and brings it to this version's schema. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const database =
    config.databaseUrl === null ? await openEmbedded(config.dataDir) : openPostgres(config.databaseUrl, log);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    if (!databaseUnavailable(error)) throw error;
    throw new DatabaseUnreachable("DATABASE_URL: the server cannot be reached or does not answer.", { cause: error });
  }
}
