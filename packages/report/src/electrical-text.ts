import type { ElectricalCircuit, ProtectiveDevice } from "@sunwright/engine/sizing/electrical/types";
import { formatNumber } from "./format";

/** "16 A", "600 V" */
export const ratingText = ({ rating: { value, unit } }: ProtectiveDevice) => `${formatNumber(value, 1)} ${unit}`;

/** "2 × 70": cables side by side, each of that many square millimetres. */
export const copperText = ({ size, parallel }: ElectricalCircuit) =>
  `${parallel > 1 ? `${formatNumber(parallel)} × ` : ""}${formatNumber(size.value, 1)}`;

export const conductorText = (circuit: ElectricalCircuit) =>
  `${copperText(circuit)} mm² copper, ${formatNumber(circuit.protectiveConductor.value, 1)} mm² to earth`;

/** "Single line, panels to inverter: DC isolator 16 A; surge protection 600 V." */
export const singleLineSentence = ({ name, devices }: ElectricalCircuit) =>
  `Single line, ${name.toLowerCase()}: ${devices.map((device) => `${device.name} ${ratingText(device)}`).join("; ")}.`;

export const refusalWord = (overridable: boolean) => (overridable ? "Not advised" : "Cannot be built");
export const GENERATOR_NAMES = { petrol: "Petrol generator", diesel: "Diesel generator" } as const;

export const LICENCE_NOTE = "For a licensed electrician to check before anything is built.";
