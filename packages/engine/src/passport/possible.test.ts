import { describe, expect, it } from "vitest";
import { countable, doubtAmong, mostKwh, type MeterRead } from "./possible";
import { fuelDoubt } from "./possible-fuel";

const SYSTEM = { panelWatts: 1_600, handedOverOn: "2026-10-01" };
const read = (on: string, meterKwh: number | null, newMeter = false): MeterRead => ({ on, meterKwh, newMeter });
const LAST = read("2026-11-28", 242.1);
const kwhOf = (readings: readonly MeterRead[]) => countable(readings, SYSTEM).map(({ meterKwh }) => meterKwh);

describe("a reading of a meter", () => {
  it("rises by no more than the panels give day and night: 38.4 kWh a day from 1.6 kW", () => {
    expect(mostKwh(1_600, 1)).toBeCloseTo(38.4, 9);
    expect(doubtAmong(read("2026-11-29", 280.4), [LAST], SYSTEM)).toBeNull();
    expect(doubtAmong(read("2026-11-29", 280.6), [LAST], SYSTEM)).toMatchObject({ kind: "rises", mostKwh: 38.4 });
  });

  it.each([
    ["Wh for kWh", read("2026-11-29", 244_500), 244.5],
    ["to the watt-hour", read("2026-11-29", 244_512), 244.512],
    ["a decimal sign lost", read("2026-11-29", 2_487), 248.7],
    ["two decimals lost", read("2026-11-29", 24_873), 248.73],
    ["MWh for kWh", read("2026-11-29", 0.2475), 247.5],
    ["nothing that helps", read("2026-11-29", 7_777_777), null],
    ["the first, in Wh", read("2026-10-20", 120_500), 120.5],
  ])("is asked about: %s", (name, reading, meant) => {
    const others = name.startsWith("the first") ? [] : [LAST];
    const doubt = doubtAmong(reading, others, SYSTEM);
    expect(doubt).toMatchObject({ meantKwh: meant });
  });

  it("is not bounded where another meter begins, or no panels are known", () => {
    expect(doubtAmong(read("2026-11-29", 244_500, true), [LAST], SYSTEM)).toBeNull();
    expect(doubtAmong(read("2026-11-29", 244_500), [LAST], { ...SYSTEM, panelWatts: 0 })).toBeNull();
  });

  it("is held against what counts, so that one in Wh makes no true one impossible", () => {
    const stored = [read("2026-10-20", 120), LAST, read("2026-11-29", 242_100)];
    expect(doubtAmong(read("2026-11-30", 254), stored, SYSTEM)).toBeNull();
    expect(doubtAmong(read("2026-11-30", 254), [read("2026-11-29", 242_100)], SYSTEM), "alone").toBeNull();
    expect(doubtAmong(read("2026-11-30", 241), stored, SYSTEM)).toMatchObject({ kind: "falls" });
  });
});

describe("readings that count", () => {
  it("are the most that can all be true", () => {
    const others = [read("2026-10-20", 120), LAST, read("2026-12-05", 290)];
    expect(kwhOf(others)).toEqual([120, 242.1, 290]);
    expect(kwhOf([...others, read("2026-11-29", 242_100)])).toEqual([120, 242.1, 290]);
    expect(kwhOf([LAST, read("2026-11-29", 242_100)])).toEqual([242.1]);
    expect(kwhOf([read("2026-11-27", 242_100), LAST])).toEqual([242.1]);
    expect(kwhOf([read("2026-10-10", 5_000), read("2026-10-20", 5_060)]), "a meter that was not new").toEqual([
      5_000, 5_060,
    ]);
  });

  it("are counted meter by meter, and keep what is no meter's", () => {
    const readings = [LAST, read("2026-12-01", null), read("2026-12-02", 90_000, true), read("2026-12-03", 90_006)];
    expect(kwhOf(readings)).toEqual([242.1, null, 90_000, 90_006]);
  });

  it("are found among as many as a passport has, with one wrong in three", () => {
    const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
    const of = { panelWatts: 1_600, handedOverOn: day(0) };
    const readings = Array.from({ length: 2_000 }, (_, index) =>
      read(day(index), index * (index % 3 === 1 ? 5_000 : 5)),
    );
    const wrong = readings.filter((_, index) => index % 3 === 1);
    const kept = new Set(countable(readings, of));
    expect(wrong.filter((each) => kept.has(each))).toEqual([]);
    expect(kept.size).toBe(2_000 - wrong.length);
  });
});

it("no generator burns more than a set four times the inverter, at full load day and night", () => {
  const of = { handedOverOn: "2026-10-01", inverterWatts: 5_000 };
  const burnt = (on: string, fuelLitres: number | null) => ({ on, fuelLitres });
  // 20 kW × (0.26 + 0.33) l/kWh × 24 h = 283 l a day.
  expect(fuelDoubt(burnt("2026-11-29", 283), [burnt("2026-11-28", 5)], of)).toBeNull();
  expect(fuelDoubt(burnt("2026-11-29", 284), [burnt("2026-11-28", 5), burnt("2026-10-02", 5)], of)).toBeCloseTo(
    283.2,
    6,
  );
  expect(fuelDoubt(burnt("2026-11-29", 90_000), [], { ...of, inverterWatts: null })).toBeNull();
});
