import { expect, it } from "vitest";
import { architectureGeometry } from "@sunwright/report/architecture";
import { verticalGeometry } from "./architecture-vertical";
import { outsideBands } from "@sunwright/report/bands";

const flows = {
  production: 14.99,
  direct: 5.26,
  intoBattery: 5.76,
  fromBattery: 5.42,
  surplus: 3.97,
  generator: 0,
  gridImport: 0,
  gridExport: 0,
  load: 10.17,
  served: 10.17,
  unmet: 0,
};

it("draws a band as wide as its energy, at the reference drawing's 5.2 px per kWh", () => {
  const { bands } = architectureGeometry(1238, flows);
  expect(bands.direct).toBeCloseTo(5.26 * 5.2, 1);
  expect(bands.intoBattery + bands.direct + bands.surplus).toBeCloseTo(14.99 * 5.2, 1);
});

it("keeps the ratios of a clinic within the same drawing", () => {
  const clinic = Object.fromEntries(Object.entries(flows).map(([name, value]) => [name, value * 40]));
  const { bands } = architectureGeometry(1238, { ...flows, ...clinic });
  expect(bands.direct + bands.intoBattery + bands.surplus).toBeCloseTo(78, 6);
  expect(bands.direct / bands.intoBattery).toBeCloseTo(5.26 / 5.76, 6);
});

const onGrid = {
  ...flows,
  intoBattery: 0,
  fromBattery: 0,
  surplus: 0,
  direct: 14.99,
  gridImport: 6.4,
  gridExport: 9.2,
};
const withGenerator = { ...flows, generator: 1.2, surplus: 2, production: 13.02 };
const cloudy = { ...flows, production: 3, direct: 2, intoBattery: 1, fromBattery: 0.9, surplus: 0, gridImport: 14 };
const systems = { offGrid: flows, onGrid, withGenerator, cloudy };

it("lets generator and grid into the inverter side by side, each as wide as its energy", () => {
  for (const [name, each] of Object.entries(systems))
    for (const width of [700, 1238]) {
      const at = architectureGeometry(width, each);
      const bands = Object.values(outsideBands(at)).filter((band) => band !== null);
      bands.forEach((band, index) => {
        expect(band.x, name).toBeGreaterThanOrEqual(at.inverter.x);
        expect(band.x + band.width, name).toBeLessThanOrEqual(bands[index + 1]?.x ?? at.inverter.x + at.inverter.width);
      });
      expect(bands).toHaveLength(
        [each.generator, each.gridImport, each.gridExport].filter((value) => value > 0).length,
      );
    }
  const { gridImport, gridExport } = outsideBands(architectureGeometry(1238, onGrid));
  expect((gridExport?.width ?? 0) / (gridImport?.width ?? 1)).toBeCloseTo(9.2 / 6.4, 6);
});

it("stands on a phone with everything one under the other, at one scale", () => {
  for (const [name, each] of Object.entries(systems)) {
    const at = verticalGeometry(each);
    expect((at.direct + at.into + at.surplus) / at.served, name).toBeCloseTo(each.production / each.served, 6);
    for (const { y, height } of at.side) expect(y + height, name).toBeLessThan(at.inverter.y + at.inverter.height);
    expect(at.loadTop).toBeLessThan(at.ridge);
    expect(at.ridge).toBeLessThan(at.height);
  }
});

it("never overlaps its parts, from a tablet to a wide screen", () => {
  for (const width of [640, 720, 1000, 1196, 1240]) {
    const { panels, battery, inverter, house } = architectureGeometry(width, flows);
    expect(panels.x + panels.width, String(width)).toBeLessThan(battery.x);
    expect(battery.x + battery.width).toBeLessThan(inverter.x);
    expect(inverter.x + inverter.width).toBeLessThan(house.x);
    expect(house.x + house.width).toBeLessThanOrEqual(width);
  }
});
