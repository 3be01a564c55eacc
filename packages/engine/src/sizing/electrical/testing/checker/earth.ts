import type { Sheet, SheetCircuit } from "../sheet";
import { ALL_SIZES } from "./standard-sizes";
import { fault, next } from "./tools";

/** NEC 250.122, mm² of the AWG size by the device's rating. */
const NEC_EARTH: readonly (readonly [number, number])[] = [
  [15, 2.08],
  [20, 3.31],
  [60, 5.26],
  [100, 8.37],
  [200, 13.3],
  [300, 21.2],
  [400, 26.7],
  [500, 33.6],
  [600, 42.4],
  [800, 53.5],
  [1000, 67.4],
  [1200, 85],
  [1600, 107],
  [2000, 127],
  [2500, 177],
  [3000, 203],
  [4000, 253],
];

/** IEC 60364-5-54, table 54.2; by the NEC also table 250.122. */
export function leastEarth({ rules }: Sheet, circuit: SheetCircuit): number {
  const { area, run, current } = circuit;
  const byLine = next(area <= 16 ? area : area <= 35 ? 16 : area / 2, ALL_SIZES);
  if (rules === "IEC") return byLine;
  const guard = circuit.devices.find(({ kind }) => kind === "breaker" || kind === "battery-fuse");
  const rating =
    run === "panel-inverter"
      ? 1.5625 * current
      : run === "battery-inverter"
        ? (guard?.rating ?? 0)
        : (guard?.rating ?? 0) * (guard?.quantity ?? 1);
  const byDevice = NEC_EARTH.find(([most]) => most >= rating)?.[1] ?? 300;
  return Math.max(byLine, next(byDevice, ALL_SIZES));
}

export function earthingFaults({ rules, earthing }: Sheet): readonly string[] {
  const most = rules === "NEC" ? 25 : 10;
  const rod = (100 / (2 * Math.PI * 3)) * (Math.log((8 * 3) / 0.016) - 1);
  return [
    ...fault(earthing.electrode > most, `electrode of ${earthing.electrode} Ω`),
    ...fault(earthing.rods !== Math.ceil(rod / most), `${earthing.rods} rods`),
    ...fault(earthing.frame < 6, `frames bonded with ${earthing.frame} mm²`),
  ];
}
