import type { Part } from "../equipment/answer";
import type { Trace } from "../sizing/inputs/trace";
import type { Text } from "../units/told";
import type { Category, FieldName } from "./specifications";

/** What a product must be to fill a line: a field of its category and the bounds that it is held to. */
export interface Need {
  readonly field: FieldName;
  readonly least?: number;
  readonly most?: number;
  readonly is?: number | string;
}

/** A line of the bill of materials. */
export interface MaterialLine {
  /** Stable: "panel", "cable-inverter-load". */
  readonly id: string;
  readonly category: Category;
  /** What the equipment library's rules judge; null of a part that its needs alone describe. */
  readonly part: Part | null;
  readonly name: Text;
  readonly quantity: number;
  readonly unit: "pieces" | "m";
  readonly needs: readonly Need[];
  /** The system runs without it. */
  readonly optional: boolean;
  /** Where the number, or the size of each piece, comes from. */
  readonly why: Trace;
  /** Clause that asks for it; null where none does. */
  readonly clause: Text | null;
}
