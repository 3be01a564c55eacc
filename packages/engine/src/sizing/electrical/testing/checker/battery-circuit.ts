import type { Sheet, SheetCircuit } from "../sheet";
import { batteryCurrent, batteryWays } from "./battery-current";
import { cableFaults } from "./cables";
import { ratingFaults } from "./ratings";
import { GG, IEC_FUSES, NEC_FUSES } from "./standard-sizes";
import { deviceOf, differs, fault } from "./tools";

export function batteryFaults({ house, rules }: Sheet, circuit: SheetCircuit): readonly string[] {
  const current = batteryCurrent(house);
  const fuse = deviceOf(circuit, "battery-fuse");
  const ways = batteryWays(house);
  const passed = GG.find(([rating]) => rating >= (fuse?.rating ?? 0))?.[1] ?? Infinity;
  const copper = 143 * circuit.area * (circuit.parallel / ways);
  return [
    ...fault(differs(circuit.current, current), `battery: ${circuit.current} A and not ${current} A`),
    ...ratingFaults("battery fuse", fuse, 1.25 * current, rules === "NEC" ? NEC_FUSES : IEC_FUSES),
    ...fault((fuse?.voltage ?? 0) < 80, `battery fuse for ${fuse?.voltage} V`),
    ...fault(circuit.parallel % ways !== 0, `battery: ${circuit.parallel} cables for ${ways} fuses`),
    ...fault(copper ** 2 < 5 * passed ** 2, `battery: ${circuit.area} mm² do not outlive a fuse of ${fuse?.rating} A`),
    ...cableFaults(circuit, {
      kind: "xlpe",
      loaded: 2,
      flexible: true,
      air: Math.min(85, house.hottestDay),
      length: 2,
      volts: house.busVoltage,
      mostDrop: 1,
      carry: (fuse?.rating ?? 0) * ways,
    }),
  ];
}
