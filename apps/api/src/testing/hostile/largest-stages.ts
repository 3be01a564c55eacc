import type { KeptStages } from "@sunwright/contract/stages";

const carries = Array.from({ length: 1_000 }, (_, at) => `019f0000-0000-7000-8000-${String(at).padStart(12, "0")}`);
const stage = {
  name: "x".repeat(60),
  carries,
  time: { kind: "day", day: "2026-11-30", budget: 1e12 },
  promise: 99,
  bought: null,
} as const;
const panels = { count: 1_000, watts: 1_000, years: 100, inSeries: 1_000, azimuth: 360, current: 50, voltage: 200 };
const battery = { count: 1_000, chemistry: "lfp", volts: 51.2, ampHours: 10_000, years: 100, measured: 1 } as const;

/** As much as a plan of stages may say. */
export const LARGEST_STAGES: KeptStages = {
  stages: [stage, stage, stage],
  standing: {
    panels: Array.from({ length: 8 }, () => panels),
    batteries: Array.from({ length: 8 }, () => battery),
    inverter: { watts: 100_000, volts: 1_000, years: 100, chargesLithium: true },
    controller: { current: 1_000, panelVoltage: 1_000, volts: [12, 24, 36, 48], years: 100 },
    generator: { kind: "diesel", watts: 100_000, years: 100 },
  },
  aside: 1e12,
};
