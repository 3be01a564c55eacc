/** What a shop states of a product; a drawing reads what it shows of it and takes the usual form for the rest. */
export type Spec = Readonly<Record<string, unknown>>;

/** A stated figure above nothing; null where there is none. */
export function figureOf(spec: Spec, field: string): number | null {
  const value = spec[field];
  return typeof value === "number" && value > 0 ? value : null;
}

/** A stated choice; empty where there is none. */
export function choiceOf(spec: Spec, field: string): string {
  const value = spec[field];
  return typeof value === "string" ? value : "";
}

/** Whole pieces between one and `most`. */
export const countOf = (value: number, most: number): number => Math.min(most, Math.max(1, Math.round(value)));

export interface PanelSize {
  /** Along the shorter side. [m] */
  readonly width: number;
  /** [m] */
  readonly length: number;
  /** Both follow from what the shop states; else it is drawn as most panels are. */
  readonly isStated: boolean;
}

/** A panel of 108 half cells, as most panels for homes are. [m] Source: maker's sheets of 2024 to 2026, 1,134 × 1,722 mm. */
const USUAL: PanelSize = { width: 1.134, length: 1.722, isStated: false };

/** Sides of a panel by its area and one side; the other follows. */
export function panelSize(spec: Spec): PanelSize {
  const [area, side] = [figureOf(spec, "areaSquareMetres"), figureOf(spec, "widthMetres")];
  if (area === null || side === null) return USUAL;
  const other = area / side;
  return { width: Math.min(side, other), length: Math.max(side, other), isStated: true };
}

/** Rows of half cells along a panel, each of about 91 mm: half a wafer of 182 mm. Even, for the two halves of the panel. */
export const rowsOf = (length: number): number => Math.max(2, 2 * Math.round((length - 0.04) / 0.091 / 2));

/** Cells beside each other, each of 182 mm. */
export const columnsOf = (width: number): number => Math.max(1, Math.round((width - 0.04) / 0.182));
