import { DEFAULT_PARAMETERS } from "@sunwright/engine/parameters/parameters";
import { beforeEach, expect, it, vi } from "vitest";
import { keepDesign, keptDesign } from "./kept-design";
import { local } from "./storage";

const DESIGN = { name: "Flat in Lagos", parameters: DEFAULT_PARAMETERS, appliances: [], gridHours: 4 };
const DAY = 24 * 3_600_000;

const held = new Map<string, string>();
beforeEach(() => {
  held.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});

it("keeps one design for a day", () => {
  expect(keptDesign()).toBeNull();
  keepDesign(DESIGN);
  expect(keptDesign()).toMatchObject(DESIGN);
  expect(keptDesign(Date.now() + DAY - 1_000)).toMatchObject(DESIGN);
  expect(keptDesign(Date.now() + DAY + 1_000)).toBeNull();
  expect(keptDesign()).toBeNull();
});

it("names each kept design by a key of its own, the same in every tab", () => {
  keepDesign(DESIGN);
  const key = keptDesign()?.idempotencyKey;
  expect(keptDesign()?.idempotencyKey).toBe(key);
  keepDesign(DESIGN);
  expect(keptDesign()?.idempotencyKey).not.toBe(key);
});

it.each([null, 7, "text", [], {}, { name: "A", idempotencyKey: "b" }, { name: 1, idempotencyKey: "b", keptAt: 0 }])(
  "does not take %j for a design",
  (stored) => {
    local.write("kept-design", stored);
    expect(keptDesign()).toBeNull();
  },
);

it("does not keep what a clock says comes from tomorrow", () => {
  keepDesign(DESIGN);
  expect(keptDesign(Date.now() - DAY)).toBeNull();
});
