import { setImmediate as nextTurn } from "node:timers/promises";
import { CANDIDATES_PER_ANSWER, type listPartCandidates, type PartCandidate } from "@sunwright/contract/parts";
import type { Query, Response } from "@sunwright/contract/endpoint";
import { unpackYear } from "@sunwright/engine/climate/files/packed-year";
import type { Part } from "@sunwright/engine/equipment/answer";
import { type ChoosableRecord, partOfKind } from "@sunwright/engine/equipment/chosen-parts";
import type { EquipmentKind, EquipmentRecord } from "@sunwright/engine/equipment/records";
import { missingText, refusalText } from "@sunwright/engine/sizing/electrical/part-refusals";
import { type CandidateFit, kindFor, partCandidates } from "@sunwright/engine/sizing/choice/part-candidates";
import { AppError } from "../../platform/errors";
import { requireProject } from "../projects/require-project";
import { type Basis, basisOf, type Found, type Work } from "./basis";

interface Parts extends Found {
  /** Rows of a kind by words, the best first. */
  readonly searchParts: (question: {
    readonly kind: EquipmentKind;
    readonly words: string | undefined;
  }) => readonly EquipmentRecord[];
}

/** Looked at in one call, about 0.2 ms each: the rest stands behind them as the search found it. */
const MOST_LOOKED_AT = 300;

const isChoosable = (row: EquipmentRecord): row is ChoosableRecord => partOfKind(row.kind) !== null;

export type PartSearch = ReturnType<typeof createPartSearch>;

export const createPartSearch = ({ searchParts, ...library }: Parts) => ({
  /** Rows for one part, those that go with the project first. Throws project_not_found. */
  async candidates(
    work: Omit<Work, "signal">,
    part: Part,
    { q: words }: Query<typeof listPartCandidates>,
  ): Promise<Response<typeof listPartCandidates>> {
    const { systemType, recommendedInverterCapacity } = await requireProject(
      work.executor,
      work.caller,
      work.projectId,
      "view",
    );
    const found = searchParts({ kind: kindFor(part, systemType), words }).filter(isChoosable);
    const rows = words === undefined ? nearest(found, recommendedInverterCapacity) : found;
    const basis = await basisOf(work, "view", library, undefined).catch(nothingToSize);
    if (basis === null)
      return { candidates: rows.slice(0, CANDIDATES_PER_ANSWER).map(unknown), total: rows.length, fitting: 0 };
    const looked = await lookedAt(basis, part, rows.slice(0, MOST_LOOKED_AT));
    const ordered = [
      ...ORDER.flatMap((fits) => looked.filter((one) => one.fits === fits)),
      ...rows.slice(MOST_LOOKED_AT).map(unknown),
    ];
    const fitting = looked.filter(({ fits }) => fits === "fits").length;
    return { candidates: ordered.slice(0, CANDIDATES_PER_ANSWER), total: rows.length, fitting };
  },
});

/** Inverters by how near their power is to the design's: whoever names none looks for one of that size. */
function nearest(rows: readonly ChoosableRecord[], power: number | null): readonly ChoosableRecord[] {
  if (!power) return rows;
  const apart = (row: ChoosableRecord) => {
    const size = row.kind === "inverter" ? row.acPower : row.kind === "battery-inverter" ? row.power : null;
    return size === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(size / power));
  };
  const [first] = rows;
  if (first?.kind !== "inverter" && first?.kind !== "battery-inverter") return rows;
  return rows
    .map((row) => ({ row, by: apart(row) }))
    .toSorted((one, other) => one.by - other.by || 0)
    .map(({ row }) => row);
}

const ORDER = ["fits", "asks", "refused"] as const;

const unknown = (row: ChoosableRecord): PartCandidate => ({ row, fits: null, why: null });

function nothingToSize(error: unknown): null {
  if (error instanceof AppError && error.code === "nothing_to_size") return null;
  throw error;
}

/** Rows between which others have their turn: a few milliseconds of work. */
const ROWS_OF_A_TURN = 10;

async function lookedAt({ project, input, weather }: Basis, part: Part, rows: readonly ChoosableRecord[]) {
  const own = weather && { name: weather.name, year: unpackYear(weather.hours) };
  await nextTurn();
  const fitOf = partCandidates(input, part, { weather: own, panels: project.recommendedPanelCapacity });
  const looked: PartCandidate[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_OF_A_TURN === 0) await nextTurn();
    looked.push({ row, ...verdictOf(part, fitOf(row)) });
  }
  return looked;
}

function verdictOf(
  part: Part,
  { refusals: [refusal], missing, figures }: CandidateFit,
): Pick<PartCandidate, "fits" | "why"> {
  if (refusal) return { fits: "refused", why: refusalText(refusal, figures) };
  if (missing.length > 0) return { fits: "asks", why: missingText(part, missing, figures) };
  return { fits: "fits", why: null };
}
