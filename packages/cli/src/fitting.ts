import { partOfKind, type ChoosableRecord } from "@sunwright/engine/equipment/chosen-parts";
import type { EquipmentKind, EquipmentRecord } from "@sunwright/engine/equipment/records";
import { missingText, refusalText } from "@sunwright/engine/sizing/electrical/part-refusals";
import { kindFor, partCandidates } from "@sunwright/engine/sizing/choice/part-candidates";
import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/engine";
import { designed } from "./designed";
import type { Write } from "./command";
import { Problem } from "./problem";

/** The rows that go with a house, and what is to be said of the others. */
export interface Fitting {
  readonly rows: readonly EquipmentRecord[];
  /** Rows that would go once a figure is typed that they do not state. */
  readonly asking: number;
  readonly refused: number;
}

const isChoosable = (row: EquipmentRecord): row is ChoosableRecord => partOfKind(row.kind) !== null;

/**
 * Of the rows found, in their order, those that go with the house of a file, its panels as many as its design has. Throws a
 * Problem where the house has no use for the kind, and where no row goes, with the reason of the first.
 */
export async function fittingRows(
  found: readonly EquipmentRecord[],
  kind: EquipmentKind | undefined,
  path: string,
  complain: Write,
): Promise<Fitting> {
  const part = kind === undefined ? null : partOfKind(kind);
  if (part === null) throw new Problem(say("fitsKind"));
  const { design, weather } = await designed(path, {}, complain);
  const { systemType } = design.basis.parameters;
  if (kindFor(part, systemType) !== kind) throw new Problem(say("fitsOtherKind", { kind: kindFor(part, systemType) }));
  if (systemType === "on-grid" && (part === "battery" || part === "controller"))
    throw new Problem(say("fitsNoBattery"));
  const fitOf = partCandidates(design.basis, part, { weather, panels: design.panels.capacity.value });
  const rows: EquipmentRecord[] = [];
  let [asking, refused] = [0, 0];
  let because: string | null = null;
  for (const row of found.filter(isChoosable)) {
    const { refusals, missing, figures } = fitOf(row);
    const [refusal] = refusals;
    if (refusal !== undefined) refused++;
    else if (missing.length > 0) asking++;
    else rows.push(row);
    if (refusal !== undefined) because ??= tell(refusalText(refusal, figures));
    else if (missing.length > 0) because ??= tell(missingText(part, missing, figures));
  }
  if (rows.length === 0) throw new Problem(say("noneFits", { count: found.length, because: because ?? "" }));
  return { rows, asking, refused };
}
