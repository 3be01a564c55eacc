import { readMeter } from "@sunwright/files/meter/read-meter";
import { expect, it } from "vitest";
import { meteredDay } from "./meter";

const HOME = { timeZone: "Europe/Berlin", dayOrder: "day" } as const;

it("makes a mean day of hours, by the time that was measured", () => {
  const rows = Array.from({ length: 36 }, (_, hour) => {
    const at = new Date(Date.UTC(2026, 0, 12, hour)).toISOString().slice(0, 16).replace("T", " ");
    return hour >= 24 && hour < 30 ? "" : `${at};0,${hour % 2 === 0 ? 250 : 750}\n`;
  });
  const found = meteredDay(readMeter(`Zeit;kWh\n${rows.join("")}`, HOME));
  expect(found?.daily).toBeCloseTo(12_000, 6);
  expect(found?.peak).toBeCloseTo(750, 6);
  expect(found?.hours).toHaveLength(24);
});

it("makes a mean day of bills that say their days, and of tokens but the last", () => {
  const bills = readMeter("From,To,Units (kWh)\n01/01/2026,31/01/2026,310\n01/02/2026,28/02/2026,280\n", HOME);
  expect(meteredDay(bills)).toEqual({ daily: 10_000, peak: null, hours: null });
  const token = (on: string, kwh: number) =>
    `Token:1111-2222-3333-4444-${5_000 + kwh} AMT:N5,000 UNITS:${kwh} DATE:${on}`;
  const tokens = readMeter([token("01/02/2026", 30), token("11/02/2026", 60)].join("\n"), HOME);
  expect(meteredDay(tokens)?.daily).toBe(3_000);
});

it("makes no day of purchases of one day", () => {
  const text = "TOKEN:1187 4420 9935 6671 0028 AMT:N5,000 UNITS:21.6 DATE:11/02/2026";
  expect(meteredDay(readMeter(text, HOME))).toBeNull();
});
