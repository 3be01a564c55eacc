import type { ReferenceFiles } from "@sunwright/engine/validation/files";
import { REFERENCE_TABLES, type ReferenceTable, runTable } from "@sunwright/engine/validation/tables";
import type { Message } from "./model/progress";

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

/** A table's own files begin with its letter; only the yearly one stands on hourly weather. */
const filesOf = ({ letter }: ReferenceTable): readonly string[] =>
  [...addresses.keys()].filter(
    (name) => name.startsWith(`${letter}_`) || (letter === "f" && name.startsWith("weather/")),
  );

async function fetched(name: string): Promise<readonly [string, string]> {
  const answer = await fetch(addresses.get(name) ?? name);
  if (!answer.ok) throw new Error(`${name} could not be loaded (${answer.status})`);
  return [name, await answer.text()];
}

const say = (message: Message) => postMessage(message);

async function run(table: ReferenceTable): Promise<void> {
  const { letter } = table;
  say({ kind: "started", letter });
  try {
    const files: ReferenceFiles = new Map(await Promise.all(filesOf(table).map(fetched)));
    const began = performance.now();
    const report = runTable(table, files);
    say({ kind: "done", letter, report, ms: performance.now() - began });
  } catch (error) {
    say({ kind: "failed", letter, problem: error instanceof Error ? error.message : String(error) });
  }
}

async function runAll(): Promise<void> {
  for (const table of REFERENCE_TABLES) await run(table);
}
void runAll();
