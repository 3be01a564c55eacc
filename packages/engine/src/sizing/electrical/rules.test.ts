import { describe, expect, it } from "vitest";
import { violations } from "./testing/checker/violations";
import { FAULTS } from "./testing/faults";
import { randomSheets } from "./testing/random-designs";

/** The rules of `docs/engineering/electrical.md`, checked by a second hand: `testing/checker/violations.ts`. */
describe("the electrical rules", () => {
  const sheets = randomSheets(2_000, 14);

  it("are kept by each of 2,000 random designs, a third of them at each battery voltage", () => {
    for (const volts of [12, 24, 48]) {
      expect(sheets.filter(({ house }) => house.busVoltage === volts).length, `${volts} V`).toBeGreaterThan(500);
    }
    expect(
      sheets.flatMap((sheet) => violations(sheet).map((text) => `${text}, ${JSON.stringify(sheet.house)}`)),
    ).toEqual([]);
  });

  it("catch each of 100 seeded faults", () => {
    const names = Object.keys(FAULTS);
    const tried = Array.from({ length: 100 }, (_, index) => {
      const name = names[index % names.length] ?? "";
      // Another design for each, the first from there on that has a place for the fault.
      const places = [...sheets.slice(20 * index), ...sheets.slice(0, 20 * index)];
      const wrong = places.map((sheet) => (sheet.house.hottestDay > 60 ? null : FAULTS[name]?.(sheet))).find(Boolean);
      return { name, caught: wrong ? violations(wrong).length > 0 : "no place" };
    });
    expect(tried.filter(({ caught }) => caught !== true)).toEqual([]);
    expect(new Set(tried.map(({ name }) => name)).size).toBe(names.length);
  });
});
