import { expect, it } from "vitest";
import { architectureGeometry } from "./architecture";

const flows = {
  direct: 5.26,
  intoBattery: 5.76,
  fromBattery: 5.42,
  surplus: 3.97,
  load: 10.17,
  served: 10.17,
  fromGrid: 0,
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

it("never overlaps its parts, from a tablet to a wide screen", () => {
  for (const width of [640, 720, 1000, 1196, 1240]) {
    const { panels, battery, inverter, house } = architectureGeometry(width, flows);
    expect(panels.x + panels.width, String(width)).toBeLessThan(battery.x);
    expect(battery.x + battery.width).toBeLessThan(inverter.x);
    expect(inverter.x + inverter.width).toBeLessThan(house.x);
    expect(house.x + house.width).toBeLessThanOrEqual(width);
  }
});
