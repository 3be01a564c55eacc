import pino, { type DestinationStream, type Logger } from "pino";
import type { Config } from "./config";

/** Secrets by the names they travel under, wherever somebody logs a whole object. */
const SECRETS = ["password", "currentPassword", "newPassword", "token", "cookie", "authorization", "set-cookie"];
const paths = SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** Structured log on standard output, one JSON object a line. */
export function createLog(config: Pick<Config, "logLevel">, destination?: DestinationStream): Logger {
  const options = { level: config.logLevel, redact: { paths, censor: "[secret]" }, base: null };
  return destination ? pino(options, destination) : pino(options);
}
