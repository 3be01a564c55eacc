import { describe, expect, it } from "vitest";
import { type Bought, type SearchedStage, searchStages, type StageSearch } from "./search-stages";
import { draws } from "./testing/draws";

const MOST_MODULES = 10;

/** A small case: a stage is kept where panels and battery together bring it through its day, parts fading by the month. */
function caseOf(seed: number): StageSearch {
  const draw = draws(seed);
  const between = (low: number, high: number) => low + Math.floor(draw() * (high - low + 1));
  const stageCount = between(2, 3);
  const counts = Array.from({ length: 4 }, (_, at) => 3 * at + 3);
  const needs = Array.from({ length: stageCount }, (_, at) => (at + 1) * (1.5 + draw()));
  const inverters = Array.from({ length: stageCount }, (_, at) => ({ price: 200 + 150 * at + 100 * draw() }));
  const stages = needs.map((need, at): SearchedStage => {
    const holds = (panels: number, modules: number) =>
      1.2 * panels >= need && 0.5 * panels + 1.1 * modules >= 1.5 * need;
    const left = (parts: readonly Bought[], month: number, of: "panels" | "modules", fades: number) =>
      parts.reduce((sum, part) => sum + part[of] * (1 - (fades * (month - part.month)) / 12), 0);
    return {
      time: at === 0 || draw() < 0.5 ? { kind: "day", month: 14 * at, budget: null } : { kind: "saved" },
      lookedAt: 14 * at,
      counted: 24,
      leastInverter: at,
      leastModules: (_, panels) =>
        Array.from({ length: MOST_MODULES + 1 }, (__, modules) => modules).find((modules) => holds(panels, modules)) ??
        null,
      keeps: (_, parts, month) => holds(left(parts, month, "panels", 0.01), left(parts, month, "modules", 0.04)),
      saved: ({ panels }) => 20 * (at + 1) + panels * 0.5,
      bought: null,
    };
  });
  return {
    stages,
    counts,
    inverters,
    stands: null,
    panelPrice: 90 + 60 * draw(),
    modulePrice: 300 + 300 * draw(),
    mixes: draw() < 0.7,
    aside: 40,
    horizon: 240,
  };
}

/** Stated again and apart from the search: every number of panels, modules and inverter at every stage. */
function everyOrder(task: StageSearch): number {
  let best = Number.NEGATIVE_INFINITY;
  const step = (
    at: number,
    parts: readonly Bought[],
    [panels, modules, inverter]: readonly [number, number, number],
    worth: number,
  ) => {
    const stage = task.stages[at];
    if (stage === undefined) {
      best = Math.max(best, worth);
      return;
    }
    for (const nextPanels of task.counts.filter((count) => count >= panels))
      for (let nextModules = modules; nextModules <= MOST_MODULES; nextModules += 1)
        for (let next = Math.max(stage.leastInverter, inverter); next < task.inverters.length; next += 1) {
          const renews = !task.mixes && nextModules > modules && modules > 0;
          const bank = renews ? parts.map((part) => ({ ...part, modules: 0 })) : parts;
          const added = renews ? nextModules : nextModules - modules;
          const all = [...bank, { month: stage.lookedAt, panels: nextPanels - panels, modules: added }];
          if (!stage.keeps(next, all, stage.lookedAt)) continue;
          const price =
            (nextPanels - panels) * task.panelPrice +
            added * task.modulePrice +
            (next === inverter ? 0 : (task.inverters[next]?.price ?? 0));
          const saved = stage.saved({ panels: nextPanels, modules: nextModules, inverter: next }) * stage.counted;
          step(at + 1, all, [nextPanels, nextModules, next], worth + saved - price);
        }
  };
  step(0, [], [0, 0, -1], 0);
  return best;
}

describe("the search of all stages together", () => {
  it("is within half a percent of trying every order on 50 small cases, each stage keeping its promise", () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const task = caseOf(seed);
      const found = searchStages(task);
      const best = everyOrder(task);
      expect(found, `case ${seed}`).not.toBeNull();
      expect(Math.abs((found?.worth ?? 0) - best), `case ${seed}`).toBeLessThanOrEqual(0.005 * Math.abs(best));
      for (const [at, { system }] of (found?.stages ?? []).entries())
        expect(system.inverter).toBeGreaterThanOrEqual(task.stages[at]?.leastInverter ?? 0);
    }
  });

  it("spends within the budget of a day, and finds nothing where none is enough", () => {
    const task = caseOf(3);
    const free = searchStages(task);
    const price = free?.stages[0]?.price ?? 0;
    const budgeted = (budget: number): StageSearch => ({
      ...task,
      stages: task.stages.map((stage, at) =>
        at === 0 ? { ...stage, time: { kind: "day", month: 0, budget } } : stage,
      ),
    });
    expect(searchStages(budgeted(price))?.stages[0]?.price).toBeLessThanOrEqual(price);
    expect(searchStages(budgeted(10))).toBeNull();
  });

  it("waits for a stage until what is saved and put aside has paid for it", () => {
    const task: StageSearch = { ...caseOf(4), aside: 10 };
    const waiting = {
      ...task,
      stages: task.stages.map((stage, at) => (at === 0 ? stage : { ...stage, time: { kind: "saved" } as const })),
    };
    const [first, second] = searchStages(waiting)?.stages ?? [];
    if (first === undefined || second === undefined) throw new Error("The case has two stages");
    const months = second.month - first.month;
    expect(months * (first.saved + 10)).toBeGreaterThanOrEqual(second.price);
    expect((months - 1) * (first.saved + 10)).toBeLessThan(second.price);
  });

  it("keeps what was bought for a stage as it is", () => {
    const task = caseOf(5);
    const bought = { panels: 6, modules: 4, inverter: task.inverters.length - 1 };
    const plan = searchStages({
      ...task,
      stages: task.stages.map((stage, at) => (at === 0 ? { ...stage, bought } : stage)),
    });
    expect(plan?.stages[0]?.system).toEqual(bought);
    expect(plan?.thrownAway.inverters).toBe(0);
  });
});
