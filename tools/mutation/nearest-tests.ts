import { readSource, target } from "../source";

const importsOf = new Map<string, readonly string[]>();
/** What runs with a file: an import of types alone is gone by then, and carries no fault. */
function imported(file: string, files: ReadonlySet<string>): readonly string[] {
  const known = importsOf.get(file);
  if (known) return known;
  const { imports, importsAtOnce, typeImports } = readSource(file);
  const found = imports
    .filter((specifier) => importsAtOnce.has(specifier) || !typeImports.has(specifier))
    .map((specifier) => target(file, specifier))
    .flatMap((path) => [`${path}.ts`, path].filter((candidate) => files.has(candidate)));
  importsOf.set(file, found);
  return found;
}

/** Imports from a test to a file; Infinity where there is no way. */
function distance(test: string, file: string, files: ReadonlySet<string>): number {
  let [reached, steps] = [new Set([test]), 0];
  for (let edge = [test]; edge.length > 0; steps++) {
    if (edge.includes(file)) return steps;
    edge = [...new Set(edge.flatMap((each) => imported(each, files)))].filter((each) => !reached.has(each));
    reached = new Set([...reached, ...edge]);
  }
  return Infinity;
}

/**
 * The tests that may notice a fault in a file, the one beside it before all others.
 *
 * @param byName  Tests load files of this room by their names, too, which no import tells: those come last.
 */
export const nearestTests = (
  file: string,
  tests: readonly string[],
  files: ReadonlySet<string>,
  byName = false,
): string[] =>
  tests
    .map((test) => ({ test, steps: distance(test, file, files) }))
    .filter(({ steps }) => byName || steps < Infinity)
    .sort((one, other) => (one.steps === other.steps ? 0 : one.steps - other.steps))
    .map(({ test }) => test);
