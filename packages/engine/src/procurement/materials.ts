import type { DesignToBuy } from "../sizing/design-to-buy";
import { cableLines } from "./cable-lines";
import { deviceLines } from "./device-lines";
import { earthingLines, enclosureLines, monitoringLines } from "./fitting-lines";
import { mainPartLines } from "./main-part-lines";
import type { MaterialLine } from "./material";
import { mountingLines } from "./mounting-lines";

/**
 * The bill of materials of a design: every part with its quantity, what it must be, whether the system runs without it,
 * and the trace of where the number comes from. Nothing where nothing is carried.
 *
 * @param rows  Panels in each row of a roof's layout; rows of the house's rule unless given.
 *
 * Sources: the parts, cables, devices and earthing are the design's own; mounting, connectors and cut lengths follow the
 * rules of `mounting-lines.ts` and `cable-lines.ts`, which an installer's plan replaces.
 */
export function materialsOf(design: DesignToBuy, rows: readonly number[] | null = null): readonly MaterialLine[] {
  if (design.parts.length === 0) return [];
  const laid = rows ?? rowsByRule(design);
  return [
    ...mainPartLines(design),
    ...mountingLines(design, laid),
    ...cableLines(design, laid),
    ...deviceLines(design),
    ...earthingLines(design, laid),
    ...enclosureLines(design),
    ...monitoringLines(design),
  ];
}

/** A row is walked and cleaned along. [panels] Assumption, where no layout says otherwise: a string a row, up to ten. */
const LONGEST_ROW = 10;

/** Panels in each row where no layout is known: as long as a string, at most ten. */
export function rowsByRule({ panels }: Pick<DesignToBuy, "panels">): readonly number[] {
  const count = panels.count.value;
  const each = Math.max(1, Math.min(LONGEST_ROW, panels.inSeries.value || count));
  const full = Math.floor(count / each);
  const rest = count - full * each;
  return [...Array<number>(full).fill(each), ...(rest > 0 ? [rest] : [])];
}
