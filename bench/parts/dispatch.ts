import { byController } from "@sunwright/engine/dispatch/controller";
import { leastCostDispatch } from "@sunwright/engine/dispatch/least-cost-dispatch";
import { bySimpleRule } from "@sunwright/engine/dispatch/simple-rule";
import { judgedWeeks, type JudgedWeek, lastDay, medianShare } from "@sunwright/engine/dispatch/testing/judged-weeks";
import { figuresOf } from "@sunwright/engine/sizing/choice/figures";
import { followedYear, leastYear } from "@sunwright/engine/simulation/followed-year";
import { readJson } from "@sunwright/engine/validation/files";
import { referenceFiles } from "@sunwright/engine/validation/testing/reference";
import { leastCostByHighs } from "../dispatch/highs-model";
import { ON_GRID_PERSONAS } from "../field/personas";

/* A battery that follows prices: how near the two figures are to what is possible, and how long they take. Bars: issue 45. */

export const figureNames = ["weeks", "years", "homes"];

const MOST_APART = 1e-6;
const LEAST_SHARE = 0.8;
const [CONTROLLER_MS, EXACT_MS] = [8, 500];
const HOURS = 8_760;
const REPEATED = 25;

const fail = () => (process.exitCode = 1);
const kindsOf = (weeks: readonly JudgedWeek[]) => [...new Set(weeks.map(({ kind }) => kind))];

/** As the table states it: of the cost and one. */
const apart = (cost: number, reference: number) => Math.abs(cost - reference) / (Math.abs(reference) + 1);

function timed<Result>(run: () => Result): [Result, number] {
  const before = performance.now();
  const result = run();
  return [result, performance.now() - before];
}

/** The least of many, since others work on this machine. [ms] */
function least(run: () => unknown): number {
  return Math.min(...Array.from({ length: REPEATED }, () => timed(run)[1]));
}

function ofWeeks(): string[] {
  const rows = readJson(referenceFiles, "p_dispatch.json").list("cases");
  const weeks = judgedWeeks();
  let [worst, worstHighs, own, highs] = [0, 0, 0, 0];
  for (const [index, { rule, hours, start, simple }] of weeks.entries()) {
    const out = rows[index]?.field("out");
    if (!out) throw new Error("A week is of the table");
    for (const [name, end] of [
      ["least_cost", start],
      ["least_cost_end_as_greedy", simple.end],
    ] as const) {
      const [found, ms] = timed(() => leastCostDispatch(rule, hours, { start, end }));
      const [solved, solvedMs] = timed(() => leastCostByHighs(rule, hours, start, end));
      const cost = out.number(name);
      worst = Math.max(worst, apart(found?.cost ?? Number.NaN, cost));
      worstHighs = Math.max(worstHighs, apart(solved, cost));
      own += ms;
      highs += solvedMs;
    }
  }
  const median = medianShare(weeks);
  if (!(worst <= MOST_APART) || !(median >= LEAST_SHARE)) fail();
  const solved = 2 * weeks.length;
  return [
    `least cost of ${weeks.length} weeks, twice: at most ${worst.toExponential(1)} of the cost and one from table p, ${(own / solved).toFixed(2)} ms a week`,
    `HiGHS in the same run: at most ${worstHighs.toExponential(1)}, ${(highs / solved).toFixed(2)} ms a week, ${(highs / own).toFixed(0)} times as long`,
    `controller: ${median.toFixed(3)} of what could be saved beside the simple rule, by median of the ${weeks.filter(({ share }) => share !== null).length} weeks in which anything could; bar ${LEAST_SHARE}`,
    `the same, its first day taken to be like the week's last: ${medianShare(judgedWeeks(lastDay)).toFixed(3)}`,
    ...kindsOf(weeks).map((kind) => {
      const of = weeks.filter((week) => week.kind === kind);
      const some = of.some(({ share }) => share !== null);
      return `  ${kind}: ${some ? medianShare(of).toFixed(2) : "nothing to save"}`;
    }),
  ];
}

/** A year of a kind's weeks, one after another. */
function yearOf(weeks: readonly JudgedWeek[]) {
  const hourly = (of: (week: JudgedWeek) => ArrayLike<number>) =>
    Float64Array.from({ length: HOURS }, (_, hour) => {
      const week = weeks[Math.floor(hour / 168) % weeks.length];
      return week ? (of(week)[hour % 168] ?? Number.NaN) : Number.NaN;
    });
  return {
    load: hourly(({ hours }) => hours.load),
    sun: hourly(({ hours }) => hours.sun),
    importPrice: hourly(({ hours }) => hours.importPrice),
    exportPrice: hourly(({ hours }) => hours.exportPrice),
  };
}

function ofYears(): string[] {
  const weeks = judgedWeeks();
  return kindsOf(weeks).map((kind) => {
    const of = weeks.filter((week) => week.kind === kind);
    const [first] = of;
    if (!first) throw new Error("A kind has a week");
    const { rule } = first;
    const hours = yearOf(of);
    const start = rule.floor;
    const simple = bySimpleRule(rule, hours, start);
    const task = { start, end: simple.end, before: lastDay(hours) };
    const own = byController(rule, hours, task);
    const best = leastCostDispatch(rule, hours, task);
    const controllerMs = least(() => byController(rule, hours, task));
    const exactMs = least(() => leastCostDispatch(rule, hours, task));
    const [solved, highsMs] =
      kind === "homeflex_like" ? timed(() => leastCostByHighs(rule, hours, start, simple.end)) : [null, 0];
    if (controllerMs > CONTROLLER_MS || exactMs > EXACT_MS) fail();
    return [
      `${kind}: simple rule ${simple.cost.toFixed(0)}, controller ${own.cost.toFixed(0)} in ${controllerMs.toFixed(1)} ms`,
      `least ${best?.cost.toFixed(2)} in ${exactMs.toFixed(1)} ms`,
      ...(solved === null ? [] : [`HiGHS ${solved.toFixed(2)} in ${highsMs.toFixed(0)} ms`]),
    ].join(", ");
  });
}

const BATTERY_KWH = 8;
const PRICED = ["flat", "homeflex_like", "day_ahead", "day_ahead_feed_in_stops_when_negative"];

/** Designs on the grid with a battery beside them, all under prices of table p: in their currencies, one week again and again. */
function ofHomes(): string[] {
  const weeks = judgedWeeks();
  return ON_GRID_PERSONAS.flatMap(({ name, input }) => {
    const { choice } = figuresOf(input);
    if (choice === null) throw new Error(`${name} has a load`);
    const size = { pvKwp: choice.size.pvKwp, batteryKwh: BATTERY_KWH };
    return PRICED.map((kind) => {
      const prices = yearOf(weeks.filter((week) => week.kind === kind).slice(0, 1));
      const following = { gridCharges: true, batterySells: false, reserve: 0, wear: 0 };
      const [{ simple, saved }, ms] = timed(() => followedYear(choice.house, size, prices, following));
      const possible = simple.cost - (leastYear(choice.house, size, prices, following)?.cost ?? Number.NaN);
      const share = possible < 1 ? "" : `, ${(saved / possible).toFixed(2)} of what is possible`;
      return `${name}, ${kind}: ${simple.cost.toFixed(0)} a year, saved ${saved.toFixed(0)}${share}; ${ms.toFixed(0)} ms for ${choice.house.years.length} years`;
    });
  });
}

/** `bench dispatch`: weeks and years; bars of a controller's year 8 ms, of an exact one 500 ms, least of 25 runs. */
export async function measure(figures: readonly string[]): Promise<string[]> {
  const asked = (name: string) => figures.length === 0 || figures.includes(name);
  return Promise.resolve([
    ...(asked("weeks") ? ofWeeks() : []),
    ...(asked("years") ? ofYears() : []),
    ...(asked("homes") ? ofHomes() : []),
  ]);
}
