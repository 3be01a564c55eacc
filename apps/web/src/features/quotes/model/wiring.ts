import type { QuoteDraft } from "@sunwright/contract/quotes";
import { PARTS_NEEDED } from "@sunwright/engine/quotes/lines";
import { CABLE_FIELDS, type WiringAbout, type WiringCheck } from "@sunwright/engine/quotes/wiring-about";
import { say as name } from "@sunwright/words/quote-names";
import { say } from "@sunwright/words/quote-wiring";
import { tellUnit } from "@sunwright/words/tell-unit";
import type { DraftLine } from "./draft";

type Part = (typeof PARTS_NEEDED)[number];
const partOf = (about: WiringAbout): Part | undefined => PARTS_NEEDED.find((part) => part === about);
const cableOf = (about: WiringAbout) => CABLE_FIELDS.find((field) => field === about);

/** What is looked at, in a word. */
export function aboutText(about: WiringAbout): string {
  const part = partOf(about);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all but the parts are named in the room
  return part === undefined ? say(`about.${about as Exclude<WiringAbout, Part>}`) : name(`kind.${part}`);
}

/** What it is held to, and by which clause. */
export const ruleText = (about: WiringAbout): string => say(`rule.${about}`);

/** What has to reach the limit; all others have to stay below it. */
const AT_LEAST: ReadonlySet<WiringAbout> = new Set<WiringAbout>([
  "hot-voltage",
  "too-few-panels",
  "running-power",
  "motor-start",
  ...CABLE_FIELDS,
]);

/** What was found beside what it is held to. */
export function figureText({ about, holds, unit, residualType: type, ...figures }: WiringCheck): string {
  const found = shownFigure(figures.found, unit);
  const limit = shownFigure(figures.limit, unit);
  const shown = unit === "" ? "" : tellUnit(unit);
  if (partOf(about) !== undefined) return partText({ about, holds, limit, unit: shown, type });
  if (found === null) return holds === false ? say("broken") : notStated(limit, shown);
  if (about === "equal-strings") {
    if (holds === false && limit !== null) return say("panelsWould", { found, limit });
    return say("panels", { found });
  }
  if (limit === null) return say("notStated");
  if (unit === "") return say("ratio", { found, limit });
  return say(AT_LEAST.has(about) ? "atLeast" : "atMost", { found, limit, unit: shown });
}

/** Watts have no tenths. */
const shownFigure = (figure: number | null, unit: string) =>
  figure === null || unit !== "W" ? figure : Math.round(figure);

const notStated = (limit: number | null, unit: string) =>
  limit === null ? say("notStated") : `${say("notStated")}, ${say("needs", { limit, unit })}`;

interface PartText {
  readonly about: WiringAbout;
  readonly holds: boolean | null;
  readonly limit: number | null;
  readonly unit: string;
  readonly type: WiringCheck["residualType"];
}

function partText({ about, holds, limit, unit, type }: PartText): string {
  if (limit === null) return say(holds === false ? "missing" : "notStated");
  if (about === "earthing") return say(holds === false ? "missingRods" : "rods", { limit });
  if (type === null) return say(holds === false ? "missingDevice" : "device", { limit, unit });
  return say(holds === false ? "missingDeviceOfType" : "deviceOfType", { limit, unit, type });
}

export interface Repair {
  readonly text: string;
  readonly change: Partial<QuoteDraft>;
}

/** What one press changes so that a check passes; null where it takes another part. */
export function repairOf({ about, holds, limit }: WiringCheck, draft: QuoteDraft): Repair | null {
  if (holds !== false) return null;
  const cable = cableOf(about);
  if (cable !== undefined && limit !== null)
    return { text: say("useCable", { limit }), change: { cables: { ...draft.cables, [cable]: limit } } };
  const part = partOf(about);
  if (part !== undefined)
    return { text: say("addPart", { part: name(`kind.${part}`) }), change: { lines: withPart(draft.lines, part) } };
  const panels = draft.lines.filter(({ kind }) => kind === "panels");
  if (about !== "equal-strings" || limit === null || panels.length !== 1) return null;
  const lines = draft.lines.map((line) => (line.kind === "panels" ? { ...line, quantity: limit } : line));
  return { text: say("usePanels", { limit }), change: { lines } };
}

/** A line of none becomes one of one. */
function withPart(lines: readonly DraftLine[], kind: Part): DraftLine[] {
  if (lines.some((line) => line.kind === kind))
    return lines.map((line) => (line.kind === kind ? { ...line, quantity: Math.max(1, line.quantity) } : line));
  const line = { kind, name: "", quantity: 1, productId: null, bookId: null, costMinor: 0, marginPercent: MARGIN };
  return [...lines, line];
}
/** As a first draft has it. [%] */
const MARGIN = 15;
