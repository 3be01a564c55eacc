// Of the rest: compiles a copy of the house with one country more.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ASKED } from "./tenth-country/asked";
import { compiled, copyTo, said, write } from "./tenth-country/copy";
import { itsData, itsFile, itsName, itsWords, NAME } from "./tenth-country/new-zealand";

/** Every project of the product with its tests; what they import is compiled with them. */
const PROJECTS = ["packages/equipment", "packages/files", "packages/contract", "packages/cli", "apps/api", "apps/web"];

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tenth-country-"));
  copyTo(folder);
  write(folder, [itsFile(), ...itsName(), ...itsWords(), ...itsData()]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("compiles with its file, its name, its words and its towns, and with nothing else changed", () => {
  expect(PROJECTS.map((project) => compiled(folder, project)).join("")).toBe("");
}, 600_000);

it("says in every place what its file says", () => {
  expect(said(folder, ASKED)).toEqual({
    isOffered: true,
    name: NAME,
    clock: [12, "Pacific/Auckland", true],
    referenceCity: "nz-auckland",
    towns: [["Auckland"], 1],
    currency: ["NZD", 1.7, 1.7, 2],
    written: ["NZ$1,234.50", "NZ$1,234.50", ","],
    partPrices: "NZD",
    readings: 1,
    taxes: [true, "15% GST is in it.", true],
    cards: "ACCT_1",
    address: ["6011", "6011"],
    dayOrder: "year",
    paper: "LETTER",
    units: [
      { volts: [230], hertz: 50 },
      { currency: "NZD", voltageFrequency: "230V/50Hz Single Phase" },
    ],
    singlePhase: 10_500,
    battery: "advice.roomRule.USA",
    setback: 0.25,
    licence: ["Registered electrician (New Zealand)"],
    invoicesUntil: "2034-01-02T00:00:00.000Z",
    withdrawal: ["right", { days: 5, workingDay: true }, true],
    legalPages: true,
    holiday: true,
    upkeep: [true, false],
  });
});

it("misses each field that is left out", () => {
  const { text } = itsFile();
  const facts = text.slice(text.indexOf("export const NEW_ZEALAND"));
  const fields = [...facts.matchAll(/^ {2}(\w+):/gm)].map(([, field = ""]) => field);
  expect(fields).toContain("holidays");
  const without = fields.map(
    (field) => `const { ${field}: _${field}, ...without_${field} } = NEW_ZEALAND;
export const ${field}: CountryFacts = without_${field};`,
  );
  const imports = `import type { CountryFacts } from "./country";\nimport { NEW_ZEALAND } from "./new-zealand";`;
  write(folder, [{ path: "packages/engine/src/countries/without.ts", text: [imports, ...without].join("\n") }]);
  const missed = compiled(folder, "packages/engine");
  for (const field of fields) expect(missed, field).toContain(`Property '${field}' is missing`);
});
