import type { WrittenKind } from "../quotes/written-quote";

/** What photos are taken of, in the order of the work. */
export const PHOTO_ITEMS = [
  "before",
  "hooks",
  "rails",
  "panels",
  "isolator",
  "earthing",
  "battery",
  "inverter",
  "board",
  "after",
] as const;
export type PhotoItem = (typeof PHOTO_ITEMS)[number];

/** What carries a serial number, with the letter that a label begins with. */
export const UNIT_KINDS = ["panels", "battery", "inverter"] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];
export const UNIT_LETTERS: Readonly<Record<UnitKind, string>> = { panels: "P", battery: "B", inverter: "I" };

/** Serials of one job: of a larger plant those of the first. */
export const UNITS_MAX = 1_000;

/** A line as far as work follows from it. */
export interface SoldLine {
  readonly kind: WrittenKind;
  readonly quantity: number;
}

const NEEDS: Readonly<Record<Exclude<PhotoItem, "before" | "after">, readonly WrittenKind[]>> = {
  hooks: ["mounting"],
  rails: ["mounting"],
  panels: ["panels"],
  isolator: ["dc-isolator"],
  earthing: ["earthing"],
  battery: ["battery"],
  inverter: ["inverter"],
  board: ["ac-breaker", "rcd"],
};

/** The photos that a job of these lines needs: the place before, each part of it, and the place after where no part has one. */
export function photosOf(lines: readonly SoldLine[]): readonly PhotoItem[] {
  const sold = new Set(lines.filter(({ quantity }) => quantity > 0).map(({ kind }) => kind));
  const parts = PHOTO_ITEMS.filter(
    (item) => item !== "before" && item !== "after" && NEEDS[item].some((of) => sold.has(of)),
  );
  return ["before", ...parts, ...(parts.length === 0 ? (["after"] as const) : [])];
}

/** How many of each carry a serial number. */
export function unitsOf(lines: readonly SoldLine[]): readonly { readonly kind: UnitKind; readonly count: number }[] {
  let left = UNITS_MAX;
  return UNIT_KINDS.flatMap((kind) => {
    const sold = lines.reduce((sum, line) => (line.kind === kind ? sum + line.quantity : sum), 0);
    const count = Math.min(sold, left);
    left -= count;
    return count > 0 ? [{ kind, count }] : [];
  });
}

/** A serial number as it is compared: labels are scanned and typed in both cases, with spaces and dashes. */
export const serialKey = (serial: string): string => serial.toUpperCase().replaceAll(/[\s-]/g, "");
