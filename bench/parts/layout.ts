import { tell } from "@sunwright/words/engine";
import { problemOf } from "@sunwright/engine/layout/instance";
import { optimise, type LayoutResult } from "@sunwright/engine/layout/optimise";
import type { LayoutProblem } from "@sunwright/engine/layout/problem";
import { seededRandom } from "@sunwright/engine/layout/random";
import { verified } from "@sunwright/engine/layout/testing/verify";
import { instances } from "@sunwright/engine/layout/truth/instances";
import { planRoof } from "@sunwright/engine/roof/plan-roof";
import type { RoofProblem } from "@sunwright/engine/roof/roof-problem";
import { type RoofSun, roofSun } from "@sunwright/engine/roof/roof-sun";
import { roofBasis } from "@sunwright/engine/roof/score-layout";
import { bare } from "@sunwright/engine/roof/testing/bare-roof";

interface Measured extends LayoutResult {
  readonly problem: LayoutProblem;
  /** Until the first layout was there. [ms] */
  readonly first: number;
  /** Processor time of the same work: with the threads that compile and collect, without waiting. [ms] */
  readonly processor: number;
  readonly gapPercent: number;
  /** What the specification's grid formula and the best full-width rows hold. */
  readonly formula: number;
  readonly rows: LayoutResult;
}

/** By the clock on the wall, as people wait and as the bars are meant: other work on the machine stretches it. [ms] */
const now = () => performance.now();

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Floor of (side − 0.2) / (panel + 0.2) along both axes. Source: specification 2, grid of the designer. */
const gridFormula = ({ roof, panel }: LayoutProblem) =>
  Math.max(0, Math.floor((roof.width - 0.2) / (panel.width + 0.2))) *
  Math.max(0, Math.floor((roof.height - 0.2) / (panel.height + 0.2)));

function measured(problem: LayoutProblem, seconds: number): Measured {
  const [began, used] = [now(), processorTime()];
  let first = Infinity;
  const onProgress = () => (first = Math.min(first, now() - began));
  const result = optimise(problem, { seconds, now, onProgress });
  const processor = processorTime() - used;
  const { faults, value } = verified(problem, result.layout);
  if (faults.length > 0 || value !== result.value || value > result.upperBound) {
    throw new Error(`A layout breaks a rule: ${JSON.stringify({ problem, faults, value, claimed: result.value })}`);
  }
  const gapPercent = result.upperBound > 0 ? (100 * (result.upperBound - value)) / result.upperBound : 0;
  const rows = optimise(problem, { seconds, now, arrangement: "rows" });
  return { ...result, problem, first, processor, gapPercent, formula: gridFormula(problem), rows };
}

const PANELS = [
  { width: 1.4, height: 0.9 },
  { width: 1.65, height: 1 },
  { width: 2, height: 1.3 },
  { width: 1.722, height: 1.134 },
  { width: 2, height: 1 },
];

interface Roofs {
  readonly count: number;
  readonly least: readonly [number, number];
  readonly most: readonly [number, number];
  readonly obstructions: number;
  readonly seconds: number;
}

/** Roofs of a seed: sides and obstructions on 0.1 m, five panel sizes, gap 0 or 20 mm, setback and clearance or none. */
function randomRoof(seed: number, { least, most, obstructions }: Roofs): LayoutProblem {
  const random = seededRandom(seed);
  const metres = (low: number, high: number) => Math.round((low + (high - low) * random()) * 10) / 10;
  const roof = { width: metres(least[0], most[0]), height: metres(least[1], most[1]) };
  const panel = PANELS[Math.floor(random() * PANELS.length)];
  const count = Math.floor(random() * (obstructions + 1));
  return problemOf({
    roof,
    panel,
    gap: random() < 0.5 ? 0 : 0.02,
    setback: random() < 0.5 ? 0 : 0.3,
    clearance: random() < 0.5 ? 0 : 0.1,
    obstructions: Array.from({ length: count }, () => ({
      x: metres(0, roof.width - 0.3),
      y: metres(0, roof.height - 0.3),
      width: metres(0.2, 1.2),
      height: metres(0.2, 1.3),
    })),
  });
}

/** Source: bar of the 50 m roofs, issue of the roof optimiser. [%] */
const GAP_BAR = 0.7;

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

function summary(name: string, roofs: Roofs): string {
  const all = Array.from({ length: roofs.count }, (_, seed) => measured(randomRoof(seed + 1, roofs), roofs.seconds));
  const proved = all.filter(({ optimal }) => optimal).length;
  const times = all.map(({ ms }) => ms);
  const toProof = all.filter(({ optimal }) => optimal).map(({ ms }) => ms);
  const sum = (of: (one: Measured) => number) => all.reduce((total, one) => total + of(one), 0);
  const panels = sum(({ value }) => value);
  const fewer = (other: number) => `${((100 * (panels - other)) / panels).toFixed(1)} %`;
  return [
    `${name}: ${proved} of ${roofs.count} proved (${((100 * proved) / roofs.count).toFixed(1)} %) within ${roofs.seconds} s`,
    `ms median ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(0)}, most ${quantile(times, 1).toFixed(0)}`,
    `processor ms p95 ${quantile(
      all.map(({ processor }) => processor),
      0.95,
    ).toFixed(0)}`,
    `first layout ms p95 ${quantile(
      all.map(({ first }) => first),
      0.95,
    ).toFixed(1)}`,
    `to proof ms p95 ${quantile(toProof, 0.95).toFixed(0)}`,
    `${all.filter(({ gapPercent }) => gapPercent <= GAP_BAR).length} within ${GAP_BAR} %`,
    `largest gap ${Math.max(...all.map(({ gapPercent }) => gapPercent)).toFixed(2)} %`,
    `rows ms p95 ${quantile(
      all.map(({ rows }) => rows.ms),
      0.95,
    ).toFixed(1)}`,
    `the grid formula holds ${fewer(sum(({ formula }) => formula))} fewer panels, the best rows ${fewer(sum(({ rows }) => rows.value))}`,
  ].join("; ");
}

function line(id: string, one: Measured): string {
  const bound = one.optimal ? "proved" : `bound ${one.upperBound}, gap ${one.gapPercent.toFixed(2)} %`;
  const others = `grid formula ${one.formula} panels, rows ${one.rows.value} in ${one.rows.ms.toFixed(1)} ms`;
  const times = `first ${one.first.toFixed(0)} ms, ${one.optimal ? "proof" : "end"} ${one.ms.toFixed(0)} ms (${one.processor.toFixed(0)} of processor time)`;
  return `${id.padEnd(24)} ${one.value} (${one.layout.length} panels), ${bound}; ${times}; ${others}`;
}

/** A pitched roof in New York with random obstructions, planned by energy with shade from the sun. */
function shadedRoof(seed: number, sun: RoofSun): string {
  const random = seededRandom(seed);
  const metres = (low: number, high: number) => Math.round((low + (high - low) * random()) * 10) / 10;
  const roof = { width: metres(4, 14), height: metres(3, 9), tilt: 30, azimuth: 180 };
  const obstructions = Array.from({ length: Math.floor(random() * 5) }, (_, index) => ({
    id: String(index),
    type: "chimney" as const,
    x: metres(0, roof.width - 0.3),
    y: metres(0, roof.height - 0.3),
    width: metres(0.2, 1.2),
    height: metres(0.2, 1.3),
    shadowLength: metres(0.5, 3),
  }));
  const input: RoofProblem = { ...bare, roof, obstructions };
  const plan = planRoof(input, { seconds: 5, now }, roofBasis(input, sun));
  if (plan.faults.length > 0) throw new Error(`A planned roof breaks a rule: ${tell(plan.faults[0]?.text ?? "")}`);
  return `shade ${seed}, ${roof.width} x ${roof.height} m: ${plan.count} panels, ${plan.energyYield.value.toFixed(0)} kWh, gap ${plan.gapPercent.value.toFixed(2)} %, ${plan.ms.toFixed(0)} ms`;
}
const SHADED_ROOFS = 20;

/** Value, bound and time on the reference instances and on seeded random roofs; every layout is verified. */
export function measure(): Promise<string[]> {
  const lines = instances.map((instance) => line(instance.id, measured(problemOf(instance), 5)));
  const house = { least: [4, 3], most: [14, 9], obstructions: 4, count: 300, seconds: 1 } as const;
  const villa = { least: [4, 3], most: [20, 15], obstructions: 8, count: 150, seconds: 1 } as const;
  const flat = { least: [50, 50], most: [50, 50], obstructions: 12, count: 12, seconds: 5 } as const;
  lines.push(summary("up to 14 x 9 m, 4 obstructions", house));
  lines.push(summary("up to 20 x 15 m, 8 obstructions", villa));
  lines.push(summary("up to 20 x 15 m, 8 obstructions", { ...villa, seconds: 5 }));
  lines.push(summary("50 x 50 m, 12 obstructions", flat));
  lines.push(summary("50 x 50 m, empty", { ...flat, obstructions: 0 }));
  const sun = roofSun(bare);
  for (let seed = 1; seed <= SHADED_ROOFS; seed++) lines.push(shadedRoof(seed, sun));
  return Promise.resolve([
    ...lines,
    `memory ${Math.round(process.memoryUsage().rss / 1e6)} MB (the whole process, at the end)`,
  ]);
}
