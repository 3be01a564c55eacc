import { sensitivityOf } from "@sunwright/engine/sensitivity/sensitivity";
import type { DesignInput, ParametersInput } from "@sunwright/engine/sizing/inputs/design";
import { explainSimulation } from "@sunwright/engine/sizing/explain/explain-simulation";
import { figuresOf } from "@sunwright/engine/sizing/choice/figures";
import { previewOf } from "@sunwright/engine/sizing/preview";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { house } from "@sunwright/engine/sizing/testing/house";

/* What a person waits for, in turns with a fixed piece of work of the same process: a slow machine is slow at both. */

/** The house of the design page's example in a city whose synthetic years are there. */
const DESIGNS: Readonly<Record<string, Partial<ParametersInput>>> = {
  "off-grid": { systemType: "off-grid" },
  hybrid: { systemType: "hybrid", outageHours: 6 },
  "on-grid": { systemType: "on-grid" },
  "with-generator": { systemType: "off-grid", generator: "petrol" },
  "hybrid-with-generator": { systemType: "hybrid", outageHours: 6, generator: "petrol", outagesPerYear: 60 },
};
export const figureNames = Object.keys(DESIGNS);

interface Piece {
  readonly name: string;
  /** Processor time on a machine that does the reference in 100 ms, and of designs that may take longer. [ms] */
  readonly budget: number;
  readonly longer?: Readonly<Record<string, number>>;
  /** What is measured; what comes before it is not. */
  readonly prepared: (input: DesignInput) => () => unknown;
}

/**
 * Sources: search: issue 15; verdict and sensitivity: their speed bars as set; the whole design: as long as the
 * sensitivity; the preview: half of the whole design (record 099).
 */
const PIECES: readonly Piece[] = [
  {
    name: "search",
    budget: 100,
    longer: { hybrid: 300, "on-grid": 300, "with-generator": 500, "hybrid-with-generator": 500 },
    prepared: (input) => () => figuresOf(input),
  },
  {
    name: "verdict",
    budget: 300,
    prepared: (input) => {
      const figures = figuresOf(input);
      return () => explainSimulation(figures);
    },
  },
  { name: "whole design", budget: 1_000, prepared: (input) => () => sizeSystem(input) },
  { name: "preview", budget: 500, prepared: (input) => () => previewOf(figuresOf(input)) },
  {
    name: "sensitivity",
    budget: 1_000,
    prepared: (input) => {
      const { array, battery } = figuresOf(input);
      const asked = { basis: { ...input, load: { ...input.load } }, panels: array.capacity, battery: battery.capacity };
      return () => sensitivityOf(asked);
    },
  },
];

const REFERENCE = { years: 7_000, milliseconds: 100 };
const HOURS = 8_760;

/** A store filled and emptied through the hours of a year, so often that it took 100 ms where the budgets were set. */
function referenceWork(): number {
  const flow = Float64Array.from({ length: HOURS }, (_, hour) => Math.sin(hour / 3.8) + Math.sin(hour / 97));
  let empty = 0;
  for (let year = 0; year < REFERENCE.years; year += 1) {
    let stored = 5;
    for (let hour = 0; hour < HOURS; hour += 1) {
      stored += (flow[hour] ?? 0) * 0.96 - stored * 4e-5;
      if (stored > 10) stored = 10;
      if (stored < 1) {
        stored = 1;
        empty += 1;
      }
    }
  }
  return empty;
}

/** [ms] */
function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Time given to warming, in which the compiler settles, as in the part `engine`. [ms] */
const WARMING = 1_000;
const ROUNDS = 9;

function warm(run: () => unknown): void {
  for (let spent = 0; spent < WARMING;) spent += processorTime(run);
}

const middle = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** A load of its own each time: none of its years is drawn already. */
const freshInput = (design: string): DesignInput => {
  const { load, parameters } = house({ city: "ng-kano", ...DESIGNS[design] });
  return { load: { ...load }, parameters };
};

function line(design: string, { name, budget: usual, longer, prepared }: Piece): string {
  const budget = longer?.[design] ?? usual;
  warm(() => prepared(freshInput(design))());
  const turns = Array.from({ length: ROUNDS }, () => ({
    reference: processorTime(referenceWork),
    time: processorTime(prepared(freshInput(design))),
  }));
  const allowed = budget / REFERENCE.milliseconds;
  const times = middle(turns.map(({ time, reference }) => time / reference));
  if (times > allowed) process.exitCode = 1;
  const milliseconds = Math.round(middle(turns.map(({ time }) => time)));
  const verdict = times > allowed ? "MISSES its budget" : "within its budget";
  return `${design}, ${name}: ${milliseconds} ms, ${times.toFixed(2)} of the reference, ${verdict} of ${allowed.toFixed(0)}`;
}

/** Search, verdict, whole design and sensitivity of four kinds of designs, against what each may take. */
export function measure(asked: readonly string[]): Promise<string[]> {
  warm(referenceWork);
  const designs = figureNames.filter((name) => asked.length === 0 || asked.includes(name));
  const lines = designs.flatMap((design) => PIECES.map((piece) => line(design, piece)));
  return Promise.resolve([`reference: ${Math.round(processorTime(referenceWork))} ms`, ...lines]);
}
