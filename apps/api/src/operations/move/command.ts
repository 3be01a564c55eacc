import { parseArgs } from "node:util";
import { resolve } from "node:path";
import type { Config } from "../../platform/config";
import { OperationRefused } from "../backup";
import { type End, type Fresh, makeFolder, openBackup, openFolder, openServed } from "./ends";
import { move } from "./move";

const USAGE = `Usage:
  npm run move -- postgresql://…                           from DATA_DIR into an empty PostgreSQL database
  npm run move -- --backup FILE postgresql://…             the same from a backup
  npm run move -- --from postgresql://… --to-folder DIR    back into a fresh embedded database`;

interface Route {
  readonly source: () => Promise<End>;
  readonly target: () => Promise<End | Fresh>;
}

/** `move …`: answers what to tell. Ctrl-C ends it and nothing is moved. */
export async function runMove(config: Config, args: readonly string[]): Promise<string> {
  const route = readRoute(config, args);
  const interruption = new AbortController();
  // A second one ends the process at once, which moves nothing either.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interruption.abort());
  return runRoute(route, interruption.signal, (line) => process.stderr.write(`${line}\n`));
}

/** Which way, as an operator says it. Throws OperationRefused with the usage. */
export function readRoute(config: Pick<Config, "dataDir">, args: readonly string[]): Route {
  const { values, positionals } = readArguments(args);
  const { backup, from, "to-folder": folder } = values;
  if (from !== undefined && folder !== undefined && backup === undefined && positionals.length === 0) {
    const url = requireUrl(from);
    return { source: () => openServed(url), target: () => makeFolder(resolve(folder)) };
  }
  const [to] = positionals;
  if (to === undefined || positionals.length > 1 || from !== undefined || folder !== undefined) {
    throw new OperationRefused(USAGE);
  }
  const url = requireUrl(to);
  const source = backup === undefined ? () => openFolder(config.dataDir) : () => openBackup(resolve(backup));
  return { source, target: () => openServed(url) };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { backup: { type: "string" }, from: { type: "string" }, "to-folder": { type: "string" } },
    });
  } catch (error) {
    throw new OperationRefused(USAGE, { cause: error });
  }
}

function requireUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) throw new OperationRefused(USAGE);
  return text;
}

/** The target first: what already holds something is refused before anything is read. */
export async function runRoute(route: Route, interrupted: AbortSignal, say: (line: string) => void): Promise<string> {
  const ends: End[] = [];
  try {
    const target = await route.target();
    ends.push(target);
    const source = await route.source();
    ends.push(source);
    return await move({ source, target, say, interrupted });
  } finally {
    for (const end of ends) await end.close().catch(() => undefined);
  }
}
