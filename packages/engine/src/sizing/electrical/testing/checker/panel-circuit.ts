import type { Sheet, SheetCircuit } from "../sheet";
import { cableFaults } from "./cables";
import { I_SC, SERIES_FUSE, needsFuses } from "./module";
import { ratingFaults, voltageFaults } from "./ratings";
import { DC_SURGE_VOLTS, PANEL_FUSES, SWITCHES, SWITCHGEAR_VOLTS } from "./standard-sizes";
import { deviceOf, differs, fault } from "./tools";

export function panelFaults({ house, rules, strings }: Sheet, circuit: SheetCircuit): readonly string[] {
  if (strings === null) return ["panel circuit without strings"];
  const { parallel, cold, hot } = strings;
  const current = parallel * I_SC;
  const length = house.lengths["panel-inverter"] + (house.location === "pole-mount" ? 4 : 0);
  const fuse = deviceOf(circuit, "string-fuse");
  const isolator = deviceOf(circuit, "dc-isolator");
  const surge = deviceOf(circuit, "dc-surge");
  const roof = house.location.startsWith("roof");
  const least = (rules === "NEC" ? 1.5625 : 1.5) * I_SC;
  return [
    ...fault(differs(circuit.current, current), `panels: ${circuit.current} A of ${parallel} strings`),
    ...cableFaults(circuit, {
      kind: "xlpe",
      loaded: 2,
      flexible: false,
      air: Math.min(85, house.hottestDay),
      length,
      volts: hot,
      mostDrop: 2,
      carry: (rules === "NEC" ? 1.5625 : 1.25) * current,
    }),
    ...ratingFaults("DC isolator", isolator, 1.25 * current, SWITCHES),
    ...voltageFaults("DC isolator", isolator?.voltage ?? null, cold, SWITCHGEAR_VOLTS),
    ...voltageFaults("DC surge protection", surge?.rating ?? null, cold, DC_SURGE_VOLTS),
    ...fault(surge?.quantity !== (length > 10 ? 2 : 1), "DC surge protection: the wrong number"),
    ...fault((fuse !== undefined) !== needsFuses(parallel, rules), `string fuses for ${parallel} strings`),
    ...(fuse === undefined
      ? []
      : [
          ...fault(
            !PANEL_FUSES.includes(fuse.rating) ||
              fuse.rating < least ||
              fuse.rating > Math.min(SERIES_FUSE, 2.4 * I_SC),
            `string fuse of ${fuse.rating} A`,
          ),
          ...fault(fuse.quantity !== 2 * parallel, `${fuse.quantity} string fuses`),
          ...voltageFaults("string fuse", fuse.voltage, cold, SWITCHGEAR_VOLTS),
        ]),
    ...fault((deviceOf(circuit, "rapid-shutdown") !== undefined) !== (rules === "NEC" && roof), "rapid shutdown"),
  ];
}
