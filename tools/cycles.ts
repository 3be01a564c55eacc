import { target, type SourceFile } from "./source";

/**
 * The files each file imports, its types too, or those that `ofFile` chooses; what is not among them, such as a package,
 * is left out.
 */
export function importsAmong(
  files: readonly SourceFile[],
  ofFile: (file: SourceFile) => Iterable<string> = ({ imports }) => imports,
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files.map(({ file }) => file));
  const fileAt = (path: string) => [path, `${path}.ts`, `${path}.tsx`, `${path}.mjs`].filter((name) => known.has(name));
  return new Map(
    files.map((file) => [file.file, [...ofFile(file)].flatMap((name) => fileAt(target(file.file, name)))]),
  );
}

/** Ways that lead from a file back to itself, one for each file from which the search finds one. */
export function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  function follow(file: string): void {
    const start = way.indexOf(file);
    if (start >= 0) cycles.push([...way.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) follow(next);
    way.pop();
    done.add(file);
  }
  for (const file of imports.keys()) follow(file);
  return cycles;
}
