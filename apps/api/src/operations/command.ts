import { decisionsBy } from "../operators";
import { systemClock } from "../platform/clock";
import type { Config } from "../platform/config";
import { openDatabase } from "../platform/database-open";
import { createLog } from "../platform/log";
import { backUp, OperationRefused } from "./backup";
import { examine } from "./doctor";
import { runMove } from "./move/command";
import { runOperator } from "./operator";
import { restore } from "./restore";

const USAGE = "Usage: backup FILE, or restore FILE, or move …, or operator …, or doctor";

/** Runs one operator's command, e.g. `backup FILE`. Answers what to tell. */
export async function runCommand(config: Config, [name, ...args]: readonly string[]): Promise<string> {
  if (name === "doctor" && args.length === 0) return examine(config);
  if (name === "move") return runMove(config, args);
  if (name === "operator")
    return runOperator(config, args, async () => {
      const database = await openDatabase(config, createLog(config));
      return { database, decisions: decisionsBy({ clock: systemClock, config }) };
    });
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) throw new OperationRefused(USAGE);
  switch (name) {
    case "backup": {
      const bytes = await backUp(config, file);
      return `Wrote ${file}, ${Math.ceil(bytes / 1024).toLocaleString("en-US")} kB.`;
    }
    case "restore":
      await restore(config, file);
      return `Restored ${file} into ${config.dataDir}.`;
    default:
      throw new OperationRefused(USAGE);
  }
}
