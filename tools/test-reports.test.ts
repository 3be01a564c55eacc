import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { counted, ofPlaywright, ofVitest } from "./test-reports";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sunwright-reports-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const test = (title: string, failureMessages: readonly string[] = []) => ({
  fullName: `roofs ${title}`,
  status: failureMessages.length > 0 ? "failed" : "passed",
  failureMessages,
});
const file = (name: string, message: string, ...assertionResults: readonly ReturnType<typeof test>[]) => ({
  name: resolve(name),
  status: message !== "" || assertionResults.some(({ status }) => status === "failed") ? "failed" : "passed",
  message,
  assertionResults,
});

it("names each test that failed, and a file that failed before its first test", () => {
  const testResults = [
    file("roof.test.ts", "", test("are laid out"), test("are scored", ["expected 1 to be 2", "and again"])),
    file("broken.test.ts", "cannot be read"),
    file("whole.test.ts", "", test("are drawn")),
  ];
  expect(ofVitest(JSON.stringify({ numPassedTests: 2, testResults }))).toEqual({
    passed: 2,
    failures: ["roof.test.ts: roofs are scored\nexpected 1 to be 2\nand again", "broken.test.ts\ncannot be read"],
  });
});

const journey = (title: string, status: string, message?: string) => ({
  file: "roof.journey.ts",
  title,
  tests: [{ projectName: "390", status, results: [message === undefined ? {} : { error: { message } }] }],
});

it("names each journey that failed or had to be tried twice, however deep its group, and what failed around them", () => {
  const suites = [
    {
      specs: [journey("opens", "expected")],
      suites: [
        { specs: [journey("saves", "unexpected", "\u001b[31mno button\u001b[39m"), journey("drags", "flaky", "late")] },
      ],
    },
  ];
  const text = JSON.stringify({ stats: { expected: 1 }, suites, errors: [{ message: "no browser" }] });
  expect(ofPlaywright(text)).toEqual({
    passed: 1,
    failures: ["[390] roof.journey.ts: saves\nno button", "[390] roof.journey.ts: drags\nlate", "no browser"],
  });
});

it("shows what the page held when a journey failed", () => {
  const path = join(folder, "error-context.md");
  writeFileSync(path, "# Test info\n\n# Page snapshot\n- button: Retry\n");
  const failed = journey("opens", "unexpected", "no heading");
  const [test] = failed.tests;
  const attachments = [{ name: "error-context", path }, { name: "screenshot" }];
  const results = test?.results.map((result) => ({ ...result, attachments }));
  const suites = [{ specs: [{ ...failed, tests: [{ ...test, results }] }] }];
  expect(ofPlaywright(JSON.stringify({ stats: { expected: 0 }, suites, errors: [] })).failures).toEqual([
    "[390] roof.journey.ts: opens\nno heading\n# Page snapshot\n- button: Retry\n",
  ]);
});

it("counts a tool that died, with or without its report, as a failure", () => {
  const report = join(folder, "report.json");
  expect(counted(report, true, ofVitest).failures).toEqual([expect.stringContaining("No report of this part")]);
  writeFileSync(report, JSON.stringify({ numPassedTests: 3, testResults: [] }));
  expect(counted(report, true, ofVitest)).toEqual({ passed: 3, failures: [] });
  expect(counted(report, false, ofVitest)).toMatchObject({ passed: 3, failures: [expect.stringContaining("No test")] });
});
