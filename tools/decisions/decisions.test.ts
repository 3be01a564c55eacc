import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { INDEX, indexOf, readRecord, records } from "./records";
import { TOPICS } from "./topics";

const all = records();

it("gives each record one topic, and no topic a record that is not there", () => {
  const placed = Object.values(TOPICS).flat();
  expect(placed.toSorted((a, b) => a - b)).toEqual(all.map(({ number }) => number));
});

it("numbers each record as its file, once", () => {
  expect(all.map(({ number }) => String(number).padStart(3, "0"))).toEqual(all.map(({ file }) => file.slice(0, 3)));
  for (const { file, title } of all) expect(title, file).not.toBe("");
});

it("reads from a head what a record does to others, and what became of it", () => {
  const text = "# 012: Light\n\n2026-11-21, accepted; amends records 004 and 011\n\n## Context\n\nAs 009 says.";
  expect(readRecord("012-light.md", text)).toMatchObject({ title: "Light", replacedBy: null, touches: [4, 11] });
  const gone = "# 013 Dark\n\n2026-11-21, replaced by 025\n\n## Context\n";
  expect(readRecord("013-dark.md", gone)).toMatchObject({ replacedBy: 25, touches: [] });
});

it("keeps docs/decisions/README.md as made (npm run decisions)", () => {
  expect(readFileSync(INDEX, "utf8")).toBe(indexOf(all));
});
