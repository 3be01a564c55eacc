import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { prepareMarket } from "./prepare";

let folder: string;
let told: string[];
let made: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sunwright-demo-"));
  [told, made] = [[], 0];
});
afterEach(() => rmSync(folder, { recursive: true }));

const writeDatabase = (place: string, text: string) => {
  mkdirSync(join(place, "database"), { recursive: true });
  writeFileSync(join(place, "database", "content"), text);
};
const content = () => readFileSync(join(folder, "database", "content"), "utf8");
const prepare = (make = (draft: string) => writeDatabase(draft, `market ${++made}`)) =>
  prepareMarket(folder, { version: "7", make: async (draft) => make(draft), tell: (text) => told.push(text) });

it("makes the market once and leaves it as people left it", async () => {
  await prepare();
  writeDatabase(folder, "tried");
  await prepare();
  expect(content()).toBe("tried");
  expect(made).toBe(1);
});

it("leaves nothing where making it fails, and makes it whole at the next start", async () => {
  const fails = (draft: string) => {
    writeDatabase(draft, "half");
    throw new Error("busy");
  };
  await expect(prepare(fails)).rejects.toThrow("busy");
  expect(existsSync(join(folder, "database"))).toBe(false);
  await prepare();
  expect(content()).toBe("market 1");
});

it("clears what a killed start left, wherever it was killed", async () => {
  writeDatabase(join(folder, "market.new-0a1b"), "half");
  // Between the version and the move.
  writeFileSync(join(folder, "market-version"), "7");
  await prepare();
  expect(content()).toBe("market 1");
  expect(readdirSync(folder).toSorted()).toEqual(["database", "market-version"]);
});

it("puts a market aside that an earlier version of this command never finished", async () => {
  writeDatabase(folder, "half");
  await prepare();
  expect(content()).toBe("market 1");
  const [aside = ""] = readdirSync(folder).filter((name) => name.startsWith("unfinished-"));
  expect(readFileSync(join(folder, aside, "content"), "utf8")).toBe("half");
  expect(told[0]).toContain(join(folder, aside));
});

it("keeps a complete market of another version, and names its folder and DEMO_DIR", async () => {
  writeDatabase(folder, "old");
  writeFileSync(join(folder, "market-version"), "6");
  await prepare();
  expect(content()).toBe("old");
  expect(told).toEqual([expect.stringMatching(/earlier version/)]);
  expect(told[0]).toContain(folder);
  expect(told[0]).toContain("DEMO_DIR");
});

it("lets two starts at once not make it both", async () => {
  let second: Promise<void> | undefined;
  await prepareMarket(folder, {
    version: "7",
    make: async (draft) => {
      second = prepare();
      await expect(second).rejects.toThrow("Another process uses the data directory");
      writeDatabase(draft, "first");
    },
    tell: () => undefined,
  });
  expect(content()).toBe("first");
  expect(made).toBe(0);
});
