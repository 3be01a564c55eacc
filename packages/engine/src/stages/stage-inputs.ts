import type { ApplianceLoad, DesignInput } from "../sizing/inputs/design";
import { promising } from "../sizing/inputs/target";
import { hasLoad } from "../sizing/load/load";
import type { AskedStage, StageProblem, StagesAsked } from "./asked";

const MILLISECONDS_OF_DAY = 86_400_000;
const DAYS_OF_MEAN_MONTH = 365.2425 / 12;
export const MONTHS_OF_YEAR = 12;

/** Whole months of mean length from one ISO day to another; 0 of days before it. */
export const monthsBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_OF_DAY / DAYS_OF_MEAN_MONTH));

/** The ISO day so many months after another; the last of a month that is too short for it. */
export function monthsAfter(day: string, months: number): string {
  const from = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return first.toISOString().slice(0, 10);
}

export const yearsOf = (months: number): number => months / MONTHS_OF_YEAR;

/** What is wrong with what was asked before anything is counted; null where nothing is. */
export function problemOf({ input, stages, today }: StagesAsked): StageProblem | null {
  if (input.parameters.systemType === "on-grid") return { problem: "on_grid", stage: null, least: null };
  const { load } = input;
  if (load.kind !== "appliances" || !hasLoad(load)) return { problem: "no_appliances", stage: null, least: null };
  const nothing = stages.findIndex(
    (_, at) => !hasLoad({ kind: "appliances", appliances: newIn(load.appliances, stages, at) }),
  );
  if (nothing >= 0) return { problem: "carries_nothing", stage: nothing, least: null };
  if (stages[0]?.time.kind === "saved" && stages[0].bought === null)
    return { problem: "first_unpaid", stage: 0, least: null };
  const late = stages.findIndex((stage, at) => {
    const day = dayOf(stage);
    const before =
      stages
        .slice(0, at)
        .map(dayOf)
        .findLast((one) => one !== null) ?? null;
    return day !== null && before !== null && day < before;
  });
  if (late >= 0) return { problem: "out_of_order", stage: late, least: null };
  const gap = stages.findIndex(
    ({ bought }, at) => bought !== null && (stages[at - 1]?.bought === null || bought.on > today),
  );
  return gap >= 0 ? { problem: "out_of_order", stage: gap, least: null } : null;
}

const dayOf = ({ time, bought }: AskedStage): string | null =>
  bought?.on ?? (time.kind === "day" ? time.day.slice(0, 10) : null);

/** What a stage adds. */
const newIn = (appliances: readonly ApplianceLoad[], stages: readonly AskedStage[], at: number) => {
  const before = carriedBefore(stages, at);
  return appliances.filter((_, index) => stages[at]?.carries.includes(index) === true && !before.has(index));
};

const carriedBefore = (stages: readonly AskedStage[], at: number): ReadonlySet<number> =>
  new Set(stages.slice(0, at).flatMap(({ carries }) => carries));

/** What is carried after a stage, and what is left as it is today. */
export function carriedAfter({ input, stages }: Pick<StagesAsked, "input" | "stages">, at: number) {
  const all = input.load.kind === "appliances" ? input.load.appliances : [];
  const carried = carriedBefore(stages, at + 1);
  return {
    carried: all.filter((_, index) => carried.has(index)),
    rest: all.filter((_, index) => !carried.has(index)),
  };
}

/** The project with what is carried after a stage, at the stage's promise. */
export function inputOf(asked: Pick<StagesAsked, "input" | "stages">, at: number): DesignInput {
  const { input, stages } = asked;
  const promise = stages[at]?.promise ?? null;
  return {
    ...input,
    prices: "local",
    load: { kind: "appliances", appliances: carriedAfter(asked, at).carried },
    parameters: promise === null ? input.parameters : promising(input.parameters, promise),
  };
}

/** The same with an inverter of a power. [W] */
export const withInverter = (input: DesignInput, watts: number): DesignInput => ({
  ...input,
  parameters: { ...input.parameters, inverterSize: watts },
});
