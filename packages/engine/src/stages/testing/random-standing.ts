import type { StandingParts } from "../standing";

/** What a home might say that it has: anything from the sensible to the hopeless. */
export function randomStanding(draw: () => number): StandingParts {
  const pick = <Some>(values: readonly [Some, ...Some[]]): Some =>
    values[Math.floor(draw() * values.length)] ?? values[0];
  const maybe = <Some>(share: number, make: () => Some): Some | null => (draw() < share ? make() : null);
  const some = <Some>(most: number, make: () => Some): Some[] =>
    Array.from({ length: Math.floor(draw() * (most + 1)) }, make);
  return {
    panels: some(2, () => ({
      count: 1 + Math.floor(draw() * 8),
      watts: pick([50, 100, 250, 330, 400, 550]),
      years: Math.floor(draw() * 34),
      inSeries: maybe(0.3, () => 1 + Math.floor(draw() * 4)),
      azimuth: maybe(0.5, () => Math.floor(draw() * 360)),
      current: maybe(0.5, () => 5 + 9 * draw()),
      voltage: maybe(0.3, () => 17 + 25 * draw()),
    })),
    batteries: some(2, () => {
      const ampHours = pick([50, 100, 200, 280]);
      return {
        count: 1 + Math.floor(draw() * 8),
        chemistry: pick(["lfp", "lead_acid"]),
        volts: pick([12, 12.8, 24, 25.6, 48, 51.2]),
        ampHours,
        years: Math.floor(draw() * 20),
        measured: maybe(0.3, () => ampHours * draw()),
      };
    }),
    inverter: maybe(0.5, () => ({
      watts: pick([800, 1_500, 2_400, 3_500, 5_000, 8_000]),
      volts: pick([12, 24, 48, null]),
      years: Math.floor(draw() * 18),
      chargesLithium: pick([true, false, null]),
    })),
    controller: maybe(0.5, () => ({
      current: pick([20, 40, 60, 100]),
      panelVoltage: pick([50, 100, 150, 250]),
      volts: pick([[12], [12, 24], [12, 24, 36, 48]]),
      years: Math.floor(draw() * 18),
    })),
    generator: maybe(0.5, () => ({
      kind: pick(["petrol", "diesel"]),
      watts: pick([900, 2_800, 6_500]),
      years: Math.floor(draw() * 20),
    })),
  };
}
