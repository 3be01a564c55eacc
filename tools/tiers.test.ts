import { readFileSync } from "node:fs";
import { type Role, ROLES } from "@sunwright/contract/accounts";
import { nameOf, readEntries } from "@sunwright/contract/testing/entries";
import { expect, it } from "vitest";
import { LARGEST } from "../apps/api/src/testing/hostile/largest-calls";
import { postgresAlone } from "./postgres-tests";
import { sourceFiles } from "./source";
import { inTier, journeys, propertyTests, reasonOf, restOfJourneys, REST_TAG, restOfUnit, unitTests } from "./tiers";

const EVERY_CALL = "apps/api/src/testing/hostile/event-loop.test.ts";
/** From end to end: who does what the product is for, in which journey. */
const WALKS: Readonly<Record<Role | "visitor" | "collaborator" | "operator", readonly [file: string, title: string]>> =
  {
    end_user: ["stories", "design to doorstep"],
    installer: ["jobs", "a job goes from the accepted offer to its handover"],
    retailer: ["stories", "a shop's month"],
    visitor: ["visitors", "S-022 a visitor reaches the public pages"],
    collaborator: ["sharing", "a stranger reads, a collaborator edits"],
    operator: ["operator", "reads a licence beside what was typed"],
  };

const files = [...unitTests(), ...journeys()];
const [first, rest] = [inTier("first", files), inTier("rest", files)];

it("finds every file of tests, and each of them is of one tier", () => {
  const ours = sourceFiles().filter((file) => /\.(?:test\.tsx?|journey\.ts)$/.test(file));
  expect(ours.length).toBeGreaterThan(600);
  expect(ours.filter((file) => !files.includes(file))).toEqual([]);
  expect([...first, ...rest].sort()).toEqual([...files].sort());
  expect(first.filter((file) => rest.includes(file))).toEqual([]);
});

it("has a sentence for why a file is of the rest", () => {
  expect(rest.length).toBeGreaterThan(30);
  for (const file of rest) expect(reasonOf(file), file).toMatch(/^\w.{15,}\.$/);
});

it("leaves nothing out: what is not of the first tier runs in the rest, on one database or the other", () => {
  const there = new Set([...restOfUnit(), ...postgresAlone()]);
  expect(inTier("rest", unitTests()).filter((file) => !there.has(file))).toEqual([]);
});

it("tries every property in the rest as well, with all of its runs", () => {
  const there = new Set([...restOfUnit(), ...postgresAlone()]);
  expect(propertyTests().length).toBeGreaterThan(50);
  expect(propertyTests().filter((file) => !there.has(file))).toEqual([]);
});

it("makes every call of the contract in the first tier", async () => {
  expect(reasonOf(EVERY_CALL)).toBeNull();
  expect(readFileSync(EVERY_CALL, "utf8")).toContain("it.each(Object.keys(LARGEST))");
  expect(Object.keys(LARGEST).sort()).toEqual((await readEntries()).map(nameOf).sort());
});

/** As Playwright puts it together. */
const wholeTitle = (width: number, file: string, title: string) => `${width} ${file}.journey.ts ${title}`;

it.each(Object.entries(WALKS))("walks from end to end as %s in the first tier", (_role, [file, title]) => {
  const text = readFileSync(`journeys/${file}.journey.ts`, "utf8");
  const whole = new RegExp(String.raw`"(${title}[^"]*)"`).exec(text)?.[1] ?? "";
  expect(whole).toContain(title);
  expect(wholeTitle(1440, file, whole)).not.toMatch(restOfJourneys());
});

it("knows all roles", () => {
  expect(Object.keys(WALKS)).toEqual(expect.arrayContaining([...ROLES]));
});

it("takes a journey for one of the rest by its width, its file or its tag", () => {
  const all = restOfJourneys();
  expect(wholeTitle(390, "trial", "three questions give a design @phone")).toMatch(all);
  expect(wholeTitle(1440, "words", "every text of the load comes from the catalogue")).toMatch(all);
  expect(wholeTitle(1440, "trial", `the questions are answered by keyboard ${REST_TAG}`)).toMatch(all);
  expect(wholeTitle(1440, "trial", "three questions give a design @phone")).not.toMatch(all);
});
