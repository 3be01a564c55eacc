import { isTest, readSource, sourceFiles } from "./source";

/**
 * How large the pieces of the house are. The two ceilings may only be lowered: a file or function over them fails the
 * check, and when the largest shrinks, the ceiling follows it in the same commit.
 */
const LARGEST_FILE = 400;
const LARGEST_FUNCTION = 120;

const isData = (file: string) => /\/data\/|\/truth\/|[.-]data\.ts$/.test(file);
const sources = sourceFiles()
  .filter((file) => !isTest(file) && !isData(file))
  .map(readSource);
const files = sources.map(({ file, lines }) => ({ name: file, lines })).sort((a, b) => b.lines - a.lines);
const functions = sources
  .flatMap(({ file, functions: all }) =>
    all.map(({ name, line, lines }) => ({ name: `${file}:${line} ${name}`, lines })),
  )
  .sort((a, b) => b.lines - a.lines);

const ninetieth = (sorted: readonly { lines: number }[]) => sorted[Math.floor(sorted.length / 10)]?.lines ?? 0;
console.log(
  `${files.length} files, p90 ${ninetieth(files)} lines (healthy: 300); ${functions.length} functions, p90 ${ninetieth(functions)} (healthy: 40)`,
);
for (const { name, lines } of [...files.slice(0, 3), ...functions.slice(0, 3)])
  console.log(`  ${String(lines).padStart(4)}  ${name}`);

const over = [
  ...files.filter(({ lines }) => lines > LARGEST_FILE),
  ...functions.filter(({ lines }) => lines > LARGEST_FUNCTION),
];
for (const { name, lines } of over) console.error(`Too large: ${name}, ${lines} lines`);
process.exit(over.length > 0 ? 1 : 0);
