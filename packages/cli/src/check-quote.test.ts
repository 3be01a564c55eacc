import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { run } from "./run";

const root = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "sunwright-quotes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function checkQuote(...args: readonly string[]) {
  let [stdout, stderr] = ["", ""];
  const status = await run(
    ["check-quote", ...args],
    (text) => (stdout += `${text}\n`),
    (text) => (stderr += `${text}\n`),
  );
  return { status, stdout, stderr };
}

function file(content: string): string {
  const path = join(folder, "quotes.json");
  writeFileSync(path, content);
  return path;
}

const EXAMPLE = join(root, "docs/examples/quotes.json");
const text = readFileSync(EXAMPLE, "utf8");
const Answer = z.object({
  quotes: z.array(
    z.object({
      id: z.string(),
      hoursServedPercent: z.number(),
      hoursWithoutPower: z.number(),
      backupHours: z.number(),
      kwhPerYear: z.number(),
      warnings: z.array(
        z.object({
          code: z.string(),
          stated: z.union([z.number(), z.string(), z.null()]),
          found: z.union([z.number(), z.string(), z.null()]),
          unit: z.string(),
          sentence: z.string().min(10),
        }),
      ),
    }),
  ),
  recommended: z.string().nullable(),
});

const QuotesFile = z.looseObject({
  quotes: z.array(z.looseObject({ id: z.string(), parts: z.array(z.string()) })),
});

describe("npx sunwright check-quote", () => {
  it("answers figures, warnings and the quote to take: one good, one too small, one over-claimed", async () => {
    const { quotes, recommended } = Answer.parse(JSON.parse((await checkQuote(EXAMPLE, "--json")).stdout));
    const codes = quotes.map(({ warnings }) => [...new Set(warnings.map(({ code }) => code))].toSorted());
    expect(quotes.map(({ id }) => id)).toEqual(["northern-volt", "sahel-light", "green-promise"]);
    expect(codes).toEqual([
      [],
      ["hours_short", "upfront_high", "wiring"],
      ["certificate", "missing_part", "panel_implausible", "sums", "unverifiable", "wiring", "yield_overclaimed"],
    ]);
    expect(recommended).toBe("northern-volt");
  });

  it("says it in plain words", async () => {
    const { stdout } = await checkQuote(EXAMPLE, "--priority", "warranty");
    expect(stdout).toContain("nothing to warn of");
    expect(stdout).toMatch(/hours_short: \d+ hours a year without power, where 88 are what was asked for/);
    expect(stdout).toContain("Recommended: northern-volt; it has the longest warranties");
  });

  it("asks what it cannot read, and drops nothing", async () => {
    const { quotes, ...rest } = QuotesFile.parse(JSON.parse(text));
    const [first] = quotes;
    const asking = file(
      JSON.stringify({ ...rest, quotes: [{ ...first, parts: [...(first?.parts ?? []), "Frobnicator"] }] }),
    );
    const { stdout } = await checkQuote(asking);
    expect(stdout.replaceAll(/\s+/g, " ")).toContain(
      "What is the part “Frobnicator”? It cannot be read, so it counts as none.",
    );
    expect(stdout).toContain("nothing to warn of");
    expect((await checkQuote(asking, "--json")).stdout).toContain('"words": "Frobnicator"');
  });

  it("recommends none where nobody should sign any, and says what each would have to change", async () => {
    const { quotes, ...rest } = QuotesFile.parse(JSON.parse(text));
    const good = quotes.find(({ id }) => id === "northern-volt");
    const faulty = [
      { ...good, id: "unsafe", parts: good?.parts.filter((part) => part !== "rcd" && part !== "earthing") },
      { ...good, id: "prepaid", milestones: [{ percent: 100, when: "signing" }] },
      { ...good, id: "revoked", certificate: { state: "revoked" } },
    ];
    const all = file(JSON.stringify({ ...rest, quotes: faulty }));
    expect(Answer.parse(JSON.parse((await checkQuote(all, "--json")).stdout)).recommended).toBeNull();
    const { stdout } = await checkQuote(all);
    const said = stdout.replaceAll(/\s+/g, " ");
    expect(said).toContain("The firm would first have to include a residual-current device and include earthing.");
    expect(said).toContain("The firm would first have to have a verified certificate");
    expect(said).toContain("None is recommended: each has a fault with which nobody should sign it");
    const one = file(JSON.stringify({ ...rest, quotes: [...faulty, good] }));
    const answer = Answer.parse(JSON.parse((await checkQuote(one, "--json")).stdout));
    expect(answer.recommended).toBe("northern-volt");
  });

  it("answers no quotes with none", async () => {
    const { quotes: _, ...rest } = z.looseObject({ quotes: z.unknown() }).parse(JSON.parse(text));
    const { stdout, status } = await checkQuote(file(JSON.stringify({ ...rest, quotes: [] })), "--json");
    expect([status, Answer.parse(JSON.parse(stdout))]).toEqual([0, { quotes: [], recommended: null }]);
  });

  it("names fields that nothing reads, and goes on", async () => {
    const { status, stderr } = await checkQuote(file(text.replace('"labour"', '"labuor"')), "--json");
    expect(status).toBe(0);
    expect(stderr).toContain("not read: quotes[0].labuor");
  });

  it.each([
    ["half a file", text.slice(0, 900), /JSON/],
    ["no object", "[]", /Not in the expected form/],
    ["no house", '{ "quotes": [] }', /house: /],
    ["NaN", text.replace('"count": 8', '"count": NaN'), /JSON/],
    [
      "a huge count",
      text.replace('"count": 8', '"count": 1e12'),
      /quotes\[0\].panels.count: a number between 0 and 10000/,
    ],
    [
      "too much in all",
      text.replace('"count": 8', '"count": 9999'),
      /quotes\[0\].panels: a number between 0 and 1000000/,
    ],
    [
      "a negative price",
      text.replace('"unit": 102000', '"unit": -1'),
      /quotes\[0\].lines\[0\].unit: a number between 0/,
    ],
    ["half a panel", text.replace('"count": 8', '"count": 8.5'), /a whole number/],
    ["no day", text.replace('"2026-12-14"', '"soon"'), /quotes\[0\].start: has to be a day/],
    ["one id twice", text.replace("sahel-light", "northern-volt"), /northern-volt stands twice/],
    ["a strange field of the house", text.replace('"backupDays"', '"backupDayz"'), /backupDayz/],
    ["no climate row", text.replace('"ng-kano"', '"xx-nowhere"'), /there is no climate row xx-nowhere/],
  ])("refuses %s with a sentence", async (_, content, sentence) => {
    const { status, stdout, stderr } = await checkQuote(file(content));
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it("refuses a missing file, a missing name and a strange priority", async () => {
    for (const args of [[join(folder, "nowhere.json")], [], [EXAMPLE, "--priority", "beauty"]])
      expect((await checkQuote(...args)).status).toBe(2);
  });
});
