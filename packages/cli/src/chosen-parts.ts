import { FIGURE_NAMES, type Part } from "@sunwright/engine/equipment/answer";
import {
  type ChoosableRecord,
  CHOSEN_PARTS,
  type ChosenParts,
  figuresAsked,
  type NumberFigure,
  partOfKind,
} from "@sunwright/engine/equipment/chosen-parts";
import { typedDoubt } from "@sunwright/engine/equipment/typed-bounds";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { CONTROLLER_TYPES, type EquipmentRecord } from "@sunwright/engine/equipment/records";
import { say } from "@sunwright/words/cli";
import { z } from "zod";
import { Problem } from "./problem";

// The keys are the list itself, but for the one that is no number.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const numbers = Object.fromEntries(FIGURE_NAMES.map((figure) => [figure, z.number().positive().optional()])) as Record<
  NumberFigure,
  z.ZodOptional<z.ZodNumber>
>;
const Typed = z.strictObject({ ...numbers, "controller-type": z.enum(CONTROLLER_TYPES).optional() });

const Choice = z.strictObject({
  id: z.string(),
  /** Of one piece, in the currency. */
  price: z.number().positive().nullable().default(null),
  currency: z.enum(CURRENCIES).default("USD"),
  /** Figures of the datasheet that the library does not state. */
  typed: Typed.default({}),
});
const Named = z.union([z.string().transform((id) => Choice.parse({ id })), Choice]);

/** Parts of the equipment library in a house's file, by their ids. */
export const Parts = z.strictObject({ module: Named, battery: Named, inverter: Named, controller: Named }).partial();
export type Parts = z.output<typeof Parts>;

/** Options of the command line, which stand in place of the file's. */
export const PART_OPTIONS = {
  module: { type: "string" },
  battery: { type: "string" },
  inverter: { type: "string" },
  controller: { type: "string" },
} as const satisfies Record<Part, unknown>;

/** The file with the parts that the command line names in it. */
export function withParts(described: unknown, named: Partial<Record<Part, string>>): unknown {
  const asked = CHOSEN_PARTS.flatMap((part) => (named[part] === undefined ? [] : [[part, named[part]] as const]));
  if (asked.length === 0 || typeof described !== "object" || described === null) return described;
  const stated: unknown = "parts" in described ? described.parts : {};
  return { ...described, parts: typeof stated === "object" ? { ...stated, ...Object.fromEntries(asked) } : stated };
}

/** The rows of the library; it is loaded where a part is named alone, for its megabyte. */
export async function chosenParts(parts: Parts | undefined): Promise<ChosenParts | undefined> {
  if (parts === undefined) return undefined;
  const { equipmentLibrary } = await import("@sunwright/equipment/library");
  const { byId } = equipmentLibrary();
  const chosen = CHOSEN_PARTS.flatMap((part) => {
    const choice = parts[part];
    if (choice === undefined) return [];
    const { id, typed, ...priced } = choice;
    const row = byId(id);
    if (row === null || !isFor(part, row)) throw new Problem(say("noSuchPart", { id, part }));
    const stated = Object.keys(typed).find((figure) => !figuresAsked(row).some((open) => open === figure));
    if (stated !== undefined) throw new Problem(say("figureStated", { id, figure: stated }));
    const doubt = typedDoubt(row, typed);
    if (doubt !== null) throw new Problem(say("figureBounds", { id, ...doubt }));
    return [[part, { row, typed, ...priced }] as const];
  });
  return Object.fromEntries(chosen);
}

const isFor = (part: Part, row: EquipmentRecord): row is ChoosableRecord => partOfKind(row.kind) === part;
