import { type Finding, type Fit, notFilling } from "./fit";
import type { MaterialLine, Need } from "./material";
import { stated, type Specified, unitOf } from "./specifications";

/** A product against the needs of a line that no rule of parts judges: cables, devices, mounting. */
export function needsFit(product: Specified, line: MaterialLine): Fit {
  const findings = line.needs.map((need) => findingOf(product, need));
  if (findings.some(({ kept }) => kept === false)) return notFilling("does-not-fit", { findings });
  const missing = line.needs.filter(({ field }) => stated(product, field) === null).map(({ field }) => field);
  if (missing.length > 0) return notFilling("unknown", { findings, missing });
  const pieces = piecesFor(product, line);
  if (pieces === null) return notFilling("unknown", { findings, missing: ["lengthMetres"] });
  return { verdict: "fits", pieces, findings, missing: [], open: [], changes: [] };
}

/** Pieces that fill the line, or why none do: the same verdict without what each need found. */
export function piecesByNeeds(product: Specified, line: MaterialLine): number | "does-not-fit" | "unknown" {
  let known = true;
  for (const need of line.needs) {
    const kept = keeps(stated(product, need.field), need);
    if (kept === false) return "does-not-fit";
    if (kept === null) known = false;
  }
  return known ? (piecesFor(product, line) ?? "unknown") : "unknown";
}

function findingOf(product: Specified, { field, ...bounds }: Need): Finding {
  const found = stated(product, field);
  return { rule: field, found, ...bounds, unit: unitOf(product.category, field), kept: keeps(found, bounds) };
}

function keeps(found: ReturnType<typeof stated>, { least, most, is }: Omit<Need, "field">): boolean | null {
  if (found === null) return null;
  if (is !== undefined) return Array.isArray(found) ? found.some((one) => one === is) : found === is;
  return typeof found === "number" && found >= (least ?? -Infinity) && found <= (most ?? Infinity);
}

/** Of what is sold by its length, pieces that give the metres; null where a length is asked for and none is stated. */
function piecesFor(product: Specified, { quantity, unit }: MaterialLine): number | null {
  if (unit === "pieces") return quantity;
  const length = stated(product, "lengthMetres");
  return typeof length === "number" && length > 0 ? Math.ceil(quantity / length - 1e-9) : null;
}
