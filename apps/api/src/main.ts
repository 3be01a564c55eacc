import { inspect } from "node:util";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { createApp } from "./app";
import { decisionsBy } from "./features";
import { OperationRefused } from "./operations/backup";
import { runCommand } from "./operations/command";
import { openControl } from "./operations/control";
import { operate } from "./operations/operator";
import { measure, serveMetrics } from "./operations/metrics";
import { systemClock } from "./platform/clock";
import { type Config, ConfigError, readConfig } from "./platform/config";
import { DatabaseUnreachable, openDatabase } from "./platform/database-open";
import { NoDatabase } from "./platform/embedded";
import { DirectoryInUse } from "./platform/embedded-lock";
import { createLog } from "./platform/log";
import { createTransport } from "./platform/mail";
import { startMaintenance } from "./platform/maintenance";
import { SchemaError } from "./platform/migrate";
import { WEB_FOLDER } from "./platform/paths";
import { prepareShutdown, type Stop } from "./platform/shutdown";

/** Said in one line, because the operator can act on it; anything else comes with its trace. */
const TELLING = [ConfigError, DatabaseUnreachable, DirectoryInUse, SchemaError, NoDatabase, OperationRefused];

/** Starts the server and answers how to end it. */
async function start(config: Config): Promise<() => Promise<void>> {
  const log = createLog(config);
  for (const warning of config.warnings) log.warn(warning);
  const database = await openDatabase(config, log);
  const mail = createTransport(config);
  const app = await createApp({ config, database, clock: systemClock, mail, fetch, log, pages: WEB_FOLDER });
  const figures = config.metricsPort === null ? null : measure(app);
  const stops: Stop[] = [];
  const stop = prepareShutdown(app, stops);
  await app.http.ready();
  try {
    await app.http.listen({ port: config.port, host: config.host });
  } catch (error) {
    await database.close();
    throw error;
  }
  if (figures && config.metricsPort !== null) {
    stops.push(await serveMetrics(figures, config.metricsPort, config.host));
  }
  if (database.dump) {
    const operators = decisionsBy(systemClock);
    const services = { dump: database.dump, operate: (args: readonly string[]) => operate(database, operators, args) };
    stops.push(await openControl(config.dataDir, services));
  }
  app.outbox.start();
  stops.push(startMaintenance(app));
  await app.passwords.warm();
  return stop;
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

function fail(error: unknown): never {
  const telling = TELLING.some((kind) => error instanceof kind) || isAddressInUse(error);
  process.stderr.write(`${telling && error instanceof Error ? error.message : inspect(error)}\n`);
  process.exit(1);
}
const isAddressInUse = (error: unknown) => error instanceof Error && "code" in error && error.code === "EADDRINUSE";

async function main(args: readonly string[]) {
  const config = readConfig(process.env);
  if (args.length > 0) {
    process.stdout.write(`${await runCommand(config, args)}\n`);
    process.exit(0);
  }
  endOnSignal(await start(config));
  process.stdout.write(`${PRODUCT_NAME} runs at ${config.publicUrl}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  fail(error);
}
