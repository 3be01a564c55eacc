import type { ReferenceFiles } from "@sunwright/engine/validation/files";
import { TableError } from "@sunwright/engine/validation/reader";
import { REFERENCE_TABLES, type ReferenceTable, runTable } from "@sunwright/engine/validation/tables";
import type { Message, Problem } from "./model/progress";

/** Addresses of the reference files; each is fetched when its table runs. */
const addresses = new Map(
  Object.entries(
    import.meta.glob<string>("../../../../../packages/engine/src/validation/truth/**/*.{json,csv}", {
      query: "?url",
      import: "default",
      eager: true,
    }),
  ).map(([path, address]) => [path.slice(path.indexOf("/truth/") + "/truth/".length), address] as const),
);

/** Those that stand on hourly weather: the yearly one, and the one of directions. */
const ON_WEATHER: ReadonlySet<string> = new Set(["f", "q"]);
/** A table's own files begin with its letter. */
const filesOf = ({ letter }: ReferenceTable): readonly string[] =>
  [...addresses.keys()].filter(
    (name) => name.startsWith(`${letter}_`) || (ON_WEATHER.has(letter) && name.startsWith("weather/")),
  );

class FileNotLoaded extends Error {
  readonly file: string;
  readonly status: number;
  constructor(file: string, status: number) {
    super(`${file}: ${status}`);
    this.file = file;
    this.status = status;
  }
}

async function fetched(name: string): Promise<readonly [string, string]> {
  const answer = await fetch(addresses.get(name) ?? name);
  if (!answer.ok) throw new FileNotLoaded(name, answer.status);
  return [name, await answer.text()];
}

function problemOf(error: unknown): Problem {
  if (error instanceof FileNotLoaded) return { kind: "file", file: error.file, status: error.status };
  if (error instanceof TableError) return { kind: "table", text: error.text };
  return { kind: "error", message: error instanceof Error ? error.message : String(error) };
}

const report = (message: Message) => postMessage(message);

async function run(table: ReferenceTable): Promise<void> {
  const { letter } = table;
  report({ kind: "started", letter });
  try {
    const files: ReferenceFiles = new Map(await Promise.all(filesOf(table).map(fetched)));
    const began = performance.now();
    const found = runTable(table, files);
    report({ kind: "done", letter, report: found, ms: performance.now() - began });
  } catch (error) {
    report({ kind: "failed", letter, problem: problemOf(error) });
  }
}

async function runAll(): Promise<void> {
  for (const table of REFERENCE_TABLES) await run(table);
}
void runAll();
