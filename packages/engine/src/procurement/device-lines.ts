import { polesOf, switchedPoles } from "../sizing/electrical/ac-devices";
import { mainsAsked } from "../sizing/electrical/runs";
import { fuseBounds } from "../sizing/electrical/panel-protection";
import type { DeviceKind, ElectricalCircuit, ProtectiveDevice } from "../sizing/inputs/electrical-types";

import type { DesignToBuy } from "../sizing/design-to-buy";
import { voltageNeed } from "./cable-lines";
import type { MaterialLine, Need } from "./material";
import type { Category } from "./specifications";
import { told } from "./told";

const CATEGORY: Readonly<Record<DeviceKind, Category>> = {
  "string-fuse": "fuse",
  "dc-isolator": "isolator",
  "rapid-shutdown": "rapid-shutdown",
  "dc-surge": "surge-protection",
  "battery-fuse": "fuse",
  breaker: "breaker",
  "residual-current": "residual-current",
  "ac-surge": "surge-protection",
  changeover: "changeover",
  "interface-protection": "interface-protection",
};

/** What protects each circuit, and a holder for each fuse. */
export const deviceLines = (design: DesignToBuy): readonly MaterialLine[] =>
  design.electrical.circuits.flatMap((circuit) =>
    circuit.devices.flatMap((device) => {
      const line = lineOf(device, circuit, design);
      return line.category === "fuse" ? [line, holderOf(line)] : [line];
    }),
  );

function lineOf(device: ProtectiveDevice, circuit: ElectricalCircuit, design: DesignToBuy): MaterialLine {
  const { kind, name, rating, quantity, clause } = device;
  return {
    id: `${kind}-${circuit.run}`,
    category: CATEGORY[kind],
    part: null,
    name: told("device", { device: name, rating: rating.value, unit: rating.unit }),
    quantity,
    unit: "pieces",
    needs: NEEDS[kind](device, circuit, design),
    // Most inverters for the grid have it built in, which their own sheet says.
    optional: kind === "interface-protection",
    why: rating,
    clause,
  };
}

type NeedsOf = (device: ProtectiveDevice, circuit: ElectricalCircuit, design: DesignToBuy) => readonly Need[];

const mainsOf = ({ basis }: DesignToBuy) => mainsAsked(basis.parameters);
const voltsOf = ({ voltage }: ProtectiveDevice): readonly Need[] =>
  voltage === undefined ? [] : [{ field: "volts", least: voltage }];

/**
 * From the device chosen up to what its circuit carries: I_b ≤ I_n ≤ I_z. Equal devices share the cables. Source:
 * IEC 60364-4-43, 433.1.
 */
const upToCables = ({ rating, quantity }: ProtectiveDevice, { ampacity }: ElectricalCircuit): Need => ({
  field: "ratingAmperes",
  least: rating.value,
  most: Math.max(rating.value, ampacity.value / quantity),
});

/** Up to what the module is tested for and the standard lets pass; the engine's fuse is the smallest that stands the sun. */
function upToModule({ rating }: ProtectiveDevice, circuit: ElectricalCircuit, design: DesignToBuy): Need {
  const strings = design.panels.strings.value;
  const shortCircuit = circuit.current.value / Math.max(1, strings);
  const tested = rating.inputs.find(({ symbol }) => symbol === "I_mod")?.value;
  const module = typeof tested === "number" ? tested : rating.value;
  const most = Math.min(module, fuseBounds(design.electrical.rules).most * shortCircuit);
  return { field: "ratingAmperes", least: rating.value, most: Math.max(rating.value, most) };
}

const NEEDS: Readonly<Record<DeviceKind, NeedsOf>> = {
  "string-fuse": (device, circuit, design) => [
    { field: "use", is: "panel" },
    upToModule(device, circuit, design),
    ...voltsOf(device),
  ],
  "dc-isolator": (device) => [{ field: "ratingAmperes", least: device.rating.value }, ...voltsOf(device)],
  "rapid-shutdown": (_device, _circuit, design) => voltageNeed(design),
  "dc-surge": (device) => [{ field: "current", is: "direct" }, ...voltsOf(device)],
  "battery-fuse": (device, circuit) => [
    { field: "use", is: "battery" },
    upToCables(device, circuit),
    ...voltsOf(device),
  ],
  breaker: (device, circuit, design) => [
    upToCables(device, circuit),
    { field: "poles", is: polesOf(mainsOf(design), design.electrical.rules) },
  ],
  "residual-current": (device, { devices }, design) => [
    { field: "tripMilliamperes", most: device.rating.value },
    { field: "ratingAmperes", least: devices.find(({ kind }) => kind === "breaker")?.rating.value ?? 0 },
    { field: "poles", least: switchedPoles(mainsOf(design)) },
    // A device that sees smooth direct current sees the rest, too.
    ...(device.residualType === "B" ? [{ field: "type" as const, is: "B" }] : []),
  ],
  "ac-surge": (device, _, design) => [
    { field: "current", is: "alternating" },
    { field: "volts", least: device.rating.value },
    { field: "poles", least: switchedPoles(mainsOf(design)) },
  ],
  changeover: (device, _, design) => [
    { field: "ratingAmperes", least: device.rating.value },
    { field: "poles", least: switchedPoles(mainsOf(design)) },
  ],
  "interface-protection": (_device, _circuit, { inverter }) => [{ field: "phases", is: inverter.phases }],
};

const holderOf = (fuse: MaterialLine): MaterialLine => ({
  ...fuse,
  id: `holder-${fuse.id}`,
  category: "fuse-holder",
  name: told("holder", { fuse: fuse.name }),
  // A larger holder takes a smaller fuse.
  needs: fuse.needs.map(({ field, least, is }) => ({
    field,
    ...(least !== undefined && { least }),
    ...(is !== undefined && { is }),
  })),
});
