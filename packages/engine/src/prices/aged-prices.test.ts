import { expect, it } from "vitest";
import { agedPrices } from "./aged-prices";
import type { PricedSystem } from "./local-price";

const system = (more: Partial<PricedSystem> = {}): PricedSystem => ({
  country: "USA",
  systemType: "hybrid",
  panels: 5_600,
  battery: 10_240,
  inverter: 5_700,
  ...more,
});
const named = (more: Partial<PricedSystem>, today: string) =>
  agedPrices(system(more), today).map(({ line, code, since }) => [line, code, since]);
const renewed = (id: string, from: string, until: string | null) => ({
  version: 1,
  renewed: [{ id, value: 26, source: "A survey", from, until }],
});

it("names the prices that are older than a year: a battery of February 2024, all else of September 2025", () => {
  expect(named({}, "2025-02-25")).toEqual([]);
  expect(named({}, "2025-03-01")).toEqual([
    ["battery", "old", "2024-02-26"],
    ["labour", "old", "2024-02-26"],
  ]);
  expect(named({}, "2026-09-05").map(([line]) => line)).toEqual([
    "panels",
    "battery",
    "inverter",
    "balance",
    "labour",
    "labour",
  ]);
});

it("names a price from the day after its last one", () => {
  const figures = renewed("UK/module", "2026-10-01", "2026-11-30");
  expect(named({ country: "UK", figures }, "2026-11-30")).toEqual([]);
  expect(named({ country: "UK", figures }, "2026-12-01")).toEqual([["panels", "ended", "2026-11-30"]]);
});

it("names nothing that was typed, that is not bought or that has no day", () => {
  const typed = { panels: { amount: 2_000, currency: "USD" }, inverter: { amount: 900, currency: "USD" } } as const;
  expect(named({ battery: 0, typed }, "2026-09-05").map(([line]) => line)).toEqual(["balance", "labour"]);
  expect(named({ country: "Nigeria" }, "2026-11-30")).toEqual([]);
});
