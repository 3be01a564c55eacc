import type { Design } from "./design";
import { HEAT_MODES, type HeatMode } from "./heat";
import { fileOf, readLayoutFile, WrongFile } from "./layout-file";
import type { Moment } from "./sky";

/** What somebody leaves on the table and finds there again. */
export interface KeptTable {
  readonly design: Design;
  /** Null while nobody chose one. */
  readonly site: string | null;
  readonly moment: Moment;
  readonly heatMode: HeatMode;
}

/** What a design is worth to others: what is selected or covers the roof means nothing to the optimiser. */
export const workOf = ({ roof, panel, panels, obstructions }: Design): string =>
  JSON.stringify({
    roof: { ...roof, material: null },
    panel,
    obstructions,
    panels: panels.map(({ position, rotation }) => ({ position, rotation })),
  });

/** As it is stored; `from` is the design the table was laid with. */
export const storedTable = ({ design, ...rest }: KeptTable, from: Design) => ({
  ...rest,
  file: fileOf(design, new Date(0)),
  auto: design.auto,
  from: workOf(from),
});

/** Null for what does not fit this page, or belongs to a roof that has become another since. */
export function readTable(stored: unknown, from: Design): KeptTable | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { file, auto, site, moment, heatMode, from: laidWith } = { ...NOTHING, ...stored };
  const design = readDesign(file);
  const mode = HEAT_MODES.find((one) => one === heatMode);
  if (design === null || mode === undefined || !isMoment(moment)) return null;
  if (site !== null && typeof site !== "string") return null;
  const now = workOf(from);
  if (laidWith !== now && workOf(design) !== now) return null;
  return { design: { ...design, auto: auto === true }, site, moment, heatMode: mode };
}
const NOTHING: Record<"file" | "auto" | "site" | "moment" | "heatMode" | "from", unknown> = {
  file: null,
  auto: false,
  site: null,
  moment: null,
  heatMode: null,
  from: null,
};

function readDesign(file: unknown): Design | null {
  try {
    return readLayoutFile(JSON.stringify(file)).design;
  } catch (error) {
    if (error instanceof WrongFile) return null;
    throw error;
  }
}

const isWithin = (value: unknown, min: number, max: number) =>
  typeof value === "number" && value >= min && value <= max;
function isMoment(value: unknown): value is Moment {
  if (typeof value !== "object" || value === null || !("day" in value) || !("hour" in value)) return false;
  return isWithin(value.day, 1, 365) && isWithin(value.hour, 0, 24);
}
