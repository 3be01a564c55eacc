import { say } from "@sunwright/words/report-hours";
import { labels } from "@sunwright/words/room";
import { BATTERY_ONE_WAY, INVERTER_EFFICIENCY } from "@sunwright/engine/sizing/inputs/defaults";
import { HOURS_OF_DAY } from "./calendar";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";

/** Below this an energy is rounding. [kWh] */
export const ROUNDING = 1e-6;

/** What brought the load of one hour; the parts and the unmet rest add up to the load. [kWh] */
export interface HourSupply {
  /** Sun used the moment it shines, as it reaches the house. */
  readonly sun: number;
  readonly battery: number;
  readonly generator: number;
  readonly grid: number;
  readonly unmet: number;
}

export const SUPPLY_NAMES: Readonly<Record<keyof HourSupply, string>> = labels(say, {
  sun: "supply.sun",
  battery: "supply.battery",
  generator: "supply.generator",
  grid: "supply.grid",
  unmet: "supply.unmet",
});

const NOTHING: HourSupply = { sun: 0, battery: 0, generator: 0, grid: 0, unmet: 0 };
const at = (column: Float64Array, index: number) => column[index] ?? 0;

/** What brought an hour's load. Sun and battery share what came through the inverter as they shared its input. */
export function supplyOf(hours: DesignHours, hour: number): HourSupply {
  const load = at(hours.load, hour);
  if (load <= ROUNDING) return NOTHING;
  const unmet = Math.min(load, Math.max(0, at(hours.unmet, hour)));
  const served = load - unmet;
  const direct = at(hours.direct, hour);
  const bus = direct + at(hours.fromBattery, hour);
  const outside = fromOutside(hours, hour, served, bus);
  const generator = Math.min(outside, at(hours.generator, hour));
  const inverted = served - outside;
  const sun = bus > 0 ? (inverted * direct) / bus : 0;
  return { sun, battery: inverted - sun, generator, grid: outside - generator, unmet };
}

/**
 * Of what grid and generator give, the part the house uses; the rest charges the battery through a charger. Never less
 * than what cannot have come through the inverter, whose own draw counts to its input.
 */
function fromOutside(hours: DesignHours, hour: number, served: number, bus: number): number {
  const given = at(hours.generator, hour) + at(hours.gridImport, hour);
  const charging = at(hours.chargedFromMains, hour) / BATTERY_ONE_WAY;
  return Math.min(Math.max(0, served - bus * INVERTER_EFFICIENCY, given - charging), given, served);
}

/** A stretch of the year in equal steps. Energies in kWh a step; charge from 0 to 1. */
export interface SupplySteps extends Readonly<Record<keyof HourSupply, Float64Array>> {
  /** Hour of the year the first step begins with. */
  readonly first: number;
  readonly count: number;
  /** 1: hours. 24: days. */
  readonly hoursPerStep: number;
  readonly load: Float64Array;
  readonly production: Float64Array;
  /** From panels, grid and generator. */
  readonly charged: Float64Array;
  readonly exported: Float64Array;
  readonly surplus: Float64Array;
  /** At the end of the hour; of a day its lowest. */
  readonly charge: Float64Array;
}

export interface Stretch {
  readonly first: number;
  readonly count: number;
  readonly hoursPerStep: 1 | 24;
}

export const wholeYear: Stretch = { first: 0, count: 365, hoursPerStep: HOURS_OF_DAY };

/** The hours of a stretch, gathered to its steps. */
export function supplySteps(hours: DesignHours, { first, count, hoursPerStep }: Stretch): SupplySteps {
  const column = () => new Float64Array(count);
  const steps = {
    first,
    count,
    hoursPerStep,
    sun: column(),
    battery: column(),
    generator: column(),
    grid: column(),
    unmet: column(),
    load: column(),
    production: column(),
    charged: column(),
    exported: column(),
    surplus: column(),
    charge: column().fill(1),
  };
  for (let step = 0; step < count; step += 1)
    for (let inStep = 0; inStep < hoursPerStep; inStep += 1)
      addHour(steps, step, hours, first + step * hoursPerStep + inStep);
  return steps;
}

function addHour(steps: SupplySteps, step: number, hours: DesignHours, hour: number): void {
  const add = (column: Float64Array, value: number) => {
    column[step] = at(column, step) + value;
  };
  const { sun, battery, generator, grid, unmet } = supplyOf(hours, hour);
  add(steps.sun, sun);
  add(steps.battery, battery);
  add(steps.generator, generator);
  add(steps.grid, grid);
  add(steps.unmet, unmet);
  add(steps.load, at(hours.load, hour));
  add(steps.production, at(hours.production, hour));
  add(steps.charged, at(hours.toBattery, hour) + at(hours.chargedFromMains, hour));
  add(steps.exported, at(hours.gridExport, hour));
  add(steps.surplus, at(hours.surplus, hour));
  steps.charge[step] = Math.min(at(steps.charge, step), at(hours.charge, hour));
}

/** Which sources a stretch has at all, so that the rest needs no key. */
export function sourcesIn(steps: SupplySteps): ReadonlySet<keyof HourSupply> {
  const sources = ["sun", "battery", "generator", "grid", "unmet"] as const;
  return new Set(sources.filter((source) => steps[source].some((value) => value > ROUNDING)));
}

/** The step that deserves the first look: the most unmet, else the emptiest battery. */
export function worstStep(steps: SupplySteps): number {
  let worst = 0;
  for (let step = 1; step < steps.count; step += 1) {
    const more = at(steps.unmet, step) - at(steps.unmet, worst);
    if (more > ROUNDING || (Math.abs(more) <= ROUNDING && at(steps.charge, step) < at(steps.charge, worst) - ROUNDING))
      worst = step;
  }
  return worst;
}
