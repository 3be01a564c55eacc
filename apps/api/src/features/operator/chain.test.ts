import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { type ChainedLine, markOf, NO_MARK, walk } from "./chain";

const line = (place: number, change: Partial<ChainedLine> = {}): ChainedLine => ({
  place,
  id: `id ${place}`,
  at: new Date("2026-11-27T09:00:00Z"),
  operatorId: null,
  act: "firm suspended",
  subjectId: "firm",
  about: "Arewa Roof Power",
  reason: "Asked by its owner",
  before: { state: "active", note: { b: 1, a: [2, { d: 3, c: 4 }] } },
  after: { state: "suspended" },
  ...change,
});
const START = { place: 0, mark: NO_MARK, broken: null };

function chainOf(count: number) {
  let mark = NO_MARK;
  return Array.from({ length: count }, (_, index) => {
    const each = line(index + 1);
    mark = markOf(mark, each);
    return { ...each, mark };
  });
}

it("is SHA-256 of the mark before and of all that the line says, keys in order", () => {
  const said = [
    "before",
    7,
    "id 7",
    "2026-11-27T09:00:00.000Z",
    null,
    "firm suspended",
    "firm",
    "Arewa Roof Power",
    "Asked by its owner",
    { note: { a: [2, { c: 4, d: 3 }], b: 1 }, state: "active" },
    { state: "suspended" },
  ];
  expect(markOf("before", line(7))).toBe(createHash("sha256").update(JSON.stringify(said)).digest("hex"));
});

it("does not depend on the order of keys, nor on what JSON leaves out", () => {
  const other = { note: { a: [2, { c: 4, d: 3 }], b: 1 }, gone: undefined, state: "active" };
  expect(markOf("", line(1, { before: other }))).toBe(markOf("", line(1)));
});

it("holds from the first line to the last, in one walk or in several", () => {
  const chain = chainOf(5);
  const whole = walk(START, chain);
  expect(whole).toEqual({ place: 5, mark: chain[4]?.mark, broken: null });
  expect(walk(walk(START, chain.slice(0, 2)), chain.slice(2))).toEqual(whole);
});

it.each([
  [
    "a word was changed",
    (lines: ReturnType<typeof chainOf>) => lines.with(2, { ...chainOf(3)[2]!, reason: "None" }),
    3,
  ],
  ["a line was taken out", (lines: ReturnType<typeof chainOf>) => lines.filter(({ place }) => place !== 2), 2],
  ["a line lost its mark", (lines: ReturnType<typeof chainOf>) => lines.with(0, { ...chainOf(1)[0]!, mark: "" }), 1],
  [
    "two changed places",
    (lines: ReturnType<typeof chainOf>) => [...lines.slice(0, 3), ...lines.slice(3).toReversed()],
    4,
  ],
])("says the first place that is wrong where %s, and stays with it", (_, change, broken) => {
  const found = walk(START, change(chainOf(5)));
  expect(found.broken).toBe(broken);
  expect(walk(found, [])).toEqual(found);
});
