import type { LayoutProblem, Orientation, Setback } from "./problem";

/** What is wrong in an instance file. */
export type InstanceFault =
  | { readonly kind: "instance" | "variant" | "orientations" }
  | { readonly kind: "object" | "list" | "number" | "share"; readonly field: string }
  /** [m] */
  | { readonly kind: "farthest" | "least"; readonly field: string; readonly bound: number }
  /** [m], [pieces] */
  | { readonly kind: "roofSides" | "obstructions"; readonly bound: number };

/** A field of an instance file that is missing or not what it has to be; the command line says its fault. */
export class InstanceError extends Error {
  readonly fault: InstanceFault;

  constructor(fault: InstanceFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function record(value: unknown, name: string): Record<string, unknown> {
  if (isRecord(value)) return value;
  throw new InstanceError({ kind: "object", field: name });
}

function list(value: unknown, name: string): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  throw new InstanceError({ kind: "list", field: name });
}

function length(value: unknown, name: string, range: { least?: number; fallback?: number } = {}): number {
  const given = value === undefined ? range.fallback : value;
  if (typeof given !== "number" || !Number.isFinite(given)) throw new InstanceError({ kind: "number", field: name });
  if (Math.abs(given) > MOST_METRES) throw new InstanceError({ kind: "farthest", field: name, bound: MOST_METRES });
  const { least = -Infinity } = range;
  if (given < least) throw new InstanceError({ kind: "least", field: name, bound: least });
  return given;
}

/** Nothing on a roof is farther away; keeps the work of one call bounded. */
const MOST_METRES = 1000;
/** Source: the bounds of the optimise call: roof sides up to 200 m, a panel of at least 0.2 m, 200 obstructions. */
const MOST_ROOF_METRES = 200;
const LEAST_PANEL_METRES = 0.2;
const MOST_OBSTRUCTIONS = 200;

function rectangle(value: unknown, name: string) {
  const given = record(value, name);
  return {
    x: length(given["x"], `${name}.x`),
    y: length(given["y"], `${name}.y`),
    width: length(given["width"], `${name}.width`),
    height: length(given["height"], `${name}.height`),
  };
}

function zone(value: unknown, name: string) {
  const loss = record(value, name)["loss"];
  if (typeof loss !== "number" || !(loss >= 0 && loss <= 1))
    throw new InstanceError({ kind: "share", field: `${name}.loss` });
  return { ...rectangle(value, name), loss };
}

function sides(value: unknown, name: string, least: number): { width: number; height: number } {
  const given = record(value, name);
  const size = (side: "width" | "height") => length(given[side], `${name}.${side}`, { least });
  return { width: size("width"), height: size("height") };
}

function setbackOf(value: unknown): Setback {
  const side = (given: unknown, name: string) => length(given, name, { least: 0, fallback: 0 });
  if (!isRecord(value)) {
    const all = side(value, "setback");
    return { left: all, right: all, top: all, bottom: all };
  }
  return {
    left: side(value["left"], "setback.left"),
    right: side(value["right"], "setback.right"),
    top: side(value["top"], "setback.top"),
    bottom: side(value["bottom"], "setback.bottom"),
  };
}

function orientation(value: unknown): Orientation {
  if (value === "as-is" || value === "rotated") return value;
  throw new InstanceError({ kind: "orientations" });
}

/**
 * Reads an instance as the reference files write it: lengths in metres, `variant` "A" counts panels and "B" weighs
 * their energy by `zones`. Throws InstanceError with the field that is wrong.
 */
export function problemOf(instance: unknown): LayoutProblem {
  if (!isRecord(instance)) throw new InstanceError({ kind: "instance" });
  const { variant = "A", ...given } = instance;
  if (variant !== "A" && variant !== "B") throw new InstanceError({ kind: "variant" });
  const roof = sides(given["roof"], "roof", 0);
  if (Math.max(roof.width, roof.height) > MOST_ROOF_METRES) {
    throw new InstanceError({ kind: "roofSides", bound: MOST_ROOF_METRES });
  }
  const obstructions = list(given["obstructions"], "obstructions");
  if (obstructions.length > MOST_OBSTRUCTIONS) {
    throw new InstanceError({ kind: "obstructions", bound: MOST_OBSTRUCTIONS });
  }
  const orientations = list(given["orientations"], "orientations").map(orientation);
  return {
    roof,
    panel: sides(given["panel"], "panel", LEAST_PANEL_METRES),
    orientations: orientations.length > 0 ? orientations : ["as-is", "rotated"],
    gap: length(given["gap"], "gap", { least: 0, fallback: 0 }),
    clearance: length(given["clearance"], "clearance", { least: 0, fallback: 0 }),
    setback: setbackOf(given["setback"]),
    obstructions: obstructions.map((one, index) => rectangle(one, `obstructions[${index}]`)),
    zones: list(given["zones"], "zones").map((one, index) => zone(one, `zones[${index}]`)),
    objective: variant === "B" ? "energy" : "count",
  };
}
