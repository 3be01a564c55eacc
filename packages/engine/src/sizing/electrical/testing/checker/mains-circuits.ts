import type { House, Sheet, SheetCircuit } from "../sheet";
import { cableFaults } from "./cables";
import { generatorGives } from "./generator";
import { fitted, lineCurrent } from "./house-load";
import { ratingFaults, voltageFaults } from "./ratings";
import { AC_SURGE_VOLTS, IEC_BREAKERS, NEC_BREAKERS, SWITCHES } from "./standard-sizes";
import { circuitNamed, deviceOf, differs, fault } from "./tools";

export function loadFaults(sheet: Sheet, circuit: SheetCircuit): readonly string[] {
  const { house, rules, strings } = sheet;
  const breaker = deviceOf(circuit, "breaker");
  const guard = deviceOf(circuit, "residual-current");
  const together = (breaker?.rating ?? 0) * (breaker?.quantity ?? 0);
  const trip = rules === "NEC" ? 6 : together <= 125 ? 30 : 300;
  const blind = (strings?.inputVoltage ?? 0) > 250;
  const type = rules === "NEC" ? null : blind ? "B" : "A";
  const switches = house.systemType === "off-grid" ? fitted(house) : house.systemType === "hybrid" && !fitted(house);
  const either = Math.max(circuit.current, circuitNamed(sheet, "inverter-generator")?.current ?? 0);
  return [
    ...alternatingFaults(sheet, circuit, house.inverter, 3),
    ...fault(
      guard?.rating !== trip || guard.residualType !== type,
      `residual-current device: type ${guard?.residualType}, ${guard?.rating} mA`,
    ),
    ...mainsSurgeFaults(sheet, circuit),
    ...changeoverFaults(circuit, switches, either),
  ];
}

export function generatorRunFaults(sheet: Sheet, circuit: SheetCircuit): readonly string[] {
  const grid = circuitNamed(sheet, "inverter-grid")?.current ?? 0;
  return [
    ...alternatingFaults(sheet, circuit, generatorGives(sheet), 3),
    ...changeoverFaults(circuit, sheet.house.systemType === "hybrid", Math.max(circuit.current, grid)),
  ];
}

export function gridFaults(sheet: Sheet, circuit: SheetCircuit): readonly string[] {
  return [
    ...alternatingFaults(sheet, circuit, sheet.house.inverter, 2),
    ...fault(deviceOf(circuit, "interface-protection")?.rating !== 2, "no protection against islanding within 2 s"),
    ...mainsSurgeFaults(sheet, circuit),
  ];
}

function alternatingFaults(
  { house, rules }: Sheet,
  circuit: SheetCircuit,
  power: number,
  mostDrop: number,
): readonly string[] {
  const { run } = circuit;
  const current = lineCurrent(house, power);
  const breaker = deviceOf(circuit, "breaker");
  const length = run === "battery-inverter" ? 0 : house.lengths[run];
  return [
    ...fault(differs(circuit.current, current), `${run}: ${circuit.current} A and not ${current} A`),
    ...ratingFaults(`${run}: breaker`, breaker, 1.25 * current, rules === "NEC" ? NEC_BREAKERS : IEC_BREAKERS),
    ...cableFaults(circuit, {
      kind: "pvc",
      loaded: house.mains.phases === 3 ? 3 : 2,
      flexible: false,
      air: Math.min(60, house.hottestDay),
      length,
      volts: house.mains.voltage,
      mostDrop,
      carry: (breaker?.rating ?? 0) * (breaker?.quantity ?? 0),
    }),
  ];
}

const lineToEarth = ({ mains }: House) =>
  mains.phases === 3 ? mains.voltage / Math.sqrt(3) : mains.phases === 2 ? mains.voltage / 2 : mains.voltage;

const mainsSurgeFaults = ({ house }: Sheet, circuit: SheetCircuit) =>
  voltageFaults(
    "mains surge protection",
    deviceOf(circuit, "ac-surge")?.rating ?? null,
    1.1 * lineToEarth(house),
    AC_SURGE_VOLTS,
  );

function changeoverFaults(circuit: SheetCircuit, wanted: boolean, current: number): readonly string[] {
  const device = deviceOf(circuit, "changeover");
  if (!wanted) return fault(device !== undefined, `${circuit.run}: a changeover switch too many`);
  return ratingFaults(`${circuit.run}: changeover switch`, device, 1.25 * current, SWITCHES);
}
