import type { StageProblem, StagesAsked } from "./asked";
import { searchStages, type StageSearch } from "./search-stages";

/** Why no way is paid: what the first stage takes at least that has not enough, else a stage that saving never reaches. */
export function unpaid({ stages }: Pick<StagesAsked, "stages">, task: StageSearch): StageProblem {
  const open = (upTo: number): StageSearch => ({
    ...task,
    stages: task.stages.map((stage, at) =>
      at <= upTo && stage.time.kind === "day" ? { ...stage, time: { ...stage.time, budget: null } } : stage,
    ),
  });
  for (const [at, { time }] of stages.entries()) {
    const upTo = { ...open(at), stages: open(at).stages.slice(0, at + 1) };
    const withMoney = { ...open(at - 1), stages: open(at - 1).stages.slice(0, at + 1) };
    if (searchStages(withMoney) !== null) continue;
    if (time.kind === "saved") return { problem: "never_paid", stage: at, least: null };
    const cheapest = searchStages({ ...upTo, horizon: 0 });
    return { problem: "budget_too_small", stage: at, least: cheapest?.stages[at]?.price ?? null };
  }
  return { problem: "budget_too_small", stage: null, least: null };
}
