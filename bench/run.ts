import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readdirSync } from "node:fs";
import { z } from "zod";

/**
 * Each file of `parts/` measures one thing and exports `measure`, which takes the names of single figures (all when there
 * are none) and returns lines to print. Headings go to standard error, so that the lines stand alone.
 */
type Measure = (figures: readonly string[]) => Promise<string[]>;
const Part = z.object({
  measure: z.custom<Measure>((value) => typeof value === "function"),
  figureNames: z.array(z.string()).default([]),
});

const folder = resolve(import.meta.dirname, "parts");
const all = readdirSync(folder)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.replace(/\.ts$/, ""));
const load = async (name: string) => Part.parse(await import(pathToFileURL(resolve(folder, `${name}.ts`)).href));

/** `bench`, `bench engine http`, `bench engine sun-year`: parts, each followed by figures of it if it has any. */
async function asked(args: readonly string[]) {
  const parts: { name: string; measure: Measure; known: readonly string[]; figures: string[] }[] = [];
  for (const arg of args.length > 0 ? args : all) {
    const last = parts.at(-1);
    if (last?.known.includes(arg)) last.figures.push(arg);
    else if (all.includes(arg)) {
      const { measure, figureNames } = await load(arg);
      parts.push({ name: arg, measure, known: figureNames, figures: [] });
    } else {
      const names = last ? [...last.known, ...all] : all;
      console.error(`Unknown measurement ${arg}; there are ${names.join(", ")}`);
      process.exit(2);
    }
  }
  return parts;
}

/** `--repetitions 100` is of the part that reads it. */
const names = process.argv
  .slice(2)
  .filter((arg, at, all) => !arg.startsWith("--") && !/^--\w+$/.test(all[at - 1] ?? ""));
for (const { name, measure, figures } of await asked(names)) {
  console.error(`\n${name}`);
  for (const line of await measure(figures)) console.log(line);
}
