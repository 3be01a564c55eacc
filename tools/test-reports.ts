import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

export interface Count {
  readonly passed: number;
  /** Each failure by its name and reason: told again at the very end, where a reader of a long log looks. */
  readonly failures: readonly string[];
}

export const failure = (reason: string): Count => ({ passed: 0, failures: [reason] });

/** What a tool's own JSON report counts. A tool that died before writing one counts as one failure. */
export function counted(report: string, ok: boolean, read: (text: string) => Count): Count {
  let count: Count;
  try {
    count = read(readFileSync(report, "utf8"));
  } catch (error) {
    return failure(`No report of this part could be read: ${String(error)}`);
  }
  if (ok || count.failures.length > 0) return count;
  return { ...count, failures: ["No test failed, and yet the tool says so: see what it printed"] };
}

const told = (name: string, messages: readonly string[]) => stripVTControlCharacters([name, ...messages].join("\n"));

const VitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** A file that fails as a whole, before or around its tests, is one failure. */
export function ofVitest(text: string): Count {
  const { numPassedTests, testResults } = VitestReport.parse(JSON.parse(text));
  const failures = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const file = relative(".", name);
      if (failed.length === 0) return told(file, [message]);
      return failed.map(({ fullName, failureMessages }) => told(`${file}: ${fullName}`, failureMessages));
    });
  return { passed: numPassedTests, failures };
}

const PlaywrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(
        z.object({
          error: z.object({ message: z.string().optional() }).optional(),
          attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
        }),
      ),
    }),
  ),
});
type PlaywrightSpec = z.infer<typeof PlaywrightSpec>;
const PlaywrightSuite = z.object({
  specs: z.array(PlaywrightSpec),
  get suites(): z.ZodOptional<z.ZodArray<typeof PlaywrightSuite>> {
    return z.array(PlaywrightSuite).optional();
  },
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(PlaywrightSuite),
  errors: z.array(z.object({ message: z.string().optional() })),
});

const specsOf = ({ specs, suites = [] }: z.infer<typeof PlaywrightSuite>): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Of the page as it was when a journey failed. [characters] */
const PAGE_SHOWN = 2_000;
function pageOf({ name, path }: { readonly name: string; readonly path?: string | undefined }): string[] {
  if (name !== "error-context" || path === undefined || !existsSync(path)) return [];
  const text = readFileSync(path, "utf8");
  return [text.slice(Math.max(0, text.indexOf("# Page snapshot"))).slice(0, PAGE_SHOWN)];
}

/** One that passed when it was tried again has failed: nothing may hang on luck. */
export function ofPlaywright(text: string): Count {
  const { stats, suites, errors } = PlaywrightReport.parse(JSON.parse(text));
  const failed = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ error, attachments }) => [
          ...(error?.message === undefined ? [] : [error.message]),
          ...attachments.flatMap(pageOf),
        ]);
        return told(`[${projectName}] ${file}: ${title}`, messages);
      }),
  );
  return { passed: stats.expected, failures: [...failed, ...errors.map(({ message }) => told(message ?? "", []))] };
}
