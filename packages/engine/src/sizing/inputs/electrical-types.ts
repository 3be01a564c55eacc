import type { SizingName } from "../../parameters/table";
import type { GeneratorFuel } from "../../parameters/options";
import type { Text } from "../../units/told";
import type { Trace } from "./trace";

/** Whose rules the circuits follow: the National Electrical Code where mains have 60 Hz, else IEC 60364 and its kin. */
export type WiringRules = "IEC" | "NEC";

/**
 * Everything between the boxes: what protects each circuit, how it is earthed, which generator stands by, and what of
 * the wish cannot be built. For an electrician to check, not to build from.
 */
export interface ElectricalDesign {
  readonly rules: WiringRules;
  /** Circuits this system has, in the order the energy takes. */
  readonly circuits: readonly ElectricalCircuit[];
  /** Null without panels, and where no input takes them. */
  readonly strings: StringCheck | null;
  readonly earthing: EarthingDesign;
  /** Null without a generator. */
  readonly generator: GeneratorDesign | null;
  /** Share of its nameplate a generating set gives at this site, whether one stands by or not. 0 to 1 */
  readonly generatorShare: number;
  readonly refusals: readonly Refusal[];
  /** What to know before building, most important first. */
  readonly notes: readonly Text[];
}

export type CircuitName =
  | "panel-inverter"
  | "battery-inverter"
  | "inverter-load"
  | "inverter-generator"
  | "inverter-grid";

/** One circuit of the single-line diagram: I_b ≤ I_n ≤ I_z, its earth conductor, its devices. */
export interface ElectricalCircuit {
  readonly run: CircuitName;
  /** "Panels to inverter" */
  readonly name: Text;
  /** I_b: the current the circuit is made for. [A] */
  readonly current: Trace;
  /** Of one line conductor. [mm²] */
  readonly size: Trace;
  /** Equal cables side by side. */
  readonly parallel: number;
  /** I_z: what they carry together here. [A] */
  readonly ampacity: Trace;
  /** Of the conductor that goes to earth, one with each cable. [mm²] */
  readonly protectiveConductor: Trace;
  readonly devices: readonly ProtectiveDevice[];
}

export type DeviceKind =
  | "string-fuse"
  | "dc-isolator"
  | "rapid-shutdown"
  | "dc-surge"
  | "battery-fuse"
  | "breaker"
  | "residual-current"
  | "ac-surge"
  | "changeover"
  | "interface-protection";

/** What a residual-current device sees: A alternating and pulsating current, B smooth direct current, too. Source: IEC 62423. */
export type ResidualType = "A" | "B";

export interface ProtectiveDevice {
  readonly kind: DeviceKind;
  /** Of a residual-current device by IEC; none of any other. */
  readonly residualType?: ResidualType;
  /** "String fuse, gPV" */
  readonly name: Text;
  /** The standard rating chosen, in A, mA or V. */
  readonly rating: Trace;
  /** Rated voltage on direct current, a standard size; none for what hangs on the mains. [V] */
  readonly voltage?: number;
  /** What else to order by: "600 V DC, both poles". */
  readonly detail: Text;
  readonly quantity: number;
  /** Clause that asks for it. */
  readonly clause: Text;
  readonly because: Text;
}

export interface StringCheck {
  /** Open, at the record low. [V] */
  readonly coldVoltage: Trace;
  /** The same by the table of NEC 690.7(A), as a cross-check. [V] */
  readonly codeVoltage: Trace;
  /** At maximum power and the hottest cells. [V] */
  readonly hotVoltage: Trace;
  /** Of the cable from string to combiner. [mm²] */
  readonly cable: Trace;
}

export interface EarthingDesign {
  /** "TN-S island" */
  readonly arrangement: Text;
  readonly because: Text;
  readonly clause: Text;
  /** Largest resistance of the electrode. [Ω] */
  readonly electrode: Trace;
  /** Rods of 3 m for that in ordinary soil. [pieces] */
  readonly rods: Trace;
  /** From panel frames and rails to the main earth terminal. [mm²] */
  readonly frameBonding: Trace;
}

export interface GeneratorDesign {
  readonly kind: Exclude<GeneratorFuel, "none">;
  /** At this site. [W] */
  readonly needed: Trace;
  /** Share of its nameplate a set gives at this site, 0 to 1. */
  readonly derating: Trace;
  /** Nameplate of one set. [W] */
  readonly rating: Trace;
  /** Equal sets side by side. */
  readonly sets: number;
  /** State of charge it starts at, and the one it stops at. [%] */
  readonly startCharge: Trace;
  readonly stopCharge: Trace;
  /** It is not run below this. [W] */
  readonly leastLoad: Trace;
  /** At all it gives here. [l/h] */
  readonly litresPerHour: Trace;
  /** [l/kWh] */
  readonly litresPerKwh: Trace;
}

export interface Refusal {
  readonly id: string;
  readonly parameter: SizingName | null;
  /** What cannot be built as asked, and why. */
  readonly text: Text;
  readonly remedy: Text;
  readonly clause: Text;
  /** True where the person may insist, knowing the reason; false where no material makes it work. */
  readonly overridable: boolean;
}
