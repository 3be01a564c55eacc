import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Text } from "@sunwright/contract/told";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { run } from "./run";

const root = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "sunwright-materials-"));
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

const json = <Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> => shape.parse(JSON.parse(text));
const Figure = z.object({ value: z.number(), equation: Text });

describe("npx sunwright materials", () => {
  const List = z.object({ lines: z.array(z.object({ id: z.string(), quantity: z.number(), why: Figure })) });
  const market = join(root, "docs/examples/market.json");
  const example = join(root, "docs/examples/house.json");

  it("lists every part with its quantity, as a table, for a spreadsheet and whole", async () => {
    const { lines } = json(List, (await sunwright("materials", example, "--json")).stdout);
    expect(lines.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        "panel",
        "battery",
        "inverter",
        "rail",
        "cable-inverter-load",
        "earth-rod",
        "monitoring",
      ]),
    );
    expect((await sunwright("materials", example)).stdout).toContain("Mounting rail");
    const csv = (await sunwright("materials", example, "--csv")).stdout.trimEnd().split("\n");
    expect(csv[0]).toBe("line,category,quantity,unit,name,optional,needs,equation,source,clause");
    expect(csv.length).toBe(lines.length + 1);
    expect(
      csv.filter((line) => /(^|,)[=+@-]/.test(line)),
      "no cell is a formula",
    ).toEqual([]);
  });

  it("fills the list from shops, makes the design again with what was found, and says what is open", async () => {
    const { status, stdout } = await sunwright("materials", example, "--offers", market, "--json");
    expect(status).toBe(0);
    const Filled = List.extend({
      filling: z.object({
        gap: z.number(),
        total: z.number(),
        gaps: z.array(z.unknown()),
        shops: z.array(z.object({ goods: z.number(), delivery: z.number() })),
        lines: z.array(z.object({ line: z.string() })),
      }),
      designed: z.object({ keepsTarget: z.boolean() }),
    });
    const { lines, filling, designed } = json(Filled, stdout);
    expect(filling.gaps).toEqual([]);
    expect(filling.gap).toBe(0);
    expect(filling.lines.length).toBe(lines.length - 1);
    expect(filling.total).toBe(filling.shops.reduce((sum, { goods, delivery }) => sum + goods + delivery, 0));
    expect(designed.keepsTarget).toBe(true);
    const fewest = json(
      Filled,
      (await sunwright("materials", example, "--offers", market, "--fewest-shops", "--json")).stdout,
    );
    expect(fewest.filling.shops.length).toBe(1);
    expect(fewest.filling.total).toBeGreaterThanOrEqual(filling.total);
  });

  it("refuses offers that cannot be, each with its place", async () => {
    const offer = { id: "a", shop: "s", name: "P", category: "panel", prices: [{ from: 1, unit: 5 }], stock: 1 };
    const offers = (change: object) => ({
      currency: "NGN",
      shops: [{ id: "s", delivery: 0 }],
      offers: [{ ...offer, ...change }],
    });
    const refused = (content: unknown) => sunwright("materials", example, "--offers", file("offers.json", content));
    expect((await refused(offers({ spec: { watts: 5 } }))).stderr).toContain("offers[0].spec");
    expect((await refused(offers({ prices: [{ from: 1, unit: -5 }] }))).stderr).toContain("offers[0].prices[0].unit");
    expect((await refused({ ...offers({}), offers: [offer, offer] })).stderr).toContain("a stands twice");
    expect((await refused({ ...offers({}), currency: "naira" })).stderr).toContain("currency");
    expect((await refused(offers({ spec: { watts: 5 } }))).status).toBe(2);
    expect((await sunwright("materials", example, "--fewest-shops")).stderr).toContain("needs --offers");
  });
});
