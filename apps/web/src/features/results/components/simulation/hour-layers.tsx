import { stack, stepArea, stepLine } from "@sunwright/engine/report/step-path";
import type { SupplySteps } from "@sunwright/engine/report/supply";

export interface Scales {
  readonly x: (step: number) => number;
  readonly y: (value: number) => number;
  /** Of the strip below; 0 to 1. */
  readonly charge: (value: number) => number;
}

interface LayersProps {
  readonly steps: SupplySteps;
  readonly scales: Scales;
  /** Reference to the pattern of unmet load. */
  readonly hatch: string;
}

/** From the axis: sun used directly, battery, generator, grid, unmet; the load as the line on top; all the sun behind. */
export function SupplyLayers({ steps, scales: { x, y }, hatch }: LayersProps) {
  const layers = [
    { values: steps.sun, fill: "var(--sun)" },
    { values: steps.battery, fill: "var(--battery)" },
    { values: steps.generator, fill: "var(--gen)" },
    { values: steps.grid, fill: "var(--grid)" },
    { values: steps.unmet, fill: hatch },
  ];
  const ends = stack(layers.map(({ values }) => values));
  const floor = new Float64Array(steps.count);
  return (
    <>
      <path d={stepArea(floor, steps.production, x, y)} fill="var(--sun-soft)" />
      {layers.map(({ values, fill }, index) =>
        values.some((value) => value > 0) ? (
          <path key={fill} d={stepArea(ends[index - 1] ?? floor, ends[index] ?? floor, x, y)} fill={fill} />
        ) : null,
      )}
      <path d={stepLine(steps.production, x, y)} fill="none" stroke="var(--sun-edge)" strokeWidth={1.3} />
      <path d={stepLine(steps.load, x, y)} fill="none" stroke="var(--load)" strokeWidth={1.6} />
    </>
  );
}

export function ChargeStrip({ steps, scales: { x, charge } }: Omit<LayersProps, "hatch">) {
  return (
    <>
      <path d={stepArea(new Float64Array(steps.count), steps.charge, x, charge)} fill="var(--battery-soft)" />
      <path d={stepLine(steps.charge, x, charge)} fill="none" stroke="var(--battery-edge)" strokeWidth={1.5} />
    </>
  );
}
