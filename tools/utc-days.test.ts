import { expect, it } from "vitest";
import { utcDays, utcDaysIn } from "./utc-days";

it("finds the day of UTC in every way it is written, and passes by an instant", () => {
  const source = `
    const today = new Date().toISOString().slice(0, 10);
    const month = at.toISOString().substring(0, 7);
    const [day] = at.toJSON().split("T");
    const text = new Intl.DateTimeFormat("sv-SE", { timeZone: "UTC" });
    const rows = sql\`to_char(\${at} at time zone 'UTC', 'YYYY-MM-DD')\`;
    const sent = { at: at.toISOString(), minute: at.toISOString().slice(0, 16) };
  `;
  expect(utcDaysIn("file.ts", source).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6]);
});

/**
 * Nobody's today: by file, how often, and why. Today of a person, a house or a firm is `platform/local-day.ts` on the server
 * and `lib/today.ts` in the browser.
 */
const OTHERS: Readonly<Record<string, readonly [count: number, why: string]>> = {
  "apps/api/src/features/analytics/demand-rules.ts": [1, "a Monday, counted in days as texts"],
  "apps/api/src/features/analytics/months.ts": [1, "a month that was read in its zone"],
  "apps/api/src/features/figures/live-table.ts": [1, "the day of medians of shops of all countries"],
  "apps/api/src/features/figures/service.ts": [1, "the latest day there is anywhere, of figures of all countries"],
  "apps/api/src/features/jobs/list-table.ts": [1, "months of finished work of many firms"],
  "apps/api/src/features/operator/rules.ts": [2, "a queue of firms of all countries"],
  "apps/api/src/features/shops/tax-table.ts": [1, "a rate that begins, read without a clock"],
  "apps/api/src/features/stock/rules.ts": [1, "columns of a chart of movements"],
  "apps/api/src/features/stock/table.ts": [1, "the same"],
  "apps/api/src/operations/operator.ts": [2, "a command of the operator, who reads UTC everywhere"],
  "apps/api/src/platform/local-day.ts": [2, "the owner: what a wall shows, and days after days"],
  "apps/web/src/features/designer/model/sky.ts": [1, "a day of any year, without a zone"],
  "apps/web/src/features/jobs/components/team-calendar.tsx": [2, "days that came as texts"],
  "apps/web/src/features/jobs/model/team-calendar.ts": [1, "days counted as numbers"],
  "apps/web/src/features/jobs/model/texts.ts": [1, "a day after a day"],
  "apps/web/src/features/operator/model/figures.ts": [1, "a day after a day"],
  "apps/web/src/features/passports/components/forecast-chart.tsx": [1, "days that came as texts"],
  "apps/web/src/features/passports/components/months.tsx": [2, "months that came as texts"],
  "apps/web/src/features/passports/model/band.ts": [1, "the first of a month"],
  "apps/web/src/features/shop/components/analytics-months.tsx": [1, "months that came as texts"],
  "apps/web/src/features/shop/model/price-steps.ts": [
    1,
    "the first and last instant of a price, kept as midnights of UTC",
  ],
  "apps/web/src/lib/format.ts": [1, "days that came as texts"],
  "packages/cli/src/simulate.ts": [1, "days of a simulated year"],
  "packages/report/src/calendar.ts": [1, "months without a year"],
  "packages/words/src/tell.ts": [1, "days that came as texts"],
};

it("leaves every today to the place it is in", () => {
  const found: Record<string, number> = {};
  for (const { file } of utcDays()) found[file] = (found[file] ?? 0) + 1;
  expect(found).toEqual(Object.fromEntries(Object.entries(OTHERS).map(([file, [count]]) => [file, count])));
});
