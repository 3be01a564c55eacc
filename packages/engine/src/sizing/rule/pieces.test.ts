import { describe, expect, it } from "vitest";
import { BUS_VOLTAGES, SYSTEM_TYPES } from "../../parameters/options";
import { batteryModule } from "./battery-modules";
import type { ParametersInput } from "../inputs/design";
import { panelStrings } from "./panel-strings";
import { piecesOf, wirableCounts } from "./pieces";
import { ruleFiguresOf } from "./figures-by-rule";
import { house } from "../testing/house";

const at = (change: Partial<ParametersInput> = {}) => ruleFiguresOf(house(change));
const countsAt = (change: Partial<ParametersInput>, last: number) => wirableCounts(piecesOf(at(change)), 1, last);

describe("battery modules", () => {
  it("are of 100 Ah: 1.28, 2.56 and 5.12 kWh of lithium iron, blocks of 12 V in series of lead acid", () => {
    expect(BUS_VOLTAGES.map((voltage) => batteryModule("lfp", voltage).energy / 1_000)).toEqual([1.28, 2.56, 5.12]);
    expect(BUS_VOLTAGES.map((voltage) => batteryModule("lead_acid", voltage).energy / 1_000)).toEqual([1.2, 2.4, 4.8]);
    expect(BUS_VOLTAGES.map((voltage) => batteryModule("lead_acid", voltage).inSeries)).toEqual([1, 2, 4]);
  });

  it("are those of the chosen voltage", () => {
    expect(piecesOf(at({ busVoltage: 24 })).moduleKwh).toBe(2.56);
  });
});

describe("numbers of panels that can be wired", () => {
  it("stand in equal strings of exactly so many, whatever the system, the voltage and the place", () => {
    for (const systemType of SYSTEM_TYPES) {
      for (const busVoltage of BUS_VOLTAGES) {
        for (const ambientTemperature of [-20, 29, 50]) {
          const figures = at({ systemType, busVoltage, ambientTemperature });
          for (const count of wirableCounts(piecesOf(figures), 1, 120)) {
            const strings = panelStrings(count, figures);
            expect(strings?.panels).toBe(count);
            expect((strings?.inSeries ?? 0) * (strings?.parallel ?? 0)).toBe(count);
          }
        }
      }
    }
  });

  it("are the next above and the next below any number, and themselves where they can be wired", () => {
    const { wirable, wirableUpTo } = piecesOf(at());
    expect([wirable(0), wirableUpTo(0)]).toEqual([0, 0]);
    for (let count = 1; count <= 200; count += 1) {
      const above = wirable(count);
      expect(above).toBeGreaterThanOrEqual(count);
      expect([wirable(above), wirableUpTo(above)]).toEqual([above, above]);
      expect(wirableUpTo(above - 1)).toBeLessThan(above);
      expect(wirable(wirableUpTo(above - 1) + 1)).toBe(above);
    }
  });

  it("leave out the numbers above one string that no equal strings hold", () => {
    // 11, 13, 17 and 19 are prime and longer than a string of 450 V (41.2 V a panel, open).
    const counts = countsAt({ systemType: "off-grid" }, 20);
    for (const prime of [11, 13, 17, 19]) expect(counts).not.toContain(prime);
    for (const even of [12, 14, 16, 18, 20]) expect(counts).toContain(even);
  });

  // 34.2 V at 25 °C fall by 0.35% a kelvin: 28 to 31 V in hot cells, above the 15.2 V at which a 12 V battery charges.
  it("begin at one beside a 12 V battery and on the grid, at two or three beside one of 48 V", () => {
    expect(countsAt({ busVoltage: 12 }, 3)[0]).toBe(1);
    expect(countsAt({ systemType: "on-grid" }, 3)[0]).toBe(1);
    expect(countsAt({ busVoltage: 48 }, 3)[0]).toBe(2);
    expect(countsAt({ busVoltage: 48, ambientTemperature: 50 }, 3)[0]).toBe(3);
  });

  it("give a small array the smallest controller that withstands it", () => {
    const one = panelStrings(1, at({ busVoltage: 12 }));
    expect(one).toMatchObject({ inSeries: 1, parallel: 1, inputVoltage: 100 });
    expect(panelStrings(3, at({ busVoltage: 12 }))).toMatchObject({ inSeries: 3, inputVoltage: 150 });
  });
});
