import { PART_PRICE_MAX } from "@sunwright/contract/limits";
import type { PartChoice } from "@sunwright/contract/parts";
import type { FigureName, Part } from "@sunwright/engine/equipment/answer";
import {
  type ChoosableRecord,
  type ChosenParts,
  figuresAsked,
  nameOf,
  partOfKind,
} from "@sunwright/engine/equipment/chosen-parts";
import { type TypedDoubt, typedDoubt } from "@sunwright/engine/equipment/typed-bounds";
import { SPECIFIED_PRICES } from "@sunwright/engine/sizing/rule/cost";
import { ownPrice } from "@sunwright/engine/sizing/rule/own-price";
import type { EquipmentRecord } from "@sunwright/engine/equipment/records";
import { say } from "@sunwright/words/history";
import { AppError, toldIssue } from "../../platform/errors";
import { told } from "../../platform/told";
import type { PartRow } from "./table";

/** A part of the library by its id. */
export type FindPart = (id: string) => EquipmentRecord | null;

const isChoosable = (row: EquipmentRecord): row is ChoosableRecord => partOfKind(row.kind) !== null;

const boundsTold = ({ figure, least, most }: TypedDoubt) =>
  figure === "efficiency"
    ? told("part.efficiency", { least: 100 * least, most: 100 * most })
    : told("part.bounds", { least, most });

/**
 * The row that a choice names. Throws equipment_not_found, and invalid_input where it stands for another part or a typed
 * figure is none that the row leaves open.
 */
export function rowFor(part: Part, { equipmentId, typed, ...priced }: PartChoice, find: FindPart): ChoosableRecord {
  const row = find(equipmentId);
  if (row === null) throw new AppError("equipment_not_found");
  if (!isChoosable(row) || partOfKind(row.kind) !== part)
    throw new AppError("invalid_input", { issues: [toldIssue("equipmentId", told("part.otherKind"))] });
  const asked = new Set<string>(figuresAsked(row));
  const wrong = Object.keys(typed).find((figure) => !asked.has(figure));
  if (wrong !== undefined)
    throw new AppError("invalid_input", { issues: [toldIssue(`typed.${wrong}`, told("part.figureStated"))] });
  const doubt = typedDoubt(row, typed);
  if (doubt !== null)
    throw new AppError("invalid_input", { issues: [toldIssue(`typed.${doubt.figure}`, boundsTold(doubt))] });
  if ((ownPrice(priced, SPECIFIED_PRICES)?.dollars ?? 0) > PART_PRICE_MAX)
    throw new AppError("invalid_input", { issues: [toldIssue("price", told("part.price"))] });
  return row;
}

/** The rows as a design takes them. A part that the library no longer has is the generic one again. */
export function resolved(rows: readonly PartRow[], find: FindPart): ChosenParts {
  const chosen = rows.flatMap(({ part, equipmentId, typed, price, currency }) => {
    const row = find(equipmentId);
    return row !== null && isChoosable(row) && partOfKind(row.kind) === part
      ? [{ part, row, typed, price, currency }]
      : [];
  });
  // A figure that the row states since it was typed is the row's.
  const own = chosen.map(
    ({ part, row, typed, ...priced }) => [part, { row, typed: openOf(row, typed), ...priced }] as const,
  );
  return Object.fromEntries(own);
}

const openOf = (row: ChoosableRecord, typed: PartRow["typed"]) => {
  const asked = new Set<FigureName>(figuresAsked(row));
  return Object.fromEntries(Object.entries(typed).filter(([figure]) => [...asked].some((open) => open === figure)));
};

export const describeChosen = (part: Part, row: ChoosableRecord) => say("part.chosen", { part, name: nameOf(row) });
export const describeRemoved = (part: Part) => say("part.removed", { part });

/** The choice in a history entry, with the name that the library has for it. */
export function outlineOf(choice: PartChoice | undefined, find: FindPart) {
  if (choice === undefined) return null;
  const { equipmentId, typed, price, currency } = choice;
  const row = find(equipmentId);
  return { equipmentId, ...(row && { name: nameOf(row) }), typed, price, currency };
}
