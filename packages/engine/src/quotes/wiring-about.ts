import { REFUSAL_CODES } from "../equipment/answer";
import type { ResidualType } from "../sizing/inputs/electrical-types";
import { PARTS_NEEDED } from "./lines";

/** Sizes of cables that a quote states. */
export const CABLE_FIELDS = ["panelToInverterMm2", "batteryMm2", "loadMm2"] as const;

/** A rule that the figures of a quote are held to, a cable, or a part that the design asks for. */
export const WIRING_ABOUT = [
  ...REFUSAL_CODES,
  "equal-strings",
  "running-power",
  "motor-start",
  "bus-current",
  "no-string-fuse",
  ...CABLE_FIELDS,
  ...PARTS_NEEDED,
] as const;
export type WiringAbout = (typeof WIRING_ABOUT)[number];

/** One thing an electrician looks at before a quote goes out. What fails is warned of, too, by the same `about`. */
export interface WiringCheck {
  readonly about: WiringAbout;
  /** Null where the quote does not state what it takes to know. */
  readonly holds: boolean | null;
  /** What the quote has; null of a part, which is there or not. */
  readonly found: number | null;
  /** The limit, or the size that the house needs; null where the design gives none. */
  readonly limit: number | null;
  /** Of both: "V", "W", "A", "mA", "mm²", "pieces"; empty of a ratio. */
  readonly unit: string;
  /** Of a residual-current device. */
  readonly residualType: ResidualType | null;
}
