import { busVoltageOf } from "../sizing/rule/bus-voltage";
import { moduleOf } from "../sizing/rule/bank-module";
import { isSystem } from "../prices/standing";
import { pricedSystemOfFigures, priceOfBought } from "../sizing/choice/system-price";
import { priceOf, type Price } from "../prices/price";
import { localPrice } from "../prices/local-price";
import type { AskedStage, StageProblem, StagesAsked } from "./asked";
import { batteryJoinings } from "./join-battery";
import { type PlannedStage, plannedStages, type StagesPlan } from "./planned";
import { type Prepared, prepare, sizeAt } from "./prepare-stages";
import { type FoundPlan, type SearchedStage, searchStages, type StageSearch, type StageSystem } from "./search-stages";
import { leastModulesOf, panelCountsOf } from "./stage-choices";
import { carriedAfter, MONTHS_OF_YEAR, monthsBetween, problemOf } from "./stage-inputs";
import type { StagePromise } from "./stage-promises";
import { unpaid } from "./unpaid-stage";

export type StagesAnswer =
  | { readonly kind: "planned"; readonly plan: StagesPlan }
  | ({ readonly kind: "refused" } & StageProblem);

/**
 * A plan of up to three purchases, each carrying what it names at its own promise, all searched together: what lasts is
 * bought once where that costs less in all. What stands is judged first and counted with its age. Pure and deterministic.
 *
 * Sources: the balance and the promise of `sizing/choice`; the rule of what is bought when of reference table r.
 */
export function planStages(asked: StagesAsked): StagesAnswer {
  const problem = problemOf(asked);
  if (problem !== null) return { kind: "refused", ...problem };
  const first = planWith(asked, false);
  // New lead beside old lead: whether the bank grows is known once a plan is.
  const grows = first.kind === "planned" && first.plan.stages.some(({ system }) => system.modules > 0);
  const lead = asked.standing.batteries.some(({ chemistry }) => chemistry === "lead_acid");
  return grows && lead ? planWith(asked, true) : first;
}

function planWith(asked: StagesAsked, batteryGrows: boolean): StagesAnswer {
  const prepared = prepare(asked, batteryGrows);
  const missed = asked.stages.findIndex((_, at) => prepared.promiseOf(at, prepared.watts.length - 1).alone === null);
  if (missed >= 0) return { kind: "refused", problem: "promise_missed", stage: missed, least: null };
  const task = taskFor(prepared, 1);
  const found = searchedOnItsDays(task);
  if (found === null) return { kind: "refused", ...unpaid(asked, task) };
  const factor = priceFactor(prepared, found.plan);
  const priced = factor === 1 ? task : taskFor(prepared, factor);
  const best = factor === 1 ? found : searchedOnItsDays(priced);
  if (best === null) return { kind: "refused", ...unpaid(asked, priced) };
  return { kind: "planned", plan: described(prepared, best.task, best.plan, factor) };
}

/** How often a plan is searched again for the days that it comes to. House rule. */
const MOST_AGAIN = 3;

/** A plan whose parts are as old as its own days make them: where a stage waits longer than was looked at, it is searched again. */
function searchedOnItsDays(task: StageSearch): { readonly plan: FoundPlan; readonly task: StageSearch } | null {
  let looked = task;
  let plan = searchStages(looked);
  for (let times = 1; plan !== null && times < MOST_AGAIN; times += 1) {
    const { stages } = plan;
    if (looked.stages.every(({ lookedAt }, at) => (stages[at]?.month ?? 0) <= lookedAt)) break;
    looked = {
      ...looked,
      stages: looked.stages.map((stage, at) => ({
        ...stage,
        lookedAt: Math.max(stage.lookedAt, stages[at]?.month ?? 0),
      })),
    };
    plan = searchStages(looked);
  }
  return plan && { plan, task: looked };
}

function taskFor(prepared: Prepared, factor: number): StageSearch {
  const { asked, last, watts, kept, money, promiseOf } = prepared;
  const counts = panelCountsOf(prepared);
  const whole = promiseOf(asked.stages.length - 1, watts.length - 1);
  const priceFor = (bought: Parameters<typeof priceOfBought>[0]) =>
    factor * priceOfBought(bought, last.technology, last.input).middle;
  return {
    stages: asked.stages.map((stage, at) => searchedStage(prepared, stage, at, counts)),
    counts,
    inverters: watts.map((inverter) => ({
      price: inverter === kept.inverter ? 0 : priceFor({ panels: 0, battery: 0, inverter }),
    })),
    stands: kept.inverter === null ? null : watts.indexOf(kept.inverter),
    panelPrice: priceFor({ panels: 1_000 * whole.panelKwp, battery: 0, inverter: 0 }),
    modulePrice: priceFor({ panels: 0, battery: 1_000 * whole.moduleKwh, inverter: 0 }),
    mixes: moduleOf(last).chemistry === "lfp",
    aside: asked.aside,
    horizon: MONTHS_OF_YEAR * money.assumptions.figures.years.value,
  };
}

function searchedStage(prepared: Prepared, stage: AskedStage, at: number, counts: readonly number[]): SearchedStage {
  const { asked, rules, watts, promiseOf, money } = prepared;
  const needed = rules[at]?.inverter.capacity ?? 0;
  const { rest } = carriedAfter(asked, at);
  const saved = new Map<string, number>();
  const keptNow = (promise: StagePromise, { panels, modules }: Pick<StageSystem, "panels" | "modules">) =>
    sizeAt(prepared, promise, [{ month: 0, panels, modules }], 0);
  return {
    time: timeOf(asked, stage),
    ...monthsLooked(prepared, at),
    leastInverter: watts.findIndex((power) => power >= needed),
    leastModules: leastModulesOf(prepared, at, counts),
    keeps: (inverter, parts, month) => {
      const promise = promiseOf(at, inverter);
      const size = sizeAt(prepared, promise, parts, month);
      return promise.promise.holds(size) && promise.promise.confirms(size);
    },
    saved: (system) => {
      const key = `${system.panels} ${system.modules} ${system.inverter}`;
      const promise = promiseOf(at, system.inverter);
      const size = keptNow(promise, system);
      const found =
        saved.get(key) ??
        money.today.total -
          money.after(rest, promise.promise.running(size), { arrayKw: size.pvKwp, set: promise.promise.set }).total;
      saved.set(key, found);
      return found;
    },
    bought: stage.bought && {
      panels: stage.bought.panels,
      modules: stage.bought.modules,
      inverter: watts.indexOf(stage.bought.inverter),
    },
  };
}

/** Between stages that wait for savings. [months] House rule: the years of the comparison decide, not these. */
const USUAL_WAIT = 12;

/** Months of a stage were each paid on its day or after a usual wait: when it begins, and until the next or the end of the years. */
function monthsLooked({ asked, money }: Prepared, at: number): Pick<SearchedStage, "lookedAt" | "counted"> {
  const months = asked.stages.reduce<readonly number[]>((sofar, stage) => {
    const before = sofar.at(-1) ?? 0;
    const time = timeOf(asked, stage);
    return [...sofar, time.kind === "day" ? Math.max(before, time.month) : before + USUAL_WAIT];
  }, []);
  const end = MONTHS_OF_YEAR * money.assumptions.figures.years.value;
  const lookedAt = months[at] ?? 0;
  return { lookedAt, counted: Math.max(0, (months[at + 1] ?? end) - lookedAt) };
}

function timeOf({ today }: StagesAsked, { time, bought }: AskedStage): SearchedStage["time"] {
  if (bought !== null) return { kind: "day", month: monthsBetween(today, bought.on), budget: null };
  return time.kind === "saved" ? time : { kind: "day", month: monthsBetween(today, time.day), budget: time.budget };
}

/** What is known of the price of the project's own design, where the last stage comes to that very system. */
function priceFactor({ asked: { priced }, last, kept, watts, promiseOf, asked }: Prepared, found: FoundPlan): number {
  const whole = found.stages.at(-1)?.system;
  if (
    priced === undefined ||
    whole === undefined ||
    kept.panelsKw(0) > 0 ||
    kept.batteryKwh(0) > 0 ||
    kept.inverter !== null
  )
    return 1;
  const { panelKwp, moduleKwh } = promiseOf(asked.stages.length - 1, whole.inverter);
  const system = pricedSystemOfFigures({
    ...last,
    array: { ...last.array, capacity: Math.round(1_000 * panelKwp * whole.panels) },
    battery: { ...last.battery, capacity: Math.round(1_000 * moduleKwh * whole.modules) },
    inverter: { ...last.inverter, capacity: watts[whole.inverter] ?? 0 },
  });
  const surest = surerPrice(priced.known);
  if (surest === null || !isSystem(system, priced.system)) return 1;
  const local = localPrice(priced.system);
  return surest.currency === local.currency ? surest.amount / local.middle : 1;
}

const surerPrice = (known: NonNullable<StagesAsked["priced"]>["known"]): Price | null =>
  priceOf({
    estimate: null,
    local: null,
    shops: known.shops ?? null,
    offer: known.offer ?? null,
    contract: known.contract ?? null,
  });

function described(prepared: Prepared, task: StageSearch, found: FoundPlan, factor: number): StagesPlan {
  const { asked, last, money, verdicts } = prepared;
  const stages = plannedStages({ ...prepared, factor, found });
  const smallFirst = otherOf(task, found);
  return {
    currency: money.amounts.currency,
    today: money.today,
    stages,
    standing: verdicts,
    spent: found.spent,
    net: found.net,
    months: task.horizon,
    thrownAway: found.thrownAway,
    otherwise: smallFirst,
    bankVoltage: busVoltageOf(last.input.parameters),
    joinings: batteryJoinings(asked.standing, last, wholeOf(stages)),
    aside: asked.aside,
    firstAlone: firstAlone(prepared, factor),
  };
}

const wholeOf = (stages: readonly PlannedStage[]) => {
  const whole = stages.at(-1)?.system;
  return { batteryKwh: whole?.batteryKwh ?? 0, watts: whole?.inverter ?? 0 };
};

/** Bought for each stage alone, or once for all: whichever the plan is not. */
function otherOf(task: StageSearch, found: FoundPlan): StagesPlan["otherwise"] {
  const lasts = found.thrownAway.inverters === 0;
  const { leastInverter } = task.stages[0] ?? { leastInverter: 0 };
  const end = task.stages.at(-1)?.leastInverter ?? 0;
  if (task.stands !== null || leastInverter === end) return null;
  const other = searchStages(task, ({ inverters }) =>
    lasts ? inverters[0] === leastInverter : inverters.every((inverter) => inverter === inverters[0]),
  );
  const [first, otherFirst] = [found.stages[0], other?.stages[0]];
  if (other === null || first === undefined || otherFirst === undefined) return null;
  return {
    how: lasts ? "small-first" : "lasting",
    first: otherFirst.price,
    spent: other.spent,
    lost: other.thrownAway.price,
    inverters: other.thrownAway.inverters,
  };
}

/** What the first stage would cost of somebody who is sure to stop there. */
function firstAlone(prepared: Prepared, factor: number): number | null {
  const { asked, rules } = prepared;
  if (asked.stages.length < 2 || asked.stages[0]?.bought) return null;
  const index = prepared.watts.findIndex((power) => power >= (rules[0]?.inverter.capacity ?? 0));
  const { alone, panelKwp, moduleKwh, figures } = prepared.promiseOf(0, index);
  if (alone === null || prepared.kept.panelsKw(0) > 0 || prepared.kept.batteryKwh(0) > 0) return null;
  const bought = {
    panels: 1_000 * panelKwp * alone.panels,
    battery: 1_000 * moduleKwh * alone.modules,
    inverter: prepared.watts[index] === prepared.kept.inverter ? 0 : (prepared.watts[index] ?? 0),
  };
  return factor * priceOfBought(bought, figures.technology, figures.input).middle;
}
