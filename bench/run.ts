import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readdirSync } from "node:fs";
import { z } from "zod";

/** Each file of `parts/` measures one thing and exports `measure`, which returns lines to print. */
const Part = z.object({ measure: z.custom<() => Promise<string[]>>((value) => typeof value === "function") });

const folder = resolve(import.meta.dirname, "parts");
const all = readdirSync(folder)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.replace(/\.ts$/, ""));
const asked = process.argv.slice(2).filter((name) => !name.startsWith("--"));
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown measurement ${unknown.join(", ")}; there are ${all.join(", ")}`);
  process.exit(2);
}
for (const name of asked.length > 0 ? asked : all) {
  const { measure } = Part.parse(await import(pathToFileURL(resolve(folder, `${name}.ts`)).href));
  console.log(`\n${name}`);
  for (const line of await measure()) console.log(`  ${line}`);
}
