import { expect, it } from "vitest";
import { designedYear } from "@sunwright/engine/sizing/choice/designed-year";
import { designHours } from "@sunwright/engine/sizing/choice/design-hours";
import type { DesignInput } from "@sunwright/engine/sizing/inputs/design";
import { house } from "@sunwright/engine/sizing/testing/house";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { moneyAssumptions, NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { hourlyCsv, hourlyHead } from "./hourly-csv";

/** The specification's default parameters (design workflow, section 9), in Kano. */
const basis: DesignInput = {
  ...house({ backupDays: 1, batteryPlace: "unheated-room", city: "ng-kano" }),
  load: { kind: "direct", dailyConsumption: 10_166, peakPower: 2_860 },
};
const design = sizeSystem(basis);
const hours = designHours(designedYear(design, design.simulation?.shownYear ?? 0));
const csv = hourlyCsv({
  project: {
    ...basis.parameters,
    currency: "NGN",
    name: '=HYPERLINK("http://x"), "Ilé"',
    version: 1,
    consumptionSource: "direct",
    directDailyConsumption: 10_166,
    directPeakPower: 2_860,
    designIsCurrent: true,
    designIsOutdated: false,
    calculatedAt: "2026-11-21T10:00:00Z",
    updatedAt: "2026-11-21T10:00:00Z",
  },
  design,
  hours,
  money: { country: "Nigeria", figures: NO_OWN_FIGURES },
  known: { contract: { rung: "contract", amount: 6_850_000, currency: "NGN", day: "2026-11-28", includes: [] } },
});
const lines = csv.trimEnd().split("\r\n");
const head = lines.findIndex((line) => line.startsWith('"Hour of the year"'));
const rows = lines.slice(head + 1).map((line) => line.replace(/"[^"]*"/, "").split(","));
const column = (name: string) => {
  const at = hourlyHead().indexOf(name);
  return rows.map((row) => Number(row[at]));
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it("has a row for each hour of the year, each as wide as its head", () => {
  expect(rows).toHaveLength(8_760);
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([hourlyHead().length]));
  expect(lines[head + 1]).toMatch(/^0,"1 Jan, 00:00",/);
  expect(lines.at(-1)).toMatch(/^8759,"31 Dec, 23:00",/);
});

it("balances: what the house asks for is brought or missing, and a year of it is 365 days", () => {
  const load = column("Load [kWh]");
  const parts = ["sun", "battery", "generator", "grid"].map((name) => column(`From the ${name} to the house [kWh]`));
  const unmet = column("Unmet [kWh]");
  for (const [hour, asked] of load.entries())
    expect(sum(parts.map((part) => part[hour] ?? 0)) + (unmet[hour] ?? 0)).toBeCloseTo(asked, 5);
  expect(sum(load)).toBeCloseTo(365 * 10.166, 1);
  expect(Math.max(...column("State of charge at the end [%]"))).toBeLessThanOrEqual(100);
});

it("lets no name run as a formula, and tells parameters, figures and money with their units", () => {
  expect(lines[0]).toBe(`"Project","'=HYPERLINK(""http://x""), ""Ilé"""`);
  expect(csv).toContain('"Sunlight hours",6.5,"h"');
  expect(lines.slice(0, head).filter((line) => /^"?[=+@\t]/.test(line))).toEqual([]);
  expect(csv).toContain('"Net present cost');
});

it("says the price by the surest rung, and counts its money by it", () => {
  expect(lines).toContain('"Price",6850000,"NGN","Agreed on Nov 28, 2026."');
  const { downPayment } = moneyAssumptions("Nigeria", NO_OWN_FIGURES).figures;
  const figure = (name: string) => Number(new RegExp(`"${name}",([\\d.]+),"NGN"`).exec(csv)?.[1]);
  expect(figure("Down payment")).toBeCloseTo((6_850_000 * downPayment.value) / 100, 2);
});
