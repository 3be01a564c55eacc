import { say } from "@sunwright/words/report-electrical";
import { labels } from "@sunwright/words/room";
import type { ElectricalCircuit, ProtectiveDevice } from "@sunwright/engine/sizing/inputs/electrical-types";
import { formatNumber } from "./format";
import { tell } from "./tell";

/** "16 A", "600 V" */
export const ratingText = ({ rating: { value, unit } }: ProtectiveDevice) => `${formatNumber(value, 1)} ${unit}`;

/** "2 × 70": cables side by side, each of that many square millimetres. */
export const copperText = ({ size, parallel }: ElectricalCircuit) =>
  `${parallel > 1 ? `${formatNumber(parallel)} × ` : ""}${formatNumber(size.value, 1)}`;

export const conductorText = (circuit: ElectricalCircuit) =>
  say("conductor", { conductor: copperText(circuit), earth: formatNumber(circuit.protectiveConductor.value, 1) });

/** "Panels to inverter, single-line diagram: DC isolator 16 A; surge protection 600 V." */
export const singleLineSentence = ({ name, devices }: ElectricalCircuit) =>
  say("singleLine", {
    circuit: tell(name),
    devices: devices.map((device) => `${tell(device.name)} ${ratingText(device)}`).join("; "),
  });

export const refusalWord = (overridable: boolean) => (overridable ? say("notAdvised") : say("cannotBeBuilt"));
export const GENERATOR_NAMES = labels(say, { petrol: "petrolGenerator", diesel: "dieselGenerator" });

export const licenceNote = () => say("licenceNote");
