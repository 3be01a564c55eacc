import type { ReadingRow } from "@sunwright/contract/passport-parts";
import { describe, expect, it } from "vitest";
import { checkedRows, faultOf, numberIn, type Read, spanOf, thinned } from "./rules";

const SPAN = { handedOverOn: "2026-12-18", today: "2027-06-14", panelWatts: 5_000, inverterWatts: 1_200 };
const read = (on: string, meterKwh: number | null, more: Partial<Read> = {}): Read => ({
  on,
  meterKwh,
  fuelLitres: null,
  newMeter: false,
  ...more,
});
const row = (line: number, on: string, meterKwh: number | null, more: Partial<ReadingRow> = {}): ReadingRow => ({
  ...read(on, meterKwh),
  line,
  note: "",
  replaces: false,
  ...more,
});

describe("a reading", () => {
  const stored = [read("2027-01-01", 150), read("2027-03-01", 800)];
  it.each([
    ["between two others", read("2027-02-01", 500), null],
    ["the first", read("2026-12-18", 0), null],
    ["of fuel alone", read("2027-02-01", null, { fuelLitres: 0 }), null],
    ["of nothing", read("2027-02-01", null), "nothing"],
    ["before the handover", read("2026-12-17", 0), "early"],
    ["of tomorrow", read("2027-06-15", 900), "future"],
    ["below an earlier one", read("2027-02-01", 149), "falls"],
    ["above a later one", read("2027-02-01", 801), "falls"],
    ["of another meter", read("2027-04-01", 3, { newMeter: true }), null],
    ["of another meter that began high", read("2027-04-01", 90_000, { newMeter: true }), null],
    ["in Wh", read("2027-03-02", 805_000), "rises"],
    ["so low that the next cannot follow", read("2027-02-28", 670), "rises"],
    ["of fuel in millilitres", read("2027-03-02", null, { fuelLitres: 9_500 }), "burns"],
    ["on a day that has one", read("2027-01-01", 150), "twice"],
  ])("%s", (_name, reading, fault) => {
    expect(faultOf(reading, stored, SPAN)?.code ?? null).toBe(fault);
  });

  it("of a meter that was exchanged is held against those after it", () => {
    const changed = [...stored, read("2027-04-01", 3, { newMeter: true })];
    expect(faultOf(read("2027-05-01", 200), changed, SPAN)).toBeNull();
    expect(faultOf(read("2027-05-01", 2), changed, SPAN)?.code).toBe("falls");
  });
});

it("is of the day of the system's country: a morning in Sydney is no day to come, an evening in New York none that is over", () => {
  const built = { terms: { inverter: null } };
  const today = (country: "Australia" | "USA" | "India" | null, at: string) =>
    spanOf({ handedOverOn: "2026-10-01", panelWatts: 1_600, country, timeZone: "UTC", built }, new Date(at)).today;
  expect(today("Australia", "2026-11-29T21:00:00Z")).toBe("2026-11-30");
  expect(today("India", "2026-11-29T18:30:00Z")).toBe("2026-11-30");
  expect(today("USA", "2026-11-30T04:59:00Z")).toBe("2026-11-29");
  expect(today(null, "2026-11-29T21:00:00Z")).toBe("2026-11-29");
});

describe("rows of a file", () => {
  const stored = [read("2027-01-01", 150)];
  const faultsOf = (rows: readonly ReadingRow[]) => checkedRows(rows, stored, SPAN).map(({ fault }) => fault);

  it("are held against what there is, and against each other in the order of their days", () => {
    expect(faultsOf([row(4, "2027-03-01", 700), row(2, "2027-02-01", 400), row(3, "2027-02-15", 300)])).toEqual([
      null,
      null,
      "falls",
    ]);
    expect(faultsOf([row(2, "2027-02-01", 400), row(3, "2027-02-01", 410)])).toEqual([null, "twice"]);
  });

  it("say what they take the place of, and are refused where that was not known", () => {
    expect(checkedRows([row(2, "2027-01-01", 160)], stored, SPAN)).toEqual([
      { line: 2, fault: "replaces", before: { meterKwh: 150, fuelLitres: null }, mostKwh: null, meantKwh: null },
    ]);
    expect(faultsOf([row(2, "2027-01-01", 160, { replaces: true }), row(3, "2027-01-02", 155)])).toEqual([
      null,
      "falls",
    ]);
  });

  it("are not held against what other rows take the place of", () => {
    const later = [...stored, read("2027-02-01", 900)];
    const rows = [row(2, "2027-01-15", 950), row(3, "2027-02-01", 990, { replaces: true })];
    expect(checkedRows(rows, later, SPAN).map(({ fault }) => fault)).toEqual([null, null]);
    expect(checkedRows(rows.slice(0, 1), later, SPAN).map(({ fault }) => fault)).toEqual(["falls"]);
  });

  it("that no panels can have given are left out with what was meant, and make no later row impossible", () => {
    const rows = [row(2, "2027-01-02", 155_500), row(3, "2027-01-03", 161), row(4, "2027-01-04", 170)];
    expect(checkedRows(rows, stored, SPAN)).toMatchObject([
      { fault: "rises", mostKwh: 120, meantKwh: 155.5 },
      { fault: null },
      { fault: null },
    ]);
    const saved = [...stored, read("2027-01-02", 155_500)];
    expect(checkedRows(rows.slice(1), saved, SPAN).map(({ fault }) => fault)).toEqual([null, null]);
  });

  it("end where a passport is full", () => {
    const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
    const full = Array.from({ length: 2_000 }, (_, index) => read(day(index), index));
    const span = { ...SPAN, handedOverOn: day(0), today: day(3_000) };
    const rows = [row(2, day(1_999), 2_000, { replaces: true }), row(3, day(2_000), 2_001)];
    expect(checkedRows(rows, full, span).map(({ fault }) => fault)).toEqual([null, "full"]);
  });
});

it("knows the number of a passport", () => {
  expect(["P-10001", "p-7", "J-10001", "P-", "P-1x"].map(numberIn)).toEqual([10_001, 7, null, null, null]);
});

describe("readings of a chart", () => {
  const day = (index: number) => new Date(Date.UTC(2026, 11, 18 + index)).toISOString().slice(0, 10);
  it("stand a week apart, with the fuel of the whole week, the last among them", () => {
    const daily = Array.from({ length: 18 }, (_, index) => read(day(index), 10 * index, { fuelLitres: 1 }));
    expect(thinned(daily).map(({ on, meterKwh, fuelLitres }) => [on, meterKwh, fuelLitres])).toEqual([
      [day(0), 0, 1],
      [day(7), 70, 7],
      [day(14), 140, 7],
      [day(17), 170, 3],
    ]);
  });

  it("stay as they are where they are farther apart, and keep the change of a meter", () => {
    const monthly = [read(day(0), 0), read(day(30), 300), read(day(31), 0, { newMeter: true }), read(day(60), 280)];
    expect(thinned(monthly)).toEqual(monthly);
    expect(thinned([])).toEqual([]);
  });

  it("are no more than some hundreds of many years", () => {
    const years = Array.from({ length: 2_000 }, (_, index) => read(day(index), index));
    expect(thinned(years).length).toBeLessThan(100);
  });
});
