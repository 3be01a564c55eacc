import { inspect } from "node:util";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { say } from "@sunwright/words/demo";
import { createApp } from "./app";
import { emptyLegalPages } from "./features/legal/table";
import { isAnythingSold } from "./features/products/table";
import { decisionsBy } from "./operators";
import { OperationRefused } from "./operations/backup";
import { openControl } from "./operations/control";
import { legalPagesText } from "./operations/legal-pages";
import { operate } from "./operations/operator";
import { measure, serveMetrics } from "./operations/metrics";
import type { App } from "./platform/app";
import { systemClock } from "./platform/clock";
import { type Config, ConfigError } from "./platform/config";
import { DatabaseUnreachable, openDatabase } from "./platform/database-open";
import { NoDatabase } from "./platform/embedded";
import { DirectoryInUse } from "./platform/embedded-lock";
import { createLog } from "./platform/log";
import { listen } from "./platform/listen";
import { createTransport } from "./platform/mail";
import { putMark } from "./platform/marks-table";
import { startMaintenance } from "./platform/maintenance";
import { SchemaError } from "./platform/migrate";
import { WEB_FOLDER } from "./platform/paths";
import { prepareShutdown, type Stop } from "./platform/shutdown";

/** Said in one line, because the operator can act on it; anything else comes with its trace. */
const TELLING = [ConfigError, DatabaseUnreachable, DirectoryInUse, SchemaError, NoDatabase, OperationRefused];

/** Calls that another command than `npm start` adds. */
type AddCalls = (app: App) => void | Promise<void>;

/** Starts the server; answers how to end it, and whether any shop sells anything. */
async function start(config: Config, addCalls?: AddCalls) {
  const log = createLog(config);
  for (const warning of config.warnings) log.warn(warning);
  const database = await openDatabase(config, log);
  const empty = await emptyLegalPages(database.executor);
  if (empty.length > 0) log.warn(legalPagesText(empty));
  const mail = createTransport(config);
  const parts = { config, database, clock: systemClock, mail, fetch, log, pages: WEB_FOLDER };
  const app = await createApp(parts, addCalls);
  const figures = config.metricsPort === null ? null : measure(app);
  const stops: Stop[] = [];
  const stop = prepareShutdown(app, stops);
  try {
    await listen(app);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (figures && config.metricsPort !== null) {
    stops.push(await serveMetrics(figures, config.metricsPort, config.host));
  }
  if (database.dump) {
    const operators = decisionsBy({ clock: systemClock, config });
    const copy = database.dump;
    const dump = async () => {
      const bytes = await copy();
      await putMark(database.executor, "backup", systemClock.now());
      return bytes;
    };
    const services = { dump, operate: (args: readonly string[]) => operate(database, operators, args) };
    stops.push(await openControl(config.dataDir, services));
  }
  app.outbox.start();
  stops.push(startMaintenance(app));
  await app.passwords.warm();
  return { stop, hasProducts: await isAnythingSold(database.executor) };
}

/** The first signal ends in order, the second at once. */
function endOnSignal(stop: () => Promise<void>) {
  let asked = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

export function fail(error: unknown): never {
  const telling = TELLING.some((kind) => error instanceof kind) || isAddressInUse(error);
  process.stderr.write(`${telling && error instanceof Error ? error.message : inspect(error)}\n`);
  process.exit(1);
}
const isAddressInUse = (error: unknown) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/** Runs the server until it is told to end. */
export async function run(config: Config, addCalls?: AddCalls): Promise<void> {
  const { stop, hasProducts } = await start(config, addCalls);
  endOnSignal(stop);
  process.stdout.write(`${PRODUCT_NAME} runs at ${config.publicUrl}\n`);
  if (!hasProducts) process.stdout.write(`${say("noProducts")}\n`);
}
