import { expect, it, vi } from "vitest";
import "@sunwright/contract/words";
import { z } from "zod";
import { AppError } from "./errors";
import { checked, compileValidatorFor } from "./input";

const Panel = z.object({ x: z.number(), y: z.number() });
const Roof = z.object({
  width: z.number(),
  panels: z.array(Panel).max(4_000),
  locked: z.array(Panel).readonly().default([]),
  names: z.array(z.string()).optional(),
});
const GOOD = { x: 0, y: 0 };
const many = (count: number, item: (index: number) => unknown) => Array.from({ length: count }, (_, at) => item(at));

const check = (body: unknown) => compileValidatorFor([])({ schema: Roof, httpPart: "body" })(body);

it.each([
  ["a list of wrong items", { width: 1, panels: many(4_000, () => ({})) }],
  ["a wrong field before it", { width: "", panels: many(4_000, () => ({})) }],
  ["one wrong item at the end", { width: 1, panels: [...many(3_999, () => GOOD), {}] }],
  ["wrong items far apart", { width: 1, panels: many(4_000, (at) => (at % 70 === 0 ? { x: 0 } : GOOD)) }],
  ["more wrong items than are told, far apart", { width: 1, panels: many(4_000, (at) => (at % 60 === 0 ? {} : GOOD)) }],
  ["too many good items", { width: 1, panels: many(4_001, () => GOOD) }],
  ["too many, some wrong", { width: 1, panels: many(4_001, (at) => (at < 20 ? {} : GOOD)) }],
  [
    "several lists",
    { panels: many(60, (at) => (at < 10 ? {} : GOOD)), locked: many(100, () => 1), names: many(99, () => 1) },
  ],
  ["no list", { width: 1, panels: "none" }],
  ["a list in place of the body", many(100, () => ({}))],
])("names the first 50 faults of %s as the schema does", (_what, body) => {
  const { error } = check(body);
  const whole = checked(Roof, body);
  expect(error).toBeInstanceOf(AppError);
  expect(error?.issues).toEqual(whole.success ? null : whole.issues);
});

it("names the key and the values of a schema's sentence, so that a page says it in its own language", () => {
  const { error } = check({ width: "wide", panels: many(4_001, () => GOOD) });
  expect(error?.issues).toEqual([
    { path: "width", message: "Must be a number", text: { key: "fields.kind.number" } },
    {
      path: "panels",
      message: "At most 4,000 entries",
      text: { key: "fields.most.entries", values: { limit: 4_000 } },
    },
  ]);
  const own = z.object({ answer: z.string("Of no catalogue") });
  expect(checked(own, {})).toMatchObject({ issues: [{ path: "answer", message: "Of no catalogue" }] });
});

it("takes what the schema takes", () => {
  const body = { width: 1, panels: many(4_000, (at) => ({ ...GOOD, x: at })), more: 1 };
  expect(check(body)).toEqual({ value: Roof.parse(body) });
});

it("does not look at thousands of wrong items", () => {
  const looked = vi.fn<() => boolean>(() => false);
  const schema = z.object({ list: z.array(z.custom(looked)) });
  compileValidatorFor([])({ schema, httpPart: "body" })({ list: many(4_000, () => 0) });
  // Fifty to know where to end, and the same fifty to name their faults.
  expect(looked).toHaveBeenCalledTimes(100);
});
