import { MoneyFigures } from "@sunwright/contract/economics";
import { PartChoice } from "@sunwright/contract/parts";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import type { Part } from "@sunwright/engine/equipment/answer";
import { CHOSEN_PARTS } from "@sunwright/engine/equipment/chosen-parts";
import { PROJECT_COUNTRIES, type Country } from "@sunwright/engine/parameters/options";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { type Change, changesBetween, Editable, given } from "../projects/rules";

/** An appliance as its entries keep it, whole, so that a removed one can come back. */
export const KeptAppliance = z.object({
  id: z.uuid(),
  catalogueId: z.string().nullable(),
  customName: z.string().nullable(),
  customPower: z.number().nullable(),
  quantity: z.number().int(),
  hoursPerDay: z.number(),
  hoursOfDay: z.array(z.number().int()),
  /** Left out of entries from before it was kept. */
  months: z.array(z.number()).nullable().default(null),
  motor: z.boolean(),
  essential: z.boolean(),
  position: z.number().int(),
});
export type KeptAppliance = z.output<typeof KeptAppliance>;

/** A chosen part as its entries keep it, beside its name. */
export const KeptPart = z.object(PartChoice.shape);
export type KeptPart = z.output<typeof KeptPart>;

/** All of a project that an entry of its history can bring back. */
export interface ProjectState {
  readonly parameters: Editable;
  readonly money: Readonly<Partial<Record<Country, MoneyFigures>>>;
  readonly appliances: readonly KeptAppliance[];
  readonly parts: Readonly<Partial<Record<Part, KeptPart>>>;
}

const AChange = z.object({ before: z.unknown(), after: z.unknown() });
const MoneyChanges = z.array(z.object({ country: z.enum(PROJECT_COUNTRIES), figures: z.record(z.string(), AChange) }));
const ApplianceChanges = z.array(z.object({ before: KeptAppliance.nullable(), after: KeptAppliance.nullable() }));
const PartChanges = z.array(
  z.object({ part: z.enum(CHOSEN_PARTS), before: KeptPart.nullable(), after: KeptPart.nullable() }),
);

export type EntryChanges = Readonly<Record<string, unknown>>;
export interface Told {
  readonly action: string;
  readonly description: string;
  readonly changes: EntryChanges;
}

/** Entries of these actions change nothing that could be brought back. */
const TELLS_ONLY: ReadonlySet<string> = new Set(["created", "shared", "exported", "commented"]);
/** It changed nothing, so a plan made before it still holds. */
export const tellsOnly = ({ action }: Pick<Told, "action">): boolean => TELLS_ONLY.has(action);
/** What a calculation found is not brought back but calculated again; the archive is a place, not a part of the design. */
const NOT_BROUGHT_BACK: ReadonlySet<string> = new Set([
  "recommendedPanelCapacity",
  "recommendedBatteryCapacity",
  "recommendedInverterCapacity",
  "estimatedCost",
  "price",
  "archivedAt",
]);

/** An entry that changed what can be brought back, wholly or in part. */
export const isChange = ({ action, changes }: Told): boolean =>
  !TELLS_ONLY.has(action) && Object.keys(changes).some((key) => key in Editable.shape || OWN_KEYS.has(key));
const OWN_KEYS: ReadonlySet<string> = new Set(["money", "appliances", "parts"]);

export interface Stepped {
  readonly state: ProjectState;
  /** Everything the entry changed could be taken back. */
  readonly whole: boolean;
}

/** The state before an entry, from the state after it. */
function stepBack(state: ProjectState, { action, changes }: Told): Stepped {
  if (tellsOnly({ action })) return { state, whole: true };
  const { money, appliances, parts, ...fields } = changes;
  const known = Object.entries(fields).filter(([field]) => !NOT_BROUGHT_BACK.has(field));
  const parameters = parametersBefore(known);
  const figures = money === undefined ? { success: true, data: [] } : MoneyChanges.safeParse(money);
  const lists = appliances === undefined ? { success: true, data: [] } : ApplianceChanges.safeParse(appliances);
  const choices = parts === undefined ? { success: true, data: [] } : PartChanges.safeParse(parts);
  return {
    state: {
      parameters: { ...state.parameters, ...parameters },
      money: (figures.data ?? []).reduce(moneyBefore, state.money),
      appliances: (lists.data ?? []).reduce(appliancesBefore, state.appliances),
      parts: (choices.data ?? []).reduce(partsBefore, state.parts),
    },
    whole: figures.success && lists.success && choices.success && Object.keys(parameters).length === known.length,
  };
}

/** The former values of those fields that are parameters and may still have them. */
function parametersBefore(fields: readonly (readonly [string, unknown])[]): Partial<Editable> {
  const former: Record<string, unknown> = {};
  for (const [field, value] of fields) {
    const change = AChange.safeParse(value);
    const schema = Object.entries(Editable.shape).find(([name]) => name === field)?.[1];
    if (change.success && schema?.safeParse(change.data.before).success) former[field] = change.data.before;
  }
  return given(Editable.partial().parse(former));
}

function moneyBefore(money: ProjectState["money"], { country, figures }: z.output<typeof MoneyChanges>[number]) {
  const former = Object.fromEntries(Object.entries(figures).map(([figure, { before }]) => [figure, before]));
  const parsed = MoneyFigures.partial().safeParse(former);
  return { ...money, [country]: { ...NO_OWN_FIGURES, ...money[country], ...given(parsed.data ?? {}) } };
}

function appliancesBefore(
  list: ProjectState["appliances"],
  { before, after }: z.output<typeof ApplianceChanges>[number],
): ProjectState["appliances"] {
  const others = list.filter(({ id }) => id !== before?.id && id !== after?.id);
  return before ? [...others, before].sort((one, other) => one.position - other.position) : others;
}

function partsBefore(parts: ProjectState["parts"], { part, before }: z.output<typeof PartChanges>[number]) {
  const { [part]: _gone, ...others } = parts;
  return before ? { ...others, [part]: before } : others;
}

/** Back through entries, newest first. `stays` names those that could not be taken back wholly. */
export function stateBefore(now: ProjectState, entries: readonly Told[]) {
  const stays: string[] = [];
  let state = now;
  for (const entry of entries) {
    const stepped = stepBack(state, entry);
    state = stepped.state;
    if (!stepped.whole) stays.push(entry.description);
  }
  return { state, stays: [...new Set(stays)] };
}

export interface ApplianceChange {
  readonly before: KeptAppliance | null;
  readonly after: KeptAppliance | null;
}
export interface ChoiceChange {
  readonly part: Part;
  readonly before: KeptPart | null;
  readonly after: KeptPart | null;
}
export interface StateChanges {
  readonly parameters: Readonly<Record<string, Change>>;
  readonly money: readonly { readonly country: Country; readonly figures: Readonly<Record<string, Change>> }[];
  readonly appliances: readonly ApplianceChange[];
  readonly parts: readonly ChoiceChange[];
}

/** What has to change for one state to become the other. */
export function changesToward(from: ProjectState, to: ProjectState): StateChanges {
  const moneyOf = (state: ProjectState, country: Country) => state.money[country] ?? NO_OWN_FIGURES;
  return {
    parameters: changesBetween<Editable>(from.parameters, to.parameters),
    money: PROJECT_COUNTRIES.map((country) => ({
      country,
      figures: changesBetween<MoneyFigures>(moneyOf(from, country), moneyOf(to, country)),
    })).filter(({ figures }) => Object.keys(figures).length > 0),
    appliances: applianceChanges(from.appliances, to.appliances),
    parts: CHOSEN_PARTS.map((part) => ({
      part,
      before: from.parts[part] ?? null,
      after: to.parts[part] ?? null,
    })).filter(({ before, after }) => !isDeepStrictEqual(before, after)),
  };
}

function applianceChanges(from: readonly KeptAppliance[], to: readonly KeptAppliance[]): ApplianceChange[] {
  const ids = new Set([...from, ...to].map(({ id }) => id));
  return [...ids]
    .map((id) => ({
      before: from.find((each) => each.id === id) ?? null,
      after: to.find((each) => each.id === id) ?? null,
    }))
    .filter(({ before, after }) => !before || !after || Object.keys(changesBetween(before, after)).length > 0);
}

/** As an entry of the history keeps them. */
export const toEntryChanges = ({ parameters, money, appliances, parts }: StateChanges): Record<string, unknown> => ({
  ...parameters,
  ...(money.length > 0 ? { money } : {}),
  ...(appliances.length > 0 ? { appliances } : {}),
  ...(parts.length > 0 ? { parts } : {}),
});

export const isNothing = (changes: StateChanges): boolean => Object.keys(toEntryChanges(changes)).length === 0;
