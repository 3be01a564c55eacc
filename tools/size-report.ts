import { isTest, readSource, sourceFiles } from "./source";

/**
 * How large the pieces of the house are. The two ceilings may only be lowered: a file or function over them fails the
 * check, and so does a ceiling that stands more than a step above the largest that is left. [lines]
 */
const LARGEST_FILE = 360;
const LARGEST_FUNCTION = 120;
const STEP = 10;

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

/** Ceilings that stayed behind when the largest under them shrank. */
const slack = [
  { name: "LARGEST_FILE", ceiling: LARGEST_FILE, largest: files[0] },
  { name: "LARGEST_FUNCTION", ceiling: LARGEST_FUNCTION, largest: functions[0] },
].filter(({ ceiling, largest }) => largest !== undefined && largest.lines <= ceiling - STEP);
for (const { name, largest } of slack)
  console.error(`Lower ${name} in tools/size-report.ts: the largest left has ${largest?.lines} lines`);
process.exit(over.length + slack.length > 0 ? 1 : 0);
