import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { environmentOf } from "./environment";
import { figuresOf } from "../choice/figures";
import { house } from "../testing/house";

/** Nothing to carry: nothing is searched. */
const nothing = { kind: "direct", dailyConsumption: 0, peakPower: 0 } as const;
const at = (humidity: number) =>
  environmentOf(figuresOf({ ...house({ humidity, ambientTemperature: 20 }), load: nothing }));

// ISO 9223 counts a surface as wet from 80%; steel begins to rust at 60% (Vernon).
it.each([
  [0, "IP54", "C2"],
  [59.9, "IP54", "C2"],
  [60, "IP65", "C3"],
  [79.9, "IP65", "C3"],
  [80, "IP66", "C4"],
  [100, "IP66", "C4"],
])("grades material at %d%% as %s and %s, and says why", (humidity, enclosure, corrosion) => {
  const found = at(humidity);
  expect(found.enclosure).toBe(enclosure);
  expect(tell(found.corrosionClass)).toContain(corrosion);
  expect(tell(found.connectors)).toMatch(/IP6\d/);
  expect(tell(found.because)).toMatch(/\w{3}/);
  expect(tell(found.because)).not.toContain("undefined");
});

it("says at what temperature the air drips: 9.3 °C at 20 °C and 50% (psychrometric tables)", () => {
  const { dewPoint } = at(50);
  expect(dewPoint).toMatchObject({ id: "dew-point", unit: "°C" });
  expect(dewPoint.value).toBeCloseTo(9.3, 1);
  expect(dewPoint.inputs.map(({ symbol, value, unit }) => [symbol, value, unit])).toEqual([
    ["RH", 50, "%"],
    ["T", 20, "°C"],
  ]);
  expect(tell(dewPoint.equation)).toMatch(/50.*20.*9\.3/);
  // A logarithm of no humidity at all there is not.
  expect(at(0).dewPoint.value).toBe(at(1).dewPoint.value);
});
