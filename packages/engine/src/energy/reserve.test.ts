import { describe, expect, it } from "vitest";
import { simulateYear } from "./balance";
import { emptyColumns } from "./year-columns";
import type { EnergySystem } from "./system";

/** Ten lossless kilowatt hours, no sun: what is left in the battery is counted by hand. */
const SYSTEM = {
  pvKwp: 0,
  mpptEfficiency: 1,
  battery: {
    nominalKwh: 10,
    minimumCharge: 0,
    maximumCharge: 1,
    initialCharge: 1,
    chargeEfficiency: 1,
    dischargeEfficiency: 1,
    maximumChargeKw: 5,
    maximumDischargeKw: 5,
    selfDischargePerHour: 0,
  },
  inverter: { ratedKw: 5, efficiency: 1, idleKw: 0 },
} as const satisfies EnergySystem;
const GRID = {
  windows: [[[0, 24]]],
  priority: "after-battery",
  charges: true,
  chargerEfficiency: 1,
  exports: false,
  maximumImportKw: Number.POSITIVE_INFINITY,
  maximumExportKw: Number.POSITIVE_INFINITY,
} as const;
const hours = (of: (hour: number) => number) => Float64Array.from({ length: 24 }, (_, hour) => of(hour));
const DARK = hours(() => 0);
/** Two in the morning, eight from noon on, and none after six in the evening. */
const PROFILE = Array.from({ length: 24 }, (_, hour) => (hour < 12 ? 0.2 : hour < 18 ? 0.8 : 0));

function dayOf(grid: Partial<NonNullable<EnergySystem["grid"]>>, present?: Uint8Array) {
  const columns = emptyColumns(24);
  simulateYear(
    { ...SYSTEM, grid: { ...GRID, ...grid } },
    hours(() => 1),
    DARK,
    { columns, present: present ?? null },
  );
  const rounded = (column: Float64Array) => Array.from(column, (value) => Math.round(1e9 * value) / 1e9);
  return { charge: rounded(columns.charge), bought: rounded(columns.gridImport), served: rounded(columns.served) };
}

describe("a reserve by the hour of the day", () => {
  it("lets the house have the battery down to what the hour keeps, and the grid fills it up again", () => {
    const { charge, bought } = dayOf({ reserveCharge: PROFILE });
    // A kilowatt hour an hour until two are left at eight in the morning.
    expect(charge.slice(0, 12)).toEqual([0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.2, 0.2, 0.2, 0.2]);
    expect(bought.slice(0, 8)).toEqual(Array(8).fill(0));
    // At noon the charger brings five of the six that are missing, in the next hour the last.
    expect(charge.slice(12, 15)).toEqual([0.7, 0.8, 0.8]);
    expect(bought.slice(12, 15)).toEqual([1 + 5, 1 + 1, 1]);
    // In the evening nothing is kept.
    expect(charge.slice(18)).toEqual([0.7, 0.6, 0.5, 0.4, 0.3, 0.2]);
  });

  it("is filled no faster than the charger charges", () => {
    const { charge, bought } = dayOf({ reserveCharge: PROFILE, chargerKw: 2 });
    expect(charge.slice(12, 16)).toEqual([0.4, 0.6, 0.8, 0.8]);
    expect(bought.slice(12, 16)).toEqual([3, 3, 3, 1]);
  });

  it("the same in every hour is the reserve of the day", () => {
    expect(dayOf({ reserveCharge: Array(24).fill(0.4) })).toEqual(dayOf({ reserveCharge: 0.4 }));
  });

  it("is there for the hours without grid, and only for them", () => {
    const present = Uint8Array.from({ length: 24 }, (_, hour) => (hour === 9 || hour === 10 ? 0 : 1));
    const { charge, bought, served } = dayOf({ reserveCharge: PROFILE }, present);
    expect(charge.slice(8, 12)).toEqual([0.2, 0.1, 0, 0.2]);
    expect(bought.slice(8, 12)).toEqual([1, 0, 0, 3]);
    expect(served.every((energy) => energy === 1)).toBe(true);
  });
});
