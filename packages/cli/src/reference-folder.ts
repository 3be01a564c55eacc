import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { ReferenceFiles } from "@sunwright/engine/validation/files";
import { say } from "@sunwright/words/cli";
import { fileText } from "@sunwright/contract/file-text";
import { Problem } from "./problem";

const textsOf = (folder: string, pattern: RegExp): readonly (readonly [string, string])[] =>
  readdirSync(folder)
    .filter((name) => pattern.test(name) && statSync(join(folder, name)).isFile())
    .map((name) => [name, fileText(readFileSync(join(folder, name)))] as const);

/** The tables of a folder in the reference format, with the weather beside them. */
export function referenceFolder(folder: string): ReferenceFiles {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Problem(say("noFolder", { folder }));
  const weather = join(folder, "weather");
  const beside = existsSync(weather) && statSync(weather).isDirectory() ? textsOf(weather, /\.(json|csv)$/) : [];
  return new Map([
    ...textsOf(folder, /^[a-z]_.*\.json$/),
    ...beside.map(([name, text]) => [`weather/${name}`, text] as const),
  ]);
}
