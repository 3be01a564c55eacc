import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { run } from "./run";

const folder = mkdtempSync(join(tmpdir(), "sunwright-figures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function sunwright(...args: readonly string[]) {
  let [stdout, stderr] = ["", ""];
  const status = await run(
    args,
    (text) => (stdout += `${text}\n`),
    (text) => (stderr += `${text}\n`),
  );
  return { status, stdout, stderr };
}
function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const HOUSE = { load: { dailyConsumption: 5_000, peakPower: 1_500 }, parameters: { city: "ng-kano" } };
/** The release has 255 naira a watt, from 205 to 290. */
const module = { id: "Nigeria/module", value: 510, source: "A newer list", from: "2026-01-01", until: null };
const Designed = z.object({
  panels: z.object({ capacity: z.object({ value: z.number() }) }),
  basis: z.object({ figures: z.object({ version: z.number() }).loose().optional() }),
});
const designBy = async (figures: unknown) => {
  const { stdout } = await sunwright(
    "design",
    file("house.json", HOUSE),
    "--figures",
    file("f.json", figures),
    "--json",
  );
  return Designed.parse(JSON.parse(stdout));
};

it("designs by the figures of a server, those of its country alone", async () => {
  const others = { ...module, id: "Kenya/module", value: 90 };
  const { basis } = await designBy({ version: 4, renewed: [others, module] });
  expect(basis.figures).toEqual({ version: 4, renewed: [module] });
  const live = { id: "Nigeria/module", value: 270, products: 6, shops: 3, day: "2026-11-30" };
  expect((await designBy({ version: 0, renewed: [], live: [live] })).basis.figures).toMatchObject({ live: [live] });
  expect((await designBy({ version: 0, renewed: [] })).basis.figures).toBeUndefined();
});

it("refuses what an operator could not save, line by line, and what is no such file", async () => {
  const house = file("house.json", HOUSE);
  const wrong = [
    { ...module, value: 0 },
    { ...module, id: "Nigeria/frobnicator" },
    { ...module, id: "Nigeria/battery", from: "2099-01-01", source: "" },
  ];
  const refused = await sunwright("design", house, "--figures", file("f.json", { version: 1, renewed: wrong }));
  expect(refused.status).not.toBe(0);
  expect(refused.stderr).toContain("Nigeria/module: Must be more than 0");
  expect(refused.stderr).toContain("Nigeria/frobnicator: No figure has this id");
  expect(refused.stderr.match(/Nigeria\/battery: /g)).toHaveLength(2);
  const other = await sunwright("design", house, "--figures", file("f.json", { prices: [] }));
  expect([other.status !== 0, /version/.test(other.stderr)]).toEqual([true, true]);
});

it("holds quotes to them: what is dear by the release's table is usual where an operator renewed it", async () => {
  const example = resolve(import.meta.dirname, "../../../docs/examples/quotes.json");
  const given: unknown = JSON.parse(readFileSync(example, "utf8"));
  const quotes = file("quotes.json", { ...z.looseObject({}).parse(given), market: {} });
  const warned = async (...more: readonly string[]) => (await sunwright("check-quote", quotes, ...more)).stdout;
  const before = await warned();
  const cheap = ["module", "battery", "inverterHybrid"].map((part) => ({ ...module, id: `Nigeria/${part}`, value: 1 }));
  const after = await warned("--figures", file("f.json", { version: 1, renewed: cheap }));
  expect(before.match(/price_high/g) ?? []).toHaveLength(0);
  expect((after.match(/price_high/g) ?? []).length).toBeGreaterThan(2);
});
